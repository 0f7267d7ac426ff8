/** Counters as they lie on the map: only what the view shows. */
import type { Language } from '@sandtable/kernel'
import {
  type Counter,
  type CounterFace,
  type CounterMarks,
  type Stack,
  numbersIn,
  onTop,
  optionsOf,
} from '@sandtable/presentation'
import { isMarked, MARK } from '../state.ts'
import { printedArtillery, printedAttack, printedDefense, printedMovement } from '../units.ts'
import { fatesOf } from './loss-lines.ts'
import { marching } from './question.ts'
import { askedOf, type Scene, viewerSide, words } from './scene.ts'
import { type SeenUnit, seenStacks } from './seen-units.ts'

/** What the counters of one scene have in common. */
interface Mint {
  readonly scene: Scene
  readonly turn: number
  readonly hasActed: (unit: SeenUnit) => boolean
}

export function mintOf(scene: Scene): Mint {
  return { scene, turn: scene.state.turn, hasActed: actedIn(scene) }
}

/** Own units in the owner's own phase: moved out, or done attacking. */
function actedIn(scene: Scene): (unit: SeenUnit) => boolean {
  const side = viewerSide(scene)
  const asked = askedOf(scene)
  const isMine = (unit: SeenUnit): boolean => unit.isOwn && unit.side === side
  if (!asked || scene.state.side !== side) return () => false
  if (scene.stage === 'combat')
    return (unit) => isMine(unit) && isMarked(scene.state, unit.unit, MARK.attacked)
  if (asked.prompt !== 'move') return (unit) => isMine(unit) && hasSpentAll(unit)
  const movable = new Set(optionsOf(asked.offer, 'unit'))
  return (unit) => isMine(unit) && (unit.spent ?? 0) > 0 && !movable.has(unit.unit)
}

const hasSpentAll = ({ unit, steps, spent = 0 }: SeenUnit): boolean => spent >= printedMovement(unit, steps)

/** Counters made before: most are the same from one decision to the next, and there are not many kinds. */
const made: Readonly<Record<Language, Map<number, Counter>>> = { en: new Map(), ja: new Map() }

const SUPPLIES = ['in', 'low', 'out'] as const

/** One number for all that a counter shows: it is asked for every unit in every decision. */
function looksOf({ turn, hasActed }: Mint, seen: SeenUnit): number {
  const { unit, steps, ce = 0, supply = 'in', data } = seen
  const isHeld = data.releasedOn !== null && data.releasedOn > turn
  const flags = Number(isHeld) * 2 + Number(hasActed(seen))
  return (((unit * 8 + steps) * 8 + ce) * SUPPLIES.length + SUPPLIES.indexOf(supply)) * 4 + flags
}

export function counterOf(mint: Mint, seen: SeenUnit): Counter {
  const { language } = mint.scene
  const looks = looksOf(mint, seen)
  const known = made[language].get(looks)
  if (known) return known
  const marks = marksOf(mint, seen)
  const title = seen.data.name[language]
  const counter = { unit: seen.unit, face: faceOf(seen, marks), title, name: spoken(mint, seen, marks) }
  made[language].set(looks, counter)
  return counter
}

function faceOf(seen: SeenUnit, marks: CounterMarks): CounterFace {
  const { unit, steps, data } = seen
  const { corps, army } = data
  const artillery = printedArtillery(unit, steps)
  return {
    nation: data.nation,
    symbol: data.type,
    size: data.size,
    id: data.label,
    ...(corps === null ? {} : { tag: { text: corps, army } }),
    figures: [printedAttack(unit, steps), printedDefense(unit, steps), printedMovement(unit, steps)],
    artillery,
    ...(data.whiteSymbol ? { field: 'white' as const } : {}),
    ...(data.ersatz ? { ring: 'white' as const } : {}),
    reduced: steps < data.steps,
    steps,
    fullSteps: data.steps,
    marks,
  }
}

function marksOf({ turn, hasActed }: Mint, seen: SeenUnit): CounterMarks {
  const { ce = 0, supply = 'in', data } = seen
  return {
    ...(ce > 0 ? { ce } : {}),
    ...(supply === 'in' ? {} : { supply }),
    ...(data.releasedOn !== null && data.releasedOn > turn ? { release: data.releasedOn } : {}),
    ...(hasActed(seen) ? { acted: true } : {}),
  }
}

/** What a screen reader says of a counter. */
function spoken({ scene }: Mint, { unit, side, steps, data }: SeenUnit, marks: CounterMarks): string {
  const w = words(scene)
  return [
    data.name[scene.language],
    w.armies[side] as string,
    ...(data.corps === null ? [] : [w.report.corps(data.corps)]),
    w.counter.strength(printedAttack(unit, steps), printedDefense(unit, steps), printedMovement(unit, steps)),
    w.counter.artillery(printedArtillery(unit, steps)),
    w.steps(steps),
    ...(marks.ce === undefined ? [] : [w.report.ce(marks.ce)]),
    ...(marks.supply === undefined ? [] : [w.counter[marks.supply]]),
    ...(marks.release === undefined ? [] : [w.counter.release(marks.release)]),
    ...(marks.acted === true ? [w.counter.acted] : []),
  ].join(w.comma)
}

/** Of a unit that may be chosen for a loss its name also tells what it would suffer. */
function withFate(scene: Scene, counter: Counter, fate: string | undefined): Counter {
  return fate === undefined ? counter : { ...counter, name: `${counter.name}${words(scene).dash}${fate}` }
}

/** All stacks on the map, top counter first. */
export function stacks(scene: Scene): Stack[] {
  const mint = mintOf(scene)
  const asked = askedOf(scene)
  const top = asked?.prompt === 'react' ? numbersIn(asked.facts.unit) : marching(scene)
  const fates = fatesOf(scene)
  return [...seenStacks(scene)].map(([space, units]) => ({
    space,
    counters: onTop(units, ({ unit }) => top.includes(unit)).map((unit) =>
      withFate(scene, counterOf(mint, unit), fates.get(unit.unit)),
    ),
    more: units.some(({ stacked }) => stacked === true) && units.length === 1,
    own: units.every(({ isOwn }) => isOwn),
    side: words(scene).armies[units[0]?.side ?? 0] as string,
  }))
}
