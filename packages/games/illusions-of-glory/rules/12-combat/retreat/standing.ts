/** §12.7.4 Ways to stand instead of retreating. */
import type { AnswerTo } from '@sandtable/kernel'
import { payers, retreatCards, shortening } from '../../../cards/combat-effects.ts'
import type { Fight, IllusionsOfGlory, Refusal, Procedure } from '../../../illusions-of-glory.ts'
import { isPort, terrainOf } from '../../../map.ts'
import { BRUSILOV_HQ, isLcu, isOf, isSupport, MACKENSEN_HQ } from '../../../pieces.ts'
import { refusal } from '../../../refusal.ts'
import { RO, RU } from '../../../sides.ts'
import { COMBAT, isFull, isMarked, MARK, type State } from '../../../state.ts'
import { terrainRule } from '../../../tables.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { discardCard } from '../../09-cards/piles.ts'
import { isTrenchOf } from '../../19-trenches/shifts.ts'
import { canBeRelieved, loseStep } from '../destruction.ts'
import { whyNotInCombat } from '../part-in-combat.ts'
import { fighters, isSet } from '../under-way.ts'
import { standInPort } from './ports.ts'

/** Units that have still to retreat. */
export const retreating = (s: State, { defenders }: Fight): number[] =>
  fighters(defenders).filter((p) => isMarked(s, p, MARK.retreating))

/** §12.7.4.b The last unit may not be destroyed to prevent an advance. */
function isLastStep(s: State, fight: Fight, p: number): boolean {
  return !isFull(s, p) && retreating(s, fight).length === 1
}
/** §12.7.4.a §12.2.2.b Forest, mountain, swamp (§3.1.1.2) or a friendly trench. */
const isStrong = (s: State, { space: x, defender }: Fight): boolean =>
  terrainRule(terrainOf(x)).stand || isTrenchOf(s, defender, x)

/**
 * §12.7.4.a A step shortens the retreat by one space, once. §12.7.4.c Only the defended space counts, not
 * those on the way.
 */
export function whyNotStand(s: State, fight: Fight, p: number): Refusal | undefined {
  const not = whyNotInCombat(s, fight.defender, p)
  if (not) return not
  if (isSupport(p)) return refusal('never-absorbs', { piece: p })
  // §12.7.4.a One step shortens the retreat once.
  if (isSet(s, COMBAT.stood)) return refusal('stood-already', { space: fight.space })
  if (!isStrong(s, fight) || !retreating(s, fight).includes(p))
    return refusal('not-here-to-stand', { space: fight.space })
  return isLastStep(s, fight, p) ? refusal('last-unit', { piece: p }) : undefined
}

/**
 * §12.7.4.a In a port each unit may lose a step, as long as a unit is left. §12.7.4.b A single unit may not
 * be destroyed.
 */
function mayStandInPort(s: State, fight: Fight): boolean {
  if (!isPort(fight.space)) return false
  const all = retreating(s, fight)
  return all.some((p) => isFull(s, p) || (all.length > 1 && isLcu(p) && canBeRelieved(s, p)))
}

/**
 * §12.7.4.d Brusilov's HQ with Russian or Romanian units, §12.7.4.e Mackensen's with any Central Powers
 * units.
 */
function mayHqStand(s: State, fight: Fight): boolean {
  if (isSet(s, COMBAT.hqStood)) return false
  const isWith = (hq: number): boolean => fight.defenders.includes(hq)
  const isRussian = (p: number): boolean => isOf(p, RU) || isOf(p, RO)
  return isWith(MACKENSEN_HQ) || (isWith(BRUSILOV_HQ) && retreating(s, fight).some(isRussian))
}

export const standOffer = (
  s: State,
  fight: Fight,
): {
  stand: number[]
  'stand-all': boolean
  'hq-stand': boolean
  'card-stand': number[]
  'give-way': boolean
} => ({
  stand: retreating(s, fight).filter((p) => !whyNotStand(s, fight, p)),
  'stand-all': mayStandInPort(s, fight),
  'hq-stand': mayHqStand(s, fight),
  'card-stand': retreatCards(s, fight),
  'give-way': true,
})
export type StandAnswer = AnswerTo<ReturnType<typeof standOffer>>

export function* takeStand(g: IllusionsOfGlory, fight: Fight, answer: StandAnswer): Procedure {
  const { state: s } = g
  switch (answer.verb) {
    case 'stand':
      yield* standByStep(g, fight, answer.arg)
      break
    case 'stand-all':
      yield* standInPort(g, retreating(s, fight))
      shorten(g, fight, s.retreat, 'port', -1)
      break
    case 'hq-stand':
      s.combatFacts |= COMBAT.hqStood
      shorten(g, fight, 1, 'hq', fight.defenders.includes(MACKENSEN_HQ) ? MACKENSEN_HQ : BRUSILOV_HQ)
      break
    case 'card-stand':
      yield* standByCard(g, fight, answer.arg)
  }
}

/** §12.7.4.a §12.2.2.b */
function* standByStep(g: IllusionsOfGlory, fight: Fight, p: number): Procedure {
  g.state.combatFacts |= COMBAT.stood
  yield* loseStep(g, p, 'stand')
  shorten(g, fight, 1, terrainRule(terrainOf(fight.space)).stand ? 'terrain' : 'trench', p)
}

const RULES = {
  terrain: '12.7.4.a',
  trench: '12.7.4.a',
  port: '12.7.4.a',
  hq: '12.7.4.d',
  card: '12.2.E',
} as const

function shorten(
  g: IllusionsOfGlory,
  { space }: Fight,
  by: number,
  how: keyof typeof RULES,
  piece: number,
): void {
  const { state: s } = g
  const most = Math.min(by, s.retreat)
  s.retreat -= most
  const rule = piece === MACKENSEN_HQ ? '12.7.4.e' : RULES[how]
  g.emit?.({ type: 'retreat-shortened', rule, space, by: most, how, piece })
}

/** A card serves once and is discarded at once. */
function* standByCard(g: IllusionsOfGlory, fight: Fight, c: number): Procedure {
  const { state: s } = g
  const effect = shortening(c)
  if (effect === undefined) return
  let payer = -1
  if (effect.price === 'step') {
    payer = yield* choosePayer(g, fight, c)
    yield* loseStep(g, payer, 'stand')
  }
  discardCard(g, c)
  shorten(g, fight, effect.distance === 'all' ? s.retreat : effect.distance, 'card', payer)
}
/** §12.7.4.b The card names the units that may pay with a step; the last unit is not destroyed for it. */
function whyNotPay(s: State, fight: Fight, c: number, p: number): Refusal | undefined {
  const not = whyNotInCombat(s, fight.defender, p)
  if (not) return not
  if (isSupport(p)) return refusal('never-absorbs', { piece: p })
  return isLastStep(s, fight, p)
    ? refusal('last-unit', { piece: p })
    : refusal('card-names-others', { piece: p, card: c })
}
function* choosePayer(g: IllusionsOfGlory, fight: Fight, c: number): Procedure<number> {
  const { state: s } = g
  const who = payers(s, fight, c)
  if (who.length === 1) return who[0] as number
  const pick = yield* g.ask(commanderOf(s, who[0] as number), {
    rule: '12.7.4.a',
    prompt: 'pay-step',
    facts: { space: fight.space, card: c },
    choose: () => ({ suffer: who }),
    refuse: { suffer: (p) => whyNotPay(s, fight, c, p) },
  })
  return pick.arg
}
