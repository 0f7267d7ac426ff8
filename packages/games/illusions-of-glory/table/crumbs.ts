/** Where we are in the sequence of play (§6.0). */
import type { Crumb } from '@sandtable/presentation'
import type { Phase } from '../illusions.ts'
import type { Side } from '../sides.ts'
import { ACTION } from '../state.ts'
import { cardTitle, gameText, type Scene, sideTitle, stateOf, words } from './scene.ts'
import { readView } from './view.ts'
import type { Words } from './words/words.ts'

type Stage = keyof Words['frame']['stages']

const STAGES: readonly Stage[] = [
  'mandatory',
  'action',
  'attrition',
  'war-status',
  'rebellion',
  'replacement',
  'draw',
]

const STAGE_OF: Readonly<Record<Phase, Stage | 'opening'>> = {
  opening: 'opening',
  'turn-start': 'mandatory',
  treaty: 'mandatory',
  mandatory: 'mandatory',
  action: 'action',
  event: 'action',
  activation: 'action',
  movement: 'action',
  combat: 'action',
  fight: 'action',
  retreat: 'action',
  advance: 'action',
  redeployment: 'action',
  'round-end': 'action',
  attrition: 'attrition',
  'war-status': 'war-status',
  rebellion: 'rebellion',
  replacement: 'replacement',
  draw: 'draw',
}

export function crumbs(scene: Scene): Crumb[] {
  const { phase } = scene.play
  const w = words(scene).frame
  const head: Crumb = { text: w.turnShort(stateOf(scene).turn), state: 'done' }
  if (phase === 'end') return [head, { text: w.end, state: 'now' }]
  const stage = STAGE_OF[phase]
  if (stage === 'opening') return [{ text: w.opening, state: 'now' }, ...STAGES.map(ahead(w))]
  const now = STAGES.indexOf(stage)
  return [
    head,
    ...STAGES.flatMap((each, i): Crumb[] => {
      if (i !== now) return [{ text: stageText(scene, each), state: i < now ? 'done' : 'ahead' }]
      return each === 'action' ? inRound(scene) : [{ text: w.stages[each], state: 'now' }]
    }),
  ]
}
/** §7.1.2 the offensive the side that acts still has to make is said in its place */
function stageText(scene: Scene, stage: Stage): string {
  const w = words(scene).frame
  const { tracks, active } = readView(scene.view)
  const order = tracks.offensive[active]
  const isDue = stage === 'mandatory' && stateOf(scene).round > 0 && Object.hasOwn(w.offensives, order)
  return isDue ? w.offensive(w.offensives[order as keyof typeof w.offensives]) : w.stages[stage]
}
const ahead =
  (w: Words['frame']) =>
  (stage: Stage): Crumb => ({ text: w.stages[stage], state: 'ahead' })

/** §8.1 whose round it is, what is being done in it, and how far that has come */
function inRound(scene: Scene): Crumb[] {
  const w = words(scene).frame
  const s = stateOf(scene)
  const { phase, table } = scene.play
  const { procedure } = gameText(scene)
  const texts = [
    w.round(s.round, sideTitle(scene, s.active as Side)),
    ...actionOf(scene),
    ...(PLAIN_PHASES.has(phase) ? [] : [procedure(phase)]),
    ...table.trail.slice(1).map((name) => procedure(name)),
  ]
  return texts.map((text): Crumb => ({ text, state: 'now' }))
}
/** they say no more than the action itself */
const PLAIN_PHASES: ReadonlySet<string> = new Set(['action', 'event', 'redeployment', 'round-end'])

const USES = ['', 'ops', 'sr', 'rp', 'event', 'noCard', 'uprising'] as const

/** "Operations: Tannenberg" */
function actionOf(scene: Scene): string[] {
  const { action, playing } = stateOf(scene)
  const use = USES[action]
  if (action === ACTION.none || use === undefined || use === '') return []
  const { uses, colon } = words(scene).frame
  return [playing < 0 ? uses[use] : `${uses[use]}${colon}${cardTitle(scene, playing)}`]
}
