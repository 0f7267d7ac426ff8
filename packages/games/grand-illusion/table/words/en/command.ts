/** What CAPs buy, arrivals and journeys, in English. */
import { count, hexes } from './count.ts'

/** the same whatever is said besides */
const always =
  (text: string): ((...facts: (number | string)[]) => string) =>
  () =>
    text

export const command = {
  activate: {
    title: (place: string) => `Activate ${place}`,
    infantry: (n: number) => `${n} infantry`,
    cavalry: (n: number) => `${n} cavalry`,
    hqs: (n: number) => (n === 1 ? 'HQ' : `${n} HQs`),
    guns: (n: number) => (n === 1 ? 'siege artillery' : `${n} siege artillery`),
    forts: (n: number) => count(n, 'fort'),
    disrupted: (n: number) => `${n} disrupted`,
    reach: (n: number) => `${hexes(n)} within reach`,
    enemies: (force: string) => `Enemies here, a battle can be declared: ${force}`,
    caps: (caps: number, left: number) =>
      `Then ${count(caps, 'CAP')} left, ${left > 0 ? `${count(left, 'activity', 'activities')} more` : 'no more activity'} in this segment`,
    mayRecover: 'Or recover the units here for the CAP: see the list beside the map',
    mayEntrench: 'Or entrench here for the CAP: see the list beside the map',
    recoverTitle: (place: string) => `Recover at ${place}`,
    recoverWhere: 'Recover in a hex',
    recovers: (names: string) => `Recover: ${names}`,
    onlyRecovery: 'Then only another recovery can follow in this segment',
    entrenchTitle: (place: string) => `Entrench at ${place}`,
    entrenchWhere: 'Entrench in a hex',
    trench: 'Trenches of level 1: attackers’ dice +1, and no forced retreats',
  },
  arrivals: {
    title: (name: string, place: string) => `${name} comes in at ${place}`,
    arrive: always('Due now'),
    rebuild: (_later: number, caps: number) => `Back at once for 2 CAPs (${caps} left)`,
    order: (later: number, caps: number) => `Back on turn ${later} for 1 CAP (${caps} left)`,
    restore: always('Returns without CAPs'),
    places: (n: number) => (n === 1 ? '1 hex' : `${n} hexes`),
    scheduled: 'Its scheduled hex',
    uncertain: 'A supplied hex with an HQ of its nation, or a source',
    disrupted: 'Comes in disrupted',
    here: 'can come in here',
    due: 'due now',
    returns: 'may return',
    lost: 'lost',
  },
  journey: {
    rail: (n: number, place: string) => `By rail to ${place}, ${hexes(n)}`,
    sail: (place: string) => `By sea to ${place}`,
    redeploy: (name: string, from: string, place: string) => `${name}: from ${from} to ${place}`,
    goals: (n: number) => `${hexes(n)} within reach by rail`,
    bySea: 'Can go by sea',
    east: (name: string) => `${name} to the Eastern front`,
    eastPoints: (n: number) => `Counts ${n} points of infantry`,
    eastCavalry: 'Counts as the cavalry division',
    gone: 'Leaves the game for good',
    cap: 'Costs 1 CAP, unless it is the free journey to Paris',
  },
  boxes: {
    arriving: (turn: number, army: string) => `Turn ${turn}: ${army}`,
    overdue: (turn: number, army: string) => `Due since turn ${turn}: ${army}`,
    dead: (army: string) => `Dead pile: ${army}`,
    parisBox: always('Paris in Danger box'),
    heldBack: always('Held back for a landing'),
    removed: (army: string) => `Out of the game: ${army}`,
    at: (place: string) => `at ${place}`,
    uncertainHq: 'uncertain: in a supplied hex without another HQ',
    ways: {
      uncertain: 'uncertain: with an HQ of its nation or at a source',
      replacement: 'replacement: with an HQ of its nation or at a source',
      source: 'at a supply source',
      'coastal-source': 'at a coastal source',
    },
  },
}
