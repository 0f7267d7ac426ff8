/** What lies off the map, in Japanese, in the terms of the rulebook. */
import type { Words } from '../en.ts'

export const boxes: Words['boxes'] = {
  reserve: (side) => `${side}：予備ボックス`,
  replaceable: (side) => `${side}：補充可能ユニット・ボックス`,
  waiting: (side) => `${side}：登場前`,
  eliminated: (side) => `${side}：除去ユニット・ボックス`,
  uprisings: '起こりうる蜂起',
  times: (n) => `${n}個`,
  withNation: (nation) => `${nation}の参戦時`,
  byCard: (id, title) => `${id}「${title}」`,
  deck: (side, draw, discarded, removed, out) =>
    `${side}：引きパイル${draw}枚、捨て札${discarded}枚、除去${removed}枚${out > 0 ? `、未使用${out}枚` : ''}`,
}
