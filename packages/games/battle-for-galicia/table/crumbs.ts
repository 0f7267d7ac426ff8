/** Where we are in the sequence of play (§3.2). */
import type { Crumb } from '@sandtable/presentation'
import type { Phase } from '../galicia.ts'
import { activeSide } from '../state.ts'
import { type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Stage = keyof Words['phases']

const STAGES: readonly Stage[] = ['supply', 'reinforcement', 'movement', 'combat', 'victory-points']
/** §5.2 over-stacking is settled at the end of the movement phase */
const stageOf = (phase: Phase): Stage => (phase === 'over-stacking' ? 'movement' : phase)

export function crumbs(scene: Scene): Crumb[] {
  const { play } = scene
  const w = words(scene)
  const { phase } = play
  const head: Crumb[] = [
    { text: w.turn(play.state.turn), state: 'done' },
    { text: w.playerTurn[activeSide(play.state)] as string, state: 'done' },
  ]
  if (phase === 'end')
    return [...head, ...STAGES.map((stage) => crumb(w, stage, 'done')), { text: w.end, state: 'now' }]
  const now = STAGES.indexOf(stageOf(phase))
  return [...head, ...STAGES.flatMap((stage, i) => stageCrumbs(scene, stage, Math.sign(i - now)))]
}

const crumb = (w: Words, stage: Stage, state: Crumb['state']): Crumb => ({ text: w.phases[stage], state })

/** What is asked of whom is no secret (§12.1.2 the mover announces it). */
const isAsked = ({ play }: Scene, prompt: string): boolean =>
  play.pending.some(({ question }) => question.prompt === prompt)

/** The stage, and under the one being played the procedures now running. */
function stageCrumbs(scene: Scene, stage: Stage, place: number): Crumb[] {
  const w = words(scene)
  if (place !== 0) return [crumb(w, stage, place < 0 ? 'done' : 'ahead')]
  const { play, language } = scene
  const text = play.setup.game.text(language)
  const inner = [...(play.phase === 'over-stacking' ? ['over-stacking'] : []), ...play.table.trail.slice(1)]
  return [
    crumb(w, stage, 'now'),
    ...inner.map((name): Crumb => ({ text: text.procedure(name), state: 'now' })),
    ...(isAsked(scene, 'react') ? [{ text: w.reaction, state: 'now' } as const] : []),
    ...(isAsked(scene, 'advance') ? [{ text: w.advancing, state: 'now' } as const] : []),
  ]
}
