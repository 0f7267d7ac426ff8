/** What can be done, in English. */
import { count } from './count.ts'

/** whose points they are */
const POOLS = {
  RU: 'Russian',
  IT: 'Italian',
  'AP-A': 'other Allied',
  GE: 'German',
  AH: 'Austrian',
  'CP-A': 'other Central',
  TU: 'Turkish',
}
const are = (n: number): string => (n === 1 ? 'it is' : 'they are')

export const command = {
  buttons: {
    putBack: 'Put back',
    halt: 'Halt here',
    haltAndEnd: 'End movement',
    /** the end of the combat cards: after some were played, with none played, with none to play */
    fire: {
      some: { attack: 'No more cards: open fire', defence: 'No more cards: return fire' },
      none: { attack: 'No card: open fire', defence: 'No card: return fire' },
      nothing: { attack: 'Open fire', defence: 'Return fire' },
    },
    everybody: (n: number) => (n === 2 ? 'Both join' : `All ${n} join`),
    attackWithAll: (n: number) =>
      n === 1 ? 'Attack with this unit' : n === 2 ? 'Attack with both' : `Attack with all ${n}`,
    attackSpace: (place: string, n: number) =>
      n === 1 ? `Attack ${place}` : `Attack ${place} with ${n === 2 ? 'both' : `all ${n}`}`,
    allInStack: (n: number) => (n === 2 ? 'Take both' : `Take all ${n}`),
    allAdvance: (n: number) => (n === 2 ? 'Both advance' : `All ${n} advance`),
    allRepaired: (n: number) => (n === 2 ? 'Repair both' : `Repair all ${n}`),
    allPlaced: (n: number, place: string) => (n === 2 ? `Both in ${place}` : `All ${n} in ${place}`),
    convert: {
      GE: 'Convert 1 German RP to Turkish',
      'AP-A': 'Convert 1 RP of the other Allies to Russian',
    },
    /** a conversion that helps nobody */
    lostAtOnce: {
      TU: 'No Turkish unit can use it: the point would be lost. Press again to convert it all the same.',
      RU: 'No Russian unit can use it: the point would be lost. Press again to convert it all the same.',
    },
    dig: (place: string) => `Dig in at ${place}`,
    with: (verb: string, what: string) => `${verb}: ${what}`,
    done: {
      activate: 'Orders given: go on',
      movement: 'End movement',
      attack: 'No more attacks',
      redeploy: 'End redeployment',
      replacements: 'Done with replacements',
      rearguard: 'No more rearguard',
      advance: 'No further advance',
      'discard-cards': 'Keep the rest',
      'assemble-with': 'Assemble from these',
      'repair-now': 'No more repairs',
    },
    noOrders: 'Give no orders',
    /** what is given up by ending */
    left: {
      ops: (n: number) => `${count(n, 'OPS point')} left: unspent, ${are(n)} lost. Press again to go on.`,
      noOrders: (n: number) =>
        `Nothing is activated yet: the round would end, and ${count(n, 'OPS point')} would be lost. Press again to end it.`,
      unmoved: (places: string) =>
        `Activated, but not moved yet: ${places}. Press again to end the movement.`,
      attacks: (places: string) => `You can still attack ${places}. Press again to give that up.`,
      advance: (place: string) => `Nobody has advanced into ${place} yet. Press again to leave it empty.`,
      sr: (n: number) =>
        `${count(n, 'SR point')} left: unspent, ${are(n)} lost. Press again to end the redeployment.`,
      rp: (pools: string) =>
        `Still to be spent: ${pools}. Unspent points are lost. Press again to end the replacements.`,
      repairs: (n: number) =>
        `${count(n, 'RP')} left: unspent, ${are(n)} lost. Press again to end the repairs.`,
      units: (n: number) => `${count(n, 'unit')} could still be placed. Press again to do without.`,
    },
    poolLeft: (pool: keyof typeof POOLS, n: number) => `${n} ${POOLS[pool]} ${n === 1 ? 'RP' : 'RPs'}`,
    answers: {
      delegate: { yes: 'Let the partner play', no: 'Play my own rounds' },
      'serbian-collapse': { yes: 'Serbia gives up', no: 'Serbia fights on' },
    },
    aims: {
      move: 'Activate for movement',
      attack: 'Activate for attack',
      'attack-without': 'Activate for attack without BR and FR',
      'move-stack': 'Move out of a region',
      'attack-stack': 'Attack in or from a region',
      'free-move': 'Activate free of charge',
      amphibious: 'Amphibious assault',
      'target-uprising': 'Put down an uprising',
    },
  },
  /** with one unit */
  acts: {
    move: 'Move',
    alone: 'Move alone',
    instead: 'Move this one',
    along: 'Take along',
    leave: 'Leave behind',
    suffer: 'Takes the loss',
    stand: 'Pays a step to hold',
    retreat: 'Goes first',
    join: 'Join the attack',
    rebuild: 'Rebuild, full strength',
    'rebuild-reduced': 'Rebuild, reduced',
    'rebuild-to-reserve': 'Rebuild into the reserve',
    repair: 'Repair',
  },
  /** with all units of a space */
  ofSpace: {
    move: 'Activate the space for movement',
    attack: 'Activate the space for attack',
    'attack-without': 'Activate for attack without BR and FR',
    'move-stack': 'Form a stack to move',
    'attack-stack': 'Form a stack to attack',
    'free-move': 'Activate free of charge',
    dig: 'Dig a trench here',
  },
}
