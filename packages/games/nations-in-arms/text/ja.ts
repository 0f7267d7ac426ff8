import { joinParts, verbsAlone } from '@sandtable/kernel'
import { battle } from './ja/battle.ts'
import { movement } from './ja/movement.ts'
import { reaction } from './ja/reaction.ts'
import { sequence } from './ja/sequence.ts'
import { siege } from './ja/siege.ts'
import { stacking } from './ja/stacking.ts'
import { supply } from './ja/supply.ts'
import type { CommonVerb } from './keys/shape.ts'
import type { Sentences } from './shape.ts'

const common: Readonly<Record<CommonVerb, string>> = {
  done: '終了',
  halt: 'ここで止まる',
  yes: 'はい',
  no: 'いいえ',
}

export const ja: Sentences = joinParts(
  verbsAlone(common),
  sequence,
  stacking,
  movement,
  reaction,
  supply,
  battle,
  siege,
)
