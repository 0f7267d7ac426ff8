/** What the player may leave to the staff: kinds of questions, railways, and the forces of each front. */
import { type QuestionDepartment, type Staffing, staffingOf } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import type { PromptKey } from '../text/keys.ts'
import { forces, forcesOf } from './staffing/fronts.ts'
import { leavesStanding } from './staffing/left-standing.ts'
import { spending } from './staffing/spending.ts'

type Kind = 'front' | 'combat' | 'losses' | 'rail' | 'sea' | 'air' | 'procurement' | 'season' | 'politics'

const KINDS: Readonly<Record<PromptKey, Kind>> = {
  'set-up': 'politics',
  'set-up-where': 'politics',
  violations: 'politics',
  assign: 'politics',
  settle: 'politics',
  strike: 'politics',
  'pick-force': 'front',
  'move-force': 'front',
  occupier: 'front',
  dismantle: 'front',
  ship: 'sea',
  'sail-where': 'sea',
  'leader-goes-along': 'sea',
  'landing-where': 'sea',
  'rail-payer': 'rail',
  'pay-attack': 'combat',
  'commit-reserve': 'combat',
  'point-unit': 'combat',
  'use-infrastructure': 'combat',
  'roll-again': 'combat',
  'pay-or-lose': 'losses',
  'take-loss': 'losses',
  retreat: 'losses',
  raid: 'air',
  patrol: 'air',
  'patrol-where': 'air',
  'ace-goes-along': 'air',
  'dogfight-where': 'air',
  regroup: 'air',
  'pair-ace': 'air',
  fire: 'air',
  abort: 'air',
  'return-to-base': 'air',
  'change-base': 'air',
  'change-base-where': 'air',
  procure: 'procurement',
  muster: 'procurement',
  build: 'procurement',
  departure: 'procurement',
  convert: 'season',
  transfer: 'season',
  host: 'politics',
}

const DEPARTMENTS: Readonly<Record<Kind, QuestionDepartment>> = {
  front: {
    en: [
      'Marches and attacks',
      'Which force moves, digs in or attacks, and where to',
      'Attacks where the table promises more than it costs, and closes gaps.',
    ],
    ja: [
      '行軍と攻撃',
      'どの部隊がどこへ移動し、塹壕に入り、攻撃するか',
      '見込みが損失を上回る所を攻め、隙間を塞ぐ。',
    ],
  },
  combat: {
    en: [
      'Conduct of combat',
      'Paying for attacks, point units, reserves, infrastructure',
      'Names the best point unit, calls reserves that are likely to come.',
    ],
    ja: [
      '戦闘の指揮',
      '攻撃の支払い、ポイントユニット、予備、インフラ',
      '最良のポイントユニットを選び、来る見込みの高い予備を呼ぶ。',
    ],
  },
  losses: {
    en: [
      'Losses and retreats',
      'Who is lost, RP in place of losses, where beaten corps go',
      'Spares guns and strong corps; goes back into supply.',
    ],
    ja: [
      '損失と後退',
      '損失の割り当て、RPでの支払い、後退先',
      '攻囲軍団と強い軍団を温存し、補給下へ下がる。',
    ],
  },
  rail: {
    en: [
      'Railways',
      'Which corps go by rail, and who pays',
      'From quiet places to the front that needs them.',
    ],
    ja: ['鉄道', '鉄道で運ぶ軍団と支払い', '静かな所から必要な戦線へ運ぶ。'],
  },
  sea: {
    en: [
      'Sea transport',
      'Corps shipped from port to port, landings',
      'Ships only what a front is short of.',
    ],
    ja: ['海上輸送', '港から港への輸送と上陸', '戦線に足りない軍団だけを運ぶ。'],
  },
  air: {
    isGeneral: true,
    en: ['Air', 'Patrols, dogfights, raids and bases', 'Over the fronts where attacks are to be expected.'],
    ja: ['航空', '哨戒、空中戦、空襲、基地', '攻撃の見込まれる戦線の上空へ。'],
  },
  procurement: {
    isGeneral: true,
    en: [
      'Procurement and muster',
      'What is bought and repaired, where it comes onto the map',
      'The best corps first, keeping RP for attacks.',
    ],
    ja: ['調達と召集', '購入と修理、登場の場所', '攻撃用のRPを残し、良い軍団から買う。'],
  },
  season: {
    isGeneral: true,
    en: [
      'Conversion and transfers',
      'Fortresses and ships for RP, RP for allies',
      'Helps an ally that is short of RP.',
    ],
    ja: ['変換と移送', '要塞と艦船の変換、同盟国への移送', 'RPの足りない同盟国を助ける。'],
  },
  politics: {
    isGeneral: true,
    en: ['Set-up and politics', 'Set-up, neutrals, governments in exile', 'Takes the historical set-up.'],
    ja: ['配置と政治', '配置、中立国、亡命政府', '史実の配置をとる。'],
  },
}

const byKind = staffingOf<BalanceOfPowersTypes, PromptKey, Kind>({
  kinds: KINDS,
  departments: DEPARTMENTS,
  byForce: { en: 'By front', ja: '戦線ごと' },
  forceDoes: { en: 'All that is asked of its corps', ja: 'その軍団に関するすべて' },
  forceAbout: {
    en: 'In each half it marches, attacks where the table promises more than it costs, digs in beside the enemy, pays and takes losses; what is not worth moving stays, and the log says why. It never moves corps of another front.',
    ja: 'ハーフごとに行軍し、見込みが損失を上回る所を攻め、敵の隣で塹壕に入り、支払いと損失を引き受ける。動かす価値のない部隊は残し、理由を記録に書く。他の戦線の軍団は動かさない。',
  },
  forces,
  forcesOf,
  standing: [
    { prompt: 'commit-reserve', place: 'place', verb: 'no', en: 'Call no reserves', ja: '予備を呼ばない' },
    {
      prompt: 'pay-or-lose',
      place: 'place',
      verb: 'take-loss',
      en: 'Never pay RP in place of a loss',
      ja: '損失の代わりにRPを払わない',
    },
    {
      prompt: 'use-infrastructure',
      place: 'place',
      verb: 'yes',
      en: 'Always use infrastructure',
      ja: '常にインフラを使う',
    },
    { prompt: 'patrol', verb: 'pass', en: 'Fly no patrols', ja: '哨戒しない' },
    { prompt: 'raid', verb: 'no', en: 'Fly no air raids', ja: '空襲しない' },
  ],
})

/** §9.2 a move by rail is the railways' business, in whatever question it is offered */
export const staffing: Staffing<BalanceOfPowersTypes> = {
  ...byKind,
  spending,
  leavesStanding,
  departmentsOf: (scene, answer) => {
    const [kind, ...forces] = byKind.departmentsOf(scene, answer)
    if (kind === undefined) return []
    return [answer.verb === 'rail' ? 'rail' : kind, ...forces]
  },
}
