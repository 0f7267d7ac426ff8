import { type Match, type Move, readAction, type Refusal } from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import type { OptionSpecs } from '../syntax.ts'

export const MOVE_OPTIONS: OptionSpecs = {
  seat: { value: 's', help: 'who would do it' },
  verb: { value: 'v', help: 'what would be done' },
  arg: { value: 'a', help: 'with what or where to' },
  at: { value: 'n', help: 'look at the position after n actions' },
}

/** The move that --seat, --verb and --arg name, or why they name none. */
export function moveOf(args: Arguments, { play }: Match): Move | Refusal {
  const action = { seat: args.needed('seat'), verb: args.needed('verb') }
  const arg = args.text('arg')
  return readAction(play, arg === undefined ? action : { ...action, arg })
}
