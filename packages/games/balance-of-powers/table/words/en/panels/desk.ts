/** Desks, in English. */
import { count } from './count.ts'

export const desk = {
  titles: {
    procure: (nation: string) => `Procurement of ${nation}`,
    transfer: (nation: string) => `Transfers of ${nation}`,
    convert: (nation: string) => `Conversion of ${nation}`,
    muster: 'Muster',
  },
  rules: {
    procure:
      'Infantry is bought evenly: no second corps of a value before one of every other in the pool. What is left is kept.',
    transfer: (most: number) => `A power sends and receives ${most} RP a season at most.`,
    convert: 'One fortress and one ship a season become RP.',
    muster: 'New units come onto home ground in supply, one after the other in this order.',
  },
  purse: 'Resource points',
  receiver: (nation: string) => `RP of ${nation}`,
  groups: {
    infantry: (nation: string) => `Infantry corps, ${nation}`,
    corps: 'Other corps and leaders',
    air: 'Air units',
    ships: 'Ships',
    works: 'Works',
    repairs: 'Repairs',
    allies: 'Allies',
    fortresses: 'Fortresses',
    due: 'Due this month',
  },
  effectiveness: (value: number) => `Effectiveness ${value}`,
  infrastructure: 'Infrastructure',
  infrastructureDetail: (month: string) => `one a side and month; placed in ${month}`,
  fortress: (place: string) => `Fortress of ${place}`,
  repairedAtOnce: 'repaired at once',
  arrives: (month: string) => `musters in ${month}`,
  free: 'free this month',
  pile: (onMap: number, bought: number) => `on the map: ${onMap}${bought > 0 ? `, bought: ${bought}` : ''}`,
  razed: 'loses a step',
  scrapped: 'loses a step',
  africa: 'Africa points for 1 RP',
  left: (n: number) => `pays for ${count(n, 'attack')} in good weather`,
  spentUp: 'Nothing more can be had: the question ends with what is on the desk.',
  gone: 'No more of them in the Force Pool.',
  inOrder: (unit: string) => `First say where ${unit} goes.`,
  settled: 'It has but one place, or none.',
}
