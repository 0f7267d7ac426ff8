/** From where the viewer looks at a fight. */
import type { Side } from '../../sides.ts'
import { type Scene, viewerSide, words } from '../scene.ts'
import { seenUnits } from '../seen-units.ts'

/** Who is "you" in the fight: an onlooker is neither. */
export function standpoint(scene: Scene, attacker: Side): 'attacker' | 'defender' | 'onlooker' {
  if (scene.seat === undefined) return 'onlooker'
  return viewerSide(scene) === attacker ? 'attacker' : 'defender'
}

/** Heads of a table with the attacker's column first. */
export function heads(scene: Scene, attacker: Side): [string, string] {
  const { heads: w } = words(scene).fight
  const view = standpoint(scene, attacker)
  if (view === 'onlooker') return [w.attacker, w.defender]
  return view === 'attacker' ? [w.you, w.they] : [w.they, w.you]
}

/** §5.4 do others lie under the one enemy that can be seen there? They will fight too. */
export function isTopOnly(scene: Scene, target: number): boolean {
  const [top, ...others] = seenUnits(scene).filter((unit) => unit.space === target && !unit.isOwn)
  return top?.stacked === true && others.length === 0
}
