import { joinParts } from '@sandtable/kernel'
import { battle } from './ja/battle.ts'
import { command } from './ja/command.ts'
import { common } from './ja/common.ts'
import { movement } from './ja/movement.ts'
import { retreat } from './ja/retreat.ts'
import { scenario } from './ja/scenario.ts'
import type { Sentences } from './shape.ts'

export const ja: Sentences = joinParts(
  { prompts: {}, refusals: {}, procedures: {}, events: {}, verbs: common },
  command,
  movement,
  battle,
  retreat,
  scenario,
)
