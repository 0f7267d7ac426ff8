import { joinParts, verbsAlone } from '@sandtable/kernel'
import type { CommonVerb } from './keys/shape.ts'
import { air } from './ja/air.ts'
import { combat } from './ja/combat.ts'
import { economy } from './ja/economy.ts'
import { movement } from './ja/movement.ts'
import { sequence } from './ja/sequence.ts'
import { world } from './ja/world.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = {
  done: '終了',
  halt: 'ここで止まる',
  yes: 'はい',
  no: 'いいえ',
}

export const ja: Sentences = joinParts(verbsAlone(common), sequence, movement, combat, economy, air, world)
