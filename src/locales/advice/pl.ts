import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Podpowiedź',
  hintAll: 'Podpowiedź, która widzi zakryte karty',
  goals: {
    win: 'Krok znanej wygranej.',
    run: 'Sekwens będzie ukończony.',
    flip: 'Odkryje się zakryta karta.',
    empty: 'Kolumna będzie pusta.',
    order: 'Porządkuje karty.',
    fill: 'Wypełnia pustą kolumnę przed rozdaniem.',
    deal: 'Nie widać nic lepszego.',
  },
  nothing: 'Nie widać nic pożytecznego.',
  something: 'Można jeszcze coś zrobić.',

  solution: 'Rozwiązanie',
  searching: (positions) => `Szukanie, pozycje: ${positions}`,
  stop: 'Zatrzymaj',
  unsolved: 'W danym czasie nie znaleziono rozwiązania.',
  fromStart: 'Od początku',
  play: 'Odtwórz',
  pause: 'Pauza',
  back: 'Krok wstecz',
  forward: 'Krok naprzód',
  speed: (factor) => `Szybkość ${factor}`,
  step: (step, of) => `Krok ${step} z ${of}`,

  deadEnds: {
    'no-action': 'Nie ma już ruchu. Cofnij, zacznij od nowa albo rozpocznij nową grę.',
    'deal-impossible': 'Zostało tylko rozdanie, a kart jest za mało. Cofnij, zacznij od nowa albo rozpocznij nową grę.',
    lost: 'Udowodniono: stąd nie można wygrać. Cofnij, zacznij od nowa albo rozpocznij nową grę.',
  },
};
