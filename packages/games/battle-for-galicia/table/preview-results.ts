/** Previews of retreats, advances and losses. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { isInOpenEnemyZone, stackWeight, wouldEliminate } from '../inspect/index.ts'
import { GRID, isUnbridgedRiver, townAt } from '../map.ts'
import { enemyOf } from '../sides.ts'
import { ceOf, hexOf, stepsOf } from '../state.ts'
import { breakingPoint, isErsatz, sideOf } from '../units.ts'
import { askedOf, nameOf, type Scene, spaceName, words } from './scene.ts'

/** §9.2.1 §9.2.2 the next hex of a retreat */
export function retreatPreview(scene: Scene, target: number): Preview | undefined {
  const units = numbersIn(askedOf(scene)?.facts.units)
  const [first] = units
  if (first === undefined) return undefined
  const s = scene.state
  const w = words(scene).retreat
  const from = hexOf(s, first)
  const { over } = stackWeight(s, sideOf(first), target, units)
  const lines: Line[] = [
    ...(isUnbridgedRiver(from, GRID.direction(from, target))
      ? [{ text: w.river, rules: ['9.2.2'], tone: 'bad' } as const]
      : []),
    ...(isInOpenEnemyZone(s, sideOf(first), target)
      ? [{ text: w.zone, rules: ['9.2.1'], tone: 'warn' } as const]
      : []),
    ...(over > 0 ? [{ text: w.over(over), rules: ['9.2.a'], tone: 'warn' } as const] : []),
  ]
  return {
    path: [{ space: from }, { space: target }],
    title: w.title(spaceName(scene, target)),
    lines: lines.length > 0 ? lines : [{ text: w.fine, rules: ['9.2.1'] }],
  }
}

/** §9.3.2 */
export function advancePreview(scene: Scene, unit: number): Preview | undefined {
  const target = askedOf(scene)?.facts.hex
  if (typeof target !== 'number') return undefined
  const s = scene.state
  const w = words(scene).advance
  const { steps, limit } = stackWeight(s, sideOf(unit), target, [unit])
  return {
    path: [{ space: hexOf(s, unit) }, { space: target }],
    title: w.title(nameOf(scene, unit), spaceName(scene, target)),
    lines: [
      { text: w.weight(steps, limit), rules: ['9.3.2', '5.1'] },
      ...(townAt(target) >= 0 ? [{ text: w.town, rules: ['15.1.2'], tone: 'good' } as const] : []),
    ],
  }
}

/** §5.2 §15.1.3 what it costs to have too many steps in a hex */
export function removePreview(scene: Scene, unit: number): Preview {
  const s = scene.state
  const { remove: w, armies } = words(scene)
  const side = sideOf(unit)
  const { steps, limit } = stackWeight(s, side, hexOf(s, unit))
  const score: Line = isErsatz(unit)
    ? { text: w.unscored, rules: ['2.1.ersatz'] }
    : {
        text: w.scored(armies[enemyOf(side)] as string, DATA.victory.elimination.vp),
        rules: ['15.1.3'],
        tone: 'bad',
      }
  return {
    title: w.title(nameOf(scene, unit)),
    lines: [
      { text: w.gone, rules: ['5.2', '10.3.4'], tone: 'bad' },
      score,
      { text: w.rest(steps - stepsOf(s, unit), limit), rules: ['5.1'] },
    ],
    note: w.instead,
  }
}

/** §9.4.2 §10.2 what one more CE reduction does to a unit */
export function lossPreview(scene: Scene, unit: number): Preview {
  const s = scene.state
  const w = words(scene).loss
  const ce = ceOf(s, unit) + 1
  const gone = isErsatz(unit) ? w.goneErsatz : w.gone
  const line: Line = wouldEliminate(s, unit)
    ? { text: gone, rules: ['10.2', '15.1.3'], tone: 'bad' }
    : ce < breakingPoint(unit)
      ? { text: w.ce(ce), rules: ['10.1'] }
      : { text: w.step, rules: ['10.2'], tone: 'warn' }
  return { title: w.title(nameOf(scene, unit)), lines: [line] }
}
