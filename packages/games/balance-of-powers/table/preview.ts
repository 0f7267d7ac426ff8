/** What an answer would do, before it is given. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import type { Verb } from '../text/keys.ts'
import { attackPreview } from './preview-attack.ts'
import { marchPreview, railPreview, stackPreview, unitPreview } from './preview-moves.ts'
import { losePreview, placePreview, takePreview } from './preview-units.ts'
import type { Scene } from './scene.ts'

type Previewer = (scene: Scene, arg: number) => Preview | undefined

const PREVIEWS: Partial<Record<Verb, Previewer>> = {
  stack: stackPreview,
  unit: unitPreview,
  march: marchPreview,
  rail: railPreview,
  attack: attackPreview,
  take: takePreview,
  leave: takePreview,
  lose: losePreview,
  point: losePreview,
  reserve: losePreview,
  retreat: placePreview,
  'muster-at': placePreview,
  'build-at': placePreview,
  'land-at': placePreview,
  'patrol-at': placePreview,
}

export function preview(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  return arg === undefined ? undefined : PREVIEWS[verb as Verb]?.(scene, arg)
}
