import { joinParts, verbsAlone } from '@sandtable/kernel'
import { battle } from './en/battle.ts'
import { command } from './en/command.ts'
import { movement } from './en/movement.ts'
import { retreat } from './en/retreat.ts'
import { scenario } from './en/scenario.ts'
import type { CommonVerb } from './keys.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = { done: 'Done', yes: 'Yes', no: 'No' }

export const en: Sentences = joinParts(verbsAlone(common), command, movement, battle, retreat, scenario)
