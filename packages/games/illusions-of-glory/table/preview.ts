/** What an answer would do, before it is given. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import type { Verb } from '../text/keys.ts'
import { attackAheadPreview, isAhead } from './preview-attack-ahead.ts'
import {
  advancePreview,
  attackPreview,
  joinPreview,
  losePreview,
  pinPreview,
  retreatPreview,
} from './preview-combat.ts'
import {
  placePreview,
  rebuildPreview,
  redeployPreview,
  redeployUnitPreview,
  repairPreview,
} from './preview-logistics.ts'
import {
  activatePreview,
  addPreview,
  digPreview,
  formPreview,
  marchPreview,
  stackPreview,
  unitPreview,
} from './preview-moves.ts'
import type { Scene } from './scene.ts'

type Previewer = (scene: Scene, arg: number) => Preview | undefined

const PREVIEWS: Partial<Record<Verb, Previewer>> = {
  move: activatePreview('move'),
  attack: activatePreview('attack'),
  'attack-without': activatePreview('attack-without'),
  'move-stack': formPreview(false),
  'attack-stack': formPreview(true),
  add: addPreview,
  unit: unitPreview,
  stack: stackPreview,
  march: marchPreview,
  dig: digPreview,
  target: (scene, space) => (isAhead(scene) ? attackAheadPreview : attackPreview(false))(scene, space),
  'target-uprising': attackPreview(true),
  join: joinPreview,
  pin: pinPreview,
  suffer: losePreview,
  stand: losePreview,
  'retreat-to': retreatPreview,
  advance: advancePreview,
  redeploy: redeployUnitPreview,
  'redeploy-to': redeployPreview,
  'place-in': placePreview,
  repair: repairPreview,
  rebuild: rebuildPreview('full'),
  'rebuild-reduced': rebuildPreview('reduced'),
  'rebuild-to-reserve': rebuildPreview('reserve'),
}

export function preview(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  return arg === undefined ? undefined : PREVIEWS[verb as Verb]?.(scene, arg)
}
