/** Where we are in the sequence of play (§4.1). */
import type { Crumb } from '@sandtable/presentation'
import type { Stage } from '../stages.ts'
import { gameText, type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Part = keyof Words['phases']

/** §4.1 a month, with the seasonal turn before it where there is one */
const PARTS: readonly Part[] = [
  'season',
  'diplomacy',
  'construction',
  'aviation',
  'admiralty',
  'campaign',
  'end',
]

const ENDS: ReadonlySet<string> = new Set(['aerodrome', 'revolution'])

function partOf(stage: Stage): Part | undefined {
  if (stage === 'set-up' || stage === 'set-up/side' || stage === 'month' || stage === 'month/end')
    return undefined
  if (stage.startsWith('combat')) return 'campaign'
  if (ENDS.has(stage)) return 'end'
  return PARTS.find((part) => stage.startsWith(part))
}

export function crumbs(scene: Scene): Crumb[] {
  const { stage } = scene
  const w = words(scene)
  if (stage === 'end') return [{ text: w.end, state: 'now' }]
  const part = partOf(stage)
  if (part === undefined) return [{ text: w.setup, state: 'now' }]
  const now = PARTS.indexOf(part)
  return PARTS.flatMap((each, i): Crumb[] => {
    // what has no season in this month needs no place
    if (each === 'season' && part !== 'season') return []
    if (i !== now) return [{ text: w.phases[each], state: i < now ? 'done' : 'ahead' }]
    return [{ text: w.phases[each], state: 'now' }, ...inner(scene)]
  })
}

/** what the phase, the fortnight and the half say already */
const SAID: ReadonlySet<string> = new Set([
  ...['month', 'season', 'season/end', 'construction', 'aviation', 'campaign', 'diplomacy', 'admiralty'],
  ...[
    'campaign/fortnight',
    'campaign/over',
    'campaign/half',
    'campaign/force',
    'campaign/go-on',
    'month/end',
  ],
  ...['construction/end', 'aerodrome', 'revolution'],
])

/** The fortnight, whose half it is, and the procedures now running. */
function inner(scene: Scene): Crumb[] {
  const s = scene.state
  const w = words(scene)
  const { procedure } = gameText(scene)
  const running = [...new Set([...scene.trail, scene.stage])].filter(
    (name) => name !== 'end' && !SAID.has(name),
  )
  const texts = [
    ...(s.fortnight > 0 ? [w.fortnights[s.fortnight - 1] ?? '', w.sides[s.phasing] ?? ''] : []),
    ...running.map((name) => procedure(name as Stage)),
  ]
  return [...new Set(texts)].filter((text) => text !== '').map((text): Crumb => ({ text, state: 'now' }))
}
