import { type Match, type Move, type Odds, odds } from '@sandtable/kernel'
import type { Command } from '../command.ts'
import { print } from '../print.ts'
import { Problem } from '../problem.ts'
import { MOVE_OPTIONS, moveOf } from '../records/move.ts'
import { oddsLines } from '../records/odds-lines.ts'
import { replayed } from '../records/open-record.ts'
import { refusalLine } from '../texts.ts'

export const oddsCommand: Command = {
  name: 'odds',
  summary: 'the chances of what an action leads to: exact, or sampled where there are too many outcomes',
  operands: ['record'],
  options: {
    ...MOVE_OPTIONS,
    until: { value: 'event', help: 'stop at the first event of this type, not at the next decision' },
  },
  async run(args, io) {
    const match = await replayed(args)
    const move = moveOf(args, match)
    if ('code' in move) throw new Problem(refusalLine(match.setup.game, move))
    const found = oddsOf(match, move, args.text('until'))
    return print(io, args, found, oddsLines(found, 'en'))
  },
}

function oddsOf(match: Match, move: Move, until: string | undefined): Odds {
  const found = odds(match.play, move, until === undefined ? {} : { until })
  if ('code' in found) throw new Problem(refusalLine(match.setup.game, found))
  return found
}
