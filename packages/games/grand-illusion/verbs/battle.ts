import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys/battle.ts'
import { hexArgument, pieceArgument } from './arguments.ts'

export const battleVerbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  battle: hexArgument,
  bombard: pieceArgument,
  massed: null,
  target: pieceArgument,
  retire: null,
  skirmish: null,
  counterattack: null,
  accept: null,
  place: pieceArgument,
  pair: pieceArgument,
  alone: null,
  opposite: pieceArgument,
  'by-the-book': null,
  behind: pieceArgument,
  engage: pieceArgument,
  strike: pieceArgument,
}
