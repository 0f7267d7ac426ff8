/** Where we are in the sequence of play (§6.0). */
import { type ProcedureOf, procedureOf } from '@sandtable/kernel'
import type { Crumb } from '@sandtable/presentation'
import type { Stage } from '../illusions-of-glory.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { ACTION } from '../state.ts'
import { cardTitle, gameText, type Scene, sideTitle, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Part = keyof Words['frame']['stages']

const PARTS: readonly Part[] = [
  'mandatory',
  'action',
  'attrition',
  'war-status',
  'rebellion',
  'replacement',
  'draw',
]

const PART_OF: Readonly<Record<ProcedureOf<Stage>, Part | 'opening'>> = {
  opening: 'opening',
  'turn-start': 'mandatory',
  treaty: 'mandatory',
  mandatory: 'mandatory',
  action: 'action',
  event: 'action',
  activation: 'action',
  movement: 'action',
  combat: 'action',
  retreat: 'action',
  redeployment: 'action',
  'round-end': 'action',
  attrition: 'attrition',
  'war-status': 'war-status',
  rebellion: 'rebellion',
  replacement: 'replacement',
  draw: 'draw',
}

export function crumbs(scene: Scene): Crumb[] {
  const { stage } = scene
  const w = words(scene).frame
  const head: Crumb = { text: w.turnShort(scene.state.turn), state: 'done' }
  if (stage === 'end') return [head, { text: w.end, state: 'now' }]
  const part = PART_OF[procedureOf(stage)]
  if (part === 'opening') return [{ text: w.opening, state: 'now' }, ...PARTS.map(ahead(w))]
  const now = PARTS.indexOf(part)
  return [
    head,
    ...PARTS.flatMap((each, i): Crumb[] => {
      if (i !== now) return [{ text: partText(scene, each), state: i < now ? 'done' : 'ahead' }]
      return each === 'action' ? inRound(scene) : [{ text: w.stages[each], state: 'now' }]
    }),
  ]
}
/** §7.1.2 The offensive the active side still has to make is named in its place. */
function partText(scene: Scene, part: Part): string {
  const w = words(scene).frame
  const order = offensiveOf(scene.state, scene.state.active)
  const isDue = part === 'mandatory' && scene.state.round > 0 && Object.hasOwn(w.offensives, order)
  return isDue ? w.offensive(w.offensives[order as keyof typeof w.offensives]) : w.stages[part]
}
const ahead =
  (w: Words['frame']) =>
  (part: Part): Crumb => ({ text: w.stages[part], state: 'ahead' })

/** §8.1 Whose round it is, which action is under way, and how far it has come. */
function inRound(scene: Scene): Crumb[] {
  const w = words(scene).frame
  const s = scene.state
  const { procedure } = gameText(scene)
  const texts = [
    w.round(s.round, sideTitle(scene, s.active)),
    ...actionOf(scene),
    ...scene.trail.filter((name) => !PLAIN.has(name)).map((name) => procedure(name)),
  ]
  return texts.map((text): Crumb => ({ text, state: 'now' }))
}
/** Crumbs that say no more than the action itself. */
const PLAIN: ReadonlySet<string> = new Set(['action', 'event', 'redeployment', 'round-end'])

const USES = ['', 'ops', 'sr', 'rp', 'event', 'noCard', 'uprising'] as const

/** "Operations: Tannenberg" */
function actionOf(scene: Scene): string[] {
  const { action, playing } = scene.state
  const use = USES[action]
  if (action === ACTION.none || use === undefined || use === '') return []
  const { uses, colon } = words(scene).frame
  return [playing < 0 ? uses[use] : `${uses[use]}${colon}${cardTitle(scene, playing)}`]
}
