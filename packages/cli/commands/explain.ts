import { type Match, type Move, type Refusal, whyNot } from '@sandtable/kernel'
import type { Command } from '../command.ts'
import { print } from '../print.ts'
import { MOVE_OPTIONS, moveOf } from '../records/move.ts'
import { replayed } from '../records/open-record.ts'
import { refusalText } from '../texts.ts'

const LEGAL = { en: 'This is legal.', ja: '合法です。' }

export const explainCommand: Command = {
  name: 'explain',
  summary: 'why something cannot be done, with the rule behind it',
  operands: ['record'],
  options: MOVE_OPTIONS,
  async run(args, io) {
    const match = await replayed(args)
    const move = moveOf(args, match)
    const refusal = refusalOf(match, move)
    if (!refusal) return print(io, args, { code: null, legal: true, text: LEGAL }, [LEGAL.en])
    const { code, rule, facts } = refusal
    const text = refusalText(match.setup.game, refusal)
    return print(io, args, { code, legal: false, rule, facts, text }, [
      `§${rule} ${text.en}`,
      `§${rule} ${text.ja}`,
      `(${code})`,
    ])
  },
}

const refusalOf = ({ play }: Match, move: Move | Refusal): Refusal | undefined =>
  'code' in move ? move : whyNot(play, move)
