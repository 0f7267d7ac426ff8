/** What an answer would do, before it is given. */
import { type Answer, sees } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import { stackWeight } from '../inspect/index.ts'
import { enemyOf } from '../sides.ts'
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
import { askedOf, type Scene, spaceName, viewerSide, words } from './scene.ts'

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

/** What is said before a click is heeded: an attack that declares itself, a march from which there is no way on. */
export function caution(scene: Scene, answer: Answer): Preview | undefined {
  return answer.verb === 'attack' ? declaresAtOnce(scene, answer) : strands(scene, answer)
}

/** §8.1 from one hex only there is nothing to name: the units become known at once, and nobody can take that back */
function declaresAtOnce(scene: Scene, answer: Answer): Preview | undefined {
  if (answer.arg === undefined || sees(scene.eyes, enemyOf(viewerSide(scene)))) return undefined
  const then = scene.after(answer)
  if (then && askedOf(then)?.prompt === 'declare-hexes') return undefined
  const w = words(scene).attack
  const odds = attackPreview('attack')(scene, answer.arg)
  return {
    title: w.declares(spaceName(scene, answer.arg)),
    lines: [...(odds?.lines ?? []), { text: w.declaresHow, rules: ['8.1'], tone: 'warn' }],
    ...(odds?.note === undefined ? {} : { note: odds.note }),
  }
}

/** §5.1 §5.2 a march into a full hex with no MPs left to leave it again: allowed, since others may still make room */
function strands(scene: Scene, { verb, arg }: Answer): Preview | undefined {
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
