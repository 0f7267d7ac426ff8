import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys/movement.ts'
import { hexArgument, hexsideArgument, pieceArgument } from './arguments.ts'

export const movementVerbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  unit: pieceArgument,
  stack: hexArgument,
  attack: pieceArgument,
  'attack-all': null,
  unblock: hexsideArgument,
  march: hexArgument,
  leave: pieceArgument,
  halt: null,
  stand: null,
  evade: null,
}
