import type { ArgumentKind } from '@sandtable/kernel'
import type { Verb } from '../text/keys/command.ts'
import { hexArgument, pieceArgument } from './arguments.ts'

export const commandVerbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  arrive: pieceArgument,
  rebuild: pieceArgument,
  order: pieceArgument,
  restore: pieceArgument,
  'hold-back': pieceArgument,
  'place-in': hexArgument,
  'put-back': null,
  send: pieceArgument,
  'refuse-east': null,
  activate: hexArgument,
  entrench: hexArgument,
  recover: hexArgument,
  stop: null,
  pass: null,
  withdraw: null,
  'not-now': null,
  'not-this-turn': null,
  land: hexArgument,
  'enter-north': hexArgument,
  transport: pieceArgument,
  'rail-to': hexArgument,
  'sail-to': hexArgument,
}
