import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'ヒント',
  hintAll: '伏せ札も見るヒント',
  goals: {
    win: '分かっている勝ち手順の一手です。',
    run: '組が完成します。',
    flip: '伏せ札が表になります。',
    empty: '空の列ができます。',
    order: 'カードが順に並びます。',
    fill: '次に配れるよう空の列を埋めます。',
    deal: 'これより良い手は見えません。',
  },
  nothing: '役に立つ手は見えません。',
  something: 'まだできることがあります。',

  solution: '解答',
  searching: (positions) => `探索中：${positions} 局面`,
  stop: '中止',
  unsolved: '時間内に解答は見つかりませんでした。',
  fromStart: '最初から',
  play: '再生',
  pause: '一時停止',
  back: '一手戻る',
  forward: '一手進む',
  speed: (factor) => `速さ ${factor}`,
  step: (step, of) => `${of} 手中 ${step} 手目`,

  deadEnds: {
    'no-action': 'もう手がありません。元に戻すか、やり直すか、新しいゲームを始めてください。',
    'deal-impossible':
      '配るしかありませんが、カードが足りません。元に戻すか、やり直すか、新しいゲームを始めてください。',
    lost: '証明済み：ここからは勝てません。元に戻すか、やり直すか、新しいゲームを始めてください。',
  },
};
