/** Questions that leave no choice. */
import { type Answer, answersOf } from '@sandtable/kernel'
import type { PromptKey } from '../text/keys.ts'
import { askedOf, optionsOf, type Scene } from './scene.ts'

/** Where a retreat goes, who takes a hit, who recovers: nobody minds it being done. */
const PLAIN: ReadonlySet<PromptKey> = new Set([
  'retreat',
  'retreat-on',
  'hq-where',
  'who-takes-the-hit',
  'elan-loss',
  'recover-units',
])

export function settled(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  if (!asked) return undefined
  // §7.1.1 it was chosen to come in, and there is one hex for it: taking it back undoes both
  const [hex, ...others] = asked.prompt === 'arrive-where' ? optionsOf(asked.offer, 'place-in') : []
  if (hex !== undefined && others.length === 0) return { verb: 'place-in', arg: hex }
  const [only, ...more] = answersOf(asked.offer)
  if (!only || more.length > 0) return undefined
  if (PLAIN.has(asked.prompt)) return isCertain(scene, only) ? only : undefined
  return asked.prompt === 'choose-battle' && isAskedFirst(scene, only) ? only : undefined
}

/** No die falls before the next question. */
const isCertain = (scene: Scene, answer: Answer): boolean => scene.odds(answer)?.runs === 1

/** §9.1.1.f §9.5.4.c the attacker has something to say before the first die */
function isAskedFirst(scene: Scene, battle: Answer): boolean {
  const next = scene.after(battle)
  const prompt = next && askedOf(next)?.prompt
  return next?.state.fortune === 0 && (prompt === 'declare-mandated' || prompt === 'bombard')
}
