import { joinParts } from '@sandtable/kernel'
import { combat } from './en/combat.ts'
import { command } from './en/command.ts'
import { common } from './en/common.ts'
import { logistics } from './en/logistics.ts'
import { operations } from './en/operations.ts'
import { politics } from './en/politics.ts'
import type { Sentences } from './shape.ts'

export const en: Sentences = joinParts(
  { prompts: {}, refusals: {}, procedures: {}, events: {}, verbs: common },
  command,
  operations,
  combat,
  logistics,
  politics,
)
