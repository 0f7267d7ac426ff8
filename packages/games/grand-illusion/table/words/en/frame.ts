/** The frame of the table, in English. */
import { ENGLISH_MONTHS } from '@sandtable/kernel'
import { pair } from '../pair.ts'
import { and, count, number, signed } from './count.ts'

export const frame = {
  and,
  number,
  points: (n: number) => `${n} VP`,
  signedPoints: (n: number) => `${signed(n)} VP`,
  fort: (name: string) => `Fort of ${name}`,
  manyUnits: (n: number) => `${n} units`,
  armies: pair('Allies', 'Germany'),
  /** where there is little room */
  short: pair('Allies', 'Germans'),
  /** the two totals of the printed game */
  tracks: pair('Plan XVII', 'German VP'),
  comma: ', ',
  dot: ' · ',
  semicolon: '; ',
  turn: (n: number) => `Turn ${n}`,
  setup: 'Set-up',
  end: 'End of the game',
  phases: {
    command: 'CAPs and initiative',
    arrivals: 'Reinforcements',
    action: 'Action',
    strategic: 'Strategic movement',
    administration: 'Administration',
  },
  segments: pair('Allied segment', 'German segment'),
  activation: (place: string) => `Activation of ${place}`,
  logHead: (turn: number, what: string) => `Turn ${turn} · ${what}`,
  dates: {
    months: ENGLISH_MONTHS,
    within: (month: string, from: number, to: number) => `${from}–${to} ${month}`,
    across: (first: string, from: number, second: string, to: number) => `${from} ${first} – ${to} ${second}`,
  },
  buttons: {
    putBack: 'Put back',
    halt: 'Halt here',
    endMovement: 'End movement',
    toBattles: (n: number) => `To battle (${n})`,
    noBattle: 'No battle',
    endWithdrawal: 'Withdrawal complete',
    sendThem: 'Send them',
    done: {
      arrivals: 'Done with arrivals',
      strategic: 'Done with transport',
      setup: 'Set-up complete',
      finish: 'Done',
    },
    bringIn: (name: string) => `Bring in ${name}`,
    bringAll: (n: number) => `Bring in ${n === 2 ? 'both' : `all ${n}`}`,
    bringFixed: (n: number, all: number) => `Bring in the ${n} of ${all} that have one hex to come to`,
    fireAll: (n: number) => `Fire ${n === 2 ? 'both' : `all ${n}`}`,
    fireInTurn: (n: number) => `Fire ${n === 2 ? 'both' : `all ${n}`}, one by one`,
    recoverBest: (n: number) => (n === 1 ? 'Recover the strongest' : `Recover the strongest ${n}`),
    fight: (place: string) => `Fight the battle of ${place}`,
    fallBack: 'Fall back',
    together: 'Fall back together',
    leaveSlow: (n: number) => `Leave ${count(n, 'slow unit')} behind`,
    /** yes and no by the question; empty where that answer is never offered */
    answers: {
      'declare-mandated': { yes: 'Declare it mandated', no: 'An ordinary battle' },
      bombard: { yes: '', no: 'Hold fire' },
      'place-disrupted': { yes: '', no: 'Keep the rest back' },
      'choose-reserve': { yes: '', no: 'No more reserves' },
      'place-reserve': { yes: '', no: 'Not in reserve' },
      'withdraw-cavalry': { yes: 'Ride away', no: 'Stand' },
      'fourth-division': { yes: 'Take it off the map', no: 'Retreat with the others' },
      'redeploy-where': { yes: '', no: 'Put back' },
      'delay-ninth-army': { yes: 'Wait for turn 2', no: 'Come on turn 1' },
      'belgian-withdrawal': { yes: 'Withdraw for 1 CAP', no: 'Stay and fight' },
      allenby: { yes: 'Screen with cavalry', no: 'Let it be a battle' },
    },
    verbs: {
      stop: 'End the segment',
      'by-the-book': 'Place the rest for me',
      stand: 'Stand and be lost',
      evade: 'Ride off, disrupted',
      'attack-all': 'All attack here',
      'not-now': 'Not now',
      'not-this-turn': 'Ask no more this turn',
    },
  },
  /** what an ending would give up: said before it ends */
  undone: {
    arrivals: (names: string, n: number) =>
      `${names} ${n === 1 ? 'is' : 'are'} due and could come in now. Leave ${n === 1 ? 'it' : 'them'} for a later turn?`,
    activation: (place: string) =>
      `Nobody at ${place} has moved or will fight: the CAP would be spent for nothing. End the activation all the same?`,
    mandate: (corps: string, needed: number, place: string) =>
      `Only ${corps} of the ${needed} infantry corps of a mandated battle attack at ${place}, and others could still join. Go on all the same?`,
    tooFewPlaced: (corps: number, needed: number) =>
      `Only ${corps} of ${needed} infantry corps would be on the board: the battle would not count as mandated. Place them yourself to bring more.`,
    placedUnseen:
      'The rest will be placed for you, and the battle goes on at once. Press again to leave it so.',
    placed: 'The rest would stand as the board shows. Press again, and the dice are rolled.',
    pass: (caps: number, mandated: number, isLast: boolean) => {
      const left = [
        ...(caps > 0 ? [count(caps, 'CAP')] : []),
        ...(mandated > 0 ? [`${count(mandated, 'mandated battle')} to fight`] : []),
      ]
      const lost = [
        ...(caps > 0 ? ['CAPs are not kept'] : []),
        ...(mandated > 0 ? ['each mandated battle not fought costs 1 VP'] : []),
      ]
      const ends = isLast ? 'This ends the Action Phase' : 'If the enemy passes too, the Action Phase ends'
      return `You still have ${left.join(' and ')}. ${ends}: ${lost.join(', and ')}. Pass all the same?`
    },
    battles: (places: string) => `Not fought yet: ${places}. Give up the battle?`,
  },
  series: { points: 'Victory points', caps: 'CAPs received', losses: 'Units eliminated' },
}
