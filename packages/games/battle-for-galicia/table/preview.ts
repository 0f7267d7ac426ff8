/** What an answer would do, before it is given. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import { stackWeight } from '../inspect/index.ts'
import type { Verb } from '../text/keys.ts'
import { stackLines } from './march-lines.ts'
import { sideOf } from '../units.ts'
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
import { marching } from './question.ts'
import { askedOf, type Scene, spaceName, words } from './scene.ts'

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

/** §5.1 §5.2 a march into a full hex with no MPs left to leave it again: allowed, since others may still make room */
export function caution(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  const units = marching(scene)
  const [first] = units
  if (verb !== 'march' || arg === undefined || first === undefined) return undefined
  const s = scene.state
  if (stackWeight(s, sideOf(first), arg, units).over === 0) return undefined
  const then = scene.after({ verb, arg })
  if (then && askedOf(then)?.prompt === 'march') return undefined
  const w = words(scene).march
  return {
    title: w.stranded(spaceName(scene, arg)),
    lines: [...stackLines(scene, s, units, arg), { text: w.anyway, tone: 'plain' }],
  }
}
