/** Japanese sentences of supply, attrition and losses. */
import type { SupplyEvents } from '../../events/supply.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/supply.ts'
import type { Part } from '../shape.ts'
import { dice, nation, piece, pieces, space, sum } from './words.ts'

export const supply: Part<Prompt, Refused, Verb, Procedure, keyof SupplyEvents> = {
  prompts: {
    'spend-supply': (f) =>
      `${space(f.space)}の${pieces(f.units)}が損耗チェック：補給ユニットを消費しますか？`,
    'use-nation': (f) =>
      `${nation(f.nation)}の国籍修正を使いますか？使うと最初のステップロスはその国籍から出します。`,
    'lose-step': (f) => `${space(f.space)}で残り${String(f.left)}ステップロス：ユニットを選んでください。`,
  },
  refusals: {},
  verbs: { lose: 'ステップロス：' },
  procedures: { attrition: '最終損耗フェイズ' },
  events: {
    'out-of-supply': (e) => `${space(e.space)}の${pieces(e.units)}は補給切れとなった。`,
    'attrition-rolled': (e) =>
      `${space(e.space)}の損耗：${dice(e.faces, sum(e.modifiers))}、結果${e.result}。`,
    'attrition-star': (e) =>
      `＊の判定：${String(e.faces[0])}、${e.lost === 1 ? '追加の1ステップロス' : '追加なし'}。`,
    'step-lost': (e) =>
      `${piece(e.piece)}は${space(e.space)}で1ステップを失った${e.left === 0 ? '（除去）' : ''}。`,
    'support-lost': (e) => `${piece(e.piece)}は${space(e.space)}で失われた。`,
    'army-destroyed': (e) => `${piece(e.piece)}は消滅した。`,
    'leader-pooled': (e) => `${piece(e.piece)}は${space(e.space)}から指揮官プールに戻った。`,
  },
}
