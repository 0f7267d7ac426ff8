/** Which combat the panel is about, and what has been chosen in it so far. */
import type { Answer } from '@sandtable/kernel'
import { type Choices, type Fight, fightPlanned, fightUnderWay } from '../../inspect/index.ts'
import { attackerOf, PRINTED_POINT } from '../../rules/10-land-combat/facts.ts'
import { isMarked } from '../../state.ts'
import { MARK } from '../../codes.ts'
import { askedOf, type Scene } from '../scene.ts'

/** The combat under way, or the one that the answer would begin (§9.14). */
export function fightOf(scene: Scene, answer: Answer | undefined): Fight | undefined {
  const { state: s, stage } = scene
  const now = fightUnderWay(s, stage)
  if (now) return now
  if (answer?.verb !== 'attack' || answer.arg === undefined || s.from < 0) return undefined
  const side = s.phasing
  const units = s.derived.presence.unitsAt(s.from, side).filter((u) => isMarked(s, u, MARK.inForce))
  return units.length === 0 ? undefined : fightPlanned(s, { side, from: s.from, units }, answer.arg)
}

/** What the answer under the pointer would choose. */
export function choicesOf(scene: Scene, answer: Answer | undefined): Choices {
  const asked = askedOf(scene)
  if (!answer || !asked) return {}
  const { verb, arg } = answer
  const isAttacker = scene.seat === attackerOf(scene.state)
  switch (asked.prompt) {
    case 'commit-reserve':
      return { reserve: verb === 'reserve' && arg !== undefined ? arg : 'none' }
    case 'point-unit':
      if (verb === 'point-fortress') return { defencePoint: PRINTED_POINT }
      if (arg === undefined) return {}
      return isAttacker ? { attackPoint: arg } : { defencePoint: arg }
    case 'use-infrastructure':
      return { infrastructure: verb === 'yes' }
    default:
      return {}
  }
}
