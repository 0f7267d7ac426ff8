/** The frame of the table, in English. */
import { ENGLISH_MONTHS } from '@sandtable/kernel'
import { and, hexes, steps } from './count.ts'

export const frame = {
  and,
  steps,
  hexes,
  mp: (n: number) => `${n} MP`,
  points: (n: number) => `${n} VP`,
  armies: ['Austria-Hungary', 'Russia'],
  /** on the map */
  short: ['A-H', 'Russia'],
  /** between facts, and between parts of what is read aloud */
  dot: ' · ',
  comma: ', ',
  dash: ': ',
  /** "Turn 3", for heads and the timeline */
  turn: (n: number) => `Turn ${n}`,
  playerTurn: ['Austro-Hungarian turn', 'Russian turn'],
  dates: {
    months: ENGLISH_MONTHS,
    within: (month: string, from: number, to: number) => `${from}–${to} ${month}`,
    across: (first: string, from: number, second: string, to: number) => `${from} ${first} – ${to} ${second}`,
  },
  phases: {
    supply: 'Supply',
    reinforcement: 'Reinforcements',
    movement: 'Movement',
    combat: 'Combat',
    'victory-points': 'Victory points',
  },
  /** §12.1 while the other side's cavalry is asked */
  reaction: 'Cavalry reaction',
  /** §9.3.2 while the attackers may advance */
  advancing: 'Advance',
  end: 'End of the game',
  /** the hexes hatched in red (§4.5) */
  hatched: {
    closed: (turn: number) => `Closed to Austria-Hungary through turn ${turn} (§4.5)`,
    open: (turn: number) => `Was closed through turn ${turn}; open now (§4.5)`,
  },
  /** the part of the map a short scenario does not use */
  outside: 'Not part of this scenario',
  /** heads of the log, by side: "Turn 3 · Austro-Hungarian movement" */
  logHead: (turn: number, side: number, phase: string) =>
    `Turn ${turn} · ${side === 0 ? 'Austro-Hungarian' : 'Russian'} ${phase.toLowerCase()}`,
  buttons: {
    endMovement: 'End movement',
    endCombat: 'End combat',
    halt: 'Halt here',
    putBack: 'Put back',
    noAdvance: 'Stay, do not advance',
    stopAdvance: 'Advance no further',
    stay: 'Stay, do not react',
    wait: 'Wait for a later turn',
    declare: (n: number) => `Declare the attack from ${hexes(n)}`,
    declareAll: (n: number) => `Declare from ${n === 2 ? 'both' : `all ${n}`} hexes`,
    declareBest: (n: number, all: number) =>
      n === 1
        ? `Declare from the strongest of ${hexes(all)}`
        : `Declare from the strongest ${n} of ${hexes(all)}`,
    advanceAll: (n: number) => (n === 1 ? 'Advance' : `Advance with ${n === 2 ? 'both' : `all ${n}`}`),
    advanceSome: (n: number, all: number) => `Advance with the strongest ${n} of ${all}`,
    rollAll: (n: number) => (n === 1 ? 'Roll two dice' : `Roll with ${n === 2 ? 'both' : `all ${n}`}`),
    rollBest: (n: number) => (n === 1 ? 'Roll with the strongest' : `Roll with the strongest ${n}`),
    goAll: (n: number) => (n === 1 ? 'Take it along' : `Take ${n === 2 ? 'both' : `all ${n}`} along`),
    shareLosses: (names: string) => `One CE loss each: ${names}`,
    joinAll: (n: number) => `Add all that may join (${n})`,
    joinBest: (n: number) => `Add the strongest group (${n})`,
    fight: 'Roll two dice',
    go: 'Go, take nobody else',
  },
  /** what ending a phase would give up: said before it ends */
  undone: {
    overStacked: (places: string) =>
      `Over-stacked: ${places}. You will have to eliminate units there. End your movement all the same?`,
    recovery: (names: string, more: number) =>
      `${names}${more > 0 ? ` and ${more} more` : ''} could still recover this turn. End your movement all the same?`,
    attacks: (places: string, hasAttacked: boolean) =>
      `You can${hasAttacked ? ' still' : ''} attack ${places} at 1:1 or better. End your combat ${hasAttacked ? 'all the same' : 'without an attack'}?`,
  },
  overlays: {
    supply: 'Supply',
    zones: 'Zones of control',
    control: 'Control',
    range: 'Movement range',
    rail: 'Railways',
    victory: 'Victory towns',
    changes: 'Since my last turn',
  },
  legend: {
    supplyIn: 'In supply, hexes to the source',
    supplyLow: 'Low supply',
    supplyOut: 'Out of supply',
    weakest: 'weak',
    zoneOwn: 'Your zones of control',
    zoneOf: ['Austro-Hungarian zones of control', 'Russian zones of control'],
    zone: 'Enemy zones of control',
    controlOf: ['Austro-Hungarian ground', 'Russian ground'],
    range: 'Within reach, cost in MP',
    rail: ['Railways open to Austria-Hungary', 'Railways open to Russia'],
    railCut: 'cut',
    victory: 'Victory towns: points for taking / holding, and the holder',
    changed: 'Moved, fought or came since your last turn',
    gone: 'lost',
    nothing: 'Nothing to show here: point at a stack.',
  },
  log: {
    marched: (units: string, others: boolean, from: string, to: string) =>
      `${units}${others ? ' and others' : ''} marched from ${from} to ${to}.`,
    roundabout: (units: string, others: boolean, from: string, to: string, by: string) =>
      `${units}${others ? ' and others' : ''} marched from ${from} by way of ${by} ${from === to ? 'and back' : `to ${to}`}.`,
    cost: (mp: number, stepsTaken: number) => `${mp} MP, ${hexes(stepsTaken)}`,
    minimum: 'Minimum move',
    attacked: (units: string, target: string) => `${units} attacked ${target}.`,
    notAttacked: (units: string, target: string, column: string) =>
      `${units} could not attack ${target}: ${column} is below 1:3, and no attack took place.`,
    attackedAt: (units: string, target: string, column: string) =>
      `${units} attacked ${target} at ${column}.`,
    retreated: (units: string, from: string, to: string) => `${units} retreated from ${from} to ${to}.`,
  },
  series: { points: 'Victory points', lost: 'Steps lost' },
  standing: {
    attacks: 'Attacks by infantry',
    towns: 'Towns taken and held',
    eliminations: 'Enemy units eliminated',
    headStart: 'Head start of this scenario',
  },
}
