/** Shorthand for tests of battles: the hex 3625 in Swabia, entered from 3525, in the summer of 1800. */
import { submit } from '@sandtable/kernel'
import { piece } from '../../pieces.ts'
import { ATTACKER, keep, type Role, ROLES, WORD } from '../../rules/08-battle/facts.ts'
import type { State } from '../../state.ts'
import { type SceneSpec, StagedScene, stateFor } from '../scene.ts'

export const FIELD = '3625'
export const FROM = '3525'
type More = Omit<SceneSpec, 'battle'>

const first = (list: string): string => list.split(/[ [\]:]/)[0] ?? ''

/** A battle about to begin; who stands elsewhere is in `more.units`. */
export function specOf(attackers: string, defenders: string, { units = {}, ...more }: More = {}): SceneSpec {
  return {
    turn: '1800-summer',
    stages: ['turn/end', 'activation', 'impulse', 'battle'],
    ...more,
    units: { [FIELD]: `${attackers} ${defenders}`, ...units },
    battle: { at: FIELD, from: FROM, attacker: first(attackers), defender: first(defenders) },
  }
}
export const fight = (attackers: string, defenders: string, more?: More): StagedScene =>
  new StagedScene(specOf(attackers, defenders, more))

/** Nobody marches to the guns. */
export function deaf(scene: StagedScene): StagedScene {
  while (scene.prompt === 'march-to-guns') scene.act('done')
  return scene
}
/** Nobody leads, on either side. */
export function leaderless(scene: StagedScene): StagedScene {
  for (const seat of SEATS) while (isNaming(scene, seat)) name(scene, seat, 'nobody')
  return scene
}
const SEATS = ['empire', 'coalition'] as const
const isNaming = (scene: StagedScene, seat: Seat): boolean => {
  const prompt = scene.play.asked(SEATS.indexOf(seat))?.question.prompt
  return prompt === 'choose-subordinate' || prompt === 'choose-lead-unit'
}
type Seat = (typeof SEATS)[number]
/** both seats are asked at once: one of them names somebody */
export function name(
  scene: StagedScene,
  seat: Seat,
  verb: 'nobody' | 'lead' | 'subordinate',
  arg?: string,
): void {
  const refusal = submit(scene.play, { seat, verb, ...(arg === undefined ? {} : { arg }) })
  if (refusal) throw new Error(refusal.code)
}
/** A round without marches and leads: the dice of the attacker, then of the defender, then others. */
export const round = (scene: StagedScene, ...dice: number[]): StagedScene =>
  leaderless(deaf(scene.dice(...dice)))
/** Takes losses as they come: always from the unit offered that has most steps. */
export function bleed(scene: StagedScene): StagedScene {
  while (scene.prompt === 'take-loss' || scene.prompt === 'pursued') {
    const [most] = scene.offers('lose').sort((a, b) => scene.steps(b) - scene.steps(a))
    if (most === undefined) scene.act('wall')
    else scene.act('lose', most)
  }
  return scene
}

/** the modified total of a side, and what counted in it */
export function counted(scene: StagedScene, role: Role): Record<string, number> {
  const rolled = scene.seen('battle-rolled').findLast((e) => e.role === role)
  return Object.fromEntries((rolled?.modifiers ?? []).map(({ name, value }) => [name, value]))
}

/** The position with the battle begun, nobody leading, for tests that ask it something. */
export function begun(spec: SceneSpec): State {
  const state = stateFor(spec)
  for (const role of ROLES)
    for (const word of [WORD.subordinate, WORD.lead, WORD.risked, WORD.commander]) keep(state, word, role, -1)
  return state
}

/** Sets a word of a battle, as if it had come so far. */
export function put(
  state: State,
  word: keyof typeof WORD,
  value: number | string,
  role: Role = ATTACKER,
): void {
  state.battle.set(WORD[word] + role, typeof value === 'string' ? piece(value) : value)
}
