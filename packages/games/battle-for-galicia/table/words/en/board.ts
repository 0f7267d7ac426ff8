/** The map and what happens on it, in English. */
import { and, hexes, steps } from './count.ts'

export const board = {
  terrain: { clear: 'Clear', forest: 'Forest', marsh: 'Marsh' },
  place: { clear: 'Open country', forest: 'Forest', marsh: 'Marsh', fortress: 'Fortress' },
  /** the six sides of a hex, from the right, counter-clockwise; the map lies 28 degrees east of north */
  compass: ['southeast', 'northeast', 'north', 'northwest', 'southwest', 'south'],
  hexside: {
    ridge: (sides: readonly string[]) => `ridge to the ${and(sides)}`,
    /** sides without and with a bridge */
    river: (name: string, open: readonly string[], bridged: readonly string[]) =>
      `${name} ${and([
        ...(open.length > 0 ? [`to the ${and(open)}`] : []),
        ...(bridged.length > 0 ? [`bridged to the ${and(bridged)}`] : []),
      ])}`,
    aRiver: 'river',
  },
  step: {
    clear: 'clear',
    forest: 'forest',
    marsh: 'marsh',
    river: (name: string) => `across the ${name}`,
    bridge: (name: string) => `bridge over the ${name}`,
    ridge: 'over the ridge',
    'leave-zone': 'leave enemy zone of control',
    'enter-zone': 'enter enemy zone of control',
    'zone-to-zone': 'from one enemy zone of control into another',
  },
  march: {
    title: (cost: number, budget: number, from: string, to: string) =>
      `${cost} of ${budget} MP · ${from} → ${to}`,
    minimumTitle: (from: string, to: string) => `Minimum move · ${from} → ${to}`,
    minimum: (cost: number, budget: number) => `${cost} MP for ${budget}: one hex, then no further`,
    reacting: (names: string) => `May react and stop the march: ${names}`,
    over: (hex: string, n: number, lost: number) =>
      `The stack at ${hex} would have ${steps(n)}; ${steps(lost)} would be lost unless others leave`,
    stranded: (hex: string) => `No room at ${hex}, and no MP left to go on`,
    anyway: 'Click again to march there all the same.',
    beside: (names: string) => `Then next to the enemy at ${names}.`,
    left: (n: number) => `${n} MP left.`,
    choose: (left: number, reachable: number) => `${left} MP left, ${hexes(reachable)} within reach`,
    andSoOn: (n: number) => `and ${hexes(n)} more`,
    needs: (needs: number, left: number) => `The cheapest way costs ${needs} MP; ${left} left`,
    nearest: (hex: string, cost: number) => `You can get as far as ${hex} for ${cost} MP`,
    stays: 'No step of that way can be paid for now',
  },
  orders: {
    list: (items: readonly string[]) => items.join(', '),
    full: (hex: string) => `No room at ${hex}: they stop a hex before`,
    fullGoal: (hex: string) => `With those who stand at ${hex} now there is no room for all`,
    held: (hex: string) => `Enemies at ${hex}: they stop beside it`,
  },
  recover: {
    title: (name: string) => `${name}: recover`,
    ce: (from: number, to: number) =>
      `Combat effectiveness ${from === 0 ? '0' : `−${from}`} → ${to === 0 ? '0' : `−${to}`}`,
    step: 'Regains a step',
    cost: 'Spends its movement',
  },
  remove: {
    title: (name: string) => `${name} is eliminated`,
    gone: 'Removed for good: it never comes back',
    scored: (army: string, vp: number) => `${army} scores ${vp} VP`,
    unscored: 'Nobody scores: an Ersatz unit',
    rest: (n: number, limit: number) => `Then ${n} of ${limit} steps there`,
    instead: 'Undo takes you back to your movement instead.',
  },
  leave: {
    title: (name: string) => `Leave ${name} behind`,
    rest: (n: number) => `The others then have ${n} MP`,
  },
  loss: {
    title: (name: string) => `${name} takes the loss`,
    ce: (ce: number) => `Falls to CE −${ce}`,
    step: 'Loses a step',
    gone: 'Is eliminated; the enemy scores it',
    goneErsatz: 'Is eliminated; nobody scores it',
  },
  retreat: {
    title: (hex: string) => `Retreat to ${hex}`,
    river: 'Across an unbridged river: every unit loses 1 CE',
    zone: 'Into an enemy zone of control',
    over: (n: number) => `Full: ${steps(n)} too many must go on`,
    fine: 'Nothing is lost on the way',
  },
  react: {
    title: (hex: string) => `React to ${hex}`,
    away: (n: number) => `Then ${hexes(n)} from the enemy who came`,
    free: 'Costs no movement',
  },
  enter: {
    title: (name: string, hex: string) => `${name} enters at ${hex}`,
    free: 'Placed without cost; it moves in this turn',
    substitute: 'The scheduled hexes are closed: coming in here costs movement',
  },
  advance: {
    title: (name: string, hex: string) => `${name} advances to ${hex}`,
    weight: (n: number, limit: number) => `Then ${n} of ${limit} steps there`,
    town: 'A victory town',
  },
  attack: {
    title: (place: string) => `Attack on ${place}`,
    declares: (place: string) => `Declare the attack on ${place}?`,
    declaresHow: 'Both sides then see who is there: it cannot be taken back. Choose it again to declare.',
    ratio: (attack: number, defense: number) => `${attack} against ${defense}`,
    ratioTop: (attack: number, defense: number) => `${attack} against ${defense}, the top unit only`,
    column: 'Column',
    retreats: 'The enemy must retreat',
    falls: 'You must retreat',
    topOnly: 'Only the top unit is counted; those beneath it make it worse for you.',
    idle: (names: string) => `Adds nothing: ${names} cannot fight in the strongest group`,
    barred: 'Below 1:3 no attack takes place',
  },
  refusal: {
    enter: (hex: string) => `Cannot enter ${hex}`,
    attack: (hex: string) => `Cannot attack ${hex}`,
    unit: (name: string) => `${name}: not possible`,
    space: (hex: string) => `${hex}: not possible`,
    move: (name: string) => `${name} cannot move`,
    join: (name: string) => `${name} cannot join`,
    recover: (name: string) => `${name} cannot recover`,
    retreat: (hex: string) => `Cannot retreat to ${hex}`,
    react: (hex: string) => `Cannot react to ${hex}`,
    plain: 'Not now',
    notYours: (who: string) => `${who} must decide now. You can look around meanwhile.`,
    over: 'The game is over. You can still look around.',
    notOffered: 'Nothing can be done there at this point.',
    own: (names: string) => `Your own: ${names}`,
    ownAlone: 'No enemy is next to them, so they cannot attack.',
    ownHas: (name: string) => `${name} has attacked in this phase.`,
    ownWeak: (name: string, strength: number) =>
      `${name} cannot attack: its strength is ${strength < 0 ? `−${-strength}` : strength}.`,
    ownOpen: (places: string) => `To attack from here choose the enemy at ${places}.`,
    empty: (place: string) => `Only a hex with an enemy in it can be attacked, and ${place} has none.`,
    targets: (places: string) => `You can attack ${places}.`,
    otherTargets: (places: string) => `Other units of yours can attack ${places}.`,
  },
}

/** What lies off the map, in English. */
export const boxes = {
  arriving: (turn: number, army: string) => `Turn ${turn}: ${army}`,
  eliminated: (army: string) => `Eliminated: ${army}`,
  at: (hexes: readonly string[]) => `at ${hexes.join(' or ')}`,
  alongRail: (from: string, to: string, plus: readonly string[]) =>
    [`on the railway ${from} to ${to}`, ...plus].join(' or '),
}
