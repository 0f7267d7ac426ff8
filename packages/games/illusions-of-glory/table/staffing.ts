/** What the player may leave to the staff: kinds of questions, and nations. */
import type { Answer } from '@sandtable/kernel'
import { type Force, type QuestionDepartment, staffingOf, unitNamed } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { nationOf, PIECES } from '../pieces.ts'
import { NATIONS } from '../sides.ts'
import { campOf, isOnMap, piecesAt } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { nationName } from '../text/names.ts'
import { heldPieces, placeOf } from './question.ts'
import { type Scene, viewerSide } from './scene.ts'

type Kind =
  | 'cards'
  | 'operations'
  | 'combat-cards'
  | 'losses'
  | 'retreats'
  | 'advances'
  | 'redeployment'
  | 'arrivals'
  | 'replacements'
  | 'politics'

const KINDS: Readonly<Record<PromptKey, Kind>> = {
  'take-card': 'cards',
  action: 'cards',
  'discard-cards': 'cards',
  'captured-supplies': 'cards',
  activate: 'operations',
  'form-stack': 'operations',
  movement: 'operations',
  march: 'operations',
  'assemble-with': 'operations',
  'disassemble-into': 'operations',
  'leave-siege': 'operations',
  attack: 'operations',
  attackers: 'operations',
  flank: 'operations',
  defenders: 'operations',
  'forced-march': 'operations',
  'forced-march-where': 'operations',
  'combat-cards': 'combat-cards',
  overstacked: 'losses',
  'displace-where': 'losses',
  absorb: 'losses',
  'replace-lcu': 'losses',
  'pay-step': 'losses',
  'give-up': 'losses',
  dissolve: 'losses',
  'dissolve-which': 'losses',
  stand: 'retreats',
  rearguard: 'retreats',
  'region-retreat': 'retreats',
  retreat: 'retreats',
  'retreat-where': 'retreats',
  'support-where': 'retreats',
  advance: 'advances',
  'advance-on': 'advances',
  redeploy: 'redeployment',
  'redeploy-where': 'redeployment',
  'place-unit': 'arrivals',
  'rebuilt-where': 'replacements',
  replacements: 'replacements',
  'repair-now': 'replacements',
  'divide-rp': 'replacements',
  delegate: 'politics',
  uprising: 'politics',
  'serbian-collapse': 'politics',
  'relieve-command': 'politics',
  transfer: 'politics',
}

const DEPARTMENTS: Readonly<Record<Kind, QuestionDepartment>> = {
  cards: {
    isGeneral: true,
    en: [
      'Strategy cards',
      'Which card is played, and for what',
      'Reinforcements and allies first, then the offensive.',
    ],
    ja: ['戦略カード', 'どのカードを何のために使うか', '増援と同盟国を優先し、次に攻勢。'],
  },
  operations: {
    en: [
      'Operations',
      'Activation, marches, attacks, digging in',
      'Attacks where the odds are good, goes for victory spaces.',
    ],
    ja: ['作戦', '活性化、移動、攻撃、塹壕構築', '勝算のある所を攻め、VPスペースを目指す。'],
  },
  'combat-cards': {
    en: [
      'Combat cards',
      'Which combat cards are played in a fight',
      'Plays one where it can turn the fight.',
    ],
    ja: ['戦闘カード', '戦闘で使う戦闘カード', '戦闘の結果を変え得るときに使う。'],
  },
  losses: {
    en: ['Losses', 'Who loses a step, who makes room', 'Spares whole corps and what cannot be replaced.'],
    ja: [
      '損失',
      'どのユニットがステップを失い、場所を譲るか',
      '完全戦力の軍団と補充できない部隊を温存する。',
    ],
  },
  retreats: {
    en: ['Retreats', 'Whether to stand, where to retreat', 'Goes back to supply and trenches.'],
    ja: ['後退', '踏みとどまるか、どこへ後退するか', '補給と塹壕のある所へ下がる。'],
  },
  advances: {
    en: ['Advances', 'Who advances after combat', 'Takes victory spaces, and what can be held.'],
    ja: ['戦闘後前進', '戦闘後に前進するユニット', 'VPスペースと保持できる所に入る。'],
  },
  redeployment: {
    en: ['Redeployment', 'Who is redeployed where', 'Brings units from quiet spaces to the front.'],
    ja: ['戦略的再配置', 'どのユニットをどこへ再配置するか', '静かな所から前線へ送る。'],
  },
  arrivals: {
    en: ['Arrivals', 'Where new units are placed', 'Places them near the front.'],
    ja: ['登場', '新しいユニットの配置', '前線の近くに置く。'],
  },
  replacements: {
    isGeneral: true,
    en: ['Replacements', 'What RPs are spent on', 'Full corps first, then lost ones.'],
    ja: ['補充', 'RPの使い道', '減少した軍団を先に、次に失われた部隊を戻す。'],
  },
  politics: {
    isGeneral: true,
    en: ['Command and politics', 'Delegation, uprisings, transfers', 'Keeps victory spaces guarded.'],
    ja: ['指揮と政治', '指揮権の委譲、蜂起、移管', 'VPスペースの守りを残す。'],
  },
}

/** The nations of the viewer's side that have units on the map. */
function forces(scene: Scene): Force[] {
  const side = viewerSide(scene)
  const all = Array.from({ length: PIECES }, (_, p) => p)
  const there = all.filter((p) => isOnMap(scene.state, p) && campOf(scene.state, p) === side)
  return [...new Set(there.map(nationOf))]
    .sort((a, b) => a - b)
    .map((nation) => ({
      id: NATIONS[nation],
      title: { en: nationName(nation, 'en'), ja: nationName(nation, 'ja') },
    }))
}

/** By the units the question is about, those of the answer, or those in its space. */
function forceOf(scene: Scene, answer: Answer): string | undefined {
  const [inHand] = heldPieces(scene)
  const unit = inHand ?? unitNamed(answer, placeOf, (space) => unitIn(scene, space))
  return unit === undefined ? undefined : NATIONS[nationOf(unit)]
}

const unitIn = (scene: Scene, space: number): number | undefined =>
  piecesAt(scene.state, viewerSide(scene), space)[0]

export const staffing = staffingOf<IllusionsOfGloryTypes, PromptKey, Kind>({
  kinds: KINDS,
  departments: DEPARTMENTS,
  byForce: { en: 'By nation', ja: '国ごと' },
  forceDoes: { en: 'All that is asked of its units', ja: 'その国のユニットに関するすべて' },
  forces,
  forcesOf: (scene, answer) => [forceOf(scene, answer)].flatMap((id) => id ?? []),
  standing: [
    {
      prompt: 'combat-cards',
      place: 'space',
      verb: 'enough',
      en: 'Play no combat card',
      ja: '戦闘カードを使わない',
    },
    { prompt: 'stand', place: 'space', verb: 'give-way', en: 'Always give way', ja: '常に後退する' },
    { prompt: 'flank', place: 'space', verb: 'no-flank', en: 'No flank attacks', ja: '側面攻撃をしない' },
  ],
})
