/** The sheet of the powers, and what is left to do, in English. */
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export const powers = {
  points: 'Victory points',
  pointsAbout: 'Who has more at the end of the last turn wins.',
  units: 'Units on the map',
  unitsAbout: 'Steps lost come back by recovery only; eliminated units are gone.',
  lost: 'Steps lost',
  lostAbout: 'Steps of all units, those eliminated included.',
  parts: {
    eliminated: 'eliminated',
    waiting: 'still to come',
    worn: 'with effectiveness lost',
    low: 'low on supply',
    out: 'out of supply',
  },
}

export const toDo = {
  unmoved: (n: number) => `${count(n, 'unit')} not moved`,
  crowded: (n: number) => `${count(n, 'hex', 'hexes')} over-stacked`,
  recovery: (n: number) => `${count(n, 'unit')} could recover`,
  attacks: (n: number) => `${count(n, 'attack')} possible`,
  promising: (n: number) => `${count(n, 'attack')} at 1:1 or better`,
  unsupplied: (n: number) => `${count(n, 'unit')} out of supply`,
  supplied: 'all in supply',
  open: (n: number) => `${count(n, 'victory town')} open to the enemy`,
}
