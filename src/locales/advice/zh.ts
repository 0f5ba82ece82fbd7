import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: '提示',
  hintAll: '能看到暗牌的提示',
  goals: {
    win: '这是已知胜法中的一步。',
    run: '将完成一套牌。',
    flip: '将翻开一张暗牌。',
    empty: '将空出一列。',
    order: '使牌更有序。',
    fill: '填上空列以便发牌。',
    deal: '没有看到更好的走法。',
  },
  nothing: '没有看到有用的走法。',
  something: '还有可做的事。',

  solution: '解法',
  searching: (positions) => `搜索中：${positions} 个局面`,
  stop: '停止',
  unsolved: '在限定时间内没有找到解法。',
  fromStart: '从头开始',
  play: '播放',
  pause: '暂停',
  back: '后退一步',
  forward: '前进一步',
  speed: (factor) => `速度 ${factor}`,
  step: (step, of) => `第 ${step} 步，共 ${of} 步`,

  deadEnds: {
    'no-action': '已无可走。请撤销、重新开始或开始新游戏。',
    'deal-impossible': '只剩发牌，但牌不够。请撤销、重新开始或开始新游戏。',
    lost: '已证明：从这里无法获胜。请撤销、重新开始或开始新游戏。',
  },
};
