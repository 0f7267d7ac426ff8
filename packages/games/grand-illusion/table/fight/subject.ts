/** Which battle the panel is about: the one under way, the one an answer would begin, or the only one that is due. */
import type { Answer } from '@sandtable/kernel'
import { askedOf, optionsOf, type Scene } from '../scene.ts'

export function battleHex(scene: Scene, answer: Answer | undefined): number | undefined {
  const s = scene.state
  if (s.battleHex >= 0) return s.battleHex
  if (answer?.verb === 'battle') return answer.arg
  const asked = askedOf(scene)
  const due = asked?.prompt === 'choose-battle' ? optionsOf(asked.offer, 'battle') : []
  return due.length === 1 ? due[0] : undefined
}
