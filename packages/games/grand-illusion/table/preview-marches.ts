/** Previews of taking units up and marching. */
import type { Line, Preview } from '@sandtable/presentation'
import {
  battleOnceThere,
  mandateAt,
  type March,
  marchBudget,
  marchTo,
  movableUnits,
  reachCosts,
  slowUnits,
} from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { phasing } from '../state.ts'
import { linesAhead } from './preview-battle.ts'
import { mannerOf, marching, movers } from './question.ts'
import { weightLine } from './stack-weight.ts'
import { fewNames, namesOf, placeName, type Scene, titleOf, words } from './scene.ts'

/** §8.4 the way, what it costs, and what comes of it */
export function marchPreview(scene: Scene, target: number): Preview | undefined {
  const units = movers(scene)
  if (units.length === 0) return undefined
  const march = marchTo(scene.state, units, mannerOf(scene), target)
  if (!march) return undefined
  const w = words(scene).march
  const { from, steps, cost, budget, left, isOneHex } = march
  const ends = [GRID.idOf(from), GRID.idOf(target)] as const
  return {
    path: [{ space: from }, ...steps.map(({ hex, cost: total }) => ({ space: hex, cost: total }))],
    title: isOneHex ? w.oneHexTitle(...ends) : w.title(cost, budget, ...ends),
    lines: [
      ...dangerLines(scene, march),
      ...(march.battle === undefined ? [] : mandateLines(scene, units, target)),
      ...(march.battle === undefined
        ? []
        : linesAhead(scene, battleOnceThere(scene.state, units, target), 'these')),
      ...gainLines(scene, march),
      weightLine(scene, units, target),
    ],
    note: march.battle === undefined ? w.left(left) : w.stops,
  }
}

/** §9.1.2 §9.6.3 §8.4.3.f what may go wrong */
export function dangerLines(scene: Scene, { battle, cavalry, unsupplied }: March): Line[] {
  const w = words(scene).march
  return [
    ...(battle === 'forced' ? [{ text: w.forced, rules: ['9.1.2.b'], tone: 'bad' } as const] : []),
    ...(battle === 'optional' ? [{ text: w.optional, rules: ['9.1.2.c'], tone: 'warn' } as const] : []),
    ...(cavalry.length > 0
      ? [{ text: w.cavalry(namesOf(scene, cavalry)), rules: ['9.6.3.a'], tone: 'warn' } as const]
      : []),
    unsupplied.length > 0
      ? ({ text: w.unsupplied(namesOf(scene, unsupplied)), rules: ['8.4.3.f'], tone: 'bad' } as const)
      : ({ text: w.supplied, rules: ['8.4.3.d'], tone: 'good' } as const),
  ]
}

/** §9.1.1.c while a mandated battle is due: would those who attack there be enough for it? */
function mandateLines(scene: Scene, units: readonly number[], target: number): Line[] {
  const s = scene.state
  if (s.mandated.get(phasing(s)) === 0) return []
  const { corps, needed, isOpposed } = mandateAt(s, target, units)
  const w = words(scene)
  if (!isOpposed) return [{ text: w.battle.notMandated, rules: ['9.1.1.c'], tone: 'faint' }]
  return corps < needed
    ? [{ text: w.march.tooFew(w.number(corps), needed), rules: ['9.1.1.c'], tone: 'warn' }]
    : [{ text: w.battle.mandated, rules: ['9.1.1.c'], tone: 'good' }]
}

/** §8.3.3 §8.4.5.a §8.4.1 what else changes */
export function gainLines(scene: Scene, { taken, blocks, flips }: March): Line[] {
  const w = words(scene).march
  const names = words(scene).and(taken.map((h) => placeName(scene, h)))
  return [
    ...(taken.length > 0 ? [{ text: w.takes(names), rules: ['8.3.3'] }] : []),
    ...(blocks ? [{ text: w.blocks, rules: ['8.4.5.a'] }] : []),
    ...(flips.length > 0
      ? [
          {
            text: w.flips(namesOf(scene, flips)),
            rules: ['8.4.1.bonus', '8.4.1.twohq'],
            tone: 'warn',
          } as const,
        ]
      : []),
  ]
}

/** §8.4 without the unit left behind the slowest may be another */
export function leavePreview(scene: Scene, unit: number): Preview | undefined {
  const rest = marching(scene).filter((u) => u !== unit)
  if (rest.length === 0) return undefined
  const { march: w } = words(scene)
  const left = marchBudget(scene.state, rest, mannerOf(scene))
  return {
    title: w.leave(titleOf(unit, scene.language)),
    lines: [{ text: w.rest(left), rules: ['8.4.basic'] }],
  }
}

/** a unit that could be taken up: how far it would get */
export const unitPreview = (scene: Scene, unit: number): Preview => reachPreview(scene, [unit])

/** the same for all that can move */
export function stackPreview(scene: Scene, space: number): Preview | undefined {
  const s = scene.state
  const side = s.withdrawing === -1 ? phasing(s) : s.withdrawing
  const units = movableUnits(s, side, space, mannerOf(scene))
  return units.length === 0 ? undefined : reachPreview(scene, units)
}

function reachPreview(scene: Scene, units: readonly number[]): Preview {
  const s = scene.state
  const manner = mannerOf(scene)
  const w = words(scene).march
  const slow = units.length > 1 ? slowUnits(s, units, manner) : []
  return {
    title: fewNames(scene, units),
    lines: [
      {
        text: w.choose(marchBudget(s, units, manner), reachCosts(s, units, manner).size),
        rules: ['8.4.basic'],
      },
      ...(slow.length > 0 && slow.length < units.length
        ? [{ text: w.slow(namesOf(scene, slow)), rules: ['8.4.basic'], tone: 'warn' } as const]
        : []),
    ],
  }
}
