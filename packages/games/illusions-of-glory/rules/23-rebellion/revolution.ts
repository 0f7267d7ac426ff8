/** §23.4.1.b §23.4.2.a §26.5.1.c The Russian Revolution. */
import { RUSSIA } from '../../commands.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { HOMES } from '../../map.ts'
import { FULL, isDivision, isLcu, kindOf, nationMask, PIECES, REDUCED } from '../../pieces.ts'
import { poolNamed } from '../../pools.ts'
import { RO, RU } from '../../sides.ts'
import {
  FLAG,
  isFull,
  isOnMap,
  presenceOf,
  put,
  REBELS,
  REPLACEABLE,
  RESERVE,
  setFace,
  setFlag,
  spaceOf,
  type State,
  STATUS,
  statusOf,
} from '../../state.ts'
import { COLLAPSE } from '../../tables.ts'
import { settleRegions } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { loseSupportLeftAlone } from '../27-headquarters/stacking.ts'
import { refusal } from '../../refusal.ts'
import { whyNotAlike } from '../12-combat/part-in-combat.ts'

const NOT_BEGUN = -1
const stageOf = (effect: (typeof COLLAPSE.revolution.stages)[number]): number =>
  COLLAPSE.revolution.stages.indexOf(effect) + 1
const LAST_STAGE = COLLAPSE.revolution.stages.length

/** §23.4.1.b §23.4.3.b §6.0.F.2.a The marker is placed on the Turn track. */
export function setRevolution(g: IllusionsOfGlory, turn: number): void {
  const { state: s } = g
  s.revolutionTurn = turn
  s.revolutionStage = NOT_BEGUN
  setFlag(s, FLAG.suppressed, false)
  g.emit?.({ type: 'revolution-set', rule: '23.4.1.b', turn })
}

/** §23.4.1.c The marker goes to the red box. §26.5.1.c If Romania is neutral now, it stays neutral. */
export function beginRevolution(g: IllusionsOfGlory): void {
  const { state: s } = g
  s.revolutionStage = 0
  if (statusOf(s, RO) === STATUS.neutral) setFlag(s, FLAG.romaniaBarred, true)
  g.emit?.({ type: 'revolution-began', rule: '23.4.1.c', turn: s.turn })
}

/**
 * §23.4.3.a.2 LONG LIVE THE TSAR! suppresses the revolution. §23.4.3.a.3 The marker is removed from its track or
 * from the turn it is on. §23.4.3.a.4 All bans end.
 */
export function suppress(g: IllusionsOfGlory): void {
  const { state: s } = g
  s.revolutionTurn = 0
  s.revolutionStage = NOT_BEGUN
  setFlag(s, FLAG.suppressed, true)
  g.emit?.({ type: 'revolution-suppressed', rule: '23.4.3.a.3', turn: s.turn })
}

const BARRED_FROM = {
  cards: stageOf('no-reinforcements'),
  points: stageOf('no-replacements'),
  assembly: stageOf('dissolution'),
} as const
/** §23.4.2.b What Russia can no longer do. §23.4.2.c Effects of earlier stages continue. */
export const isRuBarred = (s: State, what: 'cards' | 'points' | 'assembly'): boolean =>
  s.revolutionStage >= BARRED_FROM[what]

/** §23.4.2.d */
const isRussiaWithoutUprisings = (s: State): boolean =>
  !(HOMES[RU] ?? []).some((x) => presenceOf(s, REBELS).isAnyone(x))

/** LCUs of two nations are no Russian LCUs. */
const RU_LCUS: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(
  (p) => isLcu(p) && nationMask(p) === 1 << RU,
)
const RU_SCUS: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(
  (p) => isDivision(p) && nationMask(p) === 1 << RU,
)

/** §23.4.2.a §6.0.F.2.b The revolution advances by one stage, with its effects. */
export function* revolutionStage(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  return advance(g) ? 'rebellion/dissolution' : 'replacement'
}

/** §23.4.2.b Stage 4: Russian LCUs dissolve, one per entry of the stage. */
export function* dissolutionStage(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const left = RU_LCUS.filter((each) => isOnMap(s, each))
  const [first] = left
  if (first === undefined) {
    noteBrokenSieges(g)
    // §18.2 Units left in a region control it. §26.3.1.d Spaces of neutral Greece are controlled by the units
    // in them.
    settleRegions(g)
    settleGreekSpaces(g)
    return 'replacement'
  }
  yield* dissolve(g, isScarce(s, left) ? yield* chooseLcu(g, left) : first)
  return 'rebellion/dissolution'
}

/** Returns true if stage 4 was reached and the LCUs dissolve. */
function advance(g: IllusionsOfGlory): boolean {
  const { state: s } = g
  if (s.revolutionStage === NOT_BEGUN || s.revolutionStage >= LAST_STAGE) return false
  // §6.0.F.2.b It advances in each turn after the one it began in.
  if (s.revolutionTurn === s.turn) return false
  if (isRussiaWithoutUprisings(s)) {
    g.emit?.({ type: 'revolution-stalled', rule: '23.4.2.d', stage: s.revolutionStage })
    return false
  }
  s.revolutionStage++
  g.emit?.({ type: 'revolution-advanced', rule: '23.4.2.a', stage: s.revolutionStage })
  if (s.revolutionStage === stageOf('no-replacements')) losePoints(g)
  if (s.revolutionStage === stageOf('step-losses')) reduceLcus(g)
  return s.revolutionStage === LAST_STAGE
}

/** Stage 2: recorded RPs are lost. */
function losePoints(g: IllusionsOfGlory): void {
  const pool = poolNamed('RU')
  const points = g.state.rp.get(pool)
  g.state.rp.set(pool, 0)
  if (points > 0) g.emit?.({ type: 'rp-lost', rule: '23.4.2.b', pool, points })
}

/** Stage 3: LCUs at full strength lose a step. */
function reduceLcus(g: IllusionsOfGlory): void {
  const { state: s } = g
  for (const p of RU_LCUS.filter((each) => isOnMap(s, each) && isFull(s, each))) {
    setFace(s, p, REDUCED)
    const space = spaceOf(s, p)
    g.emit?.({ type: 'step-lost', rule: '23.4.2.b', piece: p, space, cause: 'revolution', left: 0 })
  }
}

/** SCUs in either box. */
const freeScus = (s: State): number[] =>
  RU_SCUS.filter((p) => spaceOf(s, p) === RESERVE || spaceOf(s, p) === REPLACEABLE)
/** One SCU of each kind. */
function scusAtHand(s: State): number[] {
  const free = freeScus(s)
  return free.filter((p, i) => free.findIndex((q) => kindOf(q) === kindOf(p)) === i)
}

/** There are SCUs, but not for all LCUs, so the order matters (ruling 103). */
const isScarce = (s: State, lcus: readonly number[]): boolean => {
  const scus = freeScus(s).length
  return scus > 0 && scus < lcus.length
}
function* chooseLcu(g: IllusionsOfGlory, lcus: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(RUSSIA, {
    rule: '23.4.2.b',
    prompt: 'dissolve-which',
    facts: { left: freeScus(g.state).length },
    choose: () => ({ dissolve: lcus }),
    refuse: { dissolve: (p) => refusal('only-russian-lcus', { piece: p }) },
  })
  return pick.arg
}

/** Stage 4: an SCU at full strength replaces the LCU, if there is one. */
function* dissolve(g: IllusionsOfGlory, lcu: number): Procedure {
  const { state: s } = g
  const space = spaceOf(s, lcu)
  const by = yield* chooseScu(g, lcu, space)
  put(s, lcu, REPLACEABLE)
  setFace(s, lcu, FULL)
  s.marks.set(lcu, 0)
  if (by >= 0) {
    put(s, by, space)
    setFace(s, by, FULL)
    g.emit?.({ type: 'lcu-replaced', rule: '23.4.2.b', piece: lcu, by, space })
  } else {
    g.emit?.({ type: 'unit-destroyed', rule: '23.4.2.b', piece: lcu, space, cause: 'revolution', left: 0 })
    loseSupportLeftAlone(g, space)
  }
}
function* chooseScu(g: IllusionsOfGlory, lcu: number, space: number): Procedure<number> {
  const scus = scusAtHand(g.state)
  if (scus.length < 2) return scus[0] ?? -1
  const pick = yield* g.ask(RUSSIA, {
    rule: '23.4.2.b',
    prompt: 'dissolve',
    facts: { piece: lcu, space },
    choose: () => ({ 'replace-by': scus }),
    refuse: {
      'replace-by': (p) =>
        whyNotAlike(g.state, p, scus, '23.4.2.b') ?? refusal('only-russian-scus', { piece: p }),
    },
  })
  return pick.arg
}
