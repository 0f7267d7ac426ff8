/** English sentences of the sequence of play. */
import type { Measure, SequenceEvents } from '../../events/sequence.ts'
import { CP, EP } from '../../nations.ts'
import type { Stage } from '../../stages.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/sequence.ts'
import type { Part } from '../shape.ts'
import { count, month, nation, place, side, unit } from './words.ts'

const MEASURES: Readonly<Record<Measure, string>> = {
  chips: 'Bargaining chips',
  demoralization: 'Demoralization',
  points: 'Victory points',
}

const stages: Readonly<Record<Stage, string>> = {
  'set-up': 'Set-up',
  'set-up/side': 'Set-up of a side',
  month: 'Monthly turn',
  'month/end': 'End of the month',
  season: 'Seasonal turn',
  'season/pool': 'Force Pool additions',
  'season/posting': 'Posting',
  'season/conversion': 'Conversion',
  'season/converting': 'Conversion of a power',
  'season/transfer': 'Transfer',
  'season/giving': 'Transfers of a power',
  'season/requisition': 'Requisition',
  'season/air-raids': 'Air raids',
  'season/submarines': 'Submarine warfare',
  'season/raiders': 'Surface raiders',
  'season/blockade': 'Blockade',
  'season/stockholm': 'Stockholm',
  'season/demoralization': 'Demoralization',
  'season/end': 'End of the seasonal turn',
  diplomacy: 'Diplomacy',
  'diplomacy/violations': 'Violations of neutrality',
  'construction/muster': 'Muster',
  'construction/procurement': 'Procurement',
  'construction/buying': 'Procurement of a power',
  'construction/end': 'End of construction',
  'aviation/patrol': 'Patrol',
  'aviation/dogfights': 'Dogfights',
  'aviation/regroup': 'Combining fighters',
  'aviation/pairing': 'Aces',
  'aviation/tier': 'Tier',
  'aviation/aborts': 'Fighters that leave',
  admiralty: 'Admiralty',
  'campaign/weather': 'Weather',
  'campaign/interior-lines': 'Interior lines',
  'campaign/fortnight': 'Fortnight',
  'campaign/open': 'Start of the half',
  'campaign/half': 'Half',
  'campaign/force': 'Movement of a force',
  'campaign/go-on': 'After the combat',
  'combat/supply': 'Supply check',
  'combat/bombardment': 'Bombardment of the fortress',
  'combat/payment': 'Paying for the attack',
  'combat/reserves': 'Reserves',
  'combat/point-units': 'Point units',
  'combat/leadership': 'Leadership',
  'combat/infrastructure': 'Infrastructure',
  'combat/modifiers': 'Modifiers',
  'combat/roll': 'Combat roll',
  'combat/resources': 'Paying instead of losses',
  'combat/losses': 'Losses',
  'combat/morale': 'Demoralization rolls',
  'combat/retreat': 'Retreat',
  'combat/ground': 'Ground gained',
  'combat/close': 'End of the combat',
  'campaign/close': 'End of the half',
  'campaign/commissariat': 'Commissariat',
  'campaign/dismantling': 'Giving up infrastructure',
  'campaign/over': 'End of the fortnight',
  aerodrome: 'Aerodrome',
  revolution: 'Revolution',
}

export const sequence: Part<Prompt, Refused, Verb, Stage | Procedure, keyof SequenceEvents> = {
  prompts: {
    'set-up': (f) => `Set up ${side(f.side)}: ${count(f.left, 'unit')} left.`,
    'set-up-where': (f) => `Where does ${unit(f.unit)} begin?`,
  },
  refusals: {
    'hold-back-more': (f) =>
      `${nation(f.nation)} has to hold back ${String(f.corps)} corps with an effectiveness of ${String(f.effectiveness)} in all.`,
    'held-enough': (f) => `${nation(f.nation)} holds back no more corps.`,
    'markers-left': (f) => `${side(f.side)} have infrastructure left to place.`,
    'no-markers-left': () => 'No infrastructure is left to place.',
    'not-all-set-up': (f) => `${unit(f.unit)} is still to be set up.`,
    'not-held-back': (f) => `${unit(f.unit)} has to be set up on the map.`,
    'not-in-set-up': (f) => `${unit(f.unit)} is not among the units you set up.`,
    'set-up-area': (f) => `${place(f.place)} lies outside the set-up area.`,
    'set-up-dijon': (f) => `${unit(f.unit)} begins at Dijon.`,
    'set-up-east-full': () => 'Six German corps at most begin east of Berlin.',
    'set-up-far-from-germany': (f) => `${place(f.place)} is more than two hexes from Germany.`,
    'set-up-frontier': (f) => `${place(f.place)} on the German border needs at least two French corps.`,
    'set-up-galicia': (f) => `${place(f.place)} is at or beside Rava Ruska, Brody or Tarnopol.`,
    'set-up-liege': () => 'At least nine German corps begin in Germany beside Liège.',
    'set-up-lonely': (f) => `${unit(f.unit)} has nobody to lead there.`,
    'set-up-petrograd': (f) => `${unit(f.unit)} begins in Petrograd.`,
    'set-up-russia': (f) =>
      `${place(f.place)} is no population centre in the column of Warsaw or east of it.`,
  },
  verbs: {
    'ready-made': 'Take the historical set-up',
    'lay-out': 'Lay out the historical set-up and change it',
    'set-up-unit': 'Set up',
    'place-at': 'Begin at',
    'hold-back': 'Hold it back in the Force Pool',
  },
  procedures: {
    ...stages,
    construction: 'Construction',
    aviation: 'Aviation',
    campaign: 'Campaign',
    end: 'End of the game',
  },
  events: {
    'set-up': (e) => `${side(e.side)} set up ${count(e.units, 'unit')}.`,
    'month-began': (e) => `${month(e.month)} (turn ${e.turn}).`,
    'season-began': () => 'Seasonal turn.',
    'half-began': (e) => `${e.fortnight === 1 ? 'First' : 'Second'} fortnight: the half of ${side(e.side)}.`,
    'weather-bad': () => 'Snow: there is no second fortnight.',
    'game-ended': (e) => {
      const [cp, ep] = e.scores
      const result = e.winner === CP || e.winner === EP ? `${side(e.winner)} win` : 'a draw'
      return `The game is over: ${result}. ${MEASURES[e.measure]}: ${String(cp)} to ${String(ep)}.`
    },
  },
}
