/** What the player may leave to the staff: kinds of questions, and armies. */
import type { Answer, Text } from '@sandtable/kernel'
import { type Force, type QuestionDepartment, staffingOf, unitNamed } from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { isOnMap, unitsAt } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { ARMY, unitData } from '../units.ts'
import { held, placeOf } from './question.ts'
import { type Scene, viewerSide } from './scene.ts'

type Kind = 'movement' | 'attacks' | 'losses' | 'retreats' | 'reactions' | 'advances' | 'arrivals'

const KINDS: Readonly<Record<PromptKey, Kind>> = {
  move: 'movement',
  march: 'movement',
  'remove-excess': 'losses',
  enter: 'arrivals',
  'enter-or-wait': 'arrivals',
  react: 'reactions',
  attack: 'attacks',
  'declare-hexes': 'attacks',
  'choose-attackers': 'attacks',
  'choose-defenders': 'retreats',
  'retreat-first': 'retreats',
  accompany: 'retreats',
  retreat: 'retreats',
  'run-on': 'retreats',
  advance: 'advances',
  'take-loss': 'losses',
}

const DEPARTMENTS: Readonly<Record<Kind, QuestionDepartment>> = {
  movement: {
    en: [
      'Movement',
      'Marches, recovery, end of movement',
      'Goes for victory towns and closes gaps; keeps in supply.',
    ],
    ja: ['移動', '移動、回復、移動の終了', '得点都市を目指し、戦線の隙間を塞ぐ。補給を保つ。'],
  },
  attacks: {
    en: [
      'Attacks',
      'Which hexes are attacked, with which units',
      'Attacks where it expects to win more than it loses.',
    ],
    ja: ['攻撃', 'どのヘクスをどのユニットで攻撃するか', '得るものが失うものを上回る所を攻撃する。'],
  },
  losses: {
    en: ['Losses', 'Who takes a loss, who is removed', 'Spares strong units and whole steps.'],
    ja: ['損失', 'どのユニットが損失を受け、除去されるか', '強いユニットとステップを温存する。'],
  },
  retreats: {
    en: [
      'Retreats',
      'Who withdraws before combat, where a beaten stack goes',
      'Goes back towards supply, away from enemy zones.',
    ],
    ja: ['後退', '戦闘前の後退と、敗れたスタックの後退先', '補給のある方へ、敵のZOCを避けて下がる。'],
  },
  reactions: {
    en: [
      'Reactions',
      'Cavalry that moves away in the enemy’s movement',
      'Cavalry gives way where it would be caught.',
    ],
    ja: ['対応移動', '敵移動中に騎兵が対応するか', '捕まりそうな騎兵は退く。'],
  },
  advances: {
    en: ['Advances', 'Who advances after combat', 'Takes ground that can be held.'],
    ja: ['戦闘後前進', '戦闘後に前進するユニット', '保持できる土地に入る。'],
  },
  arrivals: {
    en: ['Reinforcements', 'Where they enter, or whether they wait', 'Enters where it is needed most.'],
    ja: ['増援', '登場ヘクス、または待機', '最も必要な所に登場させる。'],
  },
}

const ORDINALS: Readonly<Record<string, Text>> = {
  'AH:JF': { en: 'Archduke Joseph Ferdinand’s Group', ja: 'ヨーゼフ・フェルディナント集団' },
  'AH:Kummer': { en: 'Kummer’s Group', ja: 'クンマー集団' },
  'AH:Woyrsch': { en: 'Woyrsch’s Landwehr Corps', ja: 'ヴォイルシュ後備軍団' },
}
const NUMBERED = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']

function armyTitle(army: string): Text {
  const number = Number(army.split(':')[1])
  return ORDINALS[army] ?? { en: `${NUMBERED[number] ?? ''} Army`, ja: `第${number}軍` }
}

/** The armies of the viewer's side that stand on the map. */
function forces(scene: Scene): Force[] {
  const { state } = scene
  const there = (ARMY[viewerSide(scene)] ?? []).filter((u) => isOnMap(state, u))
  return [...new Set(there.map((u) => unitData(u).army))]
    .sort()
    .map((army) => ({ id: army, title: armyTitle(army) }))
}

/** By the units the question is about, those of the answer, or those in its hex. */
function forceOf(scene: Scene, answer: Answer): string | undefined {
  const [inHand] = held(scene).units
  const unit = inHand ?? unitNamed(answer, placeOf, (hex) => unitIn(scene, hex))
  return unit === undefined ? undefined : unitData(unit).army
}

const unitIn = (scene: Scene, hex: number): number | undefined =>
  unitsAt(scene.state, viewerSide(scene), hex)[0]

export const staffing = staffingOf<BattleForGaliciaTypes, PromptKey, Kind>({
  kinds: KINDS,
  departments: DEPARTMENTS,
  byForce: { en: 'By army', ja: '軍ごと' },
  forceDoes: { en: 'All that is asked of its units', ja: 'この軍のユニットに関するすべて' },
  forces,
  forcesOf: (scene, answer) => [forceOf(scene, answer)].flatMap((id) => id ?? []),
  standing: [{ prompt: 'react', place: 'hex', verb: 'stay', en: 'Never react', ja: '対応移動をしない' }],
})
