/** What the player may leave to the staff: kinds of questions, and nations. */
import type { Answer } from '@sandtable/kernel'
import { type Department, staffingOf } from '@sandtable/presentation'
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

const DEPARTMENTS: Readonly<Record<Kind, Omit<Department, 'id' | 'kind'>>> = {
  cards: {
    isGeneral: true,
    title: { en: 'Strategy cards', ja: '戦略カード' },
    does: { en: 'Which card is played, and for what', ja: 'どのカードを何のために使うか' },
    goesBy: {
      en: 'Reinforcements and allies first, then the offensive.',
      ja: '増援と同盟国を優先し、次に攻勢。',
    },
  },
  operations: {
    title: { en: 'Operations', ja: '作戦' },
    does: { en: 'Activation, marches, attacks, digging in', ja: '活性化、移動、攻撃、塹壕構築' },
    goesBy: {
      en: 'Attacks where the odds are good, goes for victory spaces.',
      ja: '勝算のある所を攻め、VPスペースを目指す。',
    },
  },
  'combat-cards': {
    title: { en: 'Combat cards', ja: '戦闘カード' },
    does: { en: 'Which combat cards are played in a fight', ja: '戦闘で使う戦闘カード' },
    goesBy: { en: 'Plays one where it can turn the fight.', ja: '戦闘の結果を変え得るときに使う。' },
  },
  losses: {
    title: { en: 'Losses', ja: '損失' },
    does: { en: 'Who loses a step, who makes room', ja: 'どのユニットがステップを失い、場所を譲るか' },
    goesBy: {
      en: 'Spares whole corps and what cannot be replaced.',
      ja: '完全戦力の軍団と補充できない部隊を温存する。',
    },
  },
  retreats: {
    title: { en: 'Retreats', ja: '後退' },
    does: { en: 'Whether to stand, where to retreat', ja: '踏みとどまるか、どこへ後退するか' },
    goesBy: { en: 'Goes back to supply and trenches.', ja: '補給と塹壕のある所へ下がる。' },
  },
  advances: {
    title: { en: 'Advances', ja: '戦闘後前進' },
    does: { en: 'Who advances after combat', ja: '戦闘後に前進するユニット' },
    goesBy: { en: 'Takes victory spaces, and what can be held.', ja: 'VPスペースと保持できる所に入る。' },
  },
  redeployment: {
    title: { en: 'Redeployment', ja: '戦略的再配置' },
    does: { en: 'Who is redeployed where', ja: 'どのユニットをどこへ再配置するか' },
    goesBy: { en: 'Brings units from quiet spaces to the front.', ja: '静かな所から前線へ送る。' },
  },
  arrivals: {
    title: { en: 'Arrivals', ja: '登場' },
    does: { en: 'Where new units are placed', ja: '新しいユニットの配置' },
    goesBy: { en: 'Places them near the front.', ja: '前線の近くに置く。' },
  },
  replacements: {
    isGeneral: true,
    title: { en: 'Replacements', ja: '補充' },
    does: { en: 'What RPs are spent on', ja: 'RPの使い道' },
    goesBy: { en: 'Full corps first, then lost ones.', ja: '減少した軍団を先に、次に失われた部隊を戻す。' },
  },
  politics: {
    isGeneral: true,
    title: { en: 'Command and politics', ja: '指揮と政治' },
    does: { en: 'Delegation, uprisings, transfers', ja: '指揮権の委譲、蜂起、移管' },
    goesBy: { en: 'Keeps victory spaces guarded.', ja: 'VPスペースの守りを残す。' },
  },
}

/** The nations of the viewer's side that have units on the map. */
function forces(scene: Scene): Department[] {
  const side = viewerSide(scene)
  const all = Array.from({ length: PIECES }, (_, p) => p)
  const there = all.filter((p) => isOnMap(scene.state, p) && campOf(scene.state, p) === side)
  return [...new Set(there.map(nationOf))]
    .sort((a, b) => a - b)
    .map((nation) => ({
      id: NATIONS[nation],
      kind: 'force',
      title: { en: nationName(nation, 'en'), ja: nationName(nation, 'ja') },
      does: { en: 'All that is asked of its units', ja: 'その国のユニットに関するすべて' },
      goesBy: { en: 'As the departments above.', ja: '上の各部門に同じ。' },
    }))
}

/** By the units the question is about, those of the answer, or those in its space. */
function forceOf(scene: Scene, { verb, arg }: Answer): string | undefined {
  const [inHand] = heldPieces(scene)
  const place = placeOf(verb)
  const named =
    arg === undefined || place === 'none' ? undefined : place === 'unit' ? arg : unitIn(scene, arg)
  const unit = inHand ?? named
  return unit === undefined ? undefined : NATIONS[nationOf(unit)]
}

const unitIn = (scene: Scene, space: number): number | undefined =>
  piecesAt(scene.state, viewerSide(scene), space)[0]

export const staffing = staffingOf<IllusionsOfGloryTypes, PromptKey, Kind>({
  kinds: KINDS,
  departments: DEPARTMENTS,
  byForce: { en: 'By nation', ja: '国ごと' },
  forces,
  forceOf,
  standing: [
    {
      prompt: 'combat-cards',
      place: 'space',
      answer: { verb: 'enough' },
      title: { en: 'Play no combat card', ja: '戦闘カードを使わない' },
    },
    {
      prompt: 'stand',
      place: 'space',
      answer: { verb: 'give-way' },
      title: { en: 'Always give way', ja: '常に後退する' },
    },
    {
      prompt: 'flank',
      place: 'space',
      answer: { verb: 'no-flank' },
      title: { en: 'No flank attacks', ja: '側面攻撃をしない' },
    },
  ],
})
