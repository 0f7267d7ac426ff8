/** What the player may leave to the staff: kinds of questions, and armies. */
import type { Answer } from '@sandtable/kernel'
import { type Force, type QuestionDepartment, staffingOf } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { GRID } from '../map.ts'
import { HQS, idOf, nameOf, sideOf } from '../pieces.ts'
import { hexOf, isOnMap } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { held, placeOf } from './question.ts'
import { type Scene, viewerSide } from './scene.ts'

type Kind = 'command' | 'battle' | 'guns' | 'losses' | 'retreats' | 'arrivals' | 'transport' | 'politics'

const KINDS: Readonly<Record<PromptKey, Kind>> = {
  activity: 'command',
  'recover-or-stop': 'command',
  activation: 'command',
  march: 'command',
  'recover-units': 'command',
  'withdrawal-window': 'command',
  'withdraw-units': 'command',
  'withdrawal-trenches': 'command',
  'choose-battle': 'battle',
  'declare-mandated': 'battle',
  'tactical-advantage': 'battle',
  'place-defenders': 'battle',
  'place-attackers': 'battle',
  'place-disrupted': 'battle',
  'share-space': 'battle',
  'choose-opponent': 'battle',
  'choose-reserve': 'battle',
  'place-reserve': 'battle',
  'choose-skirmish': 'battle',
  allenby: 'battle',
  bombard: 'guns',
  'bombard-first': 'guns',
  'bombard-target': 'guns',
  'elan-loss': 'losses',
  'who-takes-the-hit': 'losses',
  'fourth-division': 'losses',
  'retreat-or-stay': 'retreats',
  retreat: 'retreats',
  'retreat-on': 'retreats',
  'cavalry-stays': 'retreats',
  'cavalry-delay': 'retreats',
  'withdraw-cavalry': 'retreats',
  'hq-where': 'retreats',
  'belgian-withdrawal': 'retreats',
  arrivals: 'arrivals',
  'arrive-where': 'arrivals',
  'delay-ninth-army': 'arrivals',
  strategic: 'transport',
  'strategic-where': 'transport',
  'eastern-front': 'politics',
  'send-east': 'politics',
  'choose-options': 'politics',
  'station-british': 'politics',
  redeploy: 'politics',
  'redeploy-where': 'politics',
  'deploy-belgians': 'politics',
}

const DEPARTMENTS: Readonly<Record<Kind, QuestionDepartment>> = {
  command: {
    en: [
      'Command points',
      'What CAPs are spent on: marches, battles to come, recovery',
      'Spends them where victory points and weak spots lie.',
    ],
    ja: ['CAPの使用', 'CAPの使い道：移動、戦闘の準備、回復', '勝利ポイントと敵の弱点に向けて使う。'],
  },
  battle: {
    en: [
      'Battle board',
      'Which battle, who fights whom, reserves',
      'Strong against weak, the fresh in reserve.',
    ],
    ja: ['戦闘ボード', '戦闘の選択、対戦相手、予備', '強い部隊を弱い敵に当て、無傷の部隊を予備に置く。'],
  },
  guns: {
    en: ['Siege guns', 'Whether and at what they fire', 'Fires at the fort that bars the way.'],
    ja: ['重攻囲砲兵', '砲撃の有無と目標', '進路を塞ぐ要塞を撃つ。'],
  },
  losses: {
    en: ['Losses', 'Which unit takes the hit', 'Spares whole corps.'],
    ja: ['損失', 'どのユニットが打撃を受けるか', '完全な軍団を温存する。'],
  },
  retreats: {
    en: [
      'Retreats',
      'Whether and where beaten units and cavalry go',
      'Stays where supply and forts hold, else goes back towards supply.',
    ],
    ja: [
      '退却',
      '敗れた部隊と騎兵の退却の有無と行き先',
      '補給と要塞が保てば踏みとどまり、さもなければ補給源の方へ下がる。',
    ],
  },
  arrivals: {
    isGeneral: true,
    en: ['Reinforcements', 'Who arrives where, replacements', 'Brings all it may, where they are needed.'],
    ja: ['増援', '到着と配置、補充', '可能な限り到着させ、必要な所に置く。'],
  },
  transport: {
    isGeneral: true,
    en: ['Strategic movement', 'Transport by rail and sea', 'Brings units from quiet places to the front.'],
    ja: ['戦略移動', '鉄道・海上輸送', '静かな地域から前線へ送る。'],
  },
  politics: {
    isGeneral: true,
    en: [
      'Set-up and Eastern Front',
      'Options, set-up choices, corps sent east',
      'Sends what is missed least.',
    ],
    ja: ['配置と東部戦線', 'オプション、配置の選択、東部戦線への抽出', '最も惜しくない部隊を送る。'],
  },
}

const hqsOf = (scene: Scene): number[] =>
  HQS.filter((p) => sideOf(p) === viewerSide(scene) && isOnMap(scene.state, p))

/** An army is its HQ and whatever stands nearer to it than to any other. */
const forces = (scene: Scene): Force[] => hqsOf(scene).map((p) => ({ id: idOf(p), title: nameOf(p) }))

/** By the units or the place the question is about, else by the answer. */
function forceOf(scene: Scene, { verb, arg }: Answer): string | undefined {
  const { units, spaces } = held(scene)
  const [unit] = units
  const [space] = spaces
  const named =
    arg === undefined || placeOf(verb) === 'none'
      ? undefined
      : placeOf(verb) === 'unit'
        ? hexOf(scene.state, arg)
        : arg
  const at = unit === undefined ? (space ?? named) : hexOf(scene.state, unit)
  return at === undefined || at < 0 ? undefined : nearestHq(scene, at)
}

function nearestHq(scene: Scene, at: number): string | undefined {
  const far = (p: number): number => GRID.distance(at, hexOf(scene.state, p))
  const [first, ...others] = hqsOf(scene)
  if (first === undefined) return undefined
  return idOf(others.reduce((best, p) => (far(p) < far(best) ? p : best), first))
}

export const staffing = staffingOf<GrandIllusionTypes, PromptKey, Kind>({
  kinds: KINDS,
  departments: DEPARTMENTS,
  byForce: { en: 'By army', ja: '軍ごと' },
  forceDoes: { en: 'Units nearer to this HQ than to any other', ja: 'この司令部に最も近いユニット' },
  forces,
  forcesOf: (scene, answer) => [forceOf(scene, answer)].flatMap((id) => id ?? []),
  standing: [
    {
      prompt: 'cavalry-delay',
      place: 'hex',
      verb: 'stand',
      en: 'Cavalry always stands',
      ja: '騎兵は常に踏みとどまる',
    },
    {
      prompt: 'withdraw-cavalry',
      place: 'hex',
      verb: 'no',
      en: 'Cavalry never withdraws',
      ja: '騎兵は後退させない',
    },
  ],
})
