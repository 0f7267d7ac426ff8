/** Japanese sentences of advice. */
import { isVp } from '../../map.ts'
import { card, nation, piece, pieces, pool, space, spaces } from '../../text/ja/words.ts'
import type { Prospect, Why } from './reasons.ts'
import type { Sentences, Told } from './told.ts'

const WHYS: Readonly<Record<Why, string>> = {
  'takes-vp': '誰も守っていないVPスペースを占領できる',
  takes: '妨げる敵がいない',
  rescue: 'そこでは補給を受けられる',
  'holds-vp': 'VPスペースが危ない',
  holds: '戦線の弱い箇所である',
  duty: '強制的攻勢を行うには敵に近づく必要がある（§7.1.2）',
  strikes: 'そこで戦線に加わる',
  wanted: 'そこが最も兵力を必要としている',
}
const bare = (told: Told): string => piece(told.pieces[0])
/** the unit at the place it stands at */
const one = (told: Told): string => (told.at < 0 ? bare(told) : `${space(told.at)}の${bare(told)}`)
const at = ({ to }: Told): string => (to < 0 ? '' : `${space(to)}で`)
const place = (x: number): string => space(x) + (isVp(x) ? '（VPスペース）' : '')

/** A worth that rounds to zero is not mentioned. */
const worth = (points: number): string => (points < 0.05 ? '' : `、期待値は約${points.toFixed(1)}\u00a0VP`)
function promise(prospect: Prospect | undefined): string {
  if (!prospect) return ''
  const { win, lose, taken, worth: points, isDemanded } = prospect
  const duty = isDemanded ? '。強制的攻勢を果たせる（§7.1.2）' : ''
  return `。勝つ見込み約${win}％、負ける見込み${lose}％、占領の見込み${taken}％${worth(points)}${duty}`
}

export const JA: Sentences = {
  only: () => '選択の余地はない。答えは一つだけである。',
  'take-card': (t) => `「${card(t.card)}」を取る。選べるカードの中で最も役に立つ。`,
  'keep-rounds': () => 'アクション・ラウンドは今のままにする。良い手札を持つ側が行動すべきである。',
  'keep-cards': () => '戦闘カードは持っておく。どれも戦闘の結果を変えうる。',
  'spend-no-more': () => 'これ以上は活性化しない。残りは危険に見合わない。',
  'form-stack': (t) => `${one(t)}をスタックに加える。強いユニットをまとめる。`,
  'stack-formed': () => 'スタックはこれで確定する。',
  dig: (t) => `${space(t.to)}に塹壕を構築する。隣に強力な敵がいる。`,
  assemble: (t) => `${one(t)}を編合する。LCUは重射撃表、SCUだけでは軽射撃表になる。`,
  assembled: () => 'LCUの編合はこれで足りる。',
  disassemble: (t) => `解体するLCUの代わりに${one(t)}を取る。`,
  amphibious: (t) => `${space(t.to)}に強襲上陸する。${WHYS[t.why]}。`,
  'move-no-more': () => 'これ以上は移動させない。必要な場所にいる。',
  march: (t) => `${space(t.from)}の${pieces(t.pieces)}を${space(t.to)}へ移動させる。${WHYS[t.why]}。`,
  leave: (t) => `${one(t)}を残す。`,
  halt: () => 'ここで止まる。先へ進んでも役に立たない。',
  displace: (t) => `${one(t)}を超過スタックから移す。抜けても影響が最も小さい。`,
  gain: (t) => `${pool(t.pool)}に加える。回復を待つステップが最も多い。`,
  attack: (t) => `${spaces(t.spaces)}から${place(t.to)}を攻撃する${promise(t.prospect)}。`,
  fort: (t) =>
    `${spaces(t.spaces)}から${place(t.to)}の要塞を攻撃する（守るユニットなし${worth(t.prospect?.worth ?? 0)}）。`,
  'put-down': (t) => `${spaces(t.spaces)}から${place(t.to)}の蜂起ユニットを攻撃する。放置すると高くつく。`,
  join: (t) => `${one(t)}を${space(t.to)}への攻撃に参加させる。戦闘値は多いほどよい。`,
  engage: (t) => `${space(t.to)}をすぐに攻撃する。役に立つユニットはすべて参加した。`,
  favour: (t) => `${space(t.to)}への攻撃でイヴェントを使う。`,
  'attack-no-more': () => 'これ以上は攻撃しない。得るものより損害が大きい。',
  flank: (t) =>
    `${space(t.to)}を拘束スペースとして側面攻撃を試みる。他の攻撃スペースが自由で、成功すれば先に射撃できる。`,
  'no-flank': () => '側面攻撃はしない。失敗すると敵が先に射撃する。',
  defend: (t) => `${one(t)}で防御する。最も強いユニットが戦うべきである。`,
  'combat-card': (t) => `「${card(t.card)}」をプレイする。OPSとして使うより効果が大きい。`,
  'no-combat-card': () => '戦闘カードは使わない。この戦闘を十分に変えるものはない。',
  'march-in': (t) => `${one(t)}が駆けつける。来られる中で最も強い。`,
  stay: (t) => `${one(t)}を後衛として残す。失っても痛手が最も小さい。`,
  'no-rearguard': () => '後衛は残さない。',
  suffer: (t) => `${one(t)}がステップを失う。候補の中で最も惜しくない。`,
  replace: (t) => `${one(t)}と置き換える。置ける中で最も強い。`,
  stand: (t) => `${bare(t)}の1ステップを払って${space(t.to)}に踏みとどまる。守る価値がある。`,
  'stand-all': (t) => `${at(t)}全ユニットが1ステップを失って踏みとどまる。守る価値がある。`,
  'hq-stand': (t) => `${at(t)}HQによって退却を止める。ユニットを失わずに済む。`,
  'card-stand': (t) => `「${card(t.card)}」で踏みとどまる。守る価値がある。`,
  'give-way': (t) => `${at(t)}退却を受け入れる。ステップを払って守るほどの場所ではない。`,
  retreat: (t) => `${one(t)}は${space(t.to)}へ退却する。${WHYS[t.why]}。`,
  remain: (t) => `${one(t)}は残る。地方には両軍が共にいられる。`,
  advance: (t) => `${one(t)}が${place(t.to)}へ戦闘後前進する。${WHYS[t.why]}。`,
  'advance-no-more': () => '他は前進しない。今の場所で必要とされている。',
  redeploy: (t) => `${one(t)}を${space(t.to)}へ再配備する。${WHYS[t.why]}。`,
  'redeploy-no-more': () => 'これ以上は再配備しない。必要な場所にいる。',
  keep: (t) => `${one(t)}は動かさない。`,
  place: (t) => `${one(t)}を${space(t.to)}に置く。${WHYS[t.why]}。`,
  'place-no-more': () => 'これ以上は置かない。',
  repair: (t) =>
    `${one(t)}を修理する。${t.matters ? '前線に立っている' : '完全戦力のユニットだけが戦闘後前進できる'}。`,
  rebuild: (t) => `${one(t)}を完全戦力で再建する。使わないRPは失われる。`,
  'rebuild-reduced': (t) => `${one(t)}を減少戦力で再建する。ないよりはよい。`,
  'rebuild-to-reserve': (t) => `${one(t)}を予備ボックスに再建する。失われるLCUの代わりになる。`,
  convert: (t) => `${pool(t.pool)}を1ポイント変換する。他に使い道がない。`,
  'replace-no-more': () => 'これ以上は使わない。このRPで回復できるものはもうない。',
  rise: (t) => `${place(t.to)}で蜂起させる。${nation(t.nation)}にとって最も痛い場所である。`,
  'no-rising': () => '蜂起ユニットは置かない。',
  collapse: () => 'セルビアの崩壊を宣言する。軍を他で使うべきである。',
  'no-collapse': () => 'セルビアの崩壊は宣言しない。休戦が近づいてしまう。',
  dissolve: (t) => `次に${one(t)}を置き換える。そこが最もSCUを必要とする。`,
  transfer: (t) => `${one(t)}を移す。今の場所で最も必要とされていない。`,
  'give-up': (t) => `${one(t)}を取り去る。最も価値が低い。`,
  whatever: () => 'ここではどの答えでも大差はない。',
}
