/** Pointing at what a step is about: a place on the map, a button, a panel. */
import type { PanelName, Target } from '@sandtable/presentation/lesson'
import type { Table } from '../table/table.ts'

const PANELS: Readonly<Record<PanelName, string>> = {
  prompt: '.prompt .txt',
  hand: '.hand-bar',
  inspector: '.side-stack',
  fight: '.side-stack',
  log: '.side-log',
  overlays: '.board-tools',
  score: '.vp',
  turns: '.track',
  tracks: '.records',
  undo: '.prompt .acts .btn.icon:first-child',
  rules: '.to-rules',
  timeline: '.time',
}

/** Brings the place into view, as if the pointer were on it. */
export function lookAt(table: Table, target: Target | undefined): void {
  if (target?.kind !== 'space' && target?.kind !== 'unit') {
    table.hover(undefined)
    return
  }
  bringIntoSight(table, target)
  // where fingers point there is no hovering, and a callout would cover the little map there is
  if (matchMedia('(hover: hover)').matches) table.hover(target.space)
  if (target.kind === 'unit') table.select(target.space)
}

export function bringIntoSight(table: Table, target: Target | undefined): void {
  if (target?.kind !== 'space' && target?.kind !== 'unit') return
  if (!isInSight(table, target.space)) table.flyTo(target.space)
}

/** Nothing must move under a hand that is about to click: the map only flies where it has to. */
function isInSight(table: Table, space: number): boolean {
  const { spaces, width, spaceWidth } = table.presentation.sheet
  const layer = document.querySelector('.board-layer')?.getBoundingClientRect()
  const place = spaces[space]
  if (!layer || !place) return false
  const scale = layer.width / width
  const [x, y] = [layer.x + place.x * scale, layer.y + place.y * scale]
  const reach = (spaceWidth * scale) / 2
  const corners = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [x + dx, y + dy] as const))
  return corners.every((corner) => document.elementFromPoint(...corner)?.closest('.board-view') != null)
}

/** The element on the page a step points at, if it is one. A button may be there twice, one of them hidden. */
export function elementOf(table: Table, target: Target | undefined): Element | undefined {
  const selector = selectorOf(table, target)
  const elements = selector === undefined ? [] : [...document.querySelectorAll(selector)]
  return elements.find((element) => element.getClientRects().length > 0)
}

function selectorOf(table: Table, target: Target | undefined): string | undefined {
  if (target?.kind === 'panel') return PANELS[target.panel]
  if (target?.kind === 'unit') return unitSelector(table, target.unit)
  if (target?.kind === 'card') return cardSelector(target.card)
  if (target?.kind !== 'button') return undefined
  const key = table.buttons().find(({ answer }) => answer.verb === target.verb)?.key
  return key === undefined ? undefined : `.act[aria-keyshortcuts="${CSS.escape(key)}"]`
}

/** The head of a card in the hand, as long as none is laid open over it. */
const cardSelector = (card: number): string =>
  `.hand:not(:has(> .open-card)) [data-card="${card}"] .hcard-head`

/** A counter of a spread stack, or one on the battle board that may be chosen. */
function unitSelector(table: Table, unit: number): string | undefined {
  const counters = table.stacks().flatMap((stack) => stack.counters)
  const name = counters.find((counter) => counter.unit === unit)?.name
  return name === undefined ? undefined : `:is(.fan-counter, button.battle-unit)[title="${CSS.escape(name)}"]`
}
