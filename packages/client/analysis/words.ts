/** Words of the analysis. */
import type { Language } from '@sandtable/kernel'

interface AnalysisWords {
  readonly offer: string
  readonly title: string
  readonly working: string
  readonly workingNow: (percent: number) => string
  readonly stop: string
  readonly stopped: (percent: number) => string
  readonly again: string
  readonly failed: string
  readonly ready: string
  readonly chances: string
  readonly chancesNote: string
  readonly end: string
  readonly percent: (n: number | string) => string
  readonly points: string
  readonly pointsNote: string
  readonly noPoints: string
  readonly gains: (who: string, by: string) => string
  readonly ofLuck: (by: string) => string
  readonly luck: string
  readonly luckNote: (rerolls: number) => string
  readonly noLuck: string
  readonly helped: (who: string) => string
}

const en: AnalysisWords = {
  offer: 'Analyse the game',
  title: 'Analysis',
  working: 'The computer goes through the game again and judges every position.',
  workingNow: (percent) => `${percent}% of the game`,
  stop: 'Stop',
  stopped: (percent) => `Stopped after ${percent}% of the game.`,
  again: 'Start again',
  failed: 'The game could not be analysed.',
  ready: 'The analysis is ready.',
  chances: 'Chances to win',
  chancesNote:
    'Estimates: the computer’s own judgement of each position, with nothing hidden from it. A click on the chart shows that moment.',
  end: 'End',
  percent: (n) => `${n}%`,
  points: 'Turning points',
  pointsNote: 'What moved the chances most, in percentage points for the side that gained.',
  noPoints: 'Nothing moved the chances by 3 percentage points or more.',
  gains: (who, by) => `${who} ${by} percentage points`,
  ofLuck: (by) => `dice ${by}`,
  luck: 'Luck of the dice',
  luckNote: (rerolls) =>
    `What throws and draws brought beyond expectation, in percentage points of the chance to win. The expectation is the mean of ${rerolls} repetitions of each.`,
  noLuck: 'No throw brought a percentage point or more.',
  helped: (who) => `Best throws for ${who}`,
}

const ja: AnalysisWords = {
  offer: 'ゲームを検討する',
  title: 'ゲームの検討',
  working: 'コンピュータがゲームを初めからたどり、局面を一つずつ評価しています。',
  workingNow: (percent) => `全体の${percent}%`,
  stop: '止める',
  stopped: (percent) => `全体の${percent}%で止めました。`,
  again: '初めから検討する',
  failed: 'このゲームは検討できませんでした。',
  ready: '検討が終わりました。',
  chances: '勝率の推移',
  chancesNote:
    'コンピュータの局面評価による推定値です（伏せられた情報も見て評価）。図を押すとその時点の盤面を見られます。',
  end: '終了時',
  percent: (n) => `${n}%`,
  points: '戦局の分かれ目',
  pointsNote: '勝率が大きく動いた出来事です。数字は有利になった側の勝率の増分（%）です。',
  noPoints: '勝率が3%以上動いた出来事はありません。',
  gains: (who, by) => `${who} 勝率${by}%`,
  ofLuck: (by) => `うち出目の運${by}`,
  luck: 'サイコロの運',
  luckNote: (rerolls) =>
    `出目や引きが期待値に比べて勝率を何%動かしたかの合計です。期待値は、同じ判定をそれぞれ${rerolls}回やり直した平均です。`,
  noLuck: '勝率を1%以上動かした出目はありません。',
  helped: (who) => `${who}に有利だった出目`,
}

export const analysisWords = (language: Language): AnalysisWords => ({ en, ja })[language]
