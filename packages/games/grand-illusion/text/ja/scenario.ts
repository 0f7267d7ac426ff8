import type { ScenarioEvents } from '../../events/scenario.ts'
import { AL } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/scenario.ts'
import type { Part } from '../shape.ts'
import { army, hex, piece, pieces, player, signed } from './words.ts'

const track = (side: number): string => (side === AL ? '17号計画VP' : 'ドイツ軍VP')
const AWARDS: Readonly<Record<ScenarioEvents['award-won']['award'], string>> = {
  forts: 'モーブージュとナミュールが陥落',
  antwerp: 'アントワープを封鎖',
  'french-losses': 'フランス軍7個軍団以上を除去',
  'british-losses': 'イギリス軍に6打撃以上',
}
const OPTIONS: readonly (readonly string[])[] = [
  ['制限付自由配置', '資産運用の改善', '戦争態勢の帝国', '強化されたブリタニアの覇権', 'ベルギー軍臨戦準備'],
  ['制限付自由配置', '多々益々良し', '兵站の改善', '部隊増強', 'オランダ侵攻'],
]
const optionNames = (side: number, options: readonly number[]): string =>
  options.length === 0 ? 'なし' : options.map((n) => OPTIONS[side]?.[n - 1] ?? '').join('、')

export const scenario: Part<Prompt, Refused, Verb, Procedure, keyof ScenarioEvents> = {
  prompts: {
    'station-british': (f) =>
      `連合軍の配置：イギリス軍歩兵は、あと${String(f.left)}個まで${hex(f.hex)}に配置できます。`,
    'choose-options': () => '戦略的選択肢を最大2つ、秘密裏に選んでください。両軍同時に公表されます。',
    redeploy: (f) =>
      `自由配置：置き直すユニットを選んでください（残り：軍団${String(f.corps)}、騎兵師団${String(f.cavalry)}、司令部${String(f.hqs)}）。`,
    'redeploy-where': (f) => `${hex(f.hex)}の${piece(f.piece)}をどこに置き直しますか？`,
    'deploy-belgians': () => 'ベルギー軍を連合軍支配下のベルギー国内に自由に配置してください。',
    'delay-ninth-army': () => '第9軍を遅らせ、第2ターンにオランダ経由で登場させますか？',
    'belgian-withdrawal': (f) =>
      `${hex(f.hex)}が攻撃されます。1CAPを消費してベルギー軍を${hex(f.to)}へ撤退させますか？`,
    allenby: (f) => `${hex(f.hex)}のイギリス騎兵により、この戦闘を偵察戦闘にしますか？`,
  },
  refusals: {
    'not-a-british-starter': (f) =>
      `${piece(f.piece)}はモーブージュから開始できません。対象はル・カトーで開始するイギリス軍歩兵だけです。`,
    'too-many-options': () => '選べる選択肢は2つまでです。',
    'cannot-redeploy': (f) => `${piece(f.piece)}は置き直せません。`,
    'redeployed-already': (f) => `${piece(f.piece)}はすでに置き直しました。`,
    'limit-of-redeployment': () => 'この種類のユニットはこれ以上置き直せません。',
    'not-a-home-hex': (f) => `${hex(f.hex)}は自国内のヘクスではありません。`,
    'begins-there': (f) => `${piece(f.piece)}はもともと${hex(f.hex)}から開始します。`,
    'no-room-there': (f) => `${hex(f.hex)}はスタック制限いっぱいです。`,
    'barred-on-turn-1': (f) => `${hex(f.hex)}のフランス軍は第1ターンには活性化できません。`,
    'northern-front-used': (f) => `第1ターンの北部戦線の活性化は使い終えています（${hex(f.hex)}）。`,
    'antwerp-masked': () =>
      'ドイツ軍2個軍団がアントワープを封鎖しているため、第7ターンになるまでベルギー軍を活性化できません。',
    'maubeuge-closed': (f) =>
      `${piece(f.piece)}はまだモーブージュに進入できません（ドイツ軍は第1ターン、そこで開始しなかった連合軍は第1・第2ターン）。`,
    'escape-open': () =>
      '封鎖されたベルギー軍がアントワープに残っている間、ドイツ軍はヘクス43に進入できません。',
    'belgians-stay-in-belgium': (f) => `ベルギー軍はベルギーを離れられません（${hex(f.hex)}）。`,
  },
  verbs: {
    station: 'モーブージュで開始',
    options: '選ぶ',
    redeploy: '置き直す',
    'redeploy-to': 'ここに置く',
  },
  procedures: {
    deployment: '配置',
    options: '戦略的選択肢',
    'deployment/belgian': 'ベルギー軍',
    'deployment/french': 'フランス軍',
    'deployment/german': 'ドイツ軍',
    'deployment/ninth-army': '第9軍',
    liege: 'リエージュ攻撃',
  },
  events: {
    stationed: (e) => `${pieces(e.pieces)}は${hex(e.hex)}から開始する。`,
    'options-revealed': (e) =>
      `${army(e.side)}の選択肢：${optionNames(e.side, e.options)}${e.vp > 0 ? `（コスト${e.vp}VP）` : ''}。`,
    redeployed: (e) => `${piece(e.piece)}を${hex(e.from)}から${hex(e.to)}に置き直した。`,
    'belgium-ready': (e) => `ベルギー軍は臨戦準備を終えている。${hex(e.hex)}と要塞はまだ健在。`,
    'points-changed': (e) => `${track(e.side)}：${signed(e.vp)}、合計${e.total}。`,
    'marker-drawn': (e) =>
      `${hex(e.hex)}の${army(e.side)}VPマーカー：${e.value}${e.vp === e.value ? '' : `（2倍で${e.vp}）`}。`,
    'marker-returned': (e) => `${hex(e.hex)}のドイツ軍VPマーカー（${e.value}）は容器に戻された。`,
    'paris-scored': (e) =>
      e.held
        ? `パリがドイツ軍支配下に：${e.vp}VP。`
        : `パリが連合軍支配下に戻る：ドイツ軍は${e.vp}VPを失う。`,
    'mandated-set': (e) => `${army(e.side)}のこのターンの強制戦闘：${e.battles}。`,
    'mandated-fought': (e) => `${hex(e.hex)}の戦闘は強制戦闘として実施された（残り${e.left}）。`,
    'mandated-unfought': (e) => `${player(e.side)}は強制戦闘を${e.battles}回実施しなかった。`,
    'award-won': (e) => `ドイツ軍の追加得点：${AWARDS[e.award]}、${e.vp}VP。`,
    'immediate-check': (e) =>
      `パリ陥落：ドイツ軍${e.german}、連合軍${e.allied}。${e.wins ? '連合軍は半分未満のため、ドイツ軍の即時勝利。' : '戦いは続く。'}`,
    'sudden-death': (e) => `${hex(e.hex)}が連合軍支配下に：連合軍の自動的勝利。`,
    'game-ended': (e) =>
      `戦役終了：ドイツ軍${e.german}、連合軍${e.allied}。${e.winner === AL ? '連合軍' : 'ドイツ軍'}の勝利。`,
    'belgians-withdrew': (e) => `${pieces(e.pieces)}は${hex(e.from)}から${hex(e.to)}へ撤退した。`,
    'allenby-screened': (e) => `アレンビーの騎兵が${hex(e.hex)}を掩護し、偵察戦闘になった。`,
    landed: (e) => `${pieces(e.pieces)}が${hex(e.hex)}に上陸した。`,
    'entered-from-holland': (e) => `${pieces(e.pieces)}がオランダ経由で${hex(e.hex)}に登場した。`,
  },
}
