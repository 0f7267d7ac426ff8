import { introduction } from './en/01-introduction.ts'
import { units } from './en/02-units.ts'
import { sequence } from './en/03-sequence.ts'
import { movement } from './en/04-movement.ts'
import { stacking } from './en/05-stacking.ts'
import { zones } from './en/06-zones.ts'
import { combat } from './en/07-combat.ts'
import { procedure } from './en/08-procedure.ts'
import { results } from './en/09-results.ts'
import { effectiveness } from './en/10-effectiveness.ts'
import { supply } from './en/11-supply.ts'
import { cavalry } from './en/12-cavalry.ts'
import { fortress, reinforcements, victory } from './en/13-to-15.ts'
import { card } from './en/card.ts'
import type { ReaderText } from './shape.ts'

export const en: ReaderText = {
  chapters: {
    '1': 'Introduction',
    '2': 'The pieces',
    '3': 'Sequence of play',
    '4': 'Movement',
    '5': 'Stacking',
    '6': 'Zones of control',
    '7': 'Combat',
    '8': 'Combat procedure',
    '9': 'Combat results',
    '10': 'Combat effectiveness',
    '11': 'Supply',
    '12': 'Cavalry',
    '13': 'Fortress Przemysl',
    '14': 'Reinforcements',
    '15': 'Victory',
    card: 'Player card and schedules',
  },
  rules: {
    ...introduction,
    ...units,
    ...sequence,
    ...movement,
    ...stacking,
    ...zones,
    ...combat,
    ...procedure,
    ...results,
    ...effectiveness,
    ...supply,
    ...cavalry,
    ...fortress,
    ...reinforcements,
    ...victory,
    ...card,
  },
  labels: {
    'aid.tec': 'TEC',
    'aid.mp-summary': 'MP',
    'aid.procedure': 'Card',
    'aid.column-shifts': 'Shifts',
    'aid.crt': 'CRT',
    'aid.lrt': 'LRT',
    'aid.vp': 'VP',
    'schedule.russian': 'RU schedule',
    'schedule.austro-hungarian': 'A-H schedule',
    'aid.counter-abbreviations': 'Counters',
    bibliography: 'Source',
  },
}
