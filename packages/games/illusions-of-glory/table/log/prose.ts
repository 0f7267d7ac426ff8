/** A deed as a sentence: a history of the war in the East. What has no sentence of its own here is told in the game's words. */
import { sideOfCommand } from '../../commands.ts'
import { illusionsOfGlory } from '../../index.ts'
import { NO_SIDE, type Side } from '../../sides.ts'
import { ACTION, RESERVE } from '../../state.ts'
import { cardText } from '../../text/cards/texts.ts'
import { cardName } from '../../text/names.ts'
import { allOf, type Deed, type Of } from './deeds.ts'
import type { Teller } from './teller.ts'

type Telling = (deed: Deed, teller: Teller) => string | undefined

/** the order of a mandatory offensive, in words */
const orderOf = ({ w }: Teller, result: string): string =>
  Object.hasOwn(w.frame.offensives, result)
    ? w.frame.offensives[result as keyof typeof w.frame.offensives]
    : result

const TELLINGS: Partial<Record<Deed['events'][number]['type'], Telling>> = {
  'action-taken': (deed, t) => action(only(deed, 'action-taken'), t),
  activated: (deed, { w, places }) => {
    const orders = allOf(deed, 'activated')
    const where = places(orders.map(({ space }) => space))
    return orders[0]?.attack === true ? w.log.toAttack(where) : w.log.toMove(where)
  },
  marched: (deed, { w, place, units }) => {
    const { pieces, from, to } = only(deed, 'marched')
    return w.log.marched(units(pieces), place(from), place(to))
  },
  'control-taken': (deed, { w, places, side }) => {
    const taken = allOf(deed, 'control-taken')
    return w.log.taken(side(taken[0]?.side ?? 0), places(taken.map(({ space }) => space)))
  },
  'cards-drawn': (deed, { w, side, language }) => {
    const { command, count, cards } = only(deed, 'cards-drawn')
    return w.log.drawn(
      side(sideOfCommand(command)),
      count,
      cards.map((card) => cardName(card, language)),
    )
  },
  'offensive-rolled': (deed, t) => {
    const { side, result, void: isVoid } = only(deed, 'offensive-rolled')
    return isVoid || result === 'none'
      ? t.w.log.noOrder(t.side(side))
      : t.w.log.order(t.side(side), orderOf(t, result))
  },
  'offensive-made': (deed, t) => {
    const { side, space } = only(deed, 'offensive-made')
    return t.w.log.orderMet(t.side(side), t.place(space))
  },
  'offensive-failed': (deed, t) => {
    const { side, result } = only(deed, 'offensive-failed')
    return t.w.log.orderMissed(t.side(side), orderOf(t, result))
  },
  'attack-declared': (deed, t) => attack(only(deed, 'attack-declared'), t),
  fired: (deed, { w, side }) => {
    const { side: who, strength, table, ln } = only(deed, 'fired')
    return w.log.fired(side(who), strength, w.fight.tables[table], ln)
  },
  'combat-ended': (deed, { w, place, side }) => {
    const { winner, space, attackLn, defenceLn } = only(deed, 'combat-ended')
    return winner === NO_SIDE
      ? w.log.undecided(place(space), attackLn)
      : w.log.won(
          side(winner as Side),
          place(space),
          Math.max(attackLn, defenceLn),
          Math.min(attackLn, defenceLn),
        )
  },
  'step-lost': losses,
  'unit-destroyed': losses,
  'unit-eliminated': losses,
  'lcu-replaced': losses,
  retreated: (deed, { w, places, place, units }) => {
    const gone = allOf(deed, 'retreated')
    const ends = gone.map(({ path }) => path.at(-1) ?? -1)
    const who = units(gone.map(({ piece }) => piece))
    const from = place(gone[0]?.from ?? -1)
    // The last but one was full: a step was lost there (§12.7.3.d).
    const full = gone.flatMap(({ rule, path }) => (rule === '12.7.3.d' ? path.slice(-2, -1) : []))
    return full.length > 0
      ? w.log.pressedOn(who, gone.length, from, places(ends), places(full))
      : w.log.retreated(who, gone.length, from, places(ends))
  },
  advanced: (deed, { w, place, units }) => {
    const { pieces, to } = only(deed, 'advanced')
    return w.log.advanced(units(pieces), pieces.length, place(to))
  },
  arrived: (deed, { w, places, units }) => {
    const come = allOf(deed, 'arrived')
    return w.log.arrived(
      units(come.map(({ piece }) => piece)),
      come.length,
      places(come.map(({ space }) => space)),
    )
  },
  repaired: (deed, { w, units }) => w.log.repaired(units(allOf(deed, 'repaired').map(({ piece }) => piece))),
  rebuilt: (deed, { w, units }) => {
    const back = allOf(deed, 'rebuilt')
    const pieces = (isReserve: boolean): number[] =>
      back.filter(({ at }) => (at === RESERVE) === isReserve).map(({ piece }) => piece)
    const parts = [
      ...(pieces(false).length > 0 ? [w.log.rebuilt(units(pieces(false)))] : []),
      ...(pieces(true).length > 0 ? [w.log.toReserve(units(pieces(true)))] : []),
    ]
    return parts.join(w.log.space)
  },
  redeployed: (deed, { w, place, units }) =>
    w.log.redeployed(
      allOf(deed, 'redeployed').map(({ piece, from, to }) =>
        w.log.journey(units([piece]), place(from), place(to)),
      ),
    ),
}

const only = <K extends Of<Deed['events'][number]['type']>['type']>(deed: Deed, type: K): Of<K> =>
  allOf(deed, type)[0] as Of<K>

function action(
  { side: who, action: kind, card, points }: Of<'action-taken'>,
  { w, side, language }: Teller,
): string {
  const name = cardName(card, language)
  switch (kind) {
    case ACTION.ops:
      return w.log.operations(side(who), name, points)
    case ACTION.sr:
      return w.log.redeployment(side(who), name, points)
    case ACTION.rp:
      return w.log.replacements(side(who), name)
    case ACTION.event:
      return w.log.event(side(who), name)
    case ACTION.uprising:
      return w.log.uprising(side(who))
    default:
      return w.log.noCard(side(who))
  }
}

function attack(
  { space, from, attackers, defenders, fort }: Of<'attack-declared'>,
  { w, place, places, units }: Teller,
): string {
  const against = defenders.length > 0 ? units(defenders) : ''
  const outside = from.filter((x) => x !== space)
  return w.log.attacked(
    units(attackers),
    attackers.length,
    place(space),
    outside.length > 0 ? places(outside) : '',
    defenders.length === 0 ? w.log.fortAlone : fort ? w.log.withFort(against) : against,
  )
}

/** §12.6 all that one fire costs */
function losses(deed: Deed, { w, units }: Teller): string {
  const pieces = (type: 'step-lost' | 'unit-destroyed' | 'unit-eliminated'): number[] =>
    allOf(deed, type).map(({ piece }) => piece)
  const reliefs = allOf(deed, 'lcu-replaced').map(({ by }) => by)
  const part = (list: readonly number[], say: (names: string, n: number) => string): string[] =>
    list.length > 0 ? [say(units(list), list.length)] : []
  return w.log.losses([
    ...part(pieces('step-lost'), w.log.reduced),
    ...part(pieces('unit-destroyed'), w.log.destroyed),
    ...part(pieces('unit-eliminated'), w.log.eliminated),
    ...part(reliefs, w.log.relieved),
  ])
}

export function tell(deed: Deed, teller: Teller): string {
  const [event] = deed.events
  return TELLINGS[event.type]?.(deed, teller) ?? illusionsOfGlory.text(teller.language).event(event)
}

/** The sentence of history on a card whose event has been played. */
export function historyOf({ events: [event] }: Deed, { language }: Teller): string | undefined {
  if (event.type !== 'action-taken' || event.action !== ACTION.event) return undefined
  return cardText(event.card, language).history
}
