/** The panel of a battle, in English. */
import { signed } from './count.ts'

/** of the board, the attacker's reserve first */
type Rows = readonly [string, string, string, string]
const rows = (...names: Rows): Rows => names

export const fight = {
  title: (place: string) => `Battle of ${place}`,
  stages: {
    planned: 'Before the battle',
    before: 'Before the Fortunes of War',
    fortune: 'Fortunes of War',
    placing: 'On the battle board',
    resolved: 'The dice have fallen',
    over: 'Just fought',
  },
  attack: (army: string) => `Attack: ${army}`,
  defence: (army: string) => `Defence: ${army}`,
  /** 0 to 3 front, 4 to 7 reserve */
  place: (space: number) =>
    space < 0 ? 'in the hex' : space < 4 ? `front ${space + 1}` : `reserve ${space - 3}`,
  rows: rows('Reserve', 'Front', 'Front', 'Reserve'),
  terrain: 'Terrain, on attackers’ dice',
  trench: 'Trenches, on attackers’ dice',
  concentric: (n: number, ids: string) =>
    n === 0
      ? 'No adjacent hex presses on the battle'
      : `Pressing on the battle: ${n} of 6 hexes (${ids}); 3 give −1, 5 give −2`,
  marks: {
    mandated: 'Mandated battle',
    elan: 'Élan: the ground helps the defenders’ dice, and the attack costs a step at least',
    skirmish: 'Skirmish: one space of each side',
    counterattack: 'Counterattack: the roles are exchanged, attackers’ dice +1',
    rout: 'Rout: the side with fewer undisrupted units must retreat',
    surprise: 'Surprise: the ground does not help the defender',
    limit: 'Offensive to the limit: every space is filled',
  },
  modifiers: 'Die modifiers: + makes it harder to hit',
  what: {
    terrain: 'Terrain',
    trench: 'Trenches',
    concentric: 'Concentric attack',
    mountain: 'Mountain troops',
    counterattack: 'Counterattack',
    fort: 'Fort in the hex',
    elan: 'Élan of the attacker',
  },
  fortunes: {
    rout: { name: 'Rout', effect: 'The side with fewer undisrupted units must retreat afterwards.' },
    cautious: { name: 'Cautious attacker', effect: 'The battle is called off and the initiative passes.' },
    skirmish: { name: 'Reconnaissance in force', effect: 'Only one space of each side fights.' },
    ohl: { name: 'OHL', effect: 'The Germans gain a CAP.' },
    limit: { name: 'Offensive to the limit', effect: 'The attacker must fill every space he can.' },
    advantage: {
      name: 'Tactical advantage',
      effect: 'For 1 CAP the defender may retire, skirmish or counterattack.',
    },
    orders: { name: 'Orders from above', effect: 'One more mandated battle is demanded.' },
    gqg: { name: 'GQG', effect: 'The Allies gain a CAP.' },
    counterattack: {
      name: 'Counterattack',
      effect: 'The defender attacks instead; then the initiative passes.',
    },
    surprise: { name: 'Surprise', effect: 'Terrain and trenches do not help the defender.' },
  },
  ignored: 'Ignored: the plan must be carried out.',
  onlyOne: 'a fort is hit on 1 only',
  needs: (strength: number, drm: number) => `${strength} or less${drm === 0 ? '' : `, die ${signed(drm)}`}`,
  moments: {
    front: (text: string) => text,
    free: (text: string) => `Fires first: ${text}`,
    reserve: (text: string) => `From reserve: ${text}`,
  },
  modified: (die: number, total: number) => `${die} → ${total}`,
  /** whether it hit is told beside the die */
  rolled: (sum: string, strength: number) => `${sum}, needed ${strength} or less`,
  rolledAtFort: (die: number) => `${die}, only a 1 hits a fort`,
  always: (die: number) => (die === 1 ? '1, always a hit' : `${die}, always a miss`),
  lost: (name: string) => `${name}, eliminated`,
  hits: 'hits scored',
  expects: (attacker: string, defender: string) =>
    `On the average the attackers score ${attacker} and the defenders ${defender} hits.`,
  over: 'The battle is over.',
  decides: (who: string) => `Next decision: ${who}.`,
  assumedPlaced:
    'Every die at full strength: units hit before they fire from reserve or after free fire are weaker.',
  assumedBook: 'As the program would place both sides, without the Fortunes of War.',
}
