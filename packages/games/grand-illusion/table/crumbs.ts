/** Where we are in the sequence of play (§4.0). */
import type { Crumb } from '@sandtable/presentation'
import type { Phase } from '../grand-illusion.ts'
import { gameText, placeName, type Scene, stateOf, words } from './scene.ts'
import type { Words } from './words/words.ts'

export type Stage = keyof Words['phases']

const STAGES: readonly Stage[] = ['command', 'arrivals', 'action', 'strategic', 'administration']

const STAGE_OF: Readonly<Record<Phase, Stage | 'setup'>> = {
  options: 'setup',
  deployment: 'setup',
  caps: 'command',
  arrivals: 'arrivals',
  segment: 'action',
  activation: 'action',
  battles: 'action',
  withdrawal: 'action',
  strategic: 'strategic',
  administration: 'administration',
  recovery: 'administration',
  'turn-end': 'administration',
}

export function crumbs(scene: Scene): Crumb[] {
  const { phase } = scene.play
  const w = words(scene)
  if (phase === 'end') return [...head(scene), { text: w.end, state: 'now' }]
  const stage = STAGE_OF[phase]
  if (stage === 'setup')
    return [
      { text: w.setup, state: 'now' },
      ...STAGES.map((each): Crumb => ({ text: w.phases[each], state: 'ahead' })),
    ]
  const now = STAGES.indexOf(stage)
  return [
    ...head(scene),
    ...STAGES.flatMap((each, i): Crumb[] => {
      if (i !== now) return [{ text: w.phases[each], state: i < now ? 'done' : 'ahead' }]
      return [{ text: w.phases[each], state: 'now' }, ...inner(scene)]
    }),
  ]
}

const head = (scene: Scene): Crumb[] => [{ text: words(scene).turn(stateOf(scene).turn), state: 'done' }]

/** Under the phase being played whose part of it it is, and the procedures now running. */
function inner(scene: Scene): Crumb[] {
  const w = words(scene)
  const s = stateOf(scene)
  const { phase, table } = scene.play
  const { procedure } = gameText(scene)
  const running = table.trail.slice(1).map((name) => procedure(name))
  const texts = [
    ...(phase === 'administration' || phase === 'turn-end' || phase === 'caps' ? [] : [segmentOf(scene)]),
    ...(s.activeHex >= 0 ? [w.activation(placeName(scene, s.activeHex))] : []),
    ...(phase === 'recovery' ? [procedure('recovery')] : []),
    ...(phase === 'withdrawal' ? [procedure('withdrawal')] : []),
    ...running,
  ]
  return texts.filter((text) => text !== '').map((text): Crumb => ({ text, state: 'now' }))
}

/** whose segment it is; in the recovery phase the sides come in turn and nothing need be said */
function segmentOf(scene: Scene): string {
  const s = stateOf(scene)
  return scene.play.phase === 'recovery' ? '' : (words(scene).segments[s.phasing] ?? '')
}
