/** Points, command and the turn track, in English. */
import { count } from './count.ts'

export const standing = {
  standing: {
    start: 'Mulhouse liberated',
    sources: {
      hexes: 'Hexes taken and held',
      mandated: 'Mandated battles in Plan XVII hexes',
      unfought: 'Mandated battles not fought',
      withdrawal: 'General withdrawal',
      bef: 'The BEF on its own',
      east: 'Nobody sent east',
      options: 'Strategic options',
      paris: 'Paris',
      awards: 'Awards of the short campaign',
      other: 'Other',
    },
    germanTest: (least: number, times: number, needed: number) =>
      `To win: at least ${least}, and at least ${times} times the Plan XVII total: ${needed} as things stand`,
    alliedTest: (needed: number) => `The Allies win while the Germans have less than ${needed}`,
    ofNeeded: (n: number, needed: number) => `${n} / ${needed}`,
    caps: 'CAPs',
    mandated: 'Mandated battles',
    mandatedNote: '1 VP is lost for each that is not fought this turn',
    initiative: 'Has the initiative',
    columns: {
      moltke: 'Moltke',
      falkenhayn: 'Falkenhayn',
      joffre1: 'Joffre, first column',
      joffre2: 'Joffre, second column',
    },
    withdrew: (turn: number) => `General withdrawal on turn ${turn}`,
    mayWithdraw: 'General withdrawal possible',
    mustWithdraw: (turn: number) => `must withdraw by turn ${turn}`,
  },
  turnNotes: {
    plain: {
      east: 'the Eastern front calls',
      withdrawal: 'general withdrawals possible from now on',
      noRail: 'no strategic rail movement before turn 3, so that phase passes at once',
      rail: 'strategic rail movement begins',
      germanRail: 'German trains outside Germany; emergency supply ends',
      lossAwards: 'German awards for French and British losses',
      schlieffen: 'Schlieffen Plan hexes open; Antwerp no longer held',
      fortAwards: 'German awards for the forts and Antwerp',
      bef: 'a lost BEF unit may return',
      ordersDisrupted: 'replacements for 1 CAP come disrupted',
      interim: 'interim German victory points',
      rebuiltDisrupted: 'replacements for 2 CAPs come disrupted',
      befAndBelgians: 'a lost BEF and a lost Belgian unit may return',
      exhaustion: 'exhaustion: half of the disrupted units recover',
      last: 'last turn',
    },
    mandated: (army: string, n: number) => `${army}: ${count(n, 'mandated battle')}`,
  },
}
