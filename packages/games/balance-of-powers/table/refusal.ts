/** Why not, taken apart. */
import { type Preview, refusalSentence } from '@sandtable/presentation'
import type { Refusal } from '../balance-of-powers.ts'
import { type Scene, words } from './scene.ts'

export function refusal(scene: Scene, why: Refusal): Preview {
  const w = words(scene).refusal
  return {
    title: w.plain,
    lines: [{ text: refusalSentence(scene, why, w), rules: [why.rule], tone: 'bad' }],
  }
}
