import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Petunjuk',
  hintAll: 'Petunjuk yang melihat kartu tertutup',
  goals: {
    win: 'Satu langkah dari kemenangan yang diketahui.',
    run: 'Satu urutan akan lengkap.',
    flip: 'Satu kartu tertutup akan terbuka.',
    empty: 'Satu kolom akan kosong.',
    order: 'Kartu menjadi lebih teratur.',
    fill: 'Kolom kosong terisi untuk pembagian berikutnya.',
    deal: 'Tidak terlihat yang lebih baik.',
  },
  nothing: 'Tidak terlihat langkah yang berguna.',
  something: 'Masih ada yang bisa dilakukan.',

  solution: 'Penyelesaian',
  searching: (positions) => `Mencari: ${positions} posisi`,
  stop: 'Hentikan',
  unsolved: 'Tidak ditemukan penyelesaian dalam waktu yang ada.',
  fromStart: 'Dari awal',
  play: 'Putar',
  pause: 'Jeda',
  back: 'Mundur satu langkah',
  forward: 'Maju satu langkah',
  speed: (factor) => `Kecepatan ${factor}`,
  step: (step, of) => `Langkah ${step} dari ${of}`,

  deadEnds: {
    'no-action': 'Tidak ada langkah lagi. Urungkan, ulangi, atau mulai permainan baru.',
    'deal-impossible':
      'Hanya tersisa pembagian, dan kartunya terlalu sedikit. Urungkan, ulangi, atau mulai permainan baru.',
    lost: 'Terbukti: dari sini permainan tidak bisa dimenangkan. Urungkan, ulangi, atau mulai permainan baru.',
  },
};
