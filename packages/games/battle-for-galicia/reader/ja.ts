import { introduction } from './ja/01-introduction.ts'
import { units } from './ja/02-units.ts'
import { sequence } from './ja/03-sequence.ts'
import { movement } from './ja/04-movement.ts'
import { stacking } from './ja/05-stacking.ts'
import { zones } from './ja/06-zones.ts'
import { combat } from './ja/07-combat.ts'
import { procedure } from './ja/08-procedure.ts'
import { results } from './ja/09-results.ts'
import { effectiveness } from './ja/10-effectiveness.ts'
import { supply } from './ja/11-supply.ts'
import { cavalry } from './ja/12-cavalry.ts'
import { fortress, reinforcements, victory } from './ja/13-to-15.ts'
import { card } from './ja/card.ts'
import type { ReaderText } from './shape.ts'

export const ja: ReaderText = {
  chapters: {
    '1': 'はじめに',
    '2': 'コマ',
    '3': 'プレイの順番',
    '4': '移動',
    '5': 'スタッキング',
    '6': '支配地域',
    '7': '戦闘',
    '8': '戦闘の手順',
    '9': '戦闘結果',
    '10': '戦闘効果値',
    '11': '補給',
    '12': '騎兵',
    '13': 'プシェミシル要塞',
    '14': '増援',
    '15': '勝利条件',
    card: '補助カードと増援計画',
  },
  rules: {
    ...introduction,
    ...units,
    ...sequence,
    ...movement,
    ...stacking,
    ...zones,
    ...combat,
    ...procedure,
    ...results,
    ...effectiveness,
    ...supply,
    ...cavalry,
    ...fortress,
    ...reinforcements,
    ...victory,
    ...card,
  },
  labels: {
    'aid.tec': 'TEC',
    'aid.mp-summary': 'MP',
    'aid.procedure': 'カード',
    'aid.column-shifts': 'シフト',
    'aid.crt': 'CRT',
    'aid.lrt': 'LRT',
    'aid.vp': 'VP',
    'schedule.russian': 'ロシア軍増援',
    'schedule.austro-hungarian': 'A-H軍増援',
    'aid.counter-abbreviations': 'カウンター',
    bibliography: '文献',
  },
}
