/** Words of the board itself. */
import type { Language } from '@sandtable/kernel'

const en = {
  map: 'Map',
  mapRole: 'board',
  spoken: 'Place under the cursor',
  mapKeys:
    'Arrow keys walk the map, Tab goes through the places where you may act, Enter chooses, F spreads a stack, full stop reads what lies around, comma everything about the place, number sign finds a place by its name, slash leads to the question and back.',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  fit: 'Show what may be done, then the whole map (Home)',
  place: 'Go to a place by name or number (#)',
  miniMap: 'Small map of the whole sheet',
  badges: 'A badge for each sector, or counters (B)',
  badgesKey: 'Badges of sectors, or counters',
  badgesName: 'Badges of sectors',
  overlays: 'Overlays',
  close: 'Close',
  stack: 'Stack',
  north: 'North',
  legal: 'May be chosen',
  /** of several units the one that choosing the place takes */
  legalUnit: (unit: string) => `May be chosen: Enter takes ${unit}`,
  combat: 'May be attacked',
  more: 'and others, hidden',
  atLeast: (units: string) => `at least ${units}`,
  units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  cost: (value: number) => `Cost ${value}`,
  /** so many of the units there */
  held: (n: number, all: number) => (n === all ? 'In your hand' : `${n} of ${all} in your hand`),
  aimed: 'Under attack',
  asked: 'Being decided',
  crowded: 'Pass only, too full to stay',
  off: 'Outside the map',
}

type BoardWords = typeof en

const ja: BoardWords = {
  map: 'マップ',
  mapRole: '盤',
  spoken: 'カーソルの位置',
  mapKeys:
    '矢印キーでマップ上を移動、Tabで行動できる場所へ、Enterで選択、Fでスタックを広げる、ピリオドで周囲を、コンマでこの場所の詳細を読み上げ、番号記号（#）で場所を名前から探し、スラッシュで今の質問とマップを行き来する。',
  zoomIn: '拡大（+）',
  zoomOut: '縮小（−）',
  fit: '行動できる範囲、次にマップ全体を表示（Home）',
  place: '名前か番号で場所へ移る（#）',
  miniMap: '全体図',
  badges: '戦区ごとの札／カウンターの切り替え（B）',
  badgesKey: '戦区の札とカウンターを切り替える',
  badgesName: '戦区の札',
  overlays: '重ね表示',
  close: '閉じる',
  stack: 'スタック',
  north: '北',
  legal: '選択可能',
  legalUnit: (unit) => `選択可能：Enterキーで${unit}を選択`,
  combat: '攻撃可能',
  more: 'ほかは不明',
  atLeast: (units) => `${units}以上`,
  units: (count) => `${count}ユニット`,
  cost: (value) => `消費${value}`,
  held: (n, all) => (n === all ? '選択中' : `${all}ユニット中${n}ユニットを選択中`),
  aimed: '攻撃目標',
  asked: '決定の対象',
  crowded: '通過のみ（満杯）',
  off: 'マップ外',
}

const all: Readonly<Record<Language, BoardWords>> = { en, ja }

export const boardWords = (language: Language): BoardWords => all[language]
