/** Japanese sentences of sieges. */
import type { SiegeEvents } from '../../events/siege.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/siege.ts'
import type { Part } from '../shape.ts'
import { nation, piece, pieces, space } from './words.ts'

const RESULTS: Readonly<Record<string, string>> = {
  R: '撃退',
  'R*': '撃退のおそれ',
  NE: '効果なし',
  A: '強襲',
  H: '栄誉の降伏',
  B: '城壁破壊',
}
const WINNERS = ['包囲側の勝利', '要塞側の勝利', '引き分け']
const FALLS: Readonly<Record<string, string>> = {
  honours: '栄誉の降伏',
  breach: '城壁破壊',
  morale: 'モラルチェック失敗',
  destroyed: '守備側全滅',
}
const signed = (n: number): string => (n > 0 ? `＋${n}` : String(n))

export const siege: Part<Prompt, Refused, Verb, Procedure, keyof SiegeEvents> = {
  prompts: {
    rebuild: (f) => `${space(f.space)}を奪取しました。守備隊を置いて再建しますか、破壊要塞のままにしますか。`,
    screen: (f) => `${space(f.space)}の遮蔽部隊（${pieces(f.units)}）は包囲判定を行いますか。`,
    'siege-loss': (f) => `${space(f.space)}の包囲：ステップを失うユニットを選んでください。`,
  },
  refusals: {
    'must-screen': (f) => `${space(f.space)}の包囲を続けるには${String(f.value)}ステップ以上を残置します。`,
    'must-sortie': (f) => `${space(f.space)}は包囲されています。出撃するほかありません。`,
    'no-mp-to-besiege': (f) => `ここでの包囲判定には${String(f.value)}MPが必要です。`,
    'no-siege': (f) => `このスタックは${space(f.space)}で要塞を包囲していません。`,
    'no-units-inside': () => '出撃できる戦闘ユニットがいません。',
    'not-besieging': (f) => `${piece(f.piece)}は${space(f.space)}を包囲していません。`,
    'not-garrison': (f) => `${piece(f.piece)}はその場の戦闘ユニットでも輜重でもありません。`,
    'not-shut-in': (f) => `このスタックは${space(f.space)}で包囲されていません。`,
  },
  verbs: {
    besiege: '包囲判定を行う',
    sortie: '出撃する',
    garrison: '守備隊：',
    raze: '破壊要塞のままにする',
  },
  procedures: {
    siege: '包囲',
    'siege/check': '包囲判定',
    'siege/repulse': '撃退',
    'siege/honours': '栄誉の降伏',
    'siege/assault': '攻城戦',
    'siege/breach': '城壁破壊',
    'siege/verdict': '攻城戦後処理',
    'siege/screens': '遮蔽部隊',
    'siege/upkeep': '包囲の開始と解除',
  },
  events: {
    besieged: (e) => `${space(e.space)}の包囲側が包囲判定を行う（${e.cost}MP）。`,
    'siege-abandoned': (e) => `${pieces(e.units)}は${space(e.space)}の包囲を維持できず敗走する。`,
    'siege-lifted': (e) => `${space(e.space)}の包囲は解除された。`,
    sallied: (e) => `${pieces(e.units)}が${space(e.space)}から出撃した。`,
    'siege-rolled': (e) =>
      `${space(e.space)}の包囲判定：出目${e.dice}、修正${signed(e.total - e.dice)}で${e.total}、${RESULTS[e.result] ?? ''}。`,
    'repulse-rolled': (e) => `出目${e.die}：${e.loses === 1 ? '包囲側が1ステップを失う' : '損失なし'}。`,
    'siege-prolonged': (e) => `${space(e.space)}の包囲期間は${e.duration}になった。`,
    'assault-began': (e) =>
      `${space(e.space)}への攻城戦${e.breach === 1 ? '（城壁破壊）' : ''}：要塞ポイント${e.points}。`,
    'point-lost': (e) => `${space(e.space)}の要塞ポイントが1減った（残り${e.left}）。`,
    'assault-decided': (e) =>
      `${space(e.space)}の攻城戦：${(e.role < 0 ? WINNERS[2] : WINNERS[e.role]) ?? ''}。`,
    'fortress-checked': (e) =>
      `${space(e.space)}のモラルチェック：${e.die}（${e.needed}以下で成功）、${e.holds === 1 ? '成功' : '降伏'}。`,
    captured: (e) => `${space(e.space)}は${nation(e.nation)}に奪取された（${FALLS[e.why] ?? ''}）。`,
    'prisoners-taken': (e) =>
      e.returns === 1
        ? `${pieces(e.units)}は翌春まで${space(e.space)}を去った。`
        : `${pieces(e.units)}は${space(e.space)}とともに失われた。`,
    rebuilt: (e) => `${space(e.space)}は再建され、${piece(e.piece)}が守備隊を出した。`,
    razed: (e) => `${space(e.space)}は破壊要塞となった。`,
  },
}
