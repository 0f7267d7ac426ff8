/** Previews and refusals, in English. */
import { count } from './count.ts'

export const preview = {
  refusal: {
    over: 'The game is over.',
    notYours: (who: string) => `It is not your decision: ${who} decides.`,
    notOffered: 'That cannot be done now.',
    plain: 'Not possible',
    card: (name: string) => `${name}: not now`,
    piece: (name: string) => `${name}: not possible`,
    space: (name: string) => `${name}: not possible`,
    doing: {
      march: (name: string) => `Cannot go to ${name}`,
      activate: (name: string) => `Cannot activate ${name}`,
      attack: (name: string) => `No attack on ${name}`,
      retreat: (name: string) => `No retreat to ${name}`,
      place: (name: string) => `Not in ${name}`,
    },
    readyTitle: (place: string) => `${place} can be attacked already`,
    ready: (from: string, place: string) =>
      `Activated for attack next to it: ${from}. Choose ${place} again when all orders are given.`,
    nobodyBeside: (place: string) => `No units of yours next to ${place} can be activated for attack now.`,
    reach: (n: number) => `${count(n, 'space')} can be reached: they are marked on the map.`,
  },
  activate: {
    title: {
      move: (name: string) => `Activate ${name} for movement`,
      attack: (name: string) => `Activate ${name} for attack`,
      'attack-without': (name: string) => `Activate ${name} for attack without BR and FR`,
    },
    form: {
      move: (name: string) => `Form a stack in ${name} to move`,
      attack: (name: string) => `Form a stack in ${name} to attack`,
    },
    formHow: 'Up to three units; the cost is that of a space with these units alone',
    troops: (n: number) => count(n, 'unit'),
    hqs: (n: number) => count(n, 'HQ'),
    guns: (n: number) => `${n} heavy artillery`,
    left: (n: number) => `${count(n, 'OPS point')} left`,
  },
  ahead: {
    one: (from: string, place: string) => `Activate ${from} to attack ${place}`,
    several: (place: string) => `Attack ${place}: activate which space?`,
    from: (from: string, ops: number) => `${from} (${ops}\u00a0OPS)`,
    together: 'All of them',
    line: (who: string, attack: number, defence: number) => `${who}: strength ${attack} against ${defence}`,
    how: 'Chance that the attacker wins, if all that can join do and no more cards are played.',
  },
  march: {
    title: (cost: number, points: number, place: string) => `To ${place}: ${cost} of ${count(points, 'MP')}`,
    takes: (places: string) => `Takes ${places}`,
    vp: (n: number) => `${count(n, 'VP space')} taken`,
    besieges: 'Besieges the fort: the march ends here',
    supplied: 'In supply',
    unsupplied: 'Out of supply there',
    left: (n: number) => `${count(n, 'MP')} left`,
    points: (points: number) => count(points, 'MP'),
    reach: (points: number, spaces: number) => `${count(points, 'MP')}: ${count(spaces, 'space')} in reach`,
  },
  orders: {
    when: (n: number) =>
      n === 0 ? 'this activation' : n === 1 ? 'the next activation' : `${n} activations on`,
    held: (place: string) => `Enemies in ${place}: they stop beside it`,
  },
  dig: {
    title: (place: string) => `Trench at ${place}`,
    level: 'Attackers lose a column, the defenders gain one',
    stays: 'Units there do not move any more this round',
  },
  attack: {
    title: (place: string) => `Attack ${place}`,
    strengths: (attack: number, defence: number) => `Strength ${attack} against ${defence}`,
    win: 'Attacker wins',
    far: 'of these with a retreat of 2 spaces',
    tie: 'Nobody wins',
    lose: 'Defender wins',
    everybody: 'If all that can join do, and no more cards are played.',
    adds: (n: number) => `${count(n, 'combat factor')} more`,
    heavy: 'With a corps the attack fires on the Heavy table',
    pin: (place: string) => `Flank attack, pinned from ${place}`,
    pinHow:
      'Each attacking space but the pinning one adds 1 if no enemy is in it or next to it, other than in the defended space',
    pinFree: (places: string) => `Free of enemies: ${places}`,
    pinHeld: 'No other attacking space is free of enemies',
    pinSum: 'Added to the die',
    flankSuccess: '4 or more: the attacker fires first',
    flankFailure: '3 or less: the defender fires first',
  },
  loss: {
    title: (name: string) => `${name} loses a step`,
    reduced: (cf: number, lf: number) => `Reduced: combat ${cf}, loss factor ${lf}`,
    lcu: 'Destroyed: a division from the reserve takes its place',
    scu: 'Destroyed',
  },
  retreat: {
    title: (name: string, place: string) => `${name} retreats to ${place}`,
    how: 'One of the spaces that come first by the order of retreat',
    advance: (name: string, place: string) => `${name} advances into ${place}`,
    advanceHow: 'Up to three units at full strength may advance',
  },
  sr: {
    goals: (n: number) => `${count(n, 'place')} in reach`,
    cost: (n: number, points: number) => `Costs ${n} of ${count(points, 'SR point')}`,
    title: (name: string, place: string) => `${name} to ${place}`,
    left: (n: number) => `${count(n, 'SR point')} left`,
  },
  place: {
    title: (name: string, place: string) => `${name} in ${place}`,
    source: 'A supply source with room for it',
  },
  rp: {
    repair: (name: string) => `Repair ${name}`,
    rebuild: (name: string) => `Rebuild ${name}`,
    grows: (from: string, to: string) => `${from} becomes ${to}`,
    price: 'Replacement points',
    halves: (n: number) => (n === 1 ? '½' : String(n / 2)),
    back: {
      full: 'Comes back at full strength on a supply source',
      reduced: 'Comes back reduced on a supply source',
      reserve: 'Goes into the reserve box',
    },
  },
}
