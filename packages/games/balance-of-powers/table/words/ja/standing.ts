/** The head of the table and what lies off the map, in Japanese. */
import type { standing as standingInEnglish } from '../en/standing.ts'

export const standing: typeof standingInEnglish = {
  standing: {
    measures: {
      chips: (side) => `◆ ${side}`,
      demoralization: (side) => `${side}の士気喪失`,
      points: (side) => `${side}の得点`,
    },
    wanted: (n) => `${n}以上で勝利`,
    of: (value, wanted) => `${value}／${wanted}`,
  },
  boxes: {
    bought: (nation) => `調達済み（${nation}）`,
    pool: (nation) => `フォースプール（${nation}）`,
    toCome: (nation) => `これから登場（${nation}）`,
  },
}
