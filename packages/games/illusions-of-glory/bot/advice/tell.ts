/** What the advice says about one answer. */
import type { Facts } from '@sandtable/kernel'
import { isVp } from '../../map.ts'
import { isOnMap, type State, spaceOf } from '../../state.ts'
import { attackersFor } from '../../rules/12-combat/targets.ts'
import { fightOf } from '../../rules/12-combat/under-way.ts'
import { isTroops } from '../../pieces.ts'
import { withSupport } from '../attacks.ts'
import { fightAt } from '../clash.ts'
import { type Front, frontOf } from '../front.ts'
import { numberIn, numbersIn } from '../offers.ts'
import { appeal, operationsOf, total } from '../operations.ts'
import { sideOfSeat } from '../staff-answers.ts'
import { prospectOf, whyThere } from './reasons.ts'
import type { Step } from './steps.ts'
import type { Saying, Told } from './told.ts'

const NOTHING: Omit<Told, 'saying' | 'rule'> = {
  kind: 'other',
  pieces: [],
  from: -1,
  at: -1,
  to: -1,
  spaces: [],
  card: -1,
  pool: -1,
  nation: -1,
  why: 'wanted',
  prospect: undefined,
  matters: false,
}

/** The sentence of a verb; if several questions share the verb, that of the question. */
const SAYINGS: Readonly<Record<string, Saying>> = {
  take: 'take-card',
  'delegate/no': 'keep-rounds',
  'discard-cards/done': 'keep-cards',
  'activate/done': 'spend-no-more',
  add: 'form-stack',
  formed: 'stack-formed',
  dig: 'dig',
  assemble: 'assemble',
  'assemble-with/done': 'assembled',
  use: 'assemble',
  disassemble: 'disassemble',
  'take-scu': 'disassemble',
  amphibious: 'amphibious',
  'movement/done': 'move-no-more',
  march: 'march',
  leave: 'leave',
  halt: 'halt',
  displace: 'displace',
  'displace-to': 'march',
  'leave-to': 'march',
  gain: 'gain',
  join: 'join',
  engage: 'engage',
  favour: 'favour',
  'attack/done': 'attack-no-more',
  pin: 'flank',
  'no-flank': 'no-flank',
  defend: 'defend',
  'combat-card': 'combat-card',
  enough: 'no-combat-card',
  'march-in': 'march-in',
  'march-in-at': 'march-in',
  stay: 'stay',
  'rearguard/done': 'no-rearguard',
  suffer: 'suffer',
  'replace-by': 'replace',
  stand: 'stand',
  'stand-all': 'stand-all',
  'hq-stand': 'hq-stand',
  'card-stand': 'card-stand',
  'give-way': 'give-way',
  'retreat-to': 'retreat',
  'follow-to': 'retreat',
  remain: 'remain',
  advance: 'advance',
  'advance-to': 'march',
  'advance/done': 'advance-no-more',
  'redeploy-to': 'redeploy',
  'redeploy/done': 'redeploy-no-more',
  keep: 'keep',
  'place-in': 'place',
  'no-more': 'place-no-more',
  repair: 'repair',
  rebuild: 'rebuild',
  'rebuild-reduced': 'rebuild-reduced',
  'rebuild-to-reserve': 'rebuild-to-reserve',
  convert: 'convert',
  'replacements/done': 'replace-no-more',
  'repair-now/done': 'replace-no-more',
  'rise-in': 'rise',
  'not-now': 'no-rising',
  'serbian-collapse/yes': 'collapse',
  'serbian-collapse/no': 'no-collapse',
  dissolve: 'dissolve',
  transfer: 'transfer',
  'give-up': 'give-up',
}
const sayingOf = (prompt: string, verb: string): Saying =>
  SAYINGS[`${prompt}/${verb}`] ?? SAYINGS[verb] ?? 'whatever'

/** Verbs whose argument is a space, a card or a pool; all others name a unit. */
const SPACES = new Set(
  'dig amphibious march displace-to leave-to pin march-in-at retreat-to follow-to advance-to redeploy-to place-in rise-in'.split(
    ' ',
  ),
)
const CARDS = new Set(['take', 'combat-card', 'card-stand', 'discard'])
const POOLS = new Set(['gain', 'convert'])

export function tell({ sight, answer }: Step): Told {
  const { state: s, prompt, rule, facts } = sight
  const front = frontOf(s, sideOfSeat(sight))
  const { verb, arg = -1 } = answer
  const said = { ...NOTHING, saying: sayingOf(prompt, verb), rule }
  if (verb === 'target' || verb === 'target-uprising')
    return attackOn(s, front, arg, verb === 'target-uprising', rule)
  if (prompt === 'attackers')
    return { ...joining(s, said.saying, rule), ...(arg < 0 ? {} : { pieces: [arg], at: spaceOf(s, arg) }) }
  const nation = numberIn(facts, 'nation')
  if (CARDS.has(verb)) return { ...said, card: arg, to: numberIn(facts, 'space') }
  if (POOLS.has(verb)) return { ...said, pool: arg }
  if (SPACES.has(verb)) return { ...whereTo(s, front, sight.facts, said, arg), nation }
  const told = aboutPiece(s, front, said, arg, numberIn(facts, 'space'))
  return arg < 0 ? { ...told, nation, pieces: asked(facts) } : { ...told, nation }
}

/** The other units of the march. */
const KINDS: Partial<Readonly<Record<Saying, Told['kind']>>> = {
  dig: 'hold',
  flank: 'attack',
  place: 'other',
  rise: 'other',
}
/** The units the question is about. */
function asked(facts: Facts): readonly number[] {
  const one = numberIn(facts, 'piece')
  return one >= 0 ? [one] : numbersIn(facts, 'pieces')
}

function whereTo(s: State, front: Front, facts: Facts, said: Told, to: number): Told {
  const pieces = asked(facts)
  const [first] = pieces
  const from = first !== undefined && isOnMap(s, first) ? spaceOf(s, first) : -1
  const why = pieces.length > 0 ? whyThere(s, front, pieces, to) : 'wanted'
  return { ...said, kind: KINDS[said.saying] ?? 'march', pieces, from, at: from, to, why, matters: isVp(to) }
}

/** The space the unit is in, or the defended space. */
function aboutPiece(s: State, front: Front, said: Told, p: number, space: number): Told {
  if (p < 0) return { ...said, to: space, matters: space >= 0 && isVp(space) }
  const at = isOnMap(s, p) ? spaceOf(s, p) : -1
  const isAdvance = said.saying === 'advance'
  const to = isAdvance ? s.combat : at
  const why = isAdvance ? whyThere(s, front, [p], to) : 'wanted'
  const isInLine = at >= 0 && (front.threat[at] as number) > 0
  const kind = isAdvance ? 'march' : 'other'
  return { ...said, kind, pieces: [p], from: isAdvance ? at : -1, at, to, why, matters: isInLine }
}

function attackOn(s: State, front: Front, x: number, rebels: boolean, rule: string): Told {
  const troops = attackersFor(s, x, rebels)
  return attackTold(s, front, withSupport(s, front.side, troops), x, rebels, rule)
}
function attackTold(
  s: State,
  front: Front,
  attackers: readonly number[],
  x: number,
  rebels: boolean,
  rule: string,
): Told {
  const fight = fightAt(s, front.side, attackers, x, rebels)
  const isFort = !rebels && !fight.defenders.some(isTroops)
  const saying = rebels ? 'put-down' : isFort ? 'fort' : 'attack'
  const from = fight.from[0] ?? -1
  const prospect = prospectOf(s, front, fight)
  const { from: spaces } = fight
  return {
    ...NOTHING,
    saying,
    rule,
    kind: 'attack',
    pieces: attackers,
    from,
    to: x,
    spaces,
    prospect,
    matters: isVp(x),
  }
}
function joining(s: State, saying: Saying, rule: string): Told {
  const { space } = fightOf(s)
  return { ...NOTHING, saying, rule, kind: 'attack', to: space, matters: isVp(space) }
}

/** An activation for attack (§9.4): the attack it is meant for. */
export function attackMeant({ sight, answer }: Step): Told | undefined {
  const { state: s, rule } = sight
  const x = answer.arg ?? -1
  let best: { appeal: number; told: () => Told } | undefined
  for (const { attack, spaces, costs, gain } of operationsOf(s, s.active)) {
    if (!attack || !spaces.includes(x)) continue
    const its = appeal(gain, total(costs))
    if (best && best.appeal >= its) continue
    const front = frontOf(s, s.active)
    const { attackers, target, rebels } = attack
    const told = () => attackTold(s, front, withSupport(s, front.side, attackers), target, rebels, rule)
    best = { appeal: its, told }
  }
  return best?.told()
}
