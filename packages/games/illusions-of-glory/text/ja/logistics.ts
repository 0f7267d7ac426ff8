import type { Fact } from '@sandtable/kernel'
import type { LogisticsEvents } from '../../events/logistics.ts'
import { POOL_NAMES } from '../../pools.ts'
import { RESERVE } from '../../scenarios.ts'
import type * as keys from '../keys/logistics.ts'
import type { Part } from '../shape.ts'
import { card, nation, piece, pieces, player, pool, signed, space, spaces } from './words.ts'

const WAYS = { rail: '鉄道で', land: '陸路で', sea: '海上輸送で' } as const
const points = (rp: Fact | undefined): string =>
  listed(rp, (n, i) => `${POOL_NAMES[i]?.ja ?? ''} ${n}`).join('、') || 'なし'
/** what there is of a list by pool */
function listed(rp: Fact | undefined, say: (n: number, pool: number) => string): string[] {
  if (!Array.isArray(rp)) return []
  return rp.flatMap((n, i) => (typeof n === 'number' && n > 0 ? [say(n, i)] : []))
}
const strength = (face: Fact | undefined): string => (face === 1 ? '減少戦力' : '完全戦力')

export const logistics: Part<typeof keys, keys.Procedure, keyof LogisticsEvents> = {
  prompts: {
    redeploy: (f) =>
      `戦略再配備（SR）：残り${String(f.points)} SRポイント。どのユニットを再配備しますか？（LCUは3、その他は1）`,
    'redeploy-where': (f) =>
      f.why === 'treaty'
        ? `条約発効：${space(f.space)}の${piece(f.piece)}はロシア国内へ帰還しなければなりません。行き先は？`
        : `${space(f.space)}の${piece(f.piece)}をどこへ再配備しますか？`,
    'place-unit': (f) => `${piece(f.piece)}をどこに配置しますか？（残り${String(f.left)}ユニット）`,
    replacements: (f) => `補充：残りは${points(f.rp)}。どのユニットを修理または再建しますか？`,
    'rebuilt-where': (f) =>
      `再建した${piece(f.piece)}（${f.reduced === true ? '減少戦力' : '完全戦力'}）をどこに置きますか？`,
    'repair-now': (f) =>
      `マップ上の${nation(f.nation)}軍ユニットの修理：残り${String(f.points)}\u00a0RP。どのユニットを修理しますか？`,
    'divide-rp': (f) => `RPの配分：残り${String(f.left)}\u00a0RP。次の1 RPをどこに加えますか？`,
  },
  refusals: {
    'no-sr-for-uprising': () => '蜂起ユニットはSRを使用できません。',
    'no-sr-from-box': (f) => `${piece(f.piece)}はマップ上にいません。ボックスの内外へのSRはできません。`,
    'too-few-sr': (f) =>
      `${piece(f.piece)}のSRには${String(f.needs)}ポイント必要ですが、残りは${String(f.has)}です。`,
    'no-sr-out-of-supply': (f) => `${piece(f.piece)}は非補給下のためSRを使用できません。`,
    'no-own-source': (f) => `${piece(f.piece)}の国家は全補給源を失っており、SRを使用できません。`,
    'sr-banned': (f) => `イヴェントにより、このターン${piece(f.piece)}はSRを使用できません。`,
    'no-route': (f) => `${piece(f.piece)}には友軍支配下スペースを通るSRルートがありません。`,
    'lcu-needs-rail': (f) =>
      `${piece(f.piece)}が${space(f.space)}へSRするには、単一軌鉄道線の連続したルートが必要です。`,
    'no-source-there': (f) => `${space(f.space)}では${piece(f.piece)}が自国補給源への補給線をたどれません。`,
    'region-not-ours': (f) => `${space(f.space)}は敵または蜂起ユニットが支配する地方です。`,
    'no-room-for-sr': (f) => `${piece(f.piece)}が入ると${space(f.space)}は超過スタックになります。`,
    'no-lcu-by-sea': (f) => `${piece(f.piece)}はLCUなので、海上によるSRはできません。`,
    'not-a-port': (f) => `${space(f.space)}は友軍支配下の港湾ではありません。`,
    'other-sea': (f) => `${space(f.space)}は別の海域の港湾です。`,
    'port-first': (f) =>
      `${piece(f.piece)}が海上SRを行うには、ラウンド開始時に友軍支配下の港湾にいなければなりません。`,
    'not-to-lemnos': () => '中欧列強のユニットはレムノスへSRできません。',
    'no-sr-by-sea-in-winter': () => '冬季ターンには海上によるSRはできません。',
    'sea-unsafe': () => 'Uボートにより、護送船団ができるまで地中海は閉ざされています。',
    'not-a-source': (f) => `${space(f.space)}は${piece(f.piece)}の補給源ではありません。`,
    'source-besieged': (f) => `${space(f.space)}の要塞は攻囲下です。`,
    'not-friendly': (f) => `${space(f.space)}は友軍支配下ではありません。`,
    'no-room-to-place': (f) => `${space(f.space)}には${piece(f.piece)}を置く余地がありません。`,
    'not-damaged': (f) => `${piece(f.piece)}には補充すべき損害がありません。`,
    'no-rp': (f) =>
      typeof f.pool === 'number' && f.pool >= 0
        ? `${piece(f.piece)}には${pool(f.pool)}が必要ですが、足りません。`
        : `${piece(f.piece)}のためのRPが足りません。`,
    'partners-rp': (f) => `${piece(f.piece)}に必要な${pool(f.pool)}は同盟プレイヤーが使用します。`,
    'no-rp-for-special': (f) => `${piece(f.piece)}は特殊ユニットなので、RPを受け取れません。`,
    'no-rp-for-uprising': () => '蜂起ユニットはRPを受け取れません。',
    'no-line-to-source': (f) => `${piece(f.piece)}は自国補給源への補給線をたどれません。`,
    'sources-taken': (f) => `${piece(f.piece)}の国家の全補給源が敵または蜂起ユニットの手にあります。`,
    'never-rebuilt': (f) => `${piece(f.piece)}は永久に除去されており、再建できません。`,
    'no-place-for-rebuilt': (f) => `${piece(f.piece)}を置ける補給源がありません。`,
    'lcu-not-to-reserve': (f) => `${piece(f.piece)}はLCUなので、マップ上に置かなければなりません。`,
    'serbs-not-yet': () =>
      'セルビアは崩壊しています。「セルビア軍の帰還」まで、修理できるのはレムノスのセルビア軍ユニットだけで、再建はできません。',
    'mn-no-rp': () => 'モンテネグロ軍ユニットはRPを受け取れません。',
    'no-ru-rp': () => 'ロシア革命の進展により、ロシア軍ユニットはRPを受け取れません。',
    'no-conversion': (f) => `${pool(f.pool)}は今は変換できません。`,
    'on-map-only': () => 'このRPはマップ上のユニットの修理にしか使えません。',
    'points-for-others': (f) =>
      `このRPは${nation(f.nation)}軍のためのものです。${piece(f.piece)}には使えません。`,
    'room-for-the-rest': (f) =>
      `${space(f.space)}に${piece(f.piece)}を置くと、残りのユニットを置く場所がなくなります。`,
    'not-the-way-home': (f) => `${piece(f.piece)}は${space(f.space)}へは帰国できません。`,
  },
  verbs: {
    redeploy: '再配備する',
    'redeploy-to': '再配備先',
    keep: '動かさない',
    'place-in': '配置先',
    'no-more': 'これ以上置かない',
    repair: '修理する',
    rebuild: '完全戦力で再建する',
    'rebuild-reduced': '減少戦力で再建する',
    'rebuild-to-reserve': '予備ボックスに再建する',
    convert: '1 RPを変換',
  },
  procedures: {
    treaty: 'ブレスト－リトフスク条約',
    redeployment: '戦略再配備（SR）',
    attrition: '損耗・攻囲フェイズ',
    replacement: '補充フェイズ',
    'replacement/purchase': '補充ポイントの使用',
    'replacement/end': '補充フェイズの終了',
  },
  events: {
    redeployed: (e) => `${piece(e.piece)}が${WAYS[e.way]}${space(e.from)}から${space(e.to)}へ再配備。`,
    'rp-recorded': (e) => `${player(e.side)}が補充ポイントを記録：${points(e.rp)}。`,
    'rp-lost': (e) => `${pool(e.pool)}を${e.points}ポイント失う。`,
    'rp-converted': (e) => `${pool(e.from)}の1ポイントを${pool(e.to)}に変換。`,
    'rp-gained': (e) => `${pool(e.pool)} ${signed(e.points)}。`,
    repaired: (e) => `${space(e.space)}の${piece(e.piece)}を修理。`,
    rebuilt: (e) =>
      e.at === RESERVE
        ? `${piece(e.piece)}を再建し、予備ボックスへ。`
        : `${piece(e.piece)}を${strength(e.face)}で再建し、${space(e.at)}に配置。`,
    arrived: (e) =>
      `${piece(e.piece)}が${strength(e.face)}で${space(e.space)}に登場${e.card < 0 ? '' : `（「${card(e.card)}」）`}。`,
    'reserve-filled': (e) => `予備ボックスへ：${pieces(e.pieces)}。`,
    'out-of-supply': (e) => `非補給下：${pieces(e.pieces)}。`,
    'spaces-cut-off': (e) =>
      `${player(e.side)}は補給源から途絶したスペースの支配を失う：${spaces(e.spaces)}。`,
    'quality-changed': (e) => `${nation(e.nation)}の部隊評価${signed(e.by)}、現在${e.now}。`,
  },
}
