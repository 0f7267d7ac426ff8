import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys.ts'
import { battleVerbs } from './battle.ts'
import { commandVerbs } from './command.ts'
import { movementVerbs } from './movement.ts'
import { retreatVerbs } from './retreat.ts'
import { scenarioVerbs } from './scenario.ts'

export const VERBS: Readonly<Record<Verb, ArgumentKind | null>> = {
  done: null,
  yes: null,
  no: null,
  ...commandVerbs,
  ...movementVerbs,
  ...battleVerbs,
  ...retreatVerbs,
  ...scenarioVerbs,
}
