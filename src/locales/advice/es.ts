import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Pista',
  hintAll: 'Pista que ve las cartas ocultas',
  goals: {
    win: 'Un paso de una victoria conocida.',
    run: 'Se completará una escalera.',
    flip: 'Se descubrirá una carta oculta.',
    empty: 'Quedará vacía una columna.',
    order: 'Ordena las cartas.',
    fill: 'Llena una columna vacía para el próximo reparto.',
    deal: 'No se ve nada mejor.',
  },
  nothing: 'No se ve nada útil.',
  something: 'Todavía se puede hacer algo.',

  solution: 'Solución',
  searching: (positions) => `Buscando: ${positions} posiciones`,
  stop: 'Detener',
  unsolved: 'No se encontró solución en el tiempo dado.',
  fromStart: 'Desde el principio',
  play: 'Reproducir',
  pause: 'Pausar',
  back: 'Paso atrás',
  forward: 'Paso adelante',
  speed: (factor) => `Velocidad ${factor}`,
  step: (step, of) => `Paso ${step} de ${of}`,

  deadEnds: {
    'no-action': 'No queda ninguna acción. Deshaz, reinicia o empieza otra partida.',
    'deal-impossible': 'Solo queda repartir, y faltan cartas. Deshaz, reinicia o empieza otra partida.',
    lost: 'Está demostrado: desde aquí no se puede ganar. Deshaz, reinicia o empieza otra partida.',
  },
};
