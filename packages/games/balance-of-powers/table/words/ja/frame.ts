/** The frame of the table, in Japanese, in the terms of the rulebook. */
import type { frame as frameInEnglish } from '../en/frame.ts'

export const frame: typeof frameInEnglish = {
  and: (names) => names.join('、'),
  comma: '、',
  dot: '・',
  sides: ['同盟国', '協商国'],
  setup: '配置',
  end: 'ゲーム終了',
  refusal: {
    plain: '今はできません',
    over: 'ゲームは終了しています。盤は引き続き見られます。',
    notOffered: 'そこでは今できることがありません。',
    notYours: (who) => `今は${who}の決定を待っています。その間、盤を自由に見られます。`,
  },
}
