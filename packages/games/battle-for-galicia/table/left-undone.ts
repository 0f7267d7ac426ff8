/** What would be given up by ending a phase, where it matters. */
import { optionsOf } from '@sandtable/presentation'
import { inspectCombat, planAttack, stackWeight } from '../inspect/index.ts'
import { activeSide, hexOf, isMarked, isOnMap, MARK, spentOf } from '../state.ts'
import { ARMY } from '../units.ts'
import { isTopOnly } from './fight/standpoint.ts'
import { type OwnDecision, namesOf, type Scene, spaceName, words } from './scene.ts'

/** undefined where nothing is lost by it */
export function leftUndone(scene: Scene, asked: OwnDecision): string | undefined {
  if (asked.prompt === 'move') return afterMovement(scene, asked)
  return asked.prompt === 'attack' ? afterCombat(scene, asked) : undefined
}

const ownUnits = ({ state: s }: Scene): readonly number[] =>
  (ARMY[activeSide(s)] as readonly number[]).filter((u) => isOnMap(s, u))

/** §5.2 stacks that would lose units; §10.3 units that could still recover and have not moved */
function afterMovement(scene: Scene, { offer }: OwnDecision): string | undefined {
  const s = scene.state
  const w = words(scene)
  const hexes = [...new Set(ownUnits(scene).map((u) => hexOf(s, u)))]
  const crowded = hexes.filter((h) => stackWeight(s, activeSide(s), h).over > 0)
  if (crowded.length > 0) return w.undone.overStacked(w.and(crowded.map((h) => spaceName(scene, h))))
  const resting = optionsOf(offer, 'recover').filter((u) => spentOf(s, u) === 0)
  return resting.length > 0
    ? w.undone.recovery(namesOf(scene, resting.slice(0, FEW)), resting.length - FEW)
    : undefined
}

/** so many are named */
const FEW = 3

/** §7.0 before the first attack: targets that could be attacked at 1:1 or better, as far as they can be seen */
function afterCombat(scene: Scene, { offer }: OwnDecision): string | undefined {
  const s = scene.state
  if (ownUnits(scene).some((u) => isMarked(s, u, MARK.attacked))) return undefined
  const promising = optionsOf(offer, 'attack').filter((h) => isPromising(scene, h))
  const w = words(scene)
  return promising.length > 0 ? w.undone.attacks(w.and(promising.map((h) => spaceName(scene, h)))) : undefined
}

function isPromising(scene: Scene, target: number): boolean {
  const plan = planAttack(scene.state, target)
  if (!plan || isTopOnly(scene, target)) return false
  const { attack, defense } = inspectCombat(scene.state, target, plan.attackers, plan.defenders)
  return attack >= defense
}
