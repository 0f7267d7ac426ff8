/** What a player sees of the game: everything but the enemy's hand and the order of things to come. */
import type { Eyes, Json } from '@sandtable/kernel'
import { COMMAND_IDS, type Command, commandsOf } from './commands.ts'
import { DECKS } from './data/card-types.ts'
import { homeOf, idOfSpace, SPACES } from './map.ts'
import { idOf, KINDS, kindOf, PIECES } from './pieces.ts'
import { ALL_POOLS } from './pools.ts'
import { OFFENSIVE } from './rules/07-mandatory/duty.ts'
import { supplyOf } from './rules/14-supply/supply.ts'
import { isBesieged } from './rules/20-forts/siege.ts'
import { isTreatyOn } from './rules/28-treaty/treaty.ts'
import { CARD_COUNT, idOfCard, sideOfCard } from './cards.ts'
import { isKnown, seesHand } from './secrets.ts'
import {
  ALL_NATIONS,
  AP,
  CP,
  NATIONS,
  NO_SIDE,
  type Nation,
  RATED,
  SIDE_IDS,
  SIDES,
  type Side,
  startingSide,
  WILLED,
} from './sides.ts'
import {
  combinedWarStatus,
  controlOf,
  DRAW,
  ELIMINATED,
  FLAG,
  FLAGS,
  faceOf,
  GROUND,
  hasFlag,
  hasFort,
  hasGround,
  IN_HAND,
  isMarked,
  MARK,
  markerOf,
  PILE,
  pileOf,
  REPLACEABLE,
  RESERVE,
  type State,
  spaceOf,
  stackOf,
  statusOf,
  trenchLevel,
  UNDECIDED,
  WAITING,
} from './state.ts'
import { fortAt } from './map.ts'
import { SUPPLY } from './illusions.ts'
import { seasonOf } from './tables.ts'

type Fields = Record<string, Json>

export function view(s: State, eyes: Eyes): Json {
  return {
    turn: s.turn,
    season: seasonOf(s.turn),
    round: s.round,
    active: SIDE_IDS[s.active as Side],
    actor: COMMAND_IDS[s.actor as Command],
    action: s.action,
    playing: cardId(s.playing),
    points: s.points,
    tracks: tracks(s),
    nations: byNation(ALL_NATIONS, (nation) => STATUS_NAMES[statusOf(s, nation)] as string),
    greece: s.greekSide === NO_SIDE ? 'neutral' : SIDE_IDS[s.greekSide as Side],
    greekPending: s.greekPending === 1,
    flags: flags(s),
    revolution: { turn: s.revolutionTurn, stage: s.revolutionStage, suppressed: hasFlag(s, FLAG.suppressed) },
    treaty: { turn: s.treatyTurn, inForce: isTreatyOn(s) },
    thisTurn: thisTurn(s),
    pieces: onMap(s),
    boxes: boxes(s),
    spaces: spaces(s),
    cards: bySide((side) => cards(s, eyes, side)),
    combat: s.combat < 0 ? null : combat(s),
    winner: s.winner === UNDECIDED ? null : s.winner === DRAW ? 'draw' : SIDE_IDS[s.winner as Side],
  }
}

const STATUS_NAMES = ['neutral', 'at-war', 'collapsed'] as const
const cardId = (c: number): string | null => (c < 0 ? null : idOfCard(c))
const bySide = (of: (side: Side) => Json): Json =>
  Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], of(side)]))
const byNation = (nations: readonly Nation[], of: (nation: Nation, i: number) => Json): Json =>
  Object.fromEntries(nations.map((nation, i) => [NATIONS[nation], of(nation, i)]))
const byPool = (list: Int16Array): Json =>
  Object.fromEntries(ALL_POOLS.map((id, pool) => [id, list[pool] as number]))

const tracks = (s: State): Json => ({
  vp: s.vp,
  armistice: s.armistice,
  armisticeDue: s.armisticeDue,
  warStatus: {
    AP: s.warStatus[AP] as number,
    CP: s.warStatus[CP] as number,
    combined: combinedWarStatus(s),
  },
  commitment: bySide((side) => DECKS[s.commitment[side] as number] as string),
  will: byNation(WILLED, (_, i) => s.will[i] as number),
  quality: byNation(RATED, (_, i) => s.quality[i] as number),
  rp: byPool(s.rp),
  halves: byPool(s.halves),
  offensive: bySide((side) => OFFENSIVE[SIDE_IDS[side]][s.offensive[side] as number] as string),
  offensiveModifier: bySide((side) => s.offensiveModifier[side] as number),
})

const flagIds = Object.keys(FLAG)
const flags = (s: State): Json =>
  Array.from({ length: FLAGS }, (_, flag) => flag)
    .filter((flag) => hasFlag(s, flag))
    .map((flag) => flagIds[flag] as string)

const ROUNDS = 6
const thisTurn = (s: State): Json => ({
  reinforced: ALL_NATIONS.filter((nation) => (s.reinforced & (1 << nation)) !== 0).map((n) => NATIONS[n]),
  entered: s.entered === 1,
  invaded: s.invaded === 1,
  trenches: bySide((side) => s.trenches[side] as number),
  actions: bySide((side) => [...s.actions.subarray(side * ROUNDS, (side + 1) * ROUNDS)]),
  leftBrandenburg: s.leftBrandenburg,
})

function onMap(s: State): Json[] {
  const found: Json[] = []
  for (let p = 0; p < PIECES; p++) if (spaceOf(s, p) >= 0) found.push(pieceView(s, p))
  return found
}

const SHOWN_MARKS = ['moved', 'attacked', 'retreated', 'fighting', 'toMove', 'toAttack'] as const

function pieceView(s: State, p: number): Json {
  const fields: Fields = { id: idOf(p), at: idOfSpace(spaceOf(s, p)) }
  if (faceOf(s, p) !== 0) fields.reduced = true
  if (s.marks[p] !== 0) for (const name of SHOWN_MARKS) if (isMarked(s, p, MARK[name])) fields[name] = true
  if (stackOf(s, p) !== 0) fields.stack = stackOf(s, p)
  const supply = supplyOf(s, p)
  if (supply !== SUPPLY.own) fields.supply = supply
  return fields
}

/** by kind of counter and how many */
function boxes(s: State): Json {
  counts.fill(0)
  for (let p = 0; p < PIECES; p++) {
    const at = spaceOf(s, p)
    if (at >= 0) continue
    const i = BOXES.indexOf(at) * KINDS.length + kindOf(p)
    counts[i] = (counts[i] as number) + 1
  }
  return {
    reserve: contents(RESERVE),
    replaceable: contents(REPLACEABLE),
    eliminated: contents(ELIMINATED),
    waiting: contents(WAITING),
  }
}
const BOXES: readonly number[] = [RESERVE, REPLACEABLE, ELIMINATED, WAITING]
/** by box and kind; good until the next view */
const counts = new Int16Array(BOXES.length * KINDS.length)
function contents(box: number): Json {
  const found: Record<string, number> = {}
  const start = BOXES.indexOf(box) * KINDS.length
  KINDS.forEach(({ id }, kind) => {
    const count = counts[start + kind] as number
    if (count > 0) found[id] = count
  })
  return found
}

/** only what differs from the printed map */
function spaces(s: State): Json[] {
  const found: Json[] = []
  for (let x = 0; x < SPACES; x++) {
    if (isAsPrinted(s, x)) continue
    const fields: Fields = { id: idOfSpace(x) }
    addHolder(s, x, fields)
    addWorks(s, x, fields)
    if (Object.keys(fields).length > 1) found.push(fields)
  }
  return found
}
/** as most of them are */
const isAsPrinted = (s: State, x: number): boolean =>
  s.control[x] === printed[x] &&
  s.marker[x] === 0 &&
  s.ground[x] === 0 &&
  s.orders[x] === 0 &&
  fortAt(x) === 0

const printed = Int8Array.from({ length: SPACES }, (_, x) => {
  const home = homeOf(x)
  return home < 0 ? NO_SIDE : startingSide(home as Nation)
})

function addHolder(s: State, x: number, fields: Fields): void {
  const who = controlOf(s, x)
  if (who !== printed[x]) fields.control = who === NO_SIDE ? 'none' : SIDE_IDS[who]
  const nation = markerOf(s, x)
  if (nation >= 0) fields.marker = NATIONS[nation as Nation]
  if (hasGround(s, x, GROUND.risen)) fields.risen = true
  if (s.orders[x] !== 0) fields.order = s.orders[x] as number
}

function addWorks(s: State, x: number, fields: Fields): void {
  if (fortAt(x) > 0 && !hasFort(s, x)) fields.fort = 'destroyed'
  else if (isBesieged(s, x)) fields.fort = 'besieged'
  if (trenchLevel(s, x) > 0) {
    fields.trench = trenchLevel(s, x)
    fields.owner = trenchOwner(s, x)
  }
  if (hasGround(s, x, GROUND.landing)) fields.landing = true
  if (hasGround(s, x, GROUND.underFire)) fields.underFire = true
}
function trenchOwner(s: State, x: number): string {
  if (hasGround(s, x, GROUND.trenchGreek)) return 'GR'
  return hasGround(s, x, GROUND.trenchCp) ? 'CP' : 'AP'
}

/** Hands are shown to their side; everybody else sees how many cards there are, and the one that was shown. */
function cards(s: State, eyes: Eyes, side: Side): Json {
  const piles = pilesOf(s, side)
  const pile = (place: number): string[] => piles[place] ?? []
  const hand = (command: Command): Json => {
    const held = pile(IN_HAND + command)
    return seesHand(eyes, side) ? held : held.length
  }
  const shown = s.shown[side] as number
  return {
    hands: Object.fromEntries(commandsOf(side).map((command) => [COMMAND_IDS[command], hand(command)])),
    known: shown >= 0 && isKnown(s, side, shown) ? [idOfCard(shown)] : [],
    draw: pile(PILE.draw).length,
    discard: pile(PILE.discard),
    removed: pile(PILE.removed),
    table: pile(PILE.table),
    combat: pile(PILE.combat),
    played: pile(PILE.played),
    out: pile(PILE.out).length,
  }
}
/** ids of the cards of a side by the place where they lie, in order of their numbers */
function pilesOf(s: State, side: Side): string[][] {
  const piles: string[][] = []
  for (let c = 0; c < CARD_COUNT; c++)
    if (sideOfCard(c) === side) (piles[pileOf(s, c)] ??= []).push(idOfCard(c))
  return piles
}

const combat = (s: State): Json => ({
  space: idOfSpace(s.combat),
  flags: s.combatMarks,
  pin: s.pin < 0 ? null : idOfSpace(s.pin),
  attackLn: s.attackLn,
  defenceLn: s.defenceLn,
  absorb: s.absorb,
  absorber: s.absorber,
  retreat: s.retreat,
})
