/** The sheet of the powers, and what is left to do, in English. */
import { count } from './count.ts'

export const powers = {
  you: 'you',
  neutral: 'neutral',
  collapsed: 'collapsed',
  allies: 'Allies',
  vp: 'One marker for both sides: low is good for the Allied Powers, high for the Central Powers',
  level: (level: string) => level,
  combined: 'Combined War Status',
  combinedAbout: 'Both War Statuses together. At the value of the armistice the war ends.',
  armistice: 'the armistice: the war ends',
  statusAbout: 'Rises with the cards played. Opens the next set of cards.',
  commitment: (level: string) => `${level}: its cards join the deck`,
  willAbout: 'Falls when home victory spaces are lost, rises when they are retaken.',
  demoralized: 'demoralized: uprisings can break out',
  qualityAbout:
    'Falls with corps destroyed and with reinforcements, rises with corps rebuilt at full strength.',
  poor: 'poor: replacements cost double, reinforcements arrive reduced',
  rpAbout: 'Spent in the Replacement Phase; what is left then is lost.',
  rp: (purse: string) => `RPs: ${purse}`,
  corps: 'Corps on the map',
  corpsAbout: 'LCUs in play; what lies off the map is listed below.',
  parts: {
    damaged: 'damaged, on the map',
    scus: 'SCUs on the map',
    reserve: 'SCUs in the reserve box',
    replaceable: 'destroyed, may be rebuilt',
    eliminated: 'eliminated for good',
    waiting: 'still to come',
  },
}

export const toDo = {
  unmoved: (n: number) => `${count(n, 'stack')} not moved`,
  noOrders: 'nothing activated',
  ops: (n: number) => `${count(n, 'OPS point')} left`,
  attacks: (n: number) => `${count(n, 'attack')} not made`,
  empty: 'won, and nobody has entered',
  sr: (n: number) => `${count(n, 'SR point')} left`,
  rp: (pools: string) => `${pools} left`,
  repairs: (n: number) => `${count(n, 'RP')} left`,
  units: (n: number) => `${count(n, 'unit')} to place`,
  unsupplied: (n: number) => `${count(n, 'unit')} out of supply`,
  supplied: 'all in supply',
  open: (n: number) => `${count(n, 'victory space')} open to the enemy`,
  offensive: (text: string) => `Mandatory offensive: ${text}`,
}
