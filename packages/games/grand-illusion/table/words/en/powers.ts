/** The sheet of the powers, and what is left to do, in English. */
import { count } from './count.ts'

export const powers = {
  powers: {
    pointsAbout: ['Plan XVII total: what the Germans must double.', 'Points of the Schlieffen Plan.'],
    wins: (least: number) => `with less than ${least} the Germans cannot win`,
    needed: (needed: number) => `${needed}: enough to win, as things stand`,
    caps: 'CAPs left',
    capsAbout: 'Command action points: each activates a hex, recovers or entrenches.',
    received: 'CAPs received',
    receivedAbout: 'Received each turn, by the roll on the table of the commander.',
    mandated: 'Mandated battles',
    units: 'Units on the map',
    unitsAbout: 'Disrupted units fight and march worse until they recover.',
    lost: 'Units eliminated',
    lostAbout: 'Some come back from the dead pile as replacements.',
    parts: {
      disrupted: 'disrupted',
      out: 'out of supply',
      toCome: 'still to come',
      dead: 'in the dead pile',
      removed: 'gone for good',
    },
    nations: ['France', 'Britain', 'Belgium', 'Germany'],
  },
  toDo: {
    arrivals: (n: number) => `${count(n, 'unit')} due`,
    caps: (n: number) => `${count(n, 'CAP')} left`,
    idle: 'nobody has moved or will fight',
    unmoved: (n: number) => `${count(n, 'unit')} not moved`,
    battles: (n: number) => `${count(n, 'battle')} to fight`,
    mandate: (corps: string, needed: number) => `${corps} of ${needed} corps for a mandated battle`,
    mandated: (n: number) => `${count(n, 'mandated battle')} to fight`,
    unsupplied: (n: number) => `${count(n, 'unit')} out of supply`,
    supplied: 'all in supply',
    disrupted: (n: number) => `${count(n, 'unit')} disrupted`,
    canRecover: (places: string) => `can recover: ${places}`,
    cannotRecover: (places: string) => `enemies in the hex, so no recovery: ${places}`,
  },
}
