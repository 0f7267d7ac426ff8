/** The desk of the replacements, in English. */
import { count } from './count.ts'

export const desk = {
  title: 'Replacements',
  rule: 'Repair what is damaged on the map, rebuild what was destroyed. What you do not spend is lost.',
  purse: {
    RU: 'Russia',
    IT: 'Italy',
    'AP-A': 'Other Allies',
    GE: 'Germany',
    AH: 'Austria-Hungary',
    'CP-A': 'Other Central Powers',
    TU: 'Turkey',
  },
  halves: 'the half pays for one SCU step only',
  unspent: 'what is left is lost',
  trades: 'Conversion, one of each kind a turn',
  damaged: (purse: string) => `${purse}: damaged, on the map`,
  destroyed: (purse: string) => `${purse}: destroyed, to be rebuilt`,
  convert: {
    GE: {
      title: 'German RP for Turkey',
      detail: 'one German RP becomes one that Turkish units alone may use',
    },
    'AP-A': { title: 'Allied RP for Russia', detail: 'one RP of the other Allies becomes Russian' },
  },
  ways: {
    rebuild: 'full strength',
    'rebuild-reduced': 'reduced',
    'rebuild-to-reserve': 'reserve box',
  },
  steps: 'back to full strength',
  poor: 'Poor Troop Quality: twice the price',
  lying: 'replaceable units box',
  spentUp: 'No points are left for it.',
  gone: 'No more of them are left to rebuild.',
  warning: (pools: string, n: number) =>
    `${pools} would still buy something: ${count(n, 'line')} can be added. Sign again to give that up.`,
}
