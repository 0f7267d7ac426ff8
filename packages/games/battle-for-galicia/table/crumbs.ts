/** Where we are in the sequence of play (§3.2). */
import type { Crumb } from '@sandtable/presentation'
import type { Stage } from '../battle-for-galicia.ts'
import { activeSide } from '../state.ts'
import { type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Part = keyof Words['phases']

const PARTS: readonly Part[] = ['supply', 'reinforcement', 'movement', 'combat', 'victory-points']
/** §5.2 over-stacking is settled at the end of the movement phase */
const partOf = (stage: Stage): Part => (stage === 'over-stacking' ? 'movement' : stage)

export function crumbs(scene: Scene): Crumb[] {
  const w = words(scene)
  const { stage, state } = scene
  const head: Crumb[] = [
    { text: w.turn(state.turn), state: 'done' },
    { text: w.playerTurn[activeSide(state)] as string, state: 'done' },
  ]
  if (stage === 'end')
    return [...head, ...PARTS.map((part) => crumb(w, part, 'done')), { text: w.end, state: 'now' }]
  const now = PARTS.indexOf(partOf(stage))
  return [...head, ...PARTS.flatMap((part, i) => partCrumbs(scene, part, Math.sign(i - now)))]
}

const crumb = (w: Words, part: Part, state: Crumb['state']): Crumb => ({ text: w.phases[part], state })

/** What is asked of whom is no secret (§12.1.2 the mover announces it). */
const isAsked = ({ decisions }: Scene, prompt: string): boolean =>
  decisions.some((each) => each.prompt === prompt)

/** A part of the player turn, and under the one being played the procedures now running. */
function partCrumbs(scene: Scene, part: Part, place: number): Crumb[] {
  const w = words(scene)
  if (place !== 0) return [crumb(w, part, place < 0 ? 'done' : 'ahead')]
  const { game, language, stage, trail } = scene
  const text = game.text(language)
  const inner = [...(stage === 'over-stacking' ? ['over-stacking'] : []), ...trail.slice(1)]
  return [
    crumb(w, part, 'now'),
    ...inner.map((name): Crumb => ({ text: text.procedure(name), state: 'now' })),
    ...(isAsked(scene, 'react') ? [{ text: w.reaction, state: 'now' } as const] : []),
    ...(isAsked(scene, 'advance') ? [{ text: w.advancing, state: 'now' } as const] : []),
  ]
}
