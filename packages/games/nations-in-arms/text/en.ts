import { joinParts, verbsAlone } from '@sandtable/kernel'
import { battle } from './en/battle.ts'
import { movement } from './en/movement.ts'
import { reaction } from './en/reaction.ts'
import { sequence } from './en/sequence.ts'
import { siege } from './en/siege.ts'
import { stacking } from './en/stacking.ts'
import { supply } from './en/supply.ts'
import type { CommonVerb } from './keys/shape.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = { done: 'Done', halt: 'Halt here', yes: 'Yes', no: 'No' }

export const en: Sentences = joinParts(
  verbsAlone(common),
  sequence,
  stacking,
  movement,
  reaction,
  supply,
  battle,
  siege,
)
