/** English sentences of movement. */
import type { MovementEvents } from '../../events/movement.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/movement.ts'
import type { Part } from '../shape.ts'
import { count, nation, place, side, unit, units } from './words.ts'

export const movement: Part<Prompt, Refused, Verb, Procedure, keyof MovementEvents> = {
  prompts: {
    'pick-force': (f) => `Choose a stack or a unit of ${side(f.side)} to move, or end the half.`,
    'move-force': (f) => `${units(f.units)} at ${place(f.place)}: ${count(f.left, 'MP', 'MP')} left.`,
    'rail-payer': (f) => `Who pays 1 RP for the railway to ${place(f.place)}?`,
    occupier: (f) => `Which nation takes control of ${place(f.place)}?`,
  },
  refusals: {
    'already-moved': (f) => `${unit(f.unit)} has finished its movement in this half.`,
    'alpine-pass': (f) => `Only mountain corps cross the alpine pass to ${place(f.place)}.`,
    'order-at-enemy': (f) =>
      `An order only marches, and ${place(f.place)} must be attacked: click the force, then the place.`,
    'enemy-there': (f) => `There are enemy troops or a fortress at ${place(f.place)}.`,
    full: (f) => `There is no room for the force at ${place(f.place)}.`,
    'inherent-defence': (f) => `The canal before ${place(f.place)} is defended.`,
    neutral: (f) => `${place(f.place)} is neutral, and no violation has been declared.`,
    'no-mp': (f) => `The force does not have enough MP left for ${place(f.place)}.`,
    'no-rail-line': (f) => `No railway in friendly hands leads to ${place(f.place)}.`,
    'no-rail-mobilization': () => 'In the first fortnight of August 1914 nobody uses railways.',
    'no-rail-here': () => 'There is neither a railway nor infrastructure where the force stands.',
    'no-rp': () => 'No power in the force can pay 1 RP for the railway.',
    'no-way-there': (f) => `Troops cannot march to ${place(f.place)}.`,
    'nobody-there': (f) => `Nobody at ${place(f.place)} can move now.`,
    'not-adjacent': (f) => `${place(f.place)} is not adjacent to the force.`,
    'not-in-force': (f) => `${unit(f.unit)} does not belong to the force.`,
    'not-in-place': (f) => `${unit(f.unit)} is not where the force is.`,
    'not-mobilized': (f) => `${unit(f.unit)} is still being mobilized in this fortnight.`,
    'not-yours': (f) => `${unit(f.unit)} is not on your side.`,
    'only-corps': (f) => `${unit(f.unit)} moves only together with corps.`,
    'only-flotillas': (f) => `${place(f.place)} lies across water that only flotillas travel.`,
    'other-map': (f) => `${place(f.place)} is on no map of this scenario.`,
    'rail-capacity': (f) => `The railways of ${nation(f.nation)} carry no more corps in this fortnight.`,
    'rail-supply': (f) => `${unit(f.unit)} is out of supply and cannot use railways.`,
    'scenario-stacking': (f) => `British and French corps may not stack at ${place(f.place)}.`,
    'too-far': (f) => `${place(f.place)} is too far by rail for the MP left.`,
    'trench-battle': (f) =>
      `There has been a trench battle at ${place(f.place)}: nobody enters in this half.`,
    'water-between': (f) => `There is only water between here and ${place(f.place)}.`,
  },
  verbs: {
    stack: 'Move the stack at',
    unit: 'Move',
    march: 'March to',
    rail: 'By rail to',
    take: 'Take along',
    leave: 'Leave behind',
    'dig-in': 'Dig in',
    rise: 'Leave the trenches',
    nation: 'Choose',
  },
  procedures: {},
  events: {
    marched: (e) => `${units(e.units)} marched from ${place(e.from)} to ${place(e.to)}.`,
    railed: (e) =>
      `${units(e.units)} went by rail from ${place(e.from)} to ${place(e.to)}, ${count(e.hexes, 'hex', 'hexes')}${e.cost > 0 ? `, paid by ${nation(e.payer)}` : ''}.`,
    'dug-in': (e) => `${units(e.units)} dug in at ${place(e.place)}.`,
    rose: (e) => `${units(e.units)} left the trenches at ${place(e.place)}.`,
    'control-taken': (e) => `${nation(e.nation)} took control of ${place(e.place)}.`,
    'leader-dismissed': (e) =>
      `${unit(e.unit)} was left alone at ${place(e.place)} and returned to the Force Pool.`,
  },
}
