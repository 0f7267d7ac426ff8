/** Positions that a player cannot tell apart (§5.4): for tests of the view, and for honest odds. */
import { type Eyes, sees, type Text } from '@sandtable/kernel'
import { areMarkersSeen, seenUnits } from './rules/05-stacking.ts'
import { SIDES, type Side } from './sides.ts'
import { hexOf, IN_SUPPLY, isOnMap, put, type State, stepsOf, TO_COME } from './state.ts'
import { ARMY, breakingPoint } from './units.ts'

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

/** For odds: unseen enemies are left out, seen ones are fresh and in supply unless `known` shows more. */
export function assume(s: State, eyes: Eyes, known: State): Text | undefined {
  let assumed = false
  for (const side of hiddenSides(eyes)) {
    for (const u of hiddenUnits(known, side)) put(s, u, TO_COME)
    for (const u of seenUnits(known, side).filter((seen) => !areMarkersSeen(known, seen))) freshen(s, u)
    assumed ||= onMap(known, side).some((u) => !areMarkersSeen(known, u))
  }
  return assumed ? ASSUMED : undefined
}

function freshen(s: State, u: number): void {
  s.ce.set(u, 0)
  s.supply.set(u, IN_SUPPLY)
}
