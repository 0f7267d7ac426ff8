/** The panels beside the map, in English. */
import { hexes, steps } from './count.ts'

/** "both", "all 3", "1 of 2"; nothing where there is only one */
const share = (n: number, all: number): string =>
  n < all ? `${n} of ${all} ` : n > 2 ? `all ${n} ` : n === 2 ? 'both ' : ''

export const panels = {
  report: {
    terrain: 'Terrain',
    supply: 'Supply',
    stacking: 'Stacking',
    sees: 'Enemy sees',
    youSee: 'You see',
    zone: 'Control',
    town: 'Victory',
    rail: 'Railway',
    rule: 'Special',
    weight: (n: number, limit: number) => `${n} of ${limit} steps`,
    overWeight: (n: number, limit: number, over: number) => `${n} of ${limit} steps; ${steps(over)} too many`,
    seesTop: (name: string, more: boolean) => (more ? `${name} on top of a stack` : name),
    topOnly: 'Only the top unit; others lie beneath',
    topAlone: 'One unit, printed strengths',
    inZone: 'In an enemy zone of control',
    inBoth: 'In zones of both sides',
    town_: (capture: number, hold: number, side: string, holder: string) =>
      `${side} scores ${capture} for taking it, ${hold} a turn after; held by ${holder}`,
    taken: (hold: number, side: string, holder: string) =>
      `${side} has taken it and scores ${hold} a turn for holding it; held by ${holder}`,
    railOpen: (side: string) => `Open for ${side} to its map edge`,
    railCut: (side: string) => `Not open for ${side}: no link to its map edge`,
    fortress: 'Russians may not enter; units inside cannot be attacked',
    besideFortress: 'Beside Przemysl: combat shifts 2 columns for Austria-Hungary',
    barred: (turn: number) => `Hatched in red: closed to Austria-Hungary through turn ${turn}`,
    unbarred: (turn: number) => `Hatched in red: was closed to Austria-Hungary through turn ${turn}`,
    source: 'Source of supply at the map edge',
    selected: {
      hand: (n: number, all: number) => `${share(n, all)}in your hand`,
      chosen: (n: number, all: number) => `${share(n, all)}chosen`,
      reacts: (n: number, all: number) => `${share(n, all)}may react`,
    },
    heads: { attack: 'Att', defense: 'Def', artillery: 'AV', movement: 'MP' },
    sums: { attack: 'Attack', defense: 'Defence', artillery: 'Artillery' },
    corps: (name: string) => `${name} Corps`,
    independent: 'independent',
    fullCe: 'full CE',
    ce: (ce: number) => `CE −${ce}`,
    cavalry: 'cavalry',
    release: (turn: number) => `May not move before turn ${turn}`,
    low: 'Low supply: attack and defence −1',
    out: 'Out of supply: attack and defence −2, no artillery',
    ersatz: 'Ersatz: never recovers; no points for eliminating it',
    white: 'Loses a step at the second CE reduction',
    recovers: 'May recover now for 4 MP',
    attacked: 'Has attacked in this phase',
    minimum: 'Made a minimum move',
    roles: { attacks: 'Attacks', heldBack: 'Held back', defends: 'Defends', withheld: 'Withheld' },
  },
  supply: {
    grades: ['In supply', 'Low supply', 'Out of supply'],
    rail: (source: string, n: number, limit: number) => `rail ${source}, ${n} of ${limit}`,
    edge: (source: string, n: number, limit: number) => `map edge ${source}, ${n} of ${limit}`,
    onSource: (kind: string): string => (kind === 'rail' ? 'on an open railway' : 'at the map edge'),
    tooFar: (n: number, limit: number) => `${n} hexes to the source, the limit is ${limit}`,
    zones: (names: string) => `every line passes more than one enemy zone: ${names}`,
    surrounded: 'no line to a source',
    marker: (grade: string) => `counts as ${grade.toLowerCase()} until your next supply phase`,
    weakest: (hex: string, enemy: string, n: number) =>
      `Weakest at ${hex}: enemy ${hexes(n)} away at ${enemy}`,
  },
  counter: {
    strength: (attack: number, defense: number, movement: number) =>
      `attack ${attack}, defence ${defense}, movement ${movement}`,
    artillery: (n: number) => `artillery ${n}`,
    low: 'low supply',
    out: 'out of supply',
    acted: 'has acted',
    release: (turn: number) => `released on turn ${turn}`,
  },
}
