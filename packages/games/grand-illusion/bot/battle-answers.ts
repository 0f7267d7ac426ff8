/** Choices in a battle: simple rules with the odds in mind. */
import { argsOf, bestOf, firstOf, isBare } from '@sandtable/bots'
import type { Answer } from '@sandtable/kernel'
import { isFort, printedStrength } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import { faceOf, piecesAt, presenceOf, type State } from '../state.ts'
import { clash } from './clash.ts'
import { stepsLeft } from './power.ts'
import type { Sight } from './types.ts'

const strength = (s: State, u: number): number => printedStrength(u, faceOf(s, u))

type Answering = (s: State, side: Side, offer: Sight['offer']) => Answer | undefined

const yes: Answering = () => ({ verb: 'yes' })
/** the program places well enough: best against best */
const book: Answering = (s, _side, offer) =>
  firstOf(offer, ['by-the-book']) ?? bestOf(offer, 'opposite', (p) => (isFort(p) ? 0 : strength(s, p)))

const ANSWERS: Partial<Readonly<Record<Sight['prompt'], Answering>>> = {
  'choose-battle': chooseBattle,
  'declare-mandated': yes,
  'belgian-withdrawal': yes,
  allenby: yes,
  'fourth-division': yes,
  // §9.2.6 infantry hits five times in six, a rider who leaves in time is hit twice in six
  'withdraw-cavalry': yes,
  // §9.5.4.d together they take a step more
  bombard: (_s, _side, offer) => firstOf(offer, ['massed']) ?? bestOf(offer, 'bombard', (gun) => -gun),
  'bombard-first': (_s, _side, offer) => bestOf(offer, 'bombard', (gun) => gun),
  'bombard-target': (s, _side, offer) => bestOf(offer, 'target', (fort) => -stepsLeft(s, fort)),
  'tactical-advantage': useAdvantage,
  'place-disrupted': (s, _side, offer) =>
    firstOf(offer, ['no']) ?? bestOf(offer, 'place', (u) => strength(s, u)),
  'place-defenders': book,
  'place-attackers': book,
  'choose-reserve': book,
  'place-reserve': book,
  'choose-opponent': book,
  'share-space': (s, _side, offer) =>
    firstOf(offer, ['by-the-book', 'alone']) ?? bestOf(offer, 'pair', (p) => strength(s, p)),
  'choose-skirmish': (s, _side, offer) => bestOf(offer, 'engage', (u) => strength(s, u)),
  'elan-loss': (s, _side, offer) => bestOf(offer, 'strike', (u) => strength(s, u)),
}

/** undefined for questions that are not about a battle */
export const battleAnswer = ({ state: s, seat, prompt, offer }: Sight): Answer | undefined =>
  ANSWERS[prompt]?.(s, seat as Side, offer)

/** what is forced, and what looks good */
function chooseBattle(s: State, side: Side, offer: Sight['offer']): Answer {
  const due = argsOf(offer, 'battle')
  if (!isBare(offer, 'done')) return { verb: 'battle', arg: due[0] as number }
  const good = due.find((h) => {
    const odds = clash(
      s,
      h,
      piecesAt(s, side, h).filter((p) => !isFort(p)),
      side,
    )
    return odds.defenderLoss + 4 * odds.defenderGoes > odds.attackerLoss + 4 * odds.attackerGoes
  })
  return good === undefined ? { verb: 'done' } : { verb: 'battle', arg: good }
}

/** Fortune 7: a CAP against what the battle would cost beyond what it brings */
function useAdvantage(s: State, side: Side, offer: Sight['offer']): Answer {
  const h = s.battleHex
  const enemy = enemyOf(side)
  const attack = clash(
    s,
    h,
    piecesAt(s, enemy, h).filter((p) => !isFort(p)),
    enemy,
  )
  const danger = attack.defenderLoss + 5 * attack.defenderGoes - attack.attackerLoss - 5 * attack.attackerGoes
  const counter = clash(
    s,
    h,
    piecesAt(s, side, h).filter((p) => !isFort(p)),
    side,
  )
  const chance = counter.defenderLoss - counter.attackerLoss
  if (s.caps.get(side) < 2) return { verb: 'accept' }
  if (isBare(offer, 'counterattack') && chance > 2 && -danger < chance && presenceOf(s, side).forts(h) === 0)
    return { verb: 'counterattack' }
  return danger > 3 ? { verb: 'skirmish' } : { verb: 'accept' }
}
