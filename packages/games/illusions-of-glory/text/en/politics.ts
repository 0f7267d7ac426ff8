import type { PoliticsEvents } from '../../events/politics.ts'
import type * as keys from '../keys/politics.ts'
import type { Part } from '../shape.ts'
import { card, count, nation, piece, pieces, player, signed, space } from './words.ts'

/** markers by their ids in the card data */
const MARKERS: Readonly<Record<string, string>> = {
  apRailroads: 'Allied railroad conversion',
  cpRailroads: 'Central Powers railroad conversion',
  apAlliesRpToRu: 'Allied aid to Russia',
  blockade: 'the blockade',
  seaInvasions: 'Sea Invasions Allowed',
  uBoats: 'U-boats in the Mediterranean',
  convoys: 'convoys',
  unrestrictedSubs: 'unrestricted submarine warfare',
  germanWarIndustry: 'German war industry',
  serbsReturned: 'the Serbs have returned',
  constantineBarred: 'Greece cannot join the Central Powers',
  foodRiots: 'food riots',
}
const marker = (id: string): string => MARKERS[id] ?? id
/** "AH(SB)", as the tables of offensives print it */
const offensive = (id: string): string => id.replace(/-(\w+)/, '($1)')

export const politics: Part<typeof keys, keys.Procedure, keyof PoliticsEvents> = {
  prompts: {
    uprising: (f) =>
      f.optional === true
        ? `National demoralization in ${nation(f.nation)}: place an uprising?`
        : `Where does ${nation(f.nation)} rise?`,
    'serbian-collapse': () => 'Declare that Serbia has collapsed? It happens only once a game.',
    'relieve-command': (f) =>
      `Bulgaria is out of the war: which German SCU takes the place of ${piece(f.piece)} in ${space(f.space)}?`,
    dissolve: (f) => `The army dissolves: which SCU replaces ${piece(f.piece)} in ${space(f.space)}?`,
    'dissolve-which': (f) =>
      `The army dissolves, and SCUs are short (${String(f.left)} left): which LCU is replaced next?`,
    transfer: (f) =>
      `Which Austro-Hungarian infantry corps goes to ${space(f.space)}? (${count(f.left, 'corps', 'corps')} to send)`,
    'give-up': (f) => `${card(f.card)}: which unit of ${nation(f.nation)} is given up?`,
  },
  refusals: {
    'outside-nation': (f) => `${space(f.space)} is not in ${nation(f.nation)}.`,
    occupied: (f) => `Units stand in ${space(f.space)}: an uprising needs an unoccupied space or a region.`,
    'three-uprisings-there': (f) => `Three uprisings are in ${space(f.space)} already.`,
    'no-uprising-left': (f) => `All uprisings of ${nation(f.nation)} are on the map.`,
    'no-more-uprisings': (f) => `${nation(f.nation)} has collapsed: no more uprisings are placed there.`,
    'not-on-inset': () => 'Uprisings cannot be placed on the Italian Front inset.',
    'not-an-ah-corps': (f) => `${piece(f.piece)} is not an Austro-Hungarian infantry corps.`,
    'no-way-there': (f) =>
      `${piece(f.piece)} has no unblocked route of CP-controlled spaces to ${space(f.space)}, or is needed where it is.`,
    'only-german-infantry': (f) => `${piece(f.piece)} is not a German infantry SCU in the reserve box.`,
    'only-russian-lcus': (f) => `${piece(f.piece)} is not a Russian LCU on the map.`,
    'only-russian-scus': (f) =>
      `${piece(f.piece)} is not a Russian SCU in the reserve or Replaceable Units box.`,
  },
  verbs: {
    'rise-in': 'Rise in',
    'not-now': 'Not now',
    dissolve: 'Replace by an SCU',
    transfer: 'Transfer',
    'give-up': 'Give up',
  },
  procedures: {
    event: 'Event',
    rebellion: 'Rebellion and revolution',
    'rebellion/uprising': 'Uprisings',
    'rebellion/revolution': 'Russian Revolution',
    'rebellion/dissolution': 'Dissolution of the Russian army',
  },
  events: {
    'will-changed': (e) => `National Will of ${nation(e.nation)} ${signed(e.by)}: now ${e.now}.`,
    'uprising-placed': (e) => `An uprising breaks out in ${space(e.space)}.`,
    'revolution-set': (e) => `The Russian Revolution will begin on turn ${e.turn}.`,
    'revolution-began': () => 'The Russian Revolution begins.',
    'revolution-advanced': (e) => `The Russian Revolution advances to stage ${e.stage}.`,
    'revolution-stalled': () => 'There is no uprising in Russia: the revolution does not advance.',
    'revolution-suppressed': () => 'The Russian Revolution is suppressed.',
    'nation-entered': (e) => `${nation(e.nation)} enters the war as an ally of ${player(e.side)}.`,
    'greece-waits': () =>
      'Greece will join the Allied Powers unless KING CONSTANTINE is played in the next CP action.',
    'greece-stays': () => 'KING CONSTANTINE keeps Greece neutral.',
    'nation-collapsed': (e) =>
      e.removed.length === 0
        ? `${nation(e.nation)} collapses.`
        : `${nation(e.nation)} collapses; removed: ${pieces(e.removed)}.`,
    'collapse-undone': (e) => `${nation(e.nation)} is back in the war: the effects of its collapse end.`,
    'treaty-set': (e) => `The Treaty of Brest-Litovsk will take effect on turn ${e.turn}.`,
    'treaty-began': () => 'The Treaty of Brest-Litovsk takes effect.',
    'marker-laid': (e) =>
      e.on ? `Marker placed: ${marker(e.marker)}.` : `Marker removed: ${marker(e.marker)}.`,
    'offensive-modified': (e) => `Mandatory offensive rolls of ${player(e.side)} now get ${signed(e.now)}.`,
    'offensives-voided': (e) =>
      `From now on these mandatory offensives of ${player(e.side)} count as none: ${e.results.map(offensive).join(', ')}.`,
    transferred: (e) => `${piece(e.piece)} is transferred from ${space(e.from)} to ${space(e.to)}.`,
    'given-up': (e) => `${piece(e.piece)} in ${space(e.space)} is given up.`,
    'desertion-rolled': (e) =>
      `Desertions from ${piece(e.piece)}: ${e.die}${e.lost ? ', a step is lost' : ', none'}.`,
    'landing-placed': (e) => `A Landing marker is placed in ${space(e.space)}.`,
  },
}
