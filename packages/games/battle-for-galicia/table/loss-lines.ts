/** §9.4.2 §5.2 what one more loss, or removal, does to a unit, in a few words. */
import { type Line, optionsOf } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { wouldEliminate } from '../inspect/index.ts'
import { ceOf, stepsOf } from '../state.ts'
import { breakingPoint, isErsatz, printedAttack, printedDefense, printedMovement } from '../units.ts'
import { askedOf, type Scene, words } from './scene.ts'

/** §15.1.3 §2.1.ersatz what its end is worth to the enemy */
const worth = (unit: number): number => (isErsatz(unit) ? 0 : DATA.victory.elimination.vp)

/** §10.1 §10.2 */
export function lossLine(scene: Scene, unit: number): Line {
  const s = scene.state
  const w = words(scene).units.loss
  if (wouldEliminate(s, unit)) return { text: w.gone(worth(unit)), rules: ['10.2', '15.1.3'], tone: 'bad' }
  const ce = ceOf(s, unit)
  if (ce + 1 < breakingPoint(unit)) return { text: w.ce(ce, ce + 1), rules: ['10.1'] }
  return { text: w.step(figuresOf(unit, stepsOf(s, unit) - 1)), rules: ['10.2'], tone: 'warn' }
}

const figuresOf = (unit: number, steps: number): string =>
  [printedAttack(unit, steps), printedDefense(unit, steps), printedMovement(unit, steps)].join('-')

/** §5.2 §10.3.4 */
export const removalLine = (scene: Scene, unit: number): Line => ({
  text: words(scene).units.removed(worth(unit)),
  rules: ['15.1.3'],
  tone: 'bad',
})

/** What each unit that may be chosen for a loss or removal would suffer. */
export function fatesOf(scene: Scene): ReadonlyMap<number, string> {
  const offer = askedOf(scene)?.offer
  return new Map([
    ...optionsOf(offer, 'suffer').map((unit) => [unit, lossLine(scene, unit).text] as const),
    ...optionsOf(offer, 'remove').map((unit) => [unit, removalLine(scene, unit).text] as const),
  ])
}
