/** Previews of moving, recovering, reacting and entering. */
import type { Line, Preview } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { entryPrice, marchTo, movementLeft, type Range, rangeFrom, reachCosts } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { activeSide, ceOf, hexOf } from '../state.ts'
import { breakingPoint } from '../units.ts'
import { besideNote, reactionLines, stackLines, stepLines } from './march-lines.ts'
import { marching } from './question.ts'
import { askedOf, nameOf, namesOf, type Scene, spaceName, words } from './scene.ts'

/** §4.2 §4.3 the way, what it costs, and what lies at its end */
export function marchPreview(scene: Scene, target: number): Preview | undefined {
  const units = marching(scene)
  if (units.length === 0) return undefined
  const s = scene.state
  const march = marchTo(s, units, target)
  const { cost, budget, left, isMinimum, steps } = march
  const w = words(scene).march
  const from = hexOf(s, units[0] as number)
  const ends = [GRID.idOf(from), GRID.idOf(target)] as const
  const minimum: Line[] = isMinimum ? [{ text: w.minimum(cost, budget), rules: ['4.3'], tone: 'warn' }] : []
  return {
    path: [{ space: from }, ...steps.map(({ to, total }) => ({ space: to, cost: total }))],
    title: isMinimum ? w.minimumTitle(...ends) : w.title(cost, budget, ...ends),
    lines: [
      ...stepLines(scene, steps),
      ...minimum,
      ...reactionLines(scene, march),
      ...stackLines(scene, s, units, target),
    ],
    note: besideNote(scene, s, units, target) ?? w.left(left),
  }
}

/** §4.2 without the unit left behind the slowest may be another */
export function leavePreview(scene: Scene, unit: number): Preview | undefined {
  const rest = marching(scene).filter((u) => u !== unit)
  if (rest.length === 0) return undefined
  const s = scene.state
  const w = words(scene).leave
  const left = Math.min(...rest.map((u) => movementLeft(s, u)))
  return { title: w.title(nameOf(scene, unit)), lines: [{ text: w.rest(left), rules: ['4.2'] }] }
}

/** §4.1 a unit that could be taken up: how far it would get */
export function unitPreview(scene: Scene, unit: number): Preview {
  const s = scene.state
  return rangePreview(scene, { units: [unit], costs: reachCosts(s, [unit]) })
}

/** §4.2 the same for a stack */
export function stackPreview(scene: Scene, space: number): Preview | undefined {
  const s = scene.state
  const range = rangeFrom(s, activeSide(s), space)
  return range && rangePreview(scene, range)
}

function rangePreview(scene: Scene, { units, costs }: Range): Preview {
  const s = scene.state
  const left = Math.min(...units.map((u) => movementLeft(s, u)))
  return {
    title: namesOf(scene, units),
    lines: [{ text: words(scene).march.choose(left, costs.size), rules: ['4.1'] }],
  }
}

/** §10.3 one step up the ladder */
export function recoverPreview(scene: Scene, unit: number): Preview {
  const s = scene.state
  const ce = ceOf(s, unit)
  const w = words(scene)
  const gain: Line[] =
    ce > 0
      ? [{ text: w.recover.ce(ce, ce - 1), rules: ['10.3'], tone: 'good' }]
      : [
          { text: w.recover.step, rules: ['10.3'], tone: 'good' },
          { text: w.recover.ce(0, breakingPoint(unit) - 1) },
        ]
  const cost: Line = { text: w.recover.cost, value: w.mp(DATA.tables.recovery.cost), rules: ['4.4'] }
  return { title: w.recover.title(nameOf(scene, unit)), lines: [...gain, cost] }
}

/** §12.1 one hex away from those who came */
export function reactPreview(scene: Scene, target: number): Preview | undefined {
  const facts = askedOf(scene)?.facts
  if (typeof facts?.unit !== 'number' || typeof facts.enemy !== 'number') return undefined
  const s = scene.state
  const w = words(scene).react
  return {
    path: [{ space: hexOf(s, facts.unit) }, { space: target }],
    title: w.title(spaceName(scene, target)),
    lines: [
      { text: w.away(GRID.distance(target, facts.enemy)), rules: ['12.1.2'] },
      { text: w.free, rules: ['12.1'] },
    ],
  }
}

/** §14.0 where a reinforcement comes in */
export function enterPreview(scene: Scene, target: number): Preview | undefined {
  const unit = askedOf(scene)?.facts.unit
  if (typeof unit !== 'number') return undefined
  const s = scene.state
  const w = words(scene).enter
  const price = entryPrice(s, unit, target)
  const priceLine: Line =
    price === 0
      ? { text: w.free, rules: ['14.0'] }
      : { text: w.substitute, value: words(scene).mp(price), rules: ['14.0.a'], tone: 'warn' }
  return {
    title: w.title(nameOf(scene, unit), spaceName(scene, target)),
    lines: [priceLine, ...stackLines(scene, s, [unit], target)],
  }
}
