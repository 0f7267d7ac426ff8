import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys/retreat.ts'
import { hexArgument, pieceArgument } from './arguments.ts'

export const retreatVerbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  stay: null,
  'fall-back': null,
  retreat: hexArgument,
  'split-off': pieceArgument,
  'halt-here': null,
  suffer: pieceArgument,
  'recover-unit': pieceArgument,
}
