import { introduction } from './ja/01-introduction.ts'
import { pieces } from './ja/02-pieces.ts'
import { sequence, setupAndVictory } from './ja/03-turn.ts'
import { caps, initiative } from './ja/05-caps.ts'
import { arrivals } from './ja/07-arrivals.ts'
import { action } from './ja/08-action.ts'
import { movement } from './ja/08-movement.ts'
import { supply } from './ja/08-supply.ts'
import { entry } from './ja/08-entry.ts'
import { limits } from './ja/08-limits.ts'
import { withdrawal } from './ja/08-withdrawal.ts'
import { declaring } from './ja/09-declaring.ts'
import { board } from './ja/09-board.ts'
import { fire } from './ja/09-fire.ts'
import { retreat } from './ja/09-retreat.ts'
import { forts } from './ja/09-forts.ts'
import { cavalry } from './ja/09-cavalry.ts'
import { strategic } from './ja/10-strategic.ts'
import { admin } from './ja/11-admin.ts'
import { british } from './ja/12-british.ts'
import { setup } from './ja/13-setup.ts'
import { fullRules } from './ja/14-full.ts'
import { fullVictory } from './ja/14-full-victory.ts'
import { short } from './ja/14-short.ts'
import { whatIf } from './ja/14-whatif.ts'
import { options } from './ja/14-options.ts'
import { card } from './ja/15-card.ts'
import type { ReaderText } from './shape.ts'

export const ja: ReaderText = {
  chapters: {
    '1': 'はじめに',
    '2': '地図と駒',
    '3': '配置と勝利',
    '4': 'ターンの手順',
    '5': 'CAP',
    '6': '主導権',
    '7': '増援と補充',
    '8': 'アクションフェイズと支配',
    '8.4': '移動',
    '8.4.3': '移動と補給',
    '8.4.4': 'ヘクスへの進入とスタック',
    '8.4.7': '移動制限とパリの危機',
    '8.5': '移動と戦闘、総撤退',
    '9': '戦闘の宣言',
    '9.2': '戦闘ボード',
    '9.3': '戦闘の解決',
    '9.4': '退却',
    '9.5': '要塞、攻囲、重砲兵',
    '9.6': '騎兵、塹壕、混乱',
    '10': '戦略移動',
    '11': '管理フェイズ',
    '12': 'イギリス軍とベルギー軍',
    '13': 'シナリオの準備',
    '14.1': 'シナリオ1：完全キャンペーン',
    '14.1.2': 'シナリオ1：勝利条件',
    '14.2': 'シナリオ2：短期キャンペーン',
    '14.3': 'シナリオ3：仮想シナリオ',
    '14.3.6': 'シナリオ3：戦略的選択肢',
    card: '一覧と注記',
  },
  rules: {
    ...introduction,
    ...pieces,
    ...setupAndVictory,
    ...sequence,
    ...caps,
    ...initiative,
    ...arrivals,
    ...action,
    ...movement,
    ...supply,
    ...entry,
    ...limits,
    ...withdrawal,
    ...declaring,
    ...board,
    ...fire,
    ...retreat,
    ...forts,
    ...cavalry,
    ...strategic,
    ...admin,
    ...british,
    ...setup,
    ...fullRules,
    ...fullVictory,
    ...short,
    ...whatIf,
    ...options,
    ...card,
  },
  labels: {
    'aid.sequence': '手順',
    'aid.large-garrisons': '守備隊',
    'aid.ix-minus': 'IX(−)',
    'aid.playnotes': '助言',
    'aid.devnotes': 'ユニット',
  },
}
