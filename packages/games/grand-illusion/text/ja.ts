import { joinParts, verbsAlone } from '@sandtable/kernel'
import { battle } from './ja/battle.ts'
import { command } from './ja/command.ts'
import { movement } from './ja/movement.ts'
import { retreat } from './ja/retreat.ts'
import { scenario } from './ja/scenario.ts'
import type { CommonVerb } from './keys.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = { done: '終了', yes: 'はい', no: 'いいえ' }

export const ja: Sentences = joinParts(verbsAlone(common), command, movement, battle, retreat, scenario)
