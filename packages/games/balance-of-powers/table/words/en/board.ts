/** Marches, attacks and orders before they happen, and what cannot be done, in English. */
import { englishList } from '@sandtable/kernel'
import { GROUND, groundOf, isLand } from '../../../places.ts'
import { count, hexes, mp } from './count.ts'

const GROUNDS: Readonly<Record<number, string>> = {
  [GROUND.clear]: 'clear',
  [GROUND.mountain]: 'mountain',
  [GROUND.desert]: 'desert',
  [GROUND.marsh]: 'marsh',
  [GROUND.forest]: 'forest',
  [GROUND.jungle]: 'jungle',
}

const ORDINALS = ['', '', 'second', 'third']

export const board = {
  ground: (p: number) => (isLand(p) ? (GROUNDS[groundOf(p)] ?? 'clear') : 'water'),
  march: {
    title: (cost: number, budget: number, from: string, to: string) =>
      `${cost} of ${mp(budget)}, ${from} → ${to}`,
    all: (place: string, why: string, cost: number) =>
      `${place}: ${why}, takes all that is left (${mp(cost)})`,
    left: (n: number) => `${mp(n)} left`,
    stops: 'The movement ends there',
    supplied: 'In supply there',
    unsupplied: (names: string) => `Out of supply there: ${names}`,
    room: (corps: number, most: number) => `Stack afterwards: ${corps} of ${count(most, 'corps', 'corps')}`,
    takes: (names: string) => `Takes control of ${names}`,
    beside: 'Beside the enemy',
    railTitle: (far: number, price: number, to: string) => `By rail to ${to}: ${hexes(far)}, ${mp(price)}`,
    byRail: (far: number, price: number) =>
      `By rail it gets there now: ${hexes(far)}, ${mp(price)}, 1 RP. Press “By rail to …”`,
    notByRail: (why: string) => `Nor by rail: ${why}`,
    railTo: (places: number, capacity: string) =>
      `${count(places, 'place', 'places')} in reach for 1 RP (${capacity})`,
    railPaid: 'The journey is paid for already',
    railCost: (names: string) => `Costs 1 RP (${names})`,
    railRises: (names: string) => `Out of the trenches, and no further in this half: ${names}`,
    railBeside: 'Beside the enemy: no attack from there in this half',
    choose: (left: number, reachable: number) => `${mp(left)}, ${hexes(reachable)} in reach`,
    hungry: (names: string) => `Out of supply, one MP less: ${names}`,
    with: (name: string) => `With ${name}`,
    without: (name: string) => `Without ${name}`,
  },
  attack: {
    title: (place: string) => `Attack on ${place}`,
    odds: (own: number, theirs: number) => `${count(own, 'corps', 'corps')} against ${theirs}`,
    fortress: (isRed: boolean, steps: number) =>
      `${isRed ? 'Red' : 'Black'} fortress, ${count(steps, 'step')}`,
    siege: (isRed: boolean, guns: number) =>
      isRed ? `Bombarded first: a die below ${guns} takes a step` : 'Bombarded first: it is destroyed',
    river: 'Across a river',
    entrenched: (n: number) => `${count(n, 'corps', 'corps')} in trenches`,
    spends: 'The movement points of the step are spent',
    paysLater: 'What it costs is asked next: you can still stop then',
    atOnce: 'The guns alone open the place: it is done at once, and can be taken back',
  },
  orders: {
    when: (leg: number) =>
      leg === 0
        ? 'this half'
        : leg === 1
          ? 'the next half'
          : `the ${ORDINALS[leg] ?? `${leg}th`} half from now`,
    held: (place: string) => `Enemies hold ${place}: the force stops beside it and asks`,
    estimate: 'Later halves as things stand now; the order stops when something changes',
  },
  refusal: {
    plain: 'Not now',
    goTo: (place: string) => `Not to ${place}`,
    place: (place: string) => `Not ${place}`,
    unit: (name: string) => `Not ${name}`,
    nearest: (place: string, cost: number) => `It can get to ${place} for ${mp(cost)}`,
    over: 'The game is over. You can still look at the board.',
    notOffered: 'There is nothing to do there now.',
    notYours: (who: string) => `Waiting for ${who}. You can look around meanwhile.`,
  },
  marks: {
    control: (place: string, nation: string) => `${place} is controlled by ${nation}`,
    fortress: (place: string, nation: string, isRed: boolean, steps: number) =>
      steps === 0
        ? `Ruins of the fortress of ${place}`
        : `${place}: ${isRed ? 'red' : 'black'} fortress (${nation}), ${count(steps, 'step')}`,
    chip: (place: string, side: number | undefined) =>
      `${place}: bargaining chip${side === undefined ? '' : side === 0 ? ', held by the Central Powers' : ', held by the Entente'}`,
    infrastructure: (place: string, nation: string) => `${place}: infrastructure (${nation})`,
    infrastructureLetter: 'i',
    breach: (from: string, to: string, value: number) => `Breach ${value} from ${from} towards ${to}`,
    trenchBattle: (place: string) => `Trench battle at ${place}: nobody enters in this half`,
    breakthrough: (place: string) => `Breakthrough at ${place}`,
  },
  log: {
    marched: (units: string, places: readonly string[]) =>
      places.length > 2
        ? `${units} marched from ${places[0] ?? ''} by ${englishList(places.slice(1, -1))} to ${places.at(-1) ?? ''}.`
        : `${units} marched from ${places[0] ?? ''} to ${places[1] ?? ''}.`,
    taken: (places: string) => `Taken on the way: ${places}.`,
    standing: (units: string, place: string) => `Left standing at ${place}: ${units}.`,
    standingWhy: {
      line: 'They hold the line beside the enemy: no attack promises more than it costs, no march or trench is worth more.',
      trenches: 'They hold their trenches: no attack promises more than it costs.',
      quiet: 'No enemy is beside them, and no march or railway takes them where they are worth more.',
    },
    starving: (rolled: number, lost: number) =>
      `Commissariat: ${rolled === 1 ? '1 corps is' : `${rolled} corps are`} out of supply; ${lost === 0 ? 'none was lost' : lost === 1 ? '1 was lost' : `${lost} were lost`}.`,
  },
}
