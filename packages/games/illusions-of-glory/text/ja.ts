import { joinParts, verbsAlone } from '@sandtable/kernel'
import { combat } from './ja/combat.ts'
import { command } from './ja/command.ts'
import { logistics } from './ja/logistics.ts'
import { operations } from './ja/operations.ts'
import { politics } from './ja/politics.ts'
import type { CommonVerb } from './keys/shape.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = {
  done: '終了',
  yes: 'はい',
  no: 'いいえ',
  halt: 'ここで停止',
  gain: 'ポイントを得る',
  'replace-by': '置き換える',
}

export const ja: Sentences = joinParts(verbsAlone(common), command, operations, combat, logistics, politics)
