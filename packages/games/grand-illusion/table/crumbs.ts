/** Where we are in the sequence of play (§4.0). */
import type { Crumb } from '@sandtable/presentation'
import type { Stage } from '../grand-illusion.ts'
import { gameText, placeName, type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

export type Part = keyof Words['phases']

const PARTS: readonly Part[] = ['command', 'arrivals', 'action', 'strategic', 'administration']

const PART_OF: Readonly<Record<Stage, Part | 'setup'>> = {
  deployment: 'setup',
  options: 'setup',
  'deployment/belgian': 'setup',
  'deployment/french': 'setup',
  'deployment/german': 'setup',
  'deployment/ninth-army': 'setup',
  liege: 'setup',
  caps: 'command',
  arrivals: 'arrivals',
  'eastern-front': 'arrivals',
  'arrivals/choices': 'arrivals',
  'segment/window': 'action',
  'segment/activity': 'action',
  segment: 'action',
  'segment/out-of-caps': 'action',
  activation: 'action',
  battles: 'action',
  battle: 'action',
  'battle/bombardment': 'action',
  'battle/fortunes': 'action',
  'battle/board': 'action',
  'battle/fire': 'action',
  'battle/retreats': 'action',
  'withdrawal/moves': 'action',
  'withdrawal/trenches': 'action',
  strategic: 'strategic',
  administration: 'administration',
  'recovery/allied': 'administration',
  'recovery/german': 'administration',
  'turn-end': 'administration',
}

export function crumbs(scene: Scene): Crumb[] {
  const { stage } = scene
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
      return [{ text: w.phases[each], state: 'now' }, ...inner(scene, stage)]
    }),
  ]
}

const head = (scene: Scene): Crumb[] => [{ text: words(scene).turn(scene.state.turn), state: 'done' }]

/** nobody is asked for his side, or both in turn: whose segment it is need not be said */
const OF_NO_SIDE: ReadonlySet<Stage> = new Set<Stage>([
  'caps',
  'administration',
  'recovery/allied',
  'recovery/german',
  'turn-end',
])

/** what the phase, the segment and the activated hex say already */
const SAID: ReadonlySet<string> = new Set([
  'caps',
  'arrivals',
  'arrivals/choices',
  'segment',
  'segment/activity',
  'activation',
  'battles',
  'strategic',
  'administration',
  'turn-end',
])

/** Under the phase being played whose part of it it is, and the procedures now running. */
function inner(scene: Scene, stage: Stage): Crumb[] {
  const w = words(scene)
  const s = scene.state
  const { procedure } = gameText(scene)
  const running = scene.trail.filter((name) => !SAID.has(name))
  const texts = [
    ...(OF_NO_SIDE.has(stage) ? [] : [w.segments[s.phasing]]),
    ...(s.activeHex >= 0 ? [w.activation(placeName(scene, s.activeHex))] : []),
    ...running.map((name) => procedure(name)),
  ]
  return texts.filter((text) => text !== '').map((text): Crumb => ({ text, state: 'now' }))
}
