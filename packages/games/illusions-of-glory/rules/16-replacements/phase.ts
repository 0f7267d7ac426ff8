/** §16.1.a §16.2.1 §6.0.G The Replacement Phase. */
import { at, call } from '@sandtable/kernel'
import { inForce } from '../../cards/in-force.ts'
import { AUSTRIA, type Command, commandsOf, GERMANY, RUSSIA, sideOfCommand, WEST } from '../../commands.ts'
import type { IllusionsOfGlory, Next, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { FULL, isDivision, kindOf, PIECES, REDUCED } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isPair } from '../../seatings.ts'
import { AP } from '../../sides.ts'
import { isOnMap, put, REPLACEABLE, RESERVE, setFace, spaceOf, type State } from '../../state.ts'
import { POOL_IDS } from '../../tables.ts'
import { spenderOf } from '../04-setup/commands.ts'
import { isOver } from '../17-war-status/ending.ts'
import { noteRebuilt } from '../24-troop-quality.ts'
import { conversions, convert, whyNotConvert } from './converting.ts'
import { canPay, pay, replacementPriceOf } from './costs.ts'
import { whyNotReplace } from './eligible.ts'
import { placesForRebuilt, whyNotRebuiltIn } from './placing.ts'
import { poolFor, poolsFor } from './pools.ts'

/**
 * §6.0.G AP before CP. The western allies come first, because they may convert an RP for Russia (§16.7.2).
 */
const ORDER: readonly Command[] = [WEST, RUSSIA, AUSTRIA, GERMANY]
/** §4.4.1.a.12 §4.4.2.a.12 Partners spend the RPs of their own nations; a single player spends all in any order. */
const spendingTogether = (s: State, command: Command): readonly Command[] =>
  isPair(s, sideOfCommand(command)) ? [command] : commandsOf(sideOfCommand(command))
/** Those of the order who are asked: of a side with a single player the first alone. */
const spenders = (s: State): Command[] =>
  ORDER.filter((command) => {
    const together = spendingTogether(s, command)
    return ORDER.find((first) => together.includes(first)) === command
  })
/** How many steps are bought: a unit is repaired, or rebuilt reduced, by one; rebuilt at full strength by both. */
const ONE_STEP = 1
const BOTH_STEPS = 2

/** The players buy one after the other. */
export function* replacementPhase(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  if (isOver(g.state)) return 'end'
  losePoints(g)
  return call(
    spenders(g.state).map((command) => at('replacement/purchase', command)),
    'replacement/end',
  )
}

/** One purchase per entry of the stage. */
export function* purchaseStage(g: IllusionsOfGlory, arg: number): Procedure<Next> {
  const command = arg as Command
  return (yield* replaceOne(g, command)) ? at('replacement/purchase', command) : 'done'
}

/** §16.2.1 Unspent RPs are lost. */
export function* endReplacements(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.rp.fill(0)
  s.halves.fill(0)
  s.converted = 0
  return 'draw'
}

/** Cards that take or halve the RPs of the turn apply once, before any RP is spent or converted. */
function losePoints(g: IllusionsOfGlory): void {
  const { state: s } = g
  for (const { effect } of inForce(s)) {
    if (effect.kind !== 'rp-halved' && !(effect.kind === 'rp-lost' && effect.scope === 'turn')) continue
    const pool = POOL_IDS.indexOf(effect.pool)
    const before = s.rp.get(pool)
    const after = effect.kind === 'rp-halved' ? Math.floor(before / 2) : 0
    s.rp.set(pool, after)
    if (after < before) g.emit?.({ type: 'rp-lost', rule: '9.6.2.c', pool, points: before - after })
  }
}

function replacementOffer(
  s: State,
  command: Command,
): {
  repair: number[]
  rebuild: number[]
  'rebuild-reduced': number[]
  'rebuild-to-reserve': number[]
  convert: number[]
  done: boolean
} {
  const [damaged, destroyed] = candidates(s, command)
  const placeable = destroyed.filter((p) => placesForRebuilt(s, p).length > 0)
  return {
    repair: damaged.filter((p) => isAffordable(s, p, ONE_STEP)),
    rebuild: placeable.filter((p) => isAffordable(s, p, BOTH_STEPS)),
    'rebuild-reduced': placeable.filter((p) => isAffordable(s, p, ONE_STEP)),
    // §16.6.a SCUs may be placed in the reserve box, which holds only units at full strength.
    'rebuild-to-reserve': destroyed.filter((p) => isDivision(p) && isAffordable(s, p, BOTH_STEPS)),
    convert: spendingTogether(s, command).flatMap((each) => conversions(s, each)),
    done: true,
  }
}
const isAffordable = (s: State, p: number, steps: number): boolean =>
  canPay(s, poolsFor(s, p), replacementPriceOf(s, p, steps))

/** Units the command pays for: reduced ones on the map, and one of each kind in the Replaceable Units box. */
function candidates(s: State, command: Command): readonly [number[], number[]] {
  const damaged: number[] = []
  const destroyed: number[] = []
  for (let p = 0; p < PIECES; p++) {
    if (!needsReplacement(s, p) || !isPaidBy(s, command, p)) continue
    const list = isOnMap(s, p) ? damaged : destroyed
    // Destroyed units of one kind are interchangeable, so one is offered. Their numbers are consecutive.
    const isListed = list === destroyed && list.length > 0 && kindOf(list.at(-1) as number) === kindOf(p)
    if (!isListed && whyNotReplace(s, p) === undefined) list.push(p)
  }
  return [damaged, destroyed]
}
/** A quick test before the rule itself, `whyNotReplace`: most units need no replacement. */
const needsReplacement = (s: State, p: number): boolean =>
  isOnMap(s, p) ? s.face.get(p) !== FULL : spaceOf(s, p) === REPLACEABLE
const isPaidBy = (s: State, command: Command, p: number): boolean => {
  const pool = poolFor(s, p)
  return pool >= 0 && isSpentBy(s, command, pool)
}
const isSpentBy = (s: State, command: Command, pool: number): boolean =>
  spendingTogether(s, command).includes(spenderOf(pool))

/** RPs the command may spend, by pool. */
const pointsOf = (s: State, command: Command): number[] =>
  Array.from(s.rp, (points, pool) => (isSpentBy(s, command, pool) ? points : 0))
const hasAnything = (s: State, command: Command): boolean =>
  pointsOf(s, command).some((points, pool) => points > 0 || s.halves.get(pool) > 0)

/** @returns whether the command may buy more */
function* replaceOne(g: IllusionsOfGlory, command: Command): Procedure<boolean> {
  const { state: s } = g
  if (!hasAnything(s, command)) return false
  const offer = replacementOffer(s, command)
  if (Object.values(offer).every((list) => typeof list === 'boolean' || list.length === 0)) return false
  const pick = yield* g.ask(command, {
    rule: '16.1.a',
    prompt: 'replacements',
    facts: { side: sideOfCommand(command), rp: pointsOf(s, command) },
    choose: () => offer,
    refuse: {
      repair: (p) => whyNotBuy(s, command, p, ONE_STEP),
      rebuild: (p) => whyNotBuy(s, command, p, BOTH_STEPS),
      'rebuild-reduced': (p) => whyNotBuy(s, command, p, ONE_STEP),
      'rebuild-to-reserve': (p) =>
        isDivision(p)
          ? whyNotBuy(s, command, p, BOTH_STEPS, true)
          : refusal('lcu-not-to-reserve', { piece: p }),
      convert: (pool) => whyNotConvert(s, pool),
    },
  })
  switch (pick.verb) {
    case 'done':
      return false
    case 'convert':
      convert(g, pick.arg)
      return true
    case 'repair':
      buy(g, pick.arg, ONE_STEP, spaceOf(s, pick.arg))
      return true
    case 'rebuild-to-reserve':
      buy(g, pick.arg, BOTH_STEPS, RESERVE)
      return true
    default: {
      const steps = pick.verb === 'rebuild' ? BOTH_STEPS : ONE_STEP
      buy(g, pick.arg, steps, yield* whereRebuilt(g, command, pick.arg, steps))
      return true
    }
  }
}

/** Why a unit cannot be bought. */
function whyNotBuy(
  s: State,
  command: Command,
  p: number,
  steps: number,
  toReserve = false,
): Refusal | undefined {
  const why = whyNotReplace(s, p)
  if (why !== undefined) return why
  const pool = poolFor(s, p)
  if (pool >= 0 && !isPaidBy(s, command, p))
    return refusal('partners-rp', { piece: p, pool }, partnersRule(command))
  if (pool < 0 || !isAffordable(s, p, steps)) return refusal('no-rp', { piece: p, pool })
  if (isOnMap(s, p) || toReserve) return undefined
  return placesForRebuilt(s, p).length > 0 ? undefined : refusal('no-place-for-rebuilt', { piece: p })
}

const partnersRule = (command: Command): string =>
  sideOfCommand(command) === AP ? '4.4.1.a.12' : '4.4.2.a.12'

function* whereRebuilt(g: IllusionsOfGlory, command: Command, p: number, steps: number): Procedure<number> {
  const { state: s } = g
  const places = placesForRebuilt(s, p)
  if (places.length === 1) return places[0] as number
  const pick = yield* g.ask(command, {
    rule: '16.6.a',
    prompt: 'rebuilt-where',
    facts: { piece: p, reduced: steps < BOTH_STEPS },
    choose: () => ({ 'place-in': places }),
    refuse: { 'place-in': (x) => whyNotRebuiltIn(s, p, x) },
  })
  return pick.arg
}

/** §16.1.b Repairs a unit where it is, or rebuilds it and places it there at once (§16.6.a). */
function buy(g: IllusionsOfGlory, p: number, steps: number, at: number): void {
  const { state: s } = g
  const cost = pay(s, poolsFor(s, p), replacementPriceOf(s, p, steps))
  if (isOnMap(s, p)) {
    setFace(s, p, FULL)
    g.emit?.({ type: 'repaired', rule: '16.1.b', piece: p, space: at, cost })
    return
  }
  const face = steps < BOTH_STEPS ? REDUCED : FULL
  setFace(s, p, face)
  put(s, p, at)
  g.emit?.({ type: 'rebuilt', rule: '16.6.a', piece: p, face, at, cost })
  if (face === FULL) noteRebuilt(g, p)
}
