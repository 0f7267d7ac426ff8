/** The log, in English: a history of the war in the East. */
import { and, count } from './count.ts'

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** one unit attacks, several attack */
const does = (n: number, verb: string): string => (n === 1 ? `${verb}s` : verb)

export const log = {
  opening: 'The armies deploy',
  turn: (turn: number, date: string) => `${date} (turn ${turn})`,
  turnEnd: (date: string) => `${date}: the balance of the turn`,
  round: (date: string, round: number, side: string) => `${date}, round ${round}: ${side}`,
  space: ' ',
  sides: ['the Allied Powers', 'the Central Powers'] as readonly [string, string],
  andOthers: (names: readonly string[], others: number) => `${names.join(', ')} and ${others} others`,
  operations: (side: string, card: string, points: number) =>
    begun(`${side} take the field with ${count(points, 'point')} of ${card}.`),
  redeployment: (side: string, card: string, points: number) =>
    begun(`${side} put the railways to work: ${count(points, 'point')} of ${card}.`),
  replacements: (side: string, card: string) => begun(`${side} call up replacements with ${card}.`),
  event: (side: string, card: string) => begun(`${side} play ${card}.`),
  uprising: (side: string) => begun(`${side} stir up an uprising.`),
  noCard: (side: string) => begun(`${side} act without a card: 1 OPS.`),
  drawn: (side: string, n: number, names: readonly string[]) =>
    begun(`${side} draw ${count(n, 'card')}${names.length === 0 ? '' : `: ${and(names)}`}.`),
  order: (side: string, order: string) => begun(`mandatory offensive of ${side}: ${order}.`),
  noOrder: (side: string) => begun(`${side} have no mandatory offensive this turn.`),
  orderMet: (side: string, place: string) =>
    begun(`with the attack on ${place} ${side} have made their mandatory offensive.`),
  orderMissed: (side: string, order: string) =>
    begun(`${side} have not made their mandatory offensive: ${order}.`),
  toAttack: (places: string) => `Activated for attack: ${places}.`,
  toMove: (places: string) => `Activated for movement: ${places}.`,
  marched: (units: string, from: string, to: string) => `${units}: from ${from} to ${to}.`,
  taken: (side: string, places: string) => begun(`${side} take ${places}.`),
  attacked: (units: string, n: number, place: string, from: string, against: string) =>
    `${units} ${does(n, 'attack')} ${place}${from === '' ? '' : ` from ${from}`}, held by ${against}.`,
  fortAlone: 'its fort alone',
  withFort: (units: string) => `${units} and the fort`,
  fired: (side: string, strength: number, table: string, ln: number) =>
    begun(`${side} fire with ${strength} on the ${table} table: Loss Number ${ln}.`),
  undecided: (place: string, ln: number) => `The fight for ${place} is undecided, ${ln} to ${ln}.`,
  won: (side: string, place: string, high: number, low: number) =>
    begun(`${side} win the fight for ${place}, ${high} to ${low}.`),
  losses: (parts: readonly string[]) => `${begun(parts.join('; '))}.`,
  reduced: (units: string) => `${units} reduced`,
  destroyed: (units: string) => `${units} destroyed`,
  eliminated: (units: string) => `${units} lost for good`,
  relieved: (units: string, n: number) => `${units} ${does(n, 'step')} into the gap`,
  retreated: (units: string, n: number, from: string, to: string) =>
    `${units} ${does(n, 'fall')} back from ${from} to ${to}.`,
  pressedOn: (units: string, n: number, from: string, to: string, full: string) =>
    `${units} ${does(n, 'find')} no room in ${full} and ${does(n, 'fall')} back from ${from} to ${to}.`,
  advanced: (units: string, n: number, to: string) => `${units} ${does(n, 'advance')} into ${to}.`,
  arrived: (units: string, n: number, places: string) => `${units} ${does(n, 'arrive')} in ${places}.`,
  repaired: (units: string) => `Brought up to strength: ${units}.`,
  rebuilt: (units: string) => `Raised anew: ${units}.`,
  toReserve: (units: string) => `Into the reserve: ${units}.`,
  redeployed: (journeys: readonly string[]) => `Redeployed: ${and(journeys)}.`,
  journey: (unit: string, from: string, to: string) => `${unit} from ${from} to ${to}`,
}
