/** Conditions that hold in every position. */
import { CARD_COUNT, idOfCard, sideOfCard } from './cards.ts'
import { type Command, COMMAND_IDS, COMMANDS, commandsOf, sideOfCommand } from './commands.ts'
import { idOfSpace, isRegion, LEMNOS, SPACES } from './map.ts'
import { idOf, PIECES } from './pieces.ts'
import { handSize } from './rules/04-setup/more-players.ts'
import { handCount } from './rules/09-cards/piles.ts'
import { isOverstacked } from './rules/10-stacking/limits.ts'
import { scenarioOf } from './seatings.ts'
import { AP, CP, enemyOf, NATIONS, QUALITY_NATIONS, SIDES, type Side, WILL_NATIONS } from './sides.ts'
import {
  COMBAT,
  controlOf,
  ELIMINATED,
  GREEKS,
  hasFort,
  IN_HAND,
  isMarked,
  isRisen,
  LAYOUT,
  MARK,
  PILE,
  pileOf,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from './state.ts'
import { TRACKS } from './tables.ts'

export function invariants(s: State): string[] {
  return [
    ...pieceProblems(s),
    ...spaceProblems(s),
    ...trackProblems(s),
    ...cardProblems(s),
    ...combatProblems(s),
    ...roundProblems(s),
    ...derivedProblems(s),
  ]
}

function pieceProblems(s: State): string[] {
  const problems: string[] = []
  for (let p = 0; p < PIECES; p++) {
    const at = spaceOf(s, p)
    if (at < ELIMINATED || at >= SPACES) problems.push(`${idOf(p)} is nowhere`)
    if (s.face.get(p) !== 0 && s.face.get(p) !== 1) problems.push(`${idOf(p)} has no such side (§3.2.1)`)
  }
  return problems
}

/** An action is under way: moves, attacks or redeployments. */
const isActing = (s: State): boolean => s.action !== 0 || s.combat >= 0

function spaceProblems(s: State): string[] {
  const problems: string[] = []
  for (let x = 0; x < SPACES; x++) {
    const at = idOfSpace(x)
    if (!isRegion(x)) problems.push(...mixtures(s, x).map((what) => `${at}: ${what}`))
    if (isActing(s)) continue
    for (const side of SIDES) problems.push(...stackProblems(s, side, x).map((what) => `${at}: ${what}`))
  }
  return problems
}

/** Units that may not be together outside regions. */
function mixtures(s: State, x: number): string[] {
  const [allies, centrals] = [presenceOf(s, AP).troops(x), presenceOf(s, CP).troops(x)]
  const rebels = presenceOf(s, REBELS).isAnyone(x)
  const greeks = presenceOf(s, GREEKS).troops(x)
  return [
    ...(allies > 0 && centrals > 0 ? ['both sides at once (§11.1.4.a)'] : []),
    ...(rebels && allies + centrals > 0 ? ['an uprising beside troops (§23.3.2.a)'] : []),
    ...(greeks > 0 && allies + centrals > 0 ? ['neutral Greeks beside troops (§11.1.5.b)'] : []),
    ...(rebels !== isRisen(s, x) ? ['uprising and control do not agree (§11.2.1.a)'] : []),
  ]
}

/** Between actions: stacking limits, support, control. */
function stackProblems(s: State, side: Side, x: number): string[] {
  const own = presenceOf(s, side)
  if (!own.isAnyone(x)) return []
  const isIntruder = controlOf(s, x) === enemyOf(side) && !hasFort(s, x)
  return [
    ...(isOverstacked(s, side, x) ? ['too many units (§10.1)'] : []),
    ...(own.troops(x) === 0 ? ['support alone (§27.0.c)'] : []),
    ...(isIntruder && !isRegion(x) && x !== LEMNOS ? ['units in a space of the enemy (§11.2.a)'] : []),
  ]
}

function trackProblems(s: State): string[] {
  const problems: string[] = []
  const { nationalWill, troopQuality, armistice } = TRACKS
  WILL_NATIONS.forEach((nation, i) => {
    if (s.will.get(i) < nationalWill.floor) problems.push(`will of ${NATIONS[nation]} (§23.2.c)`)
  })
  QUALITY_NATIONS.forEach((nation, i) => {
    if (s.quality.get(i) < troopQuality.floor) problems.push(`quality of ${NATIONS[nation]} (§24.1)`)
  })
  if (s.rp.toArray().some((points) => points < 0)) problems.push('fewer than no replacement points (§16.1)')
  if (s.armistice > armistice.most) problems.push(`armistice at ${s.armistice} (§17.3.2.d)`)
  if (s.turn > scenarioOf(s).lastTurn) problems.push(`turn ${s.turn} is beyond the end (§30)`)
  return problems
}

function cardProblems(s: State): string[] {
  const problems: string[] = []
  for (let c = 0; c < CARD_COUNT; c++) {
    const place = pileOf(s, c)
    if (place < PILE.out || (place > PILE.played && place < IN_HAND) || place >= IN_HAND + COMMANDS.length)
      problems.push(`${idOfCard(c)} is nowhere`)
    else if (place >= IN_HAND && sideOfCommand((place - IN_HAND) as Command) !== sideOfCard(c))
      problems.push(`${idOfCard(c)} is in the wrong hand`)
  }
  for (const side of SIDES)
    for (const command of commandsOf(side))
      if (handCount(s, command) > handSize(s, command))
        problems.push(`${COMMAND_IDS[command]} holds ${handCount(s, command)} cards (§6.0.H.3)`)
  return problems
}

/** Nothing is left of a combat that is over. */
function combatProblems(s: State): string[] {
  if (s.combat >= 0) return []
  const isFighting = Array.from({ length: PIECES }, (_, p) => p).some((p) => isMarked(s, p, MARK.fighting))
  const isCardLeft = s.card.includes(PILE.combat)
  return [
    ...(isFighting && !isActing(s) ? ['units still fight (§12.2)'] : []),
    ...(isCardLeft ? ['a combat card still lies there (§9.8)'] : []),
    ...((s.combatFacts & COMBAT.withdrawn) !== 0 && !isActing(s) ? ['a combat goes on nowhere'] : []),
  ]
}

/** §10.3.b Between two actions there is no marker of a round, and §9.3.d no points are left. */
function roundProblems(s: State): string[] {
  if (isActing(s)) return []
  return [
    ...(s.orders.toArray().some((order) => order !== 0) ? ['an order is left (§10.3.b)'] : []),
    ...(s.marks.toArray().some((mark) => mark !== 0) ? ['a mark is left (§10.3.b)'] : []),
    ...(s.points !== 0 ? ['points are left (§9.3.d)'] : []),
    ...(s.playing >= 0 ? ['a card is still being played (§9.3.d)'] : []),
    ...(s.card.toArray().filter((place) => place === PILE.played).length > s.greekPending
      ? ['a card still lies played']
      : []),
  ]
}

/** The counts kept with each change equal a fresh count. */
function derivedProblems(s: State): string[] {
  const fresh = LAYOUT.create()
  LAYOUT.restore(fresh, s.words)
  const { pieces, counts } = fresh.derived
  const isRight = pieces.isSameAs(s.derived.pieces) && counts.isSameAs(s.derived.counts)
  return isRight ? [] : ['presence is out of step']
}
