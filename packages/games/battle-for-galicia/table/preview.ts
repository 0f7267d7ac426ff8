/** What an answer would do, before it is given. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import type { Verb } from '../text/keys.ts'
import { attackPreview } from './preview-attack.ts'
import {
  enterPreview,
  leavePreview,
  marchPreview,
  reactPreview,
  recoverPreview,
  stackPreview,
  unitPreview,
} from './preview-moves.ts'
import { advancePreview, lossPreview, removePreview, retreatPreview } from './preview-results.ts'
import type { Scene } from './scene.ts'

type Previewer = (scene: Scene, arg: number) => Preview | undefined

const PREVIEWS: Partial<Record<Verb, Previewer>> = {
  unit: unitPreview,
  stack: stackPreview,
  recover: recoverPreview,
  march: marchPreview,
  react: reactPreview,
  enter: enterPreview,
  attack: attackPreview('attack'),
  from: attackPreview('from'),
  join: attackPreview('join'),
  defend: attackPreview('defend'),
  remove: removePreview,
  leave: leavePreview,
  retreat: retreatPreview,
  advance: advancePreview,
  suffer: lossPreview,
}

export function preview(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  return arg === undefined ? undefined : PREVIEWS[verb as Verb]?.(scene, arg)
}
