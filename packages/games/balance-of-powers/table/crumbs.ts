/** Where we are in the sequence of play (§4.1). */
import type { Crumb } from '@sandtable/presentation'
import { gameText, type Scene, words } from './scene.ts'

export function crumbs(scene: Scene): Crumb[] {
  if (scene.stage === 'end') return [{ text: words(scene).end, state: 'now' }]
  const { procedure } = gameText(scene)
  return scene.trail.map((name) => ({ text: procedure(name), state: 'now' }))
}
