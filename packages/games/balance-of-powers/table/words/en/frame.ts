/** The frame of the table, in English. */
import { englishList } from '@sandtable/kernel'
import { count } from './count.ts'

const points = (isAfrica: boolean): string => (isAfrica ? 'AP' : 'RP')

/** where there is little room */
const SHORT_NATIONS: Readonly<Record<string, string>> = { AH: 'Austria-H.', OT: 'Ottomans', US: 'USA' }

export const frame = {
  shortNations: SHORT_NATIONS,
  and: englishList,
  comma: ', ',
  dot: ' · ',
  sides: ['Central Powers', 'Entente'],
  /** where there is little room */
  short: ['CP', 'EP'],
  manyUnits: (n: number) => count(n, 'unit'),
  setup: 'Set-up',
  end: 'End of the game',
  fortnights: ['First fortnight', 'Second fortnight'],
  date: (month: string, fortnight: number) => `${month}, ${fortnight === 1 ? 'I' : 'II'}`,
  phases: {
    season: 'Season',
    diplomacy: 'Diplomacy',
    construction: 'Construction',
    aviation: 'Aviation',
    admiralty: 'Admiralty',
    campaign: 'Campaign',
    end: 'Aerodrome',
  },
  commissariat: (month: string) => `${month} · Commissariat`,
  logHead: (month: string, fortnight: string, side: string) => `${month} · ${fortnight} · ${side}`,
  buttons: {
    stay: 'Stay here',
    halt: 'Halt here',
    rail: 'By rail to …',
    fill: 'Give up a breach …',
    fillTowards: (place: string) => `Give up the breach towards ${place}`,
    payAttack: (nation: string, cost: number, isAfrica: boolean) =>
      `Pay ${cost} ${points(isAfrica)} and attack (${nation})`,
    payLoss: (nation: string, isAfrica: boolean) => `Pay 1 ${points(isAfrica)} (${nation})`,
    payRail: (nation: string) => `${nation} pays 1 RP`,
    violate: (nation: string) => `${nation} will join the other side at once. Violate its neutrality?`,
    giveTo: (nation: string) => `1 RP to ${nation}`,
    attrition: (nation: string) => `Attrition: ${nation} pays 1 RP`,
    done: {
      half: 'End the half',
      procurement: 'Procurement done',
      transfer: 'Transfers done',
      conversion: 'Conversion done',
      bases: 'Bases settled',
      setUp: 'Set-up complete',
      violations: 'Respect neutrality',
      shipping: 'Shipping done',
      finish: 'Done',
    },
    /** yes and no by the question */
    answers: {
      'use-infrastructure': { yes: 'Use it up for +1', no: 'Keep it' },
      'roll-again': { yes: 'Roll again', no: 'Let it stand' },
      'commit-reserve': { yes: '', no: 'No reserve' },
      raid: { yes: '', no: 'Stay at home' },
      'leader-goes-along': { yes: 'The leader goes along', no: 'The leader stays' },
      'ace-goes-along': { yes: 'The ace goes along', no: 'The ace stays' },
    },
    verbs: {
      'ready-made': 'Take the ready-made set-up',
      'lay-out': 'Ready-made, then change it',
      'dig-in': 'Dig in here (all MP)',
      rise: 'Leave the trenches (all MP)',
      'call-off': 'Stop here, do not pay',
      free: 'Free attack',
      'point-fortress': 'The printed defence',
      'take-loss': 'Take a loss instead',
      'lose-fortress': 'Lose a step of the fortress',
      pass: 'Pass',
    },
  },
}
