/** Every verb and the kind of its argument. */
import type { ArgumentKind } from '@sandtable/kernel'
import type * as battle from '../text/keys/battle.ts'
import type * as command from '../text/keys/command.ts'
import type * as movement from '../text/keys/movement.ts'
import type * as retreat from '../text/keys/retreat.ts'
import type * as scenario from '../text/keys/scenario.ts'
import type { Verb } from '../text/keys.ts'
import { hexArgument, hexsideArgument, optionsArgument, pieceArgument } from './arguments.ts'

type Arguments<V extends string> = Readonly<Record<V, ArgumentKind | null>>

const commandVerbs: Arguments<command.Verb> = {
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

const movementVerbs: Arguments<movement.Verb> = {
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

export const battleVerbs: Arguments<battle.Verb> = {
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

const retreatVerbs: Arguments<retreat.Verb> = {
  stay: null,
  'fall-back': null,
  retreat: hexArgument,
  'split-off': pieceArgument,
  'halt-here': null,
  suffer: pieceArgument,
  'recover-unit': pieceArgument,
}

const scenarioVerbs: Arguments<scenario.Verb> = {
  station: pieceArgument,
  options: optionsArgument,
  redeploy: pieceArgument,
  'redeploy-to': hexArgument,
}

export const VERBS: Arguments<Verb> = {
  done: null,
  yes: null,
  no: null,
  ...commandVerbs,
  ...movementVerbs,
  ...battleVerbs,
  ...retreatVerbs,
  ...scenarioVerbs,
}
