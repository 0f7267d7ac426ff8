/** The frame of the table, in English. */
import { and, count, signed } from './count.ts'

export const frame = {
  and,
  signed,
  manyUnits: (n: number) => `${n} units`,
  sides: ['Allied Powers', 'Central Powers'] as readonly [string, string],
  commands: ['Russia', 'Western Allies', 'Austria-Hungary', 'Germany'] as readonly [
    string,
    string,
    string,
    string,
  ],
  comma: ', ',
  colon: ': ',
  dot: ' · ',
  turn: (n: number, name: string) => `Turn ${n}, ${name}`,
  turnShort: (n: number) => `Turn ${n}`,
  opening: 'First cards',
  end: 'End of the game',
  offensive: (order: string) => `Mandatory offensive: ${order}`,
  /** what is demanded, by the results of the table */
  offensives: {
    RU: 'Russia must attack',
    'BR-FR': 'the British or French must attack',
    'BR-FR-halt': 'the British and French may not attack',
    IT: 'Italy must attack',
    balkans: 'an attack in the Balkans',
    'AH-SB': 'Austria-Hungary must attack Serbia',
    GE: 'Germany must attack',
    TU: 'Turkey must attack',
    'AH-IT': 'Austria-Hungary must attack Italy',
  },
  round: (n: number, side: string) => `Round ${n}, ${side}`,
  stages: {
    mandatory: 'Mandatory offensives',
    action: 'Action rounds',
    attrition: 'Attrition and sieges',
    'war-status': 'War status',
    rebellion: 'Rebellion',
    replacement: 'Replacements',
    draw: 'Card draw',
  },
  uses: {
    ops: 'Operations',
    sr: 'Redeployment',
    rp: 'Replacement points',
    event: 'Event',
    noCard: 'Without a card',
    uprising: 'Uprising',
  },
  points: (n: number) => count(n, 'point'),
}
