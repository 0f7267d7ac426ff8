import { joinParts } from '@sandtable/kernel'
import { combat } from './ja/combat.ts'
import { command } from './ja/command.ts'
import { common } from './ja/common.ts'
import { logistics } from './ja/logistics.ts'
import { operations } from './ja/operations.ts'
import { politics } from './ja/politics.ts'
import type { Sentences } from './shape.ts'

export const ja: Sentences = joinParts(
  { prompts: {}, refusals: {}, procedures: {}, events: {}, verbs: common },
  command,
  operations,
  combat,
  logistics,
  politics,
)
