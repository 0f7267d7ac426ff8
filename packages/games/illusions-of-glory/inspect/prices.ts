/** §9.4.1 §13.1 §16.2 The cost of activations, redeployments and replacements. */
import type { Cost } from '../illusions-of-glory.ts'
import { FULL } from '../pieces.ts'
import { costOf } from '../rules/09-cards/activation-cost.ts'
import { destinations } from '../rules/13-redeployment/exchange.ts'
import { type Price, replacementPriceOf } from '../rules/16-replacements/costs.ts'
import { faceOf, isOnMap, piecesAt, type State } from '../state.ts'

/** §9.4.1 The cost of a space, item by item. */
export function activationCost(s: State, x: number, attack: boolean, withoutWest: boolean): Cost {
  const side = s.active
  return costOf(s, side, piecesAt(s, side, x), x, attack, withoutWest)
}

export { srCost } from '../rules/13-redeployment/eligible.ts'

/** §13.2 §13.3 Spaces a unit could redeploy to. */
export const redeploymentGoals = (s: State, p: number): readonly number[] => destinations(s, p)

/** §16.2 The cost of a step on the map, or of a whole unit off it. */
export const replacementPrice = (s: State, p: number, face: number): Price =>
  replacementPriceOf(s, p, isOnMap(s, p) ? faceOf(s, p) : face === FULL ? 2 : 1)
