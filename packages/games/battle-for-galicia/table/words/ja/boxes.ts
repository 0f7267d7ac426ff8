/** 盤外のコマ */
import type { Words } from '../en.ts'

export const boxes: Words['boxes'] = {
  arriving: (turn, army) => `第${turn}ターン：${army}`,
  eliminated: (army) => `除去：${army}`,
  at: (hexes) => hexes.join('または'),
  alongRail: (from, to, plus) => [`${from}～${to}の鉄道`, ...plus].join('または'),
}
