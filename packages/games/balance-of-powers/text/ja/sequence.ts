/** Japanese sentences of the sequence of play. */
import type { Measure, SequenceEvents } from '../../events/sequence.ts'
import { CP, EP } from '../../nations.ts'
import type { Stage } from '../../stages.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/sequence.ts'
import type { Part } from '../shape.ts'
import { month, nation, place, side, unit } from './words.ts'

const MEASURES: Readonly<Record<Measure, string>> = {
  chips: '交渉材料',
  demoralization: '士気喪失',
  points: '勝利ポイント',
}

const stages: Readonly<Record<Stage, string>> = {
  'set-up': 'セットアップ',
  'set-up/side': '陣営のセットアップ',
  month: '月ターン',
  'month/end': '月の終了',
  season: '季節ターン',
  'season/pool': '戦力プール追加',
  'season/posting': 'ポスト',
  'season/conversion': '変換',
  'season/converting': '各国の変換',
  'season/transfer': '移送',
  'season/giving': '各国の移送',
  'season/requisition': '要求',
  'season/air-raids': '空襲',
  'season/submarines': '潜水艦戦',
  'season/raiders': '水上襲撃',
  'season/blockade': '封鎖',
  'season/stockholm': 'ストックホルム',
  'season/demoralization': '士気喪失',
  'season/end': '季節ターンの終了',
  diplomacy: '外交',
  'diplomacy/violations': '中立侵犯',
  'construction/muster': '召集',
  'construction/procurement': '調達',
  'construction/buying': '各国の調達',
  'construction/end': '建設の終了',
  'aviation/patrol': 'パトロール',
  'aviation/dogfights': '格闘戦',
  'aviation/regroup': '戦闘機の統合',
  'aviation/pairing': 'エース',
  'aviation/tier': '層',
  'aviation/aborts': '中断',
  admiralty: '海軍本部',
  'campaign/weather': '天候',
  'campaign/interior-lines': '内線',
  'campaign/fortnight': '半月',
  'campaign/open': 'ハーフの開始',
  'campaign/half': 'ハーフ',
  'campaign/force': '戦力の移動',
  'campaign/go-on': '戦闘の後',
  'combat/supply': '補給の確認',
  'combat/bombardment': '要塞への砲撃',
  'combat/payment': '攻撃の支払い',
  'combat/reserves': '予備のコミット',
  'combat/point-units': 'ポイントユニット',
  'combat/leadership': 'リーダーシップ',
  'combat/infrastructure': '施設',
  'combat/modifiers': '修正',
  'combat/roll': '戦闘ダイスロール',
  'combat/resources': '損失の代わりの支払い',
  'combat/losses': '損失',
  'combat/morale': '士気喪失ダイスロール',
  'combat/retreat': '退却',
  'combat/ground': '後退（GG）',
  'combat/close': '戦闘の終了',
  'campaign/close': 'ハーフの終了',
  'campaign/commissariat': '兵站',
  'campaign/dismantling': '施設の除去',
  'campaign/over': '半月の終了',
  aerodrome: '飛行場',
  revolution: '革命',
}

export const sequence: Part<Prompt, Refused, Verb, Stage | Procedure, keyof SequenceEvents> = {
  prompts: {
    'set-up': (f) => `${side(f.side)}をセットアップしてください（残り${String(f.left)}ユニット）。`,
    'set-up-where': (f) => `${unit(f.unit)}をどこに配置しますか。`,
  },
  refusals: {
    'hold-back-more': (f) =>
      `${nation(f.nation)}は戦闘力合計${String(f.effectiveness)}以上の${String(f.corps)}個軍団を戦力プールに残さなければなりません。`,
    'held-enough': (f) => `${nation(f.nation)}はこれ以上の軍団を残せません。`,
    'markers-left': (f) => `${side(f.side)}の施設マーカーがまだ残っています。`,
    'no-markers-left': () => '配置する施設マーカーは残っていません。',
    'not-all-set-up': (f) => `${unit(f.unit)}がまだ配置されていません。`,
    'not-held-back': (f) => `${unit(f.unit)}はマップ上に配置しなければなりません。`,
    'not-in-set-up': (f) => `${unit(f.unit)}は配置するユニットではありません。`,
    'set-up-area': (f) => `${place(f.place)}はセットアップエリア外です。`,
    'set-up-dijon': (f) => `${unit(f.unit)}はディジョンに配置します。`,
    'set-up-east-full': () => 'ベルリンの列より東に配置できるドイツ軍は6個軍団までです。',
    'set-up-far-from-germany': (f) => `${place(f.place)}はドイツ国境から2ヘクスより離れています。`,
    'set-up-frontier': (f) => `ドイツ国境の${place(f.place)}にはフランス軍が2個軍団以上必要です。`,
    'set-up-galicia': (f) =>
      `${place(f.place)}はラーヴァ・ルーシカ、ブロディ、テルノーピリのいずれかか、その隣接ヘクスです。`,
    'set-up-liege': () => 'リエージュに隣接するドイツ国内に9個軍団以上が必要です。',
    'set-up-lonely': (f) => `${unit(f.unit)}の指揮下に入るユニットがその場所にいません。`,
    'set-up-petrograd': (f) => `${unit(f.unit)}はペトログラードに配置します。`,
    'set-up-russia': (f) => `${place(f.place)}はワルシャワの列以東の人口密集地ではありません。`,
  },
  verbs: {
    'ready-made': '史実配置を使う',
    'lay-out': '史実配置を並べて変更する',
    'set-up-unit': '配置する：',
    'place-at': '配置先：',
    'hold-back': '戦力プールに残す',
  },
  procedures: { ...stages, construction: '建設', aviation: '航空', campaign: '作戦', end: 'ゲーム終了' },
  events: {
    'set-up': (e) => `${side(e.side)}が${e.units}ユニットを配置した。`,
    'month-began': (e) => `${month(e.month)}（第${e.turn}ターン）。`,
    'season-began': () => '季節ターン。',
    'half-began': (e) => `${e.fortnight === 1 ? '上旬' : '下旬'}、${side(e.side)}のハーフ。`,
    'weather-bad': () => '雪のため下旬はない。',
    'game-ended': (e) => {
      const [cp, ep] = e.scores
      const result = e.winner === CP || e.winner === EP ? `${side(e.winner)}の勝利` : '引き分け'
      return `ゲーム終了、${result}。${MEASURES[e.measure]}は${String(cp)}対${String(ep)}。`
    },
  },
}
