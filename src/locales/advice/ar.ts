import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'تلميح',
  hintAll: 'تلميح يرى الأوراق المخفية',
  goals: {
    win: 'خطوة من فوز معروف.',
    run: 'ستكتمل سلسلة.',
    flip: 'ستُكشف ورقة مخفية.',
    empty: 'سيفرغ عمود.',
    order: 'يرتّب الأوراق.',
    fill: 'يملأ عمودًا فارغًا قبل التوزيع.',
    deal: 'لا يُرى ما هو أفضل.',
  },
  nothing: 'لا يُرى ما يفيد.',
  something: 'ما زال هناك ما يمكن فعله.',

  solution: 'الحل',
  searching: (positions) => `جارٍ البحث، المواضع: ${positions}`,
  stop: 'إيقاف',
  unsolved: 'لم يُعثر على حل في الوقت المتاح.',
  fromStart: 'من البداية',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: 'خطوة إلى الوراء',
  forward: 'خطوة إلى الأمام',
  speed: (factor) => `السرعة ${factor}`,
  step: (step, of) => `الخطوة ${step} من ${of}`,

  deadEnds: {
    'no-action': 'لم تبقَ أي نقلة. تراجع أو أعد البدء أو ابدأ لعبة جديدة.',
    'deal-impossible': 'لم يبقَ إلا التوزيع، والأوراق لا تكفي. تراجع أو أعد البدء أو ابدأ لعبة جديدة.',
    lost: 'ثبت أن الفوز من هنا غير ممكن. تراجع أو أعد البدء أو ابدأ لعبة جديدة.',
  },
};
