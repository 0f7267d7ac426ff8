import { joinParts, verbsAlone } from '@sandtable/kernel'
import type { CommonVerb } from './keys/shape.ts'
import { air } from './en/air.ts'
import { combat } from './en/combat.ts'
import { economy } from './en/economy.ts'
import { movement } from './en/movement.ts'
import { sequence } from './en/sequence.ts'
import { world } from './en/world.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = { done: 'Done', halt: 'Halt here', yes: 'Yes', no: 'No' }

export const en: Sentences = joinParts(verbsAlone(common), sequence, movement, combat, economy, air, world)
