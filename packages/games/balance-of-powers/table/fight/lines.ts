/** The arithmetic of a combat: every modifier one line with its rule, and what has come of it so far. */
import type { Line } from '@sandtable/presentation'
import {
  type Combatants,
  type Fight,
  gunChance,
  isAhead,
  likeliestOf,
  type ModifierChance,
  modifierChances,
  type Outcomes,
  reserveCandidates,
  reserveChance,
  type Setting,
} from '../../inspect/index.ts'
import type { BalanceOfPowersEvent } from '../../events.ts'
import { hasNavalGunfire } from '../../rules/06-admiralty/gunfire.ts'
import { siegeCorps } from '../../rules/10-land-combat/bombardment.ts'
import { attackValue, defenceValue } from '../../rules/10-land-combat/effectiveness.ts'
import { attackerOf, defenderOf, PRINTED_POINT, strengthOf, WORD } from '../../rules/10-land-combat/facts.ts'
import { commandOf } from '../../rules/10-land-combat/leadership.ts'
import { reserveRoll } from '../../rules/10-land-combat/reserves.ts'
import { yearOf } from '../../calendar.ts'
import { unitData } from '../../units.ts'
import { fortressAt, isRedFortress } from '../../sites.ts'
import type { State } from '../../state.ts'
import { percent } from '../chances.ts'
import { gameText, nameOf, type Scene, words } from '../scene.ts'

export function modifierLines(
  scene: Scene,
  fight: Fight,
  settings: readonly Setting[],
  { nets }: Outcomes,
  parts: Combatants,
): Line[] {
  const { signed } = words(scene).panels
  const likeliest = likeliestOf(settings)
  if (!likeliest) return bombardmentLines(scene, fight, parts)
  const lines = modifierChances(settings).map((each) => lineFor(scene, fight, likeliest.state, each))
  const isNothing = ({ tone }: Line): boolean => tone === 'faint'
  return [
    ...bombardmentLines(scene, fight, parts),
    // what counts comes first: there is not room to see all of them beside the table
    ...lines.filter((line) => !isNothing(line)),
    {
      text: words(scene).panels.fight.net,
      value:
        nets.length === 1
          ? signed(nets[0]?.net ?? 0)
          : spread(
              scene,
              nets.map(({ net, p }) => ({ value: net, p })),
            ),
      rules: ['10.5'],
      tone: 'strong',
    },
    ...lines.filter(isNothing),
  ]
}

/** §10.21 */
function bombardmentLines(scene: Scene, fight: Fight, { place }: Combatants): Line[] {
  const s = fight.state
  const w = words(scene).panels.fight
  if (!isAhead(fight, 'combat/bombardment')) return []
  const chance = gunChance(s)
  if (chance === undefined) return [{ text: w.noGuns, rules: ['10.21'], tone: 'faint' }]
  if (!isRedFortress(fortressAt(place))) return [{ text: w.blackFortress, rules: ['10.21'] }]
  const guns = siegeCorps(s)
  return [
    {
      text: w.bombardment(guns, guns),
      value: percent(chance),
      rules: ['10.21'],
      tone: chance === 0 ? 'faint' : 'plain',
    },
  ]
}

function lineFor(scene: Scene, fight: Fight, s: State, { name, rule, values }: ModifierChance): Line {
  const { signed } = words(scene).panels
  const [first, ...others] = values
  const isNothing = others.length === 0 && first?.value === 0
  return {
    text: textFor(scene, fight, s, name),
    value: others.length === 0 ? signed(first?.value ?? 0) : chancesOf(scene, values),
    rules: [...(name === 'reserves' ? ['10.42'] : isYellow(s, name) ? ['10.532'] : []), rule],
    tone: isNothing ? 'faint' : 'plain',
  }
}

/** §10.532 the point unit attacks better than it is printed */
const isYellow = (s: State, name: ModifierChance['name']): boolean =>
  name === 'effectiveness' &&
  s.attackPoint >= 0 &&
  unitData(s.attackPoint).yellow === true &&
  yearOf(s.month) === YELLOW_YEAR
const YELLOW_YEAR = 1914

/** "+1 · 50.0 %" where the other case is nothing, else each with its chance */
function chancesOf(scene: Scene, values: ModifierChance['values']): string {
  const { panels } = words(scene)
  const counting = values.filter(({ value }) => value !== 0)
  const [only, ...others] = counting
  if (only && others.length === 0) return `${panels.signed(only.value)}${words(scene).dot}${percent(only.p)}`
  return spread(scene, values)
}

const spread = (scene: Scene, values: ModifierChance['values']): string =>
  values.map(({ value, p }) => `${words(scene).panels.signed(value)}: ${percent(p)}`).join(words(scene).dot)

function textFor(scene: Scene, fight: Fight, s: State, name: ModifierChance['name']): string {
  const { details, modifiers } = words(scene).panels.fight
  switch (name) {
    case 'artillery':
      return details.artillery(siegeCorps(s), hasNavalGunfire(s, attackerOf(s), s.target))
    case 'effectiveness':
      return details.effectiveness(
        pointName(scene, s.attackPoint),
        attackValue(s, s.attackPoint),
        pointName(scene, s.defencePoint),
        defenceValue(s, s.defencePoint),
      )
    case 'attack-leader':
    case 'defence-leader':
      return leaderText(scene, s, name === 'attack-leader')
    case 'odds':
      return details.odds(strengthOf(s, attackerOf(s)), strengthOf(s, defenderOf(s)))
    case 'reserves':
      return reserveText(scene, fight, s)
    default:
      return modifiers[name]
  }
}

function pointName(scene: Scene, u: number): string {
  const w = words(scene).panels.fight
  return u < 0 ? w.unnamed : u === PRINTED_POINT ? w.fortress : nameOf(scene, u)
}

function leaderText(scene: Scene, s: State, isAttack: boolean): string {
  const { details } = words(scene).panels.fight
  const command = commandOf(s, isAttack ? attackerOf(s) : defenderOf(s))
  return command
    ? details.leader(nameOf(scene, command.leader), command.value)
    : details.noLeader[isAttack ? 'attack' : 'defence']
}

/** the corps that has come, or the likeliest of those who may */
function reserveText(scene: Scene, fight: Fight, s: State): string {
  const w = words(scene).panels.fight
  const come = s.combat.get(WORD.reserve) - 1
  if (come >= 0) return w.details.reserve(nameOf(scene, come))
  const [best] = isAhead(fight, 'combat/reserves') ? reserveCandidates(fight.state) : []
  if (best === undefined) return w.modifiers.reserves
  const { value, drm } = reserveRoll(fight.state, best)
  const chance = percent(reserveChance(fight.state, best))
  return `${w.details.reserve(nameOf(scene, best))}${words(scene).dot}${w.reserve(value - drm, chance)}`
}

/** Modifiers as they were, once the dice have fallen. */
export function settledLines(
  scene: Scene,
  modified: Extract<BalanceOfPowersEvent, { type: 'combat-modified' }>,
): Line[] {
  const { fight: w, signed } = words(scene).panels
  return [
    ...modified.modifiers.map(
      ({ name, rule, value }): Line => ({ text: w.modifiers[name], value: signed(value), rules: [rule] }),
    ),
    { text: w.net, value: signed(modified.net), rules: ['10.5'], tone: 'strong' },
  ]
}

/** told by the modifiers, or the panel's own title */
const SAID: ReadonlySet<string> = new Set(['combat-modified', 'attack-declared'])

/** What has happened in the combat so far, in the game's own words. */
export const storyLines = (scene: Scene, events: readonly BalanceOfPowersEvent[]): Line[] =>
  events
    .filter(({ type }) => !SAID.has(type))
    .map((event) => ({ text: gameText(scene).event(event), rules: [event.rule] }))
