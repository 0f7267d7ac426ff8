/** §13 Where units in reserve would be of more use. */
import { SPACES } from '../map.ts'
import { isLcu, isTroops, PIECES } from '../pieces.ts'
import { srCost } from '../rules/13-redeployment/eligible.ts'
import { campOf, isControlledBy, isOnMap, presenceOf, type State, spaceOf } from '../state.ts'
import { LIMIT } from '../rules/10-stacking/limits.ts'
import { type Front, strengthIn } from './front.ts'

/** What is gained if the unit is there instead of here. */
export function transferGain(s: State, front: Front, p: number, to: number): number {
  const from = spaceOf(s, p)
  if (to === from) return 0
  const strength = isTroops(p) ? strengthIn(s, p) : 0
  const left = front.ours(from) - strength
  const relief = (front.peril[to] as number) - front.danger(to, front.ours(to) + strength)
  const risk = front.danger(from, left < 0.1 ? 0 : left) - (front.peril[from] as number)
  const pull = (front.wanted[to] as number) - (front.wanted[from] as number)
  return relief - risk - front.desertion(from, strength) + 0.25 * pull * (isLcu(p) ? 1 : 0.5)
}

/** The most a unit could gain elsewhere; railways are ignored. */
export const bestTransfer = (s: State, front: Front, p: number): number =>
  Math.max(0, ...neediest(s, front).map((to) => transferGain(s, front, p, to)))

/** By SR points, 0 to 5: a rough guess that ignores railways. */
export function reliefByRail(s: State, front: Front): number[] {
  const places = neediest(s, front)
  const gains: { gain: number; cost: number }[] = []
  for (let p = 0; p < PIECES; p++) {
    if (!isTroops(p) || !isOnMap(s, p) || campOf(s, p) !== front.side) continue
    if ((front.threat[spaceOf(s, p)] as number) > 0) continue
    const gain = Math.max(0, ...places.map((to) => transferGain(s, front, p, to)))
    if (gain > 0.03) gains.push({ gain, cost: srCost(p) })
  }
  gains.sort((a, b) => b.gain / b.cost - a.gain / a.cost)
  return [0, 1, 2, 3, 4, 5].map((points) => within(gains, points))
}
function within(gains: readonly { gain: number; cost: number }[], points: number): number {
  let [left, sum] = [points, 0]
  for (const { gain, cost } of gains) {
    if (cost > left) continue
    left -= cost
    // Not every railway leads there.
    sum += 0.6 * gain
  }
  return sum
}

function neediest(s: State, front: Front): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++) {
    const own = presenceOf(s, front.side)
    if (isControlledBy(s, front.side, x) && own.troops(x) < LIMIT && (front.threat[x] as number) > 0)
      found.push(x)
  }
  return found.sort((a, b) => (front.peril[b] as number) - (front.peril[a] as number)).slice(0, 6)
}
