/** A small battle on a board of two columns: the French attack with a British corps beside them. */
import type { BattleBoard, Counter, FightPanel, FightSide } from '@sandtable/presentation'

const counter = (unit: number, nation: string, title: string): Counter => ({
  unit,
  name: `${title}, strength 4`,
  title,
  face: {
    nation,
    symbol: 'infantry',
    size: 'XXX',
    id: title,
    figures: [4, 2],
    steps: 2,
    fullSteps: 2,
    marks: {},
  },
})

export const board: BattleBoard = {
  rows: ['A reserve', 'A front', 'D front', 'D reserve'],
  columns: [
    {
      attackerReserve: [counter(9, 'france', 'II Corps')],
      attackers: [counter(1, 'britain', 'I Corps')],
      defenders: [counter(5, 'germany', 'VI Corps')],
      defenderReserve: [],
      fires: [
        { nation: 'france', text: '4 or less', p: 4 / 6 },
        { nation: 'germany', text: '5 or less', die: { face: 3, nation: 'germany', hit: true } },
        { nation: 'britain', text: '5 or less', die: { face: 6, nation: 'britain', hit: false } },
      ],
    },
    {
      attackerReserve: [],
      attackers: [counter(2, 'france', 'XII Corps')],
      defenders: [counter(6, 'germany', 'VIII Corps')],
      defenderReserve: [],
      fires: [],
    },
  ],
  markers: [{ text: 'Terrain', value: '+1', rules: ['9.3.1'] }],
}

const side = (title: string, nation: string): FightSide => ({ title, nation, total: '8', rows: [] })

export const fight: FightPanel = {
  title: 'Battle of Neufchâteau',
  id: '75',
  subtitle: '',
  attacker: side('Allies', 'france'),
  defender: side('Germans', 'germany'),
  lines: [],
  charts: [],
  board,
  sentence: { text: '' },
}
