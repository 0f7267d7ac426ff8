/** Where we are in the sequence of play (§4.0). */
import type { Crumb } from '@sandtable/presentation'
import type { Stage } from '../grand-illusion.ts'
import { gameText, placeName, type Scene, stateOf, words } from './scene.ts'
import type { Words } from './words/words.ts'

export type Part = keyof Words['phases']

const PARTS: readonly Part[] = ['command', 'arrivals', 'action', 'strategic', 'administration']

const PART_OF: Readonly<Record<Stage, Part | 'setup'>> = {
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
  const { stage } = scene.play
  const w = words(scene)
  if (stage === 'end') return [...head(scene), { text: w.end, state: 'now' }]
  const part = PART_OF[stage]
  if (part === 'setup')
    return [
      { text: w.setup, state: 'now' },
      ...PARTS.map((each): Crumb => ({ text: w.phases[each], state: 'ahead' })),
    ]
  const now = PARTS.indexOf(part)
  return [
    ...head(scene),
    ...PARTS.flatMap((each, i): Crumb[] => {
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
  const { stage, trail } = scene.play
  const { procedure } = gameText(scene)
  const running = trail.slice(1).map((name) => procedure(name))
  const texts = [
    ...(stage === 'administration' || stage === 'turn-end' || stage === 'caps' ? [] : [segmentOf(scene)]),
    ...(s.activeHex >= 0 ? [w.activation(placeName(scene, s.activeHex))] : []),
    ...(stage === 'recovery' ? [procedure('recovery')] : []),
    ...(stage === 'withdrawal' ? [procedure('withdrawal')] : []),
    ...running,
  ]
  return texts.filter((text) => text !== '').map((text): Crumb => ({ text, state: 'now' }))
}

/** whose segment it is; in the recovery phase the sides come in turn and nothing need be said */
function segmentOf(scene: Scene): string {
  const s = stateOf(scene)
  return scene.play.stage === 'recovery' ? '' : (words(scene).segments[s.phasing] ?? '')
}
