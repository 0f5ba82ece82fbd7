import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Suggerimento',
  hintAll: 'Suggerimento che vede le carte coperte',
  goals: {
    win: 'Un passo di una vittoria nota.',
    run: 'Una sequenza sarà completa.',
    flip: 'Una carta coperta verrà girata.',
    empty: 'Una colonna resterà vuota.',
    order: 'Mette in ordine le carte.',
    fill: 'Riempie una colonna vuota per la prossima distribuzione.',
    deal: 'Non si vede niente di meglio.',
  },
  nothing: 'Non si vede niente di utile.',
  something: 'Si può ancora fare qualcosa.',

  solution: 'Soluzione',
  searching: (positions) => `Ricerca: ${positions} posizioni`,
  stop: 'Ferma',
  unsolved: 'Nessuna soluzione trovata nel tempo dato.',
  fromStart: 'Dall’inizio',
  play: 'Riproduci',
  pause: 'Pausa',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  speed: (factor) => `Velocità ${factor}`,
  step: (step, of) => `Passo ${step} di ${of}`,

  deadEnds: {
    'no-action': 'Non resta alcuna azione. Annulla, ricomincia o inizia una nuova partita.',
    'deal-impossible':
      'Resta solo la distribuzione, e le carte non bastano. Annulla, ricomincia o inizia una nuova partita.',
    lost: 'È dimostrato: da qui non si può vincere. Annulla, ricomincia o inizia una nuova partita.',
  },
};
