/** Overlays and their legends, in English. */
const pair = (allied: string, central: string): readonly [string, string] => [allied, central]

export const overlays = {
  titles: {
    supply: 'Own supply',
    enemySupply: 'Enemy supply',
    reach: 'Reach',
    trains: 'Redeployment',
    stacking: 'Stacking',
    control: 'Control',
    victory: 'Victory spaces',
    changes: 'Since my last action',
  },
  legend: {
    supplied: pair('Linked to Allied sources', 'Linked to sources of the Central Powers'),
    alliedOnly: 'Units that reach an ally’s source only: no attack, SR or RPs',
    outOfSupply: 'Out of supply or cut off',
    line: 'Supply line of the selected space',
    ally: 'ally',
    oos: 'OOS',
    reach: 'Within reach of the units in the selected space, cost in MP',
    nothing: 'Select a space with units to see how far they get.',
    trains: 'Where a unit of the selected space could be redeployed',
    noTrains: 'Nobody could be redeployed from the selected space.',
    controlOf: pair('Held by the Allied Powers', 'Held by the Central Powers'),
    risen: 'Held by uprisings',
    uprising: 'uprising',
    will: (nation: string) => `will ${nation}`,
    vpOf: [
      (n: number) => `Victory spaces of the Allied Powers: ${n}`,
      (n: number) => `Victory spaces of the Central Powers: ${n}`,
    ] as readonly [(n: number) => string, (n: number) => string],
    vpOfNobody: (n: number) => `Victory spaces of neutrals: ${n}`,
    of: (n: number, most: number) => `${n}/${most}`,
    room: 'Room for more',
    full: 'Full',
    overfull: 'Too many: must be settled this round',
    changed: 'Moved, fought or came since your last action',
    gone: 'lost',
  },
}
