/** What an answer would do, before it is given. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import type { Verb } from '../text/keys.ts'
import { battlePreview, bombardPreview, lossPreview, placePreview, retreatPreview } from './preview-battle.ts'
import { activatePreview, entrenchPreview, recoverPreview } from './preview-command.ts'
import {
  arrivalPreview,
  placeInPreview,
  railPreview,
  redeployPreview,
  sailPreview,
  sendPreview,
  transportPreview,
} from './preview-journeys.ts'
import { leavePreview, marchPreview, stackPreview, unitPreview } from './preview-marches.ts'
import type { Scene } from './scene.ts'

type Previewer = (scene: Scene, arg: number) => Preview | undefined

const PREVIEWS: Partial<Record<Verb, Previewer>> = {
  activate: activatePreview,
  entrench: entrenchPreview,
  recover: recoverPreview,
  unit: unitPreview,
  stack: stackPreview,
  march: marchPreview,
  leave: leavePreview,
  arrive: arrivalPreview('arrive'),
  rebuild: arrivalPreview('rebuild'),
  order: arrivalPreview('order'),
  restore: arrivalPreview('restore'),
  'place-in': placeInPreview,
  transport: transportPreview,
  send: sendPreview,
  'rail-to': railPreview,
  'sail-to': sailPreview,
  'redeploy-to': redeployPreview,
  battle: battlePreview,
  bombard: bombardPreview,
  place: placePreview,
  retreat: retreatPreview,
  suffer: lossPreview,
  strike: lossPreview,
}

export function preview(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  return arg === undefined ? undefined : PREVIEWS[verb as Verb]?.(scene, arg)
}
