/** The large game on a table: plain, but with all its counters, its log and its line of time. */
import type { Language, Refusal } from '@sandtable/kernel'
import { createLog } from '../chapters.ts'
import { createGleaning } from '../gleaning.ts'
import { hexSheet } from '../hex-sheet.ts'
import type { Button, Counter, LogLine, Preview, SpaceReport, Stack, Standing, TimeSpan } from '../models.ts'
import type { Presentation } from '../presentation.ts'
import type { Scene as AnyScene, Told as AnyTold } from '../scene.ts'
import type { Sheet, SheetData } from '../sheet.ts'
import { type Begun, spansOf } from '../spans.ts'
import { largeGame } from './game.ts'
import { columnOf, COLUMNS, GRID, HEXES } from './map.ts'
import { MARK } from './state.ts'
import type { LargeEvent, LargeTypes } from './types.ts'
import { enemyOf, MEMBERS, movementOf, SIDES, type Side, sideOf, STEPS, strengthOf, UNITS } from './units.ts'

type Scene = AnyScene<LargeTypes>
type Told = AnyTold<LargeTypes>

const NATIONS = ['germany', 'russia'] as const

const HEX = 64
const ROOT = Math.sqrt(3)
/** Columns stand upright; every second lies half a hex lower. */
const spaces = Array.from({ length: HEXES }, (_, h) => {
  const [column, row] = [columnOf(h), Math.floor(h / COLUMNS)]
  return { id: GRID.idOf(h), x: HEX * (1 + (column * ROOT) / 2), y: HEX * (1 + row + (column % 2) / 2) }
})
const title = { en: 'A large game', ja: '大型ゲーム' }
const data: SheetData = {
  id: 'large-game',
  width: Math.ceil(HEX * (2 + (COLUMNS * ROOT) / 2)),
  height: HEX * 57,
  tileSize: 512,
  levels: [],
  labels: [],
  north: 0,
  kilometresPerUnit: 0.1,
  title,
  subtitle: title,
  cartouche: { x: 100, y: 100 },
  credits: [],
}
export const largeSheet: Sheet = hexSheet(data, spaces, {
  top: 'side',
  origin: { x: spaces[0]?.x ?? 0, y: spaces[0]?.y ?? 0 },
  W: HEX,
})

const nationOf = (side: Side): string => NATIONS[side]
const all = Array.from({ length: UNITS }, (_, u) => u)

const counterOf = ({ state: s }: Scene, u: number): Counter => ({
  unit: u,
  name: `unit ${u}`,
  face: {
    nation: nationOf(sideOf(u)),
    symbol: movementOf(u) > 4 ? 'cavalry' : 'infantry',
    size: 'XX',
    id: String(u),
    figures: [strengthOf(u), movementOf(u)],
    steps: s.steps.get(u),
    fullSteps: STEPS,
    marks: s.marks.has(u, MARK.moved) ? { acted: true } : {},
  },
})

function stacks(scene: Scene): Stack[] {
  const { where } = scene.state
  const byHex = new Map<number, number[]>()
  for (const u of all) {
    const h = where.get(u)
    if (h >= 0) byHex.set(h, [...(byHex.get(h) ?? []), u])
  }
  return [...byHex].map(([space, units]) => ({
    space,
    counters: units.map((u) => counterOf(scene, u)),
    more: false,
    own: sideOf(units[0] ?? 0) === scene.state.side,
    side: nationOf(sideOf(units[0] ?? 0)),
  }))
}

const buttons = ({ offer = {}, language }: Scene): Button[] =>
  Object.keys(offer)
    .filter((verb) => offer[verb] === true)
    .map((verb, i) => ({
      answer: { verb },
      label: largeGame.text(language).verb(verb),
      key: 'QWERT'.charAt(i),
      tone: 'plain',
    }))

function standing({ state: s }: Scene): Standing {
  return {
    turn: s.turn,
    turns: Array.from({ length: s.lastTurn }, (_, i) => ({ turn: i + 1 })),
    date: `${1914 + s.turn}`,
    scores: SIDES.map((side) => ({
      nation: nationOf(side),
      title: nationOf(side),
      value: s.points.get(side),
      active: s.side === side,
      parts: [],
    })),
  }
}

const report = (scene: Scene, space: number): SpaceReport => ({
  title: GRID.idOf(space),
  id: GRID.idOf(space),
  facts: [],
  units: all
    .filter((u) => scene.state.where.get(u) === space)
    .map((u) => ({ counter: counterOf(scene, u), detail: '', values: [], notes: [] })),
  sums: [],
})

const refusal = ({ language }: Scene, { code, facts }: Refusal): Preview => ({
  title: largeGame.text(language).refusal(code as LargeTypes['refusal'], facts),
  lines: [],
})

/** Which side's part of which turn it is. */
interface Place {
  readonly turn: number
  readonly side: Side
}

const log = createLog<LargeTypes, Place>({
  start: { turn: 1, side: 0 },
  opens: ({ event }, { turn, side }) =>
    event.type === 'turn-over' ? { turn: turn + side, side: enemyOf(side) } : undefined,
  isHeading: ({ event }) => event.type === 'turn-over',
  title: ({ turn }, language) => (language === 'ja' ? `第${turn}ターン` : `Turn ${turn}`),
  nation: ({ side }) => nationOf(side),
  lines: ({ told }, language) => told.map((each) => lineOf(each, language)),
  mayPart: ({ event }) => event.type === 'activated' || event.type === 'marched',
})

const MINOR: ReadonlySet<LargeEvent['type']> = new Set(['reduced', 'entered', 'spent'])

function lineOf({ at, event }: Told, language: Language): LogLine {
  const deed = deedOf(event)
  return {
    at,
    text: largeGame.text(language).event(event),
    rule: event.rule,
    minor: MINOR.has(event.type),
    ...(event.type === 'shot-at' ? { dice: [{ face: event.die, nation: 'russia' }] } : {}),
    ...(deed ? { deed } : {}),
  }
}

function deedOf(event: LargeEvent): LogLine['deed'] {
  if (event.type === 'marched') return { kind: 'march', ways: [[event.from, event.to]] }
  return event.type === 'attacked' ? { kind: 'fight', target: event.hex } : undefined
}

const ended = createGleaning(({ at, event }: Told) => (event.type === 'turn-over' ? at : undefined))
const fights = createGleaning(({ at, event }: Told) => (event.type === 'attacked' ? at : undefined))

function timeline(told: readonly Told[], length: number): TimeSpan[] {
  const begun = [0, ...ended(told)].map(
    (at, i): Begun => ({
      at,
      nation: nationOf(i % 2 === 0 ? 0 : 1),
      ...(i % 2 === 0 ? { label: `${i / 2 + 1}` } : {}),
    }),
  )
  return spansOf(begun, fights(told), length)
}

const SPACES: ReadonlySet<string> = new Set(['go', 'attack', 'retreat'])
const UNIT_VERBS: ReadonlySet<string> = new Set(['take', 'dig', 'join', 'advance'])

export const largeTable: Presentation<LargeTypes> = {
  game: largeGame,
  sheet: largeSheet,
  nations: NATIONS,
  overlays: [],
  placeOf: (verb) => (SPACES.has(verb) ? 'space' : UNIT_VERBS.has(verb) ? 'unit' : 'none'),
  isCombat: (verb) => verb === 'attack',
  letGo: () => undefined,
  naturalVerbs: () => ['take', 'go', 'attack'],
  spaceName: (space) => GRID.idOf(space),
  stacks,
  standing,
  crumbs: ({ stage, language }) => [{ text: largeGame.text(language).procedure(stage), state: 'now' }],
  buttons,
  unitActions: ({ offer = {}, language }, _, unit) =>
    ['take', 'dig', 'join', 'advance'].flatMap((verb): Button[] => {
      const options = offer[verb]
      const isOpen = typeof options === 'object' && options.includes(unit)
      return isOpen
        ? [
            {
              answer: { verb, arg: unit },
              label: largeGame.text(language).verb(verb),
              key: '',
              tone: 'plain',
            },
          ]
        : []
    }),
  held: ({ state: s }) => ({ spaces: [], units: s.formation < 0 ? [] : (MEMBERS[s.formation] ?? []) }),
  costs: () => new Map(),
  preview: () => undefined,
  refusal,
  report,
  overlay: () => ({ layers: [], legend: [] }),
  fight: () => undefined,
  boxes: () => [],
  log,
  timeline,
  series: () => [],
}
