/** Questions that leave no choice: the table answers them itself. */
import { type Answer, answersOf } from '@sandtable/kernel'
import type { PromptKey } from '../text/keys.ts'
import { askedOf, type Scene } from './scene.ts'

/** Where the only answer is nobody's pleasure: who is lost, where one retreats or musters, who pays, who occupies. */
const PLAIN: ReadonlySet<PromptKey> = new Set([
  'take-loss',
  'retreat',
  'occupier',
  'rail-payer',
  'host',
  'muster',
  'build',
  'departure',
  'point-unit',
  'pair-ace',
  'abort',
  'return-to-base',
  'dogfight-where',
])

export function settled(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  if (!asked || !PLAIN.has(asked.prompt)) return undefined
  const [only, ...more] = answersOf(asked.offer)
  return only && more.length === 0 && isCertain(scene, only) ? only : undefined
}

/** No die falls before the next question. */
const isCertain = (scene: Scene, answer: Answer): boolean => !scene.commits(answer)
