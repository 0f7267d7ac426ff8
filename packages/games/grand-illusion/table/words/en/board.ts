/** Marches, battles and retreats before they happen, and what cannot be done, in English. */
import { count, hexes } from './count.ts'

export const board = {
  march: {
    title: (cost: number, budget: number, from: string, to: string) =>
      `${cost} of ${budget} MP · ${from} → ${to}`,
    oneHexTitle: (from: string, to: string) => `One hex · ${from} → ${to}`,
    forced: 'Enemies hold it: a battle must be fought',
    optional: 'Enemies and friends are there: a battle may be fought by those who come',
    cavalry: (names: string) => `Only cavalry there: ${names} must stand and be lost, or ride off`,
    supplied: 'In supply there',
    unsupplied: (names: string) => `Still without supply there: ${names}`,
    tooFew: (corps: string, needed: number) =>
      `Too few for a mandated battle: ${corps} of ${needed} infantry corps`,
    takes: (names: string) => `Comes under your control: ${names}`,
    blocks: 'The hexside behind you is blocked to the enemy',
    flips: (names: string) => `Turns to the reduced side: ${names}`,
    weight: (corps: string, most: string) => `Then ${corps} of ${most} corps there`,
    left: (n: number) => `${n} MP left.`,
    stops: 'The march ends there.',
    leave: (name: string) => `Leave ${name} behind`,
    rest: (n: number) => `The others then have ${n} MP`,
    choose: (left: number, reachable: number) => `${left} MP, ${hexes(reachable)} within reach`,
    slow: (names: string) => `One hex only, as long as they go along: ${names}`,
  },
  orders: {
    when: (n: number) =>
      n === 0 ? 'this activation' : n === 1 ? 'the next activation' : `${n} activations on`,
    held: (place: string) => `Enemies at ${place}: they stop beside it`,
    estimate: 'Later activations are an estimate: supply may forbid them',
  },
  battle: {
    title: (place: string) => `Battle of ${place}`,
    columns: (n: number) => `${count(n, 'engagement')}, as the program would place both sides`,
    hitsFor: 'Hits on the defender, on the average',
    hitsAgainst: 'Hits on the attacker, on the average',
    mandated: 'Can be declared a mandated battle',
    notMandated: 'Does not count as mandated: four infantry corps against two corps or forts are needed',
    fortunes: 'The Fortunes of War are rolled first',
    assumed: {
      these: 'Assumes that only these attack; guns, the Fortunes of War and withdrawals are left out',
      all: 'Assumes that all fit to attack do; guns, the Fortunes of War and withdrawals are left out',
    },
    from: (place: string) => `From ${place}`,
    fromValue: (hits: string, against: string) => `${hits} hits for ${against}`,
    nobodyNear: 'No units of yours that could come are next to it',
    activateFirst: 'Activate one of these hexes first, then point here: average hits scored and taken',
    gun: (gun: string, shot: string) => `${gun} at ${shot}`,
    massed: 'Massed: one hit more if a fort still stands after all have fired',
    bombard: (fort: string, value: number, defence: number) =>
      `${fort}: ${value} or less${defence > 0 ? `, its defence adds ${defence}` : ''}`,
    firesWith: 'Fires with',
  },
  retreat: {
    title: (place: string) => `Retreat to ${place}`,
    priorities: {
      1: 'Friendly hex without enemies',
      2: 'Friendly hex with enemies in it',
      3: 'Enemy hex nobody holds',
      4: 'Enemy hex with friends who are not about to fight',
      5: 'Held by cavalry only: one unit takes a hit on the way in',
      6: 'Paris, where the British go only if there is nothing else',
    },
    who: (names: string) => `${names}.`,
  },
  loss: {
    title: (name: string) => `${name} takes the hit`,
    disrupted: (strength: number, movement: number) => `Disrupted: ${strength}-${movement}`,
    step: (left: number) => `Loses a step: ${left} left`,
    gone: 'Is eliminated',
  },
  refusal: {
    enter: (place: string) => `Cannot enter ${place}`,
    activate: (place: string) => `Cannot activate ${place}`,
    battle: (place: string) => `No battle at ${place}`,
    retreat: (place: string) => `Cannot retreat to ${place}`,
    place: (place: string) => `Cannot go to ${place}`,
    piece: (name: string) => `${name}: not possible`,
    space: (place: string) => `${place}: not possible`,
    plain: 'Not now',
    notYours: (who: string) => `${who} must decide now. You can look around meanwhile.`,
    over: 'The game is over. You can still look around.',
    notOffered: 'Nothing can be done there at this point.',
    nearest: (place: string, cost: number) => `You can get as near as ${place} for ${cost} MP.`,
    undo: (place: string) => `If you meant another hex, undo the activation of ${place}.`,
  },
}
