import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Indice',
  hintAll: 'Indice qui voit les cartes cachées',
  goals: {
    win: 'Une étape d’une victoire connue.',
    run: 'Une suite sera complète.',
    flip: 'Une carte cachée sera retournée.',
    empty: 'Une colonne sera vide.',
    order: 'Les cartes se mettent en ordre.',
    fill: 'Une colonne vide est remplie avant la donne.',
    deal: 'Rien de mieux n’est visible.',
  },
  nothing: 'Rien d’utile n’est visible.',
  something: 'Il y a encore quelque chose à faire.',

  solution: 'Solution',
  searching: (positions) => `Recherche : ${positions} positions`,
  stop: 'Arrêter',
  unsolved: 'Aucune solution trouvée dans le temps imparti.',
  fromStart: 'Depuis le début',
  play: 'Lire',
  pause: 'Pause',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  speed: (factor) => `Vitesse ${factor}`,
  step: (step, of) => `Étape ${step} sur ${of}`,

  deadEnds: {
    'no-action': 'Il n’y a plus d’action possible. Annulez, recommencez ou lancez une nouvelle partie.',
    'deal-impossible':
      'Il ne reste qu’une donne, et trop peu de cartes. Annulez, recommencez ou lancez une nouvelle partie.',
    lost: 'C’est prouvé : la partie ne peut plus être gagnée d’ici. Annulez, recommencez ou lancez une nouvelle partie.',
  },
};
