import type { Command } from '../command.ts'
import { print } from '../print.ts'
import { replayed } from '../records/open-record.ts'
import { positionLines, positionOf } from '../records/position.ts'
import { findSeat } from '../seats.ts'

export const execCommand: Command = {
  name: 'exec',
  summary: 'where a recorded game stands and who is asked what',
  operands: ['record'],
  options: {
    seat: { value: 's', help: 'what this seat sees; without it the referee, who sees all' },
    at: { value: 'n', help: 'look at the position after n actions' },
  },
  async run(args, io) {
    const { play } = await replayed(args)
    const id = args.text('seat')
    const position = positionOf(play, id === undefined ? undefined : findSeat(play.setup.scenario, id))
    return print(io, args, position, positionLines(play, position))
  },
}
