import { joinParts, verbsAlone } from '@sandtable/kernel'
import { combat } from './en/combat.ts'
import { command } from './en/command.ts'
import { logistics } from './en/logistics.ts'
import { operations } from './en/operations.ts'
import { politics } from './en/politics.ts'
import type { CommonVerb } from './keys/shape.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = {
  done: 'Done',
  yes: 'Yes',
  no: 'No',
  halt: 'Halt here',
  gain: 'Gain points',
  'replace-by': 'Replace by',
}

export const en: Sentences = joinParts(verbsAlone(common), command, operations, combat, logistics, politics)
