import type { ScenarioEvents } from '../../events/scenario.ts'
import { AL } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/scenario.ts'
import type { Part } from '../shape.ts'
import { adjective, count, hex, piece, pieces, Player, signed } from './words.ts'

const track = (side: number): string => (side === AL ? 'Plan XVII VP' : 'German VP')
const AWARDS: Readonly<Record<ScenarioEvents['award-won']['award'], string>> = {
  forts: 'Maubeuge and Namur have fallen',
  antwerp: 'Antwerp is masked',
  'french-losses': 'seven or more French corps were lost',
  'british-losses': 'the British took six or more hits',
}
const OPTIONS: readonly (readonly string[])[] = [
  [
    'limited free set-up',
    'better use of assets',
    'empire at war',
    'Rule Britannia enhanced',
    'Belgium ready',
  ],
  ['limited free set-up', 'the more the merrier', 'better logistics', 'more troops', 'invasion of Holland'],
]
const optionNames = (side: number, options: readonly number[]): string =>
  options.length === 0 ? 'none' : options.map((n) => OPTIONS[side]?.[n - 1] ?? '').join('; ')

export const scenario: Part<Prompt, Refused, Verb, Procedure, keyof ScenarioEvents> = {
  prompts: {
    'station-british': (f) =>
      `Allied set-up: up to ${count(f.left, 'British infantry unit')} may begin at ${hex(f.hex)} instead.`,
    'choose-options': () =>
      'Choose up to two strategic options, in secret. Both choices are revealed together.',
    redeploy: (f) =>
      `Free set-up: choose a unit to place anew (${count(f.corps, 'corps', 'corps')}, ${count(f.cavalry, 'cavalry division')}, ${count(f.hqs, 'HQ')} left), or finish.`,
    'redeploy-where': (f) => `Where does ${piece(f.piece)} begin instead of ${hex(f.hex)}?`,
    'deploy-belgians': () => 'Place the Belgian units anywhere in Allied-controlled Belgium, or finish.',
    'delay-ninth-army': () => 'Shall the 9th Army wait, to enter through Holland on turn 2?',
    'belgian-withdrawal': (f) =>
      `The Germans attack ${hex(f.hex)}. Spend 1 CAP to withdraw the Belgians to ${hex(f.to)}?`,
    allenby: (f) => `Let the British cavalry at ${hex(f.hex)} turn this battle into a skirmish?`,
  },
  refusals: {
    'not-a-british-starter': (f) =>
      `${piece(f.piece)} cannot begin at Maubeuge: only British infantry that starts at Le Cateau can.`,
    'too-many-options': () => 'Choose none, one or two options.',
    'cannot-redeploy': (f) => `${piece(f.piece)} cannot be placed anew.`,
    'redeployed-already': (f) => `${piece(f.piece)} has been placed anew already.`,
    'limit-of-redeployment': () => 'No more units of that kind may be placed anew.',
    'not-a-home-hex': (f) => `${hex(f.hex)} is not in your own country.`,
    'begins-there': (f) => `${piece(f.piece)} begins at ${hex(f.hex)} anyway.`,
    'no-room-there': (f) => `${hex(f.hex)} has no room left.`,
    'barred-on-turn-1': (f) => `The French army at ${hex(f.hex)} cannot be activated on turn 1.`,
    'northern-front-used': (f) =>
      `On turn 1 the northern front has its activations behind it: ${hex(f.hex)} must wait.`,
    'antwerp-masked': () =>
      'Two German corps mask Antwerp: the Belgians there cannot be activated before turn 7.',
    'maubeuge-closed': (f) =>
      `${piece(f.piece)} may not enter Maubeuge yet: it is closed to Germans on turn 1, and to Allies who did not begin there on turns 1 and 2.`,
    'escape-open': () => 'No German unit may enter Ghent while Belgians who were masked are left in Antwerp.',
    'belgians-stay-in-belgium': (f) =>
      `Belgian units do not leave Belgium of their own will: not to ${hex(f.hex)}.`,
  },
  verbs: {
    station: 'Begin at Maubeuge',
    options: 'Choose',
    redeploy: 'Place anew',
    'redeploy-to': 'Place here',
  },
  procedures: {
    deployment: 'Set-up',
    options: 'Strategic options',
    'deployment/belgian': 'Belgians',
    'deployment/french': 'French',
    'deployment/german': 'Germans',
    'deployment/ninth-army': 'Ninth Army',
    liege: 'Assault on Liège',
  },
  events: {
    stationed: (e) => `${pieces(e.pieces)} began at ${hex(e.hex)}.`,
    'options-revealed': (e) =>
      `${adjective(e.side)} options: ${optionNames(e.side, e.options)}${e.vp > 0 ? `, at a price of ${e.vp} VP` : ''}.`,
    redeployed: (e) => `${piece(e.piece)} was placed at ${hex(e.to)} instead of ${hex(e.from)}.`,
    'belgium-ready': (e) => `Belgium is ready: ${hex(e.hex)} and its fort still hold out.`,
    'points-changed': (e) => `${track(e.side)}: ${signed(e.vp)}, now ${e.total}.`,
    'marker-drawn': (e) =>
      `${adjective(e.side)} marker drawn for ${hex(e.hex)}: ${e.value}${e.vp === e.value ? '' : `, doubled to ${e.vp}`}.`,
    'marker-returned': (e) => `The German marker at ${hex(e.hex)} (${e.value}) went back to the cup.`,
    'paris-scored': (e) =>
      e.held ? `Paris is German: ${e.vp} VP.` : `Paris is Allied again: ${e.vp} German VP lost.`,
    'mandated-set': (e) => `${adjective(e.side)} mandated battles this turn: ${e.battles}.`,
    'mandated-fought': (e) => `The battle at ${hex(e.hex)} was a mandated one; ${e.left} left.`,
    'mandated-unfought': (e) => `${Player(e.side)} left ${count(e.battles, 'mandated battle')} unfought.`,
    'award-won': (e) => `German award: ${AWARDS[e.award]}, ${e.vp} VP.`,
    'immediate-check': (e) =>
      `Paris has fallen: Germans ${e.german}, Allies ${e.allied}. ${e.wins ? 'The Allies have less than half: Germany wins at once.' : 'The war goes on.'}`,
    'sudden-death': (e) => `${hex(e.hex)} is Allied: the war is won.`,
    'game-ended': (e) =>
      `The campaign is over: Germans ${e.german}, Allies ${e.allied}. ${e.winner === AL ? 'The Allies win' : 'Germany wins'}.`,
    'belgians-withdrew': (e) => `${pieces(e.pieces)} slipped away from ${hex(e.from)} to ${hex(e.to)}.`,
    'allenby-screened': (e) => `Allenby's cavalry screened ${hex(e.hex)}: no more than a skirmish.`,
    landed: (e) => `${pieces(e.pieces)} landed at ${hex(e.hex)}.`,
    'entered-from-holland': (e) => `${pieces(e.pieces)} came through Holland to ${hex(e.hex)}.`,
  },
}
