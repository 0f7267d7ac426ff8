/** What has been picked so far for an attack, and can be put back. */
import type { Answer } from '@sandtable/kernel'
import { numbersIn } from '@sandtable/presentation'
import { attackRefusal, declaredHexes } from '../inspect/index.ts'
import { activeSide, unitsAt } from '../state.ts'
import { askedOf, type Scene } from './scene.ts'

/** §8.1 the target and the hexes until they are declared; §7.2 then the units until the dice fall */
export function picked(scene: Scene): Answer[] {
  const asked = askedOf(scene)
  if (asked?.prompt === 'declare-hexes')
    return [
      ...numbersIn(asked.facts.hex).map((arg) => ({ verb: 'attack', arg })),
      ...numbersIn(asked.facts.hexes).map((arg) => ({ verb: 'from', arg })),
    ]
  if (asked?.prompt !== 'choose-attackers' || isForced(scene)) return []
  return numbersIn(asked.facts.units).map((arg) => ({ verb: 'join', arg }))
}

/** one unit alone can attack: nobody picked it */
function isForced({ state: s }: Scene): boolean {
  const able = declaredHexes(s)
    .flatMap((h) => unitsAt(s, activeSide(s), h))
    .filter((u) => attackRefusal(s, u) === undefined)
  return able.length === 1
}
