import { joinParts } from '@sandtable/kernel'
import { battle } from './en/battle.ts'
import { command } from './en/command.ts'
import { common } from './en/common.ts'
import { movement } from './en/movement.ts'
import { retreat } from './en/retreat.ts'
import { scenario } from './en/scenario.ts'
import type { Sentences } from './shape.ts'

export const en: Sentences = joinParts(
  { prompts: {}, refusals: {}, procedures: {}, events: {}, verbs: common },
  command,
  movement,
  battle,
  retreat,
  scenario,
)
