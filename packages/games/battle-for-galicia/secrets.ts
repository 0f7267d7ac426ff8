/** Positions that a player cannot tell apart (§5.4): for tests of the view, and for honest odds. */
import { type Eyes, sees, type Text } from '@sandtable/kernel'
import { areMarkersSeen, seenUnits } from './rules/05-stacking.ts'
import { SIDES, type Side } from './sides.ts'
import {
  HIDDEN,
  hexOf,
  IN_SUPPLY,
  isOnMap,
  MARK,
  mark,
  put,
  ROLE,
  type State,
  stepsOf,
  unitsHere,
} from './state.ts'
import { ARMY, breakingPoint, fullSteps } from './units.ts'

const hiddenSides = (eyes: Eyes): Side[] => SIDES.filter((side) => !sees(eyes, side))
const onMap = (s: State, side: Side): number[] =>
  (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u))

/** Shuffles what these eyes cannot see: markers of all enemy units, places of those under others. */
export function permuteSecrets(s: State, eyes: Eyes, pick: (n: number) => number): void {
  for (const side of hiddenSides(eyes)) {
    const units = onMap(s, side)
    for (const u of units) if (!areMarkersSeen(s, u)) shuffleMarkers(s, u, pick)
    swapHidden(s, side, pick)
  }
}

function shuffleMarkers(s: State, u: number, pick: (n: number) => number): void {
  s.ce.set(u, pick(breakingPoint(u)))
  s.supply.set(u, pick(3))
  s.spent.set(u, pick(2))
}

const hiddenUnits = (s: State, side: Side): number[] => {
  const seen = new Set(seenUnits(s, side))
  return onMap(s, side).filter((u) => !seen.has(u))
}

function swapHidden(s: State, side: Side, pick: (n: number) => number): void {
  const hidden = hiddenUnits(s, side)
  for (const u of hidden) trySwap(s, side, u, hidden[pick(hidden.length)] as number)
}

/** both must stay under what lies on top of them, weigh the same, and have done the same openly (§5.1, §5.3, §7.0) */
function trySwap(s: State, side: Side, u: number, other: number): void {
  if (hexOf(s, u) === hexOf(s, other) || !areAlike(s, u, other)) return
  const before = seenUnits(s, side)
  swap(s, u, other)
  const isUnseen = seenUnits(s, side).every((seen, i) => seen === before[i])
  if (!isUnseen) swap(s, u, other)
}

const areAlike = (s: State, u: number, other: number): boolean =>
  stepsOf(s, u) === stepsOf(s, other) && s.marks.get(u) === s.marks.get(other)

function swap(s: State, u: number, other: number): void {
  const [here, there] = [hexOf(s, u), hexOf(s, other)]
  put(s, u, there)
  put(s, other, here)
}

const ASSUMED: Text = {
  en: 'Enemy units that cannot be seen are left out; those that can be seen are taken to be fresh and in supply.',
  ja: '見えない敵ユニットは計算に含めず、見えている敵ユニットは戦闘効果値の減少がなく補給下にあるものとして計算しています。',
}

/** §5.4 Unseen enemies are in no known place; seen ones are fresh and in supply unless `known` shows more. */
export function mask(s: State, eyes: Eyes, known: State): void {
  for (const side of hiddenSides(eyes)) maskSide(s, side, known)
}

function maskSide(s: State, side: Side, known: State): void {
  const unseen = hiddenUnits(known, side)
  const units = onMap(s, side)
  for (const u of units) if (unitsHere(s, side, hexOf(s, u)) > 1) mark(s, u, MARK.stacked)
  for (const u of unseen) if (isOnMap(s, u)) hide(s, u)
  for (const u of units) maskUnit(s, u, isOnMap(s, u) && areMarkersSeen(known, u))
}

/** as strong as printed, with no part in anything */
function hide(s: State, u: number): void {
  put(s, u, HIDDEN)
  s.steps.set(u, fullSteps(u))
  s.marks.set(u, 0)
  s.role.set(u, ROLE.none)
}

/** what a unit did on the map everybody saw */
const PUBLIC_MARKS = MARK.attacked | MARK.wasAttacked | MARK.entryTried | MARK.stacked

function maskUnit(s: State, u: number, areMarkersOpen: boolean): void {
  s.marks.set(u, s.marks.get(u) & PUBLIC_MARKS)
  s.spent.set(u, 0)
  if (areMarkersOpen) return
  s.ce.set(u, 0)
  s.supply.set(u, IN_SUPPLY)
}

export const assumption = (masked: State, eyes: Eyes): Text | undefined =>
  hiddenSides(eyes).some((side) => (ARMY[side] as readonly number[]).some((u) => isDoubtful(masked, u)))
    ? ASSUMED
    : undefined

const isDoubtful = (masked: State, u: number): boolean =>
  hexOf(masked, u) === HIDDEN || (isOnMap(masked, u) && !areMarkersSeen(masked, u))
