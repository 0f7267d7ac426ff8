/** What the question's sentence can say beyond the facts the rules give it. */
import type { Facts } from '@sandtable/kernel'
import { sentenceOf } from './refusal.ts'
import { askedOf, type Scene } from './scene.ts'

/** §10.3.b §20.3.1.d §27.0.b why the movement cannot end yet */
export function promptFacts(scene: Scene): Facts {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'movement' || asked.offer.done === true) return {}
  const why = scene.whyNot({ verb: 'done' })
  return why ? { must: sentenceOf(scene, why) } : {}
}
