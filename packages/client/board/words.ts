/** Words of the board itself. */
import type { Language } from '@sandtable/kernel'

const en = {
  map: 'Map',
  mapRole: 'board',
  mapKeys:
    'Arrow keys walk the map, Tab the places where you may act, Enter chooses, F spreads a stack, plus and minus zoom.',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  fit: 'Show what may be done, then the whole map (Home)',
  overlays: 'Overlays',
  close: 'Close',
  stack: 'Stack',
  north: 'North',
  legal: 'May be chosen',
  combat: 'May be attacked',
  more: 'and others, hidden',
  units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  cost: (value: number) => `cost ${value}`,
  held: 'in your hand',
  off: 'Outside the map',
}

type BoardWords = typeof en

const ja: BoardWords = {
  map: 'マップ',
  mapRole: '盤',
  mapKeys:
    '矢印キーでマップ上を移動、Tabで行動できる場所へ、Enterで選択、Fでスタックを広げる、プラスとマイナスで拡大縮小。',
  zoomIn: '拡大（+）',
  zoomOut: '縮小（−）',
  fit: '行動できる範囲、次にマップ全体を表示（Home）',
  overlays: '重ね表示',
  close: '閉じる',
  stack: 'スタック',
  north: '北',
  legal: '選択可能',
  combat: '攻撃可能',
  more: 'ほかは不明',
  units: (count) => `${count}ユニット`,
  cost: (value) => `消費${value}`,
  held: '選択中',
  off: 'マップ外',
}

const all: Readonly<Record<Language, BoardWords>> = { en, ja }

export const boardWords = (language: Language): BoardWords => all[language]
