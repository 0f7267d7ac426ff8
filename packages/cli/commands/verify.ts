import {
  commitmentOf,
  type Game,
  type GameRecord,
  HASH_DIGITS,
  hasOurHashes,
  replay,
  setupOf,
} from '@sandtable/kernel'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { print } from '../print.ts'
import { orProblem } from '../problem.ts'
import { openRecord } from '../records/open-record.ts'
import { outcomeOf, type Position } from '../records/position.ts'
import { refusalText } from '../texts.ts'

interface Verdict {
  readonly ok: boolean
  readonly actions: number
  /** how many positions the record carries a hash of */
  readonly hashes: number
  /** the hashes were taken otherwise than today and could not be compared */
  readonly oldHashes?: true
  /** the seed is the one that was published at the start; null if none was */
  readonly dice: boolean | null
  readonly finished?: boolean
  readonly outcome?: Position['outcome']
  readonly hash?: string
  /** number of the first bad action, 0 for the head of the record */
  readonly at?: number
  readonly problem?: string
}

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'plays a record again and checks every action, hash and the dice',
  operands: ['record'],
  options: {},
  notes: ['Exit code 1 if the record is readable but not true.'],
  async run(args, io) {
    const { game, record } = await openRecord(args.operand(0))
    const verdict = verdictOn(game, record)
    print(io, args, verdict, [verdictLine(verdict)])
    return verdict.ok ? EXIT.good : EXIT.found
  },
}

function verdictOn(game: Game, record: GameRecord): Verdict {
  const { actions, hashes, hash } = record
  const dice = diceMatch(record)
  const counted = { actions: actions.length, hashes: Math.floor((hashes?.length ?? 0) / HASH_DIGITS), dice }
  const isOld = hashes !== undefined && !hasOurHashes(record, game)
  const known = isOld ? { ...counted, oldHashes: true as const } : counted
  const bad = (at: number, problem: string): Verdict => ({ ok: false, ...known, at, problem })
  if (dice === false) return bad(0, 'the seed is not the one published at the start')
  orProblem(setupOf(game, record))
  if (hashes !== undefined && hashes.length !== actions.length * HASH_DIGITS)
    return bad(0, `there are ${actions.length} actions but ${known.hashes} hashes`)
  const result = replay(game, record)
  if ('mismatch' in result) {
    const { at, problem, refusal } = result.mismatch
    return bad(at, refusal ? `${problem}: ${refusalText(game, refusal).en} (rule ${refusal.rule})` : problem)
  }
  const { play } = result.match
  return {
    ok: true,
    ...known,
    finished: play.isOver,
    outcome: outcomeOf(play),
    hash: isOld ? play.hash() : (hash ?? play.hash()),
  }
}

function diceMatch({ seed, commitment }: Partial<GameRecord>): boolean | null {
  return seed === undefined || !commitment ? null : commitmentOf(seed) === commitment
}

function verdictLine({
  ok,
  actions,
  hashes,
  oldHashes,
  dice,
  finished,
  at = 0,
  problem = '',
}: Verdict): string {
  if (!ok) return `not true: ${at === 0 ? 'head of the record' : `action ${at}`}: ${problem}`
  const kind = oldHashes ? ' of an older kind, not compared' : ''
  const seals = `${hashes} hashes${kind}, dice ${dice === true ? 'as published' : 'never published beforehand'}`
  return `true: ${actions} actions, ${seals}, ${finished === true ? 'finished' : 'still running'}`
}
