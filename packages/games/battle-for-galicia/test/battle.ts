/** Shorthand for the tests of combat: made-up attacks, and what came of them. */
import { eyesOf, type Json, type Logged, seenBy } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../events.ts'
import { battleForGalicia } from '../game.ts'
import { GRID } from '../map.ts'
import { SIDE_IDS } from '../sides.ts'
import { UNITS, unit } from '../units.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

type SeatId = (typeof SIDE_IDS)[number]
type Units = SceneSpec['units']

/** A combat phase with these units on the map. */
export const combat = (units: Units, more: Omit<SceneSpec, 'units' | 'phase'> = {}): StagedScene =>
  new StagedScene({ ...more, units, stage: 'combat' })

/** Names the target, and if there is a choice all hexes that can attack it. */
export function declare(scene: StagedScene, target: string): StagedScene {
  scene.act('attack', target)
  return scene.prompt === 'declare-hexes' ? scene.act('all') : scene
}

/** Sends these units into the fight, or all that can if none are named. */
export function engage(scene: StagedScene, ...units: string[]): StagedScene {
  if (scene.can('join')) {
    if (units.length === 0) scene.act('all')
    for (const id of units) scene.act('join', id)
  }
  return scene.act('fight')
}

/** Declares and engages at one go; these units, or all that can. */
export const assault = (scene: StagedScene, target: string, ...units: string[]): StagedScene =>
  engage(declare(scene, target), ...units)

/** The latest event of a type. */
export function last<K extends BattleForGaliciaEvent['type']>(
  scene: StagedScene,
  type: K,
): Extract<BattleForGaliciaEvent, { type: K }> {
  const event = scene.seen(type).at(-1)
  if (!event) throw new Error(`there was no ${type}`)
  return event
}

/** The ratio as "attack:defense = ratio", and the column after shifts if it differs. */
export function ratio(scene: StagedScene): string {
  const { attack, defense, ratio: raw, column } = last(scene, 'ratio-found')
  return `${attack}:${defense} = ${raw}${column === raw ? '' : ` -> ${column}`}`
}

/** The column shifts of the latest attack, by reason. */
export const shifts = (scene: StagedScene): Readonly<Record<string, number>> =>
  Object.fromEntries(last(scene, 'ratio-found').shifts.map(({ what, columns }) => [what, columns]))

/** The latest loss roll of a side. */
export function lossRoll(
  scene: StagedScene,
  seat: SeatId,
): Extract<BattleForGaliciaEvent, { type: 'losses-rolled' }> {
  const roll = scene.seen('losses-rolled').findLast(({ side }) => SIDE_IDS[side] === seat)
  if (!roll) throw new Error(`${seat} has not rolled for losses`)
  return roll
}

/** The modifiers of that roll, by reason; their sum is checked against the roll. */
export function drms(scene: StagedScene, seat: SeatId): Readonly<Record<string, number>> {
  const { modifiers, total, die } = lossRoll(scene, seat)
  const sum = modifiers.reduce((all, { drm }) => all + drm, 0)
  if (total - die !== sum) throw new Error(`${total} is not ${die} and ${sum}`)
  return Object.fromEntries(modifiers.map(({ what, drm }) => [what, drm]))
}

/** Code and rule of a refusal. */
export function refused(scene: StagedScene, verb: string, arg?: string, seat?: SeatId): string {
  const { code, rule } = scene.refusal(verb, arg, seat)
  return `${code} §${rule}`
}

const hexId = (h: number): string => GRID.idOf(h)
export const unitId = (u: number): string => UNITS[u]?.id ?? ''
export const unitIds = (units: readonly number[]): string[] => units.map(unitId).sort()

/** The hexes a unit retreated to, one after another. */
export function trail(scene: StagedScene, id: string): string[] {
  const steps = scene.events.filter((event) => event.type === 'retreated' || event.type === 'retreat-ran-on')
  return steps.filter(({ units }) => units.includes(unit(id))).map(({ to }) => hexId(to))
}

/** Answers what is left of the attack as cheaply as can be: no advance, nobody goes along, the first of all choices. */
export function finish(scene: StagedScene): StagedScene {
  const BARE = ['halt', 'go']
  const CHOICES = ['withdraw', 'retreat', 'run-on', 'suffer', 'defend']
  while (scene.prompt !== 'attack') {
    const bare = BARE.find((verb) => scene.can(verb))
    const choice = CHOICES.find((verb) => scene.can(verb))
    if (bare !== undefined) scene.act(bare)
    else if (choice !== undefined) scene.act(choice, scene.offers(choice)[0])
    else throw new Error(`cannot answer ${scene.prompt}`)
  }
  return scene
}

/** Dice for an attack in which nothing happens beyond this roll: both sides then roll 1 for losses. */
export const rolling = (total: number): number[] => [Math.floor(total / 2), Math.ceil(total / 2), 1, 1]

/** What a seat sees of a unit now; undefined if it does not see it. */
export function seen(
  scene: StagedScene,
  seat: SeatId,
  id: string,
): Readonly<Record<string, Json>> | undefined {
  const view = battleForGalicia.view(scene.state, eyesOf([SIDE_IDS.indexOf(seat)])) as {
    readonly units: readonly Readonly<Record<string, Json>>[]
  }
  return view.units.find((each) => each.unit === id)
}

/** From now on notes what each seat is told. */
export function listen(scene: StagedScene): (seat: SeatId) => BattleForGaliciaEvent[] {
  const log: Logged<BattleForGaliciaEvent>[] = []
  scene.play.umpire.emit = (event, audience) => {
    scene.events.push(event)
    log.push(audience ? { at: 0, event, audience } : { at: 0, event })
  }
  return (seat) => log.flatMap((logged) => seenBy(logged, eyesOf([SIDE_IDS.indexOf(seat)])) ?? [])
}
