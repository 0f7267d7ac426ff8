/** The arithmetic of a battle: every modifier with its rule, the fortunes, and what has come of it. */
import type { FightPanel, Line } from '@sandtable/presentation'
import { type Forecast, fortuneChances, type Prospect, pressingHexes } from '../../inspect/index.ts'
import { GRID, temOf } from '../../map.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { BOARD } from '../../state.ts'
import { armyOf, gameText, type Scene, words } from '../scene.ts'
import type { BattleFacts } from './told.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const percent = (p: number): string => `${(p * 100).toFixed(1)}\u00a0%`

/** What lies beside the board: the ground, trenches, who presses on the hex, and marks of this battle. */
export function markerLines(scene: Scene, hex: number, attacker: Side): Line[] {
  const s = scene.state
  const w = words(scene).fight
  const pressing = pressingHexes(s, attacker, hex)
  const marks = s.battleHex === hex ? s.battleMarks : 0
  const marked = (bit: number): boolean => (marks & bit) !== 0
  return [
    { text: w.terrain, value: signed(temOf(hex)), rules: ['9.3.1.b'] },
    { text: w.trench, value: signed(s.trench.get(hex)), rules: ['9.3.1.b'] },
    {
      text: w.concentric(pressing.length, pressing.map((h) => GRID.idOf(h)).join(', ')),
      rules: ['9.2.3.b'],
    },
    ...MARKS.filter(({ bit }) => marked(bit)).map(({ name, rule }) => ({
      text: w.marks[name],
      rules: [rule],
    })),
  ]
}

const MARKS = [
  { bit: BOARD.mandated, name: 'mandated', rule: '9.1.1.f' },
  { bit: BOARD.elan, name: 'elan', rule: '9.3.5.b' },
  { bit: BOARD.skirmish, name: 'skirmish', rule: '9.1.4' },
  { bit: BOARD.counterattack, name: 'counterattack', rule: '9.2.4.a' },
  { bit: BOARD.rout, name: 'rout', rule: '9.4.1.b' },
  { bit: BOARD.surprise, name: 'surprise', rule: '9.1.4' },
  { bit: BOARD.limit, name: 'limit', rule: '9.1.4' },
] as const

/** Modifiers of the dice by side: those all its spaces have in common, and where some differ, as a span. */
export function modifierTable(scene: Scene, forecast: Forecast): FightPanel['modifiers'] {
  const w = words(scene).fight
  const shots = forecast.columns
    .flatMap(({ prospects }) => prospects)
    .filter(({ againstFort }) => !againstFort)
  const defender = enemyOf(forecast.attacker)
  const kinds = [...new Set(shots.flatMap(({ modifiers }) => modifiers.map(({ what }) => what)))]
  if (kinds.length === 0) return undefined
  const value = (side: Side, what: (typeof kinds)[number]): string =>
    span(shots.filter((shot) => shot.side === side).map((shot) => drmOf(shot, what)))
  return {
    title: w.modifiers,
    rules: ['9.3.1.b', '9.3.2.c'],
    heads: [armyOf(scene, forecast.attacker), armyOf(scene, defender)],
    rows: kinds.map((what) => ({
      text: w.what[what],
      values: [value(forecast.attacker, what), value(defender, what)],
    })),
  }
}

const drmOf = ({ modifiers }: Prospect, what: string): number =>
  modifiers.find((each) => each.what === what)?.drm ?? 0

function span(values: readonly number[]): string {
  if (values.length === 0 || values.every((n) => n === 0)) return ''
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`
}

/** §9.1.4 before the roll every result with its chance, after it what was rolled */
export function fortuneLines(scene: Scene, facts: BattleFacts | undefined): Line[] {
  const w = words(scene).fight
  const rolled = facts?.fortune
  if (rolled)
    return [
      {
        text: w.fortunes[rolled.result].name,
        at: String(rolled.roll),
        rules: [rolled.rule],
        tone: rolled.ignored ? 'faint' : 'strong',
      },
      { text: rolled.ignored ? w.ignored : w.fortunes[rolled.result].effect },
    ]
  return fortuneChances().map(({ result, rolls, p }) => ({
    at: rolls.join('·'),
    text: w.fortunes[result].name,
    value: percent(p),
    rules: ['9.1.4'],
    tone: 'faint',
  }))
}

const SAID: ReadonlySet<string> = new Set(['fortune-rolled', 'board-set', 'battle-due', 'caps-spent'])

/** What has happened in the battle so far, in the game's own words. */
export const storyLines = (scene: Scene, facts: BattleFacts | undefined): Line[] =>
  (facts?.all ?? [])
    .filter(({ type }) => !SAID.has(type))
    .map((event) => ({ text: gameText(scene).event(event), rules: [event.rule] }))
