import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Dica',
  hintAll: 'Dica que vê as cartas viradas',
  goals: {
    win: 'Um passo de uma vitória conhecida.',
    run: 'Uma sequência ficará completa.',
    flip: 'Uma carta virada será revelada.',
    empty: 'Uma coluna ficará vazia.',
    order: 'Põe as cartas em ordem.',
    fill: 'Preenche uma coluna vazia para a próxima distribuição.',
    deal: 'Não se vê nada melhor.',
  },
  nothing: 'Não se vê nada útil.',
  something: 'Ainda há algo a fazer.',

  solution: 'Solução',
  searching: (positions) => `Procurando: ${positions} posições`,
  stop: 'Parar',
  unsolved: 'Nenhuma solução foi encontrada no tempo dado.',
  fromStart: 'Desde o início',
  play: 'Reproduzir',
  pause: 'Pausar',
  back: 'Um passo atrás',
  forward: 'Um passo à frente',
  speed: (factor) => `Velocidade ${factor}`,
  step: (step, of) => `Passo ${step} de ${of}`,

  deadEnds: {
    'no-action': 'Não resta nenhuma ação. Desfaça, reinicie ou comece um novo jogo.',
    'deal-impossible': 'Só resta distribuir, e faltam cartas. Desfaça, reinicie ou comece um novo jogo.',
    lost: 'Está provado: daqui não se pode vencer. Desfaça, reinicie ou comece um novo jogo.',
  },
};
