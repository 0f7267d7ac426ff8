/** Positions that a player cannot tell apart (§5.4): for tests of the view, and for honest odds. */
import { type Eyes, sees, type Text } from '@sandtable/kernel'
import { areMarkersSeen, isSeenByEnemy } from './rules/05-stacking.ts'
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
    swapHidden(
      s,
      units.filter((u) => !isSeenByEnemy(s, u)),
      pick,
    )
  }
}

function shuffleMarkers(s: State, u: number, pick: (n: number) => number): void {
  s.ce[u] = pick(breakingPoint(u))
  s.supply[u] = pick(3)
  s.spent[u] = pick(2)
}

function swapHidden(s: State, hidden: readonly number[], pick: (n: number) => number): void {
  for (const u of hidden) {
    const other = hidden[pick(hidden.length)] as number
    if (hexOf(s, u) !== hexOf(s, other) && canSwap(s, u, other)) swap(s, u, other)
  }
}

/** both must stay under what lies on top of them, and weigh the same (§5.1, §5.3) */
function canSwap(s: State, u: number, other: number): boolean {
  if (stepsOf(s, u) !== stepsOf(s, other)) return false
  swap(s, u, other)
  const isStillHidden = !isSeenByEnemy(s, u) && !isSeenByEnemy(s, other)
  swap(s, u, other)
  return isStillHidden
}

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
  for (const side of hiddenSides(eyes))
    for (const u of onMap(known, side)) {
      if (areMarkersSeen(known, u)) continue
      assumed = true
      if (isSeenByEnemy(known, u)) freshen(s, u)
      else put(s, u, TO_COME)
    }
  return assumed ? ASSUMED : undefined
}

function freshen(s: State, u: number): void {
  s.ce[u] = 0
  s.supply[u] = IN_SUPPLY
}
