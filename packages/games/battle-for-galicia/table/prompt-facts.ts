/** What the question's sentence can say beyond the facts the rules give it. */
import { type Facts, sees } from '@sandtable/kernel'
import { attackRefusal, closedFronts, declaredHexes } from '../inspect/index.ts'
import { enemyOf } from '../sides.ts'
import { activeSide, unitsAt } from '../state.ts'
import { isFresh } from './question.ts'
import { type OwnDecision, askedOf, type Scene, viewerSide } from './scene.ts'
import { numbersIn, optionsOf } from '@sandtable/presentation'

/** Whether a march has begun, who can still join and why nobody, why nothing can be attacked, a way out. */
export function promptFacts(scene: Scene): Facts {
  const asked = askedOf(scene)
  switch (asked?.prompt) {
    case 'march':
      return { fresh: isFresh(scene) }
    case 'choose-attackers':
      return { open: optionsOf(asked.offer, 'join').length, rest: restOf(scene, asked) }
    case 'attack':
      return { targets: optionsOf(asked.offer, 'attack').length, ...closedFronts(scene.state) }
    case 'declare-hexes':
      // §8.1 naming hexes reveals nothing; declaring does, to a player who has not seen the units.
      return { undo: true, final: !sees(scene.eyes, enemyOf(viewerSide(scene))) }
    case 'remove-excess':
      // The end of movement reveals nothing: it can be taken back.
      return { undo: true }
    default:
      return {}
  }
}

/** §7.2 §7.4.attack what the units are that stand in the attacking hexes and have not joined */
function restOf(scene: Scene, { facts }: OwnDecision): 'none' | 'limit' | 'unable' {
  const s = scene.state
  const chosen = numbersIn(facts.units)
  const rest = declaredHexes(s)
    .flatMap((h) => unitsAt(s, activeSide(s), h))
    .filter((u) => !chosen.includes(u))
  if (rest.length === 0) return 'none'
  return rest.some((u) => attackRefusal(s, u) === undefined) ? 'limit' : 'unable'
}
