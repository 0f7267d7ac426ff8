/** Answers for activation (§9.4), movement (§11) and what belongs to them. */
import { byPrompt } from '@sandtable/bots'
import type { Answer, Offer } from '@sandtable/kernel'
import { isTroops } from '../pieces.ts'
import type { Side } from '../sides.ts'
import { isOrdered, ORDER, piecesAt, type State, spaceOf } from '../state.ts'
import { readyAt, placeOf } from '../rules/11-movement/ready.ts'
import { type Front, frontOf, strengthIn } from './front.ts'
import { bestMarch, bestPlace, LEAST, trenchGain } from './marches.ts'
import { argsOf, bestOf, firstOf, goodOf, isBare, numberIn, numbersIn, rated } from './offers.ts'
import { appeal, gainOf, isMadeBy, type Operation, operationsOf, total } from './operations.ts'
import type { Sight } from './types.ts'

export const activationAnswer = byPrompt<Sight, Answer | undefined>(
  { activate, 'form-stack': formStack, movement: move, march },
  assembly,
)

/** The order with the greatest appeal that the points left can still pay for. */
function activate({ state: s, offer }: Sight): Answer {
  const side = s.active
  const free = rated(argsOf(offer, 'free-move'), (x) => freeGain(s, side, x))
  if (free && free.score > LEAST) return { verb: 'free-move', arg: free.arg }
  const [best] = openings(s, offer)
  return best && best.appeal > 0 ? (best.activations[0] as Answer) : { verb: 'done' }
}

interface Opening {
  /** The activations the operation still needs. */
  readonly activations: readonly Answer[]
  readonly appeal: number
}
/** The operations that can be paid for now, the most appealing first. */
export function openings(s: State, offer: Offer): Opening[] {
  const all = operationsOf(s, s.active)
  const isDone = all.some((operation) => isMadeBy(operation) && isOrderedInFull(s, operation))
  const found = all.flatMap((operation): Opening[] => {
    const missing = missingFor(s, offer, operation)
    return missing ? [{ ...missing, appeal: appeal(gainOf(operation, isDone), missing.cost) }] : []
  })
  return found.sort((a, b) => b.appeal - a.appeal)
}
const isOrderedInFull = (s: State, { spaces }: Operation): boolean =>
  spaces.every((x) => isOrdered(s, x, ORDER.attack))
const freeGain = (s: State, side: Side, x: number): number =>
  bestMarch(s, frontOf(s, side), piecesAt(s, side, x))?.score ?? 0

/** The activations an operation still needs, if all of them can be paid for. */
function missingFor(
  s: State,
  offer: Offer,
  { attack, spaces, costs }: Operation,
): { activations: readonly Answer[]; cost: number } | undefined {
  const verbs = attack ? ['attack', 'attack-stack'] : ['move', 'move-stack']
  const missing = spaces.filter((x) => !(attack && isOrdered(s, x, ORDER.attack)))
  const cost = total(costs.filter((_, i) => missing.includes(spaces[i] as number)))
  if (missing.length === 0 || cost > s.points) return undefined
  const verbFor = (x: number): string | undefined => verbs.find((verb) => argsOf(offer, verb).includes(x))
  const activations = missing.flatMap((x): Answer[] => {
    const verb = verbFor(x)
    return verb === undefined ? [] : [{ verb, arg: x }]
  })
  return activations.length === missing.length ? { activations, cost } : undefined
}

/** The strongest units of a region form a stack, as many as may. */
function formStack({ state: s, offer }: Sight): Answer | undefined {
  return bestOf(offer, 'add', (p) => strengthIn(s, p) + (isTroops(p) ? 1 : 0)) ?? firstOf(offer, 'formed')
}

/** Group by group: the units that would gain most elsewhere go first. */
function move({ state: s, offer }: Sight): Answer | undefined {
  const front = frontOf(s, s.active)
  const dig = rated(argsOf(offer, 'dig'), (x) => trenchGain(s, front, x))
  const best = bestDeparture(s, offer, front)
  if (dig && dig.score > LEAST && dig.score > (best?.score ?? 0)) return { verb: 'dig', arg: dig.arg }
  return best?.answer ?? stayOrGo(s, offer)
}
interface Departure {
  readonly answer: Answer
  readonly to: number
  readonly score: number
}
function bestDeparture(s: State, offer: Offer, front: Front): Departure | undefined {
  const [best] = departures(s, offer, front)
  return best && best.score > LEAST ? best : undefined
}
/** The best march out of each place, the most useful first. */
export function departures(s: State, offer: Offer, front: Front): Departure[] {
  const units = argsOf(offer, 'unit')
  const found = firstOfEach(s, units).flatMap((first): Departure[] => {
    const ready = readyAt(s, placeOf(s, first)).filter((p) => units.includes(p) || !isTroops(p))
    const march = bestMarch(s, front, ready.length > 0 ? ready : [first])
    if (!march) return []
    return [{ answer: setOut(s, offer, march.pieces, ready), to: march.arg, score: march.score }]
  })
  return found.sort((a, b) => b.score - a.score)
}
/** §22 SCUs are assembled. §20.3.1.d §10.3.b Otherwise a unit that must move on is chosen. */
const stayOrGo = (s: State, offer: Offer): Answer | undefined =>
  goodOf(offer, 'assemble', () => 1) ??
  firstOf(offer, 'done') ??
  bestOf(offer, 'unit', (p) => strengthIn(s, p)) ??
  bestOf(offer, 'stack', () => 0)

function setOut(s: State, offer: Offer, pieces: readonly number[], there: readonly number[]): Answer {
  const x = spaceOf(s, pieces[0] as number)
  const isAll = pieces.length === there.length && pieces.length > 1
  if (isAll && argsOf(offer, 'stack').includes(x)) return { verb: 'stack', arg: x }
  const one = pieces.find((p) => argsOf(offer, 'unit').includes(p))
  return { verb: 'unit', arg: one ?? (argsOf(offer, 'unit')[0] as number) }
}
/** One unit of each place that may move. */
function firstOfEach(s: State, units: readonly number[]): number[] {
  const seen = new Set<number>()
  return units.filter((p) => {
    const { space, stack } = placeOf(s, p)
    const key = space * 8 + stack
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function march({ state: s, offer, facts }: Sight): Answer | undefined {
  const pieces = numbersIn(facts, 'pieces')
  const best = bestPlace(s, frontOf(s, s.active), pieces, argsOf(offer, 'march'))
  if (best && (best.score > LEAST || !isBare(offer, 'halt'))) return { verb: 'march', arg: best.arg }
  return firstOf(offer, 'halt') ?? bestOf(offer, 'leave', () => 0)
}

/** §22 SCUs are assembled again. §10.3 §20.3.5.c Units that must leave go where troops are needed. */
function assembly({ state: s, prompt, offer, facts }: Sight): Answer | undefined {
  const side = s.active
  switch (prompt) {
    case 'assemble-with':
      return bestOf(offer, 'use', (p) => -strengthIn(s, p)) ?? firstOf(offer, 'done')
    case 'disassemble-into':
      return bestOf(offer, 'take-scu', (p) => strengthIn(s, p))
    case 'overstacked':
      return bestOf(offer, 'displace', (p) => -strengthIn(s, p))
    case 'displace-where':
    case 'leave-siege': {
      const front = frontOf(s, side)
      const piece = numberIn(facts, 'piece')
      const verb = prompt === 'leave-siege' ? 'leave-to' : 'displace-to'
      return bestOf(offer, verb, (x) => bestPlace(s, front, [piece], [x])?.score ?? 0)
    }
    case 'captured-supplies':
      return bestOf(offer, 'gain', () => 0)
    default:
      return undefined
  }
}
