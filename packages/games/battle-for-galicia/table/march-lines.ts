/** The price of a march in words. */
import type { Line } from '@sandtable/presentation'
import { type CostItem, type March, type MarchStep, stackWeight } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { enemyOf } from '../sides.ts'
import { isHeldBy, type State } from '../state.ts'
import { sideOf } from '../units.ts'
import { namesOf, type Scene, spaceName, words } from './scene.ts'

/** Every item of every step, the first of a hex with its number. */
export const stepLines = (scene: Scene, steps: readonly MarchStep[]): Line[] =>
  steps.flatMap((step) => step.items.map((item, i) => itemLine(scene, item, i === 0 ? step.to : undefined)))

function itemLine(scene: Scene, item: CostItem, at: number | undefined): Line {
  const isGround = at !== undefined
  return {
    text: itemText(scene, item),
    value: isGround ? String(item.mp) : `+${item.mp}`,
    ...(isGround ? { at: GRID.idOf(at) } : { rules: [item.rule] }),
  }
}

function itemText(scene: Scene, { what, river }: CostItem): string {
  const w = words(scene)
  if (what === 'river' || what === 'bridge') return w.step[what](river?.[scene.language] ?? w.hexside.aRiver)
  return w.step[what]
}

/** §12.1 enemy cavalry on the way that can be seen */
export function reactionLines(scene: Scene, { steps }: March): Line[] {
  const units = [...new Set(steps.flatMap(({ reacting }) => reacting))]
  if (units.length === 0) return []
  return [{ text: words(scene).march.reacting(namesOf(scene, units)), rules: ['12.1'], tone: 'warn' }]
}

/** §5.2 a stack that may not stay so */
export function stackLines(scene: Scene, s: State, units: readonly number[], to: number): Line[] {
  const { steps, over } = stackWeight(s, sideOf(units[0] as number), to, units)
  if (over === 0) return []
  return [
    { text: words(scene).march.over(spaceName(scene, to), steps, over), rules: ['5.1', '5.2'], tone: 'warn' },
  ]
}

/** Enemies beside a hex, by the places they stand in. */
export function besideNote(scene: Scene, s: State, units: readonly number[], to: number): string | undefined {
  const enemy = enemyOf(sideOf(units[0] as number))
  const places = GRID.within(to, 1).filter((h) => isHeldBy(s, enemy, h))
  if (places.length === 0) return undefined
  const w = words(scene)
  return w.march.beside(w.and(places.map((h) => spaceName(scene, h))))
}
