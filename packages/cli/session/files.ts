import { existsSync } from 'node:fs'
import { type GameRecord, readRecord, recordOf, setupOf, writeRecord } from '@sandtable/kernel'
import { readText, writeWhole } from '../files.ts'
import { Problem } from '../problem.ts'
import { recordAt } from '../records/open-record.ts'
import { Journal } from '../save/journal.ts'
import { keepOld } from '../save/keep-old.ts'
import { restore } from '../save/restore.ts'
import { headOf } from '../save/save-head.ts'
import type { MenuDecision } from './decision.ts'
import { type Next, notice } from './moves.ts'
import type { Session } from './session.ts'
import type { GameTable } from './table.ts'

/** save <file>: a record that exec, verify and load can read */
export function save(session: Session, _: MenuDecision, path: string): Next {
  const { match, words } = session
  if (path === '') return notice(session, 'unclear', words.saveHow)
  return trying(session, () => {
    if (existsSync(path) && !isRecordOf(path, match.setup.game.id))
      return notice(session, 'not-saved', words.notOverwritten(path))
    writeWhole(path, writeRecord(recordOf(match)))
    return notice(session, 'saved', words.saved(path))
  })
}

function isRecordOf(path: string, gameId: string): boolean {
  const record = readRecord(readText(path))
  return typeof record !== 'string' && record.game === gameId
}

/** load <file>: the game under way keeps its file under another name */
export function load(session: Session, _: MenuDecision, path: string): Next {
  const { match, words } = session
  if (path === '') return notice(session, 'unclear', words.loadHow)
  return trying(session, () => {
    const record = recordAt(path)
    if (record.game !== match.setup.game.id) throw new Problem(`it is a record of ${record.game}`)
    if (record.scenario !== match.setup.scenario.id)
      return notice(session, 'not-loaded', words.otherScenario(record.scenario))
    const { table, kept } = tableFrom(session.table, record)
    session.change(table)
    notice(session, 'loaded', words.loaded(path, record.actions.length), words.keptOld(kept))
    return 'next'
  })
}

/** A table with the recorded game, saved where the old one was. */
function tableFrom(old: GameTable, record: GameRecord): { readonly table: GameTable; readonly kept: string } {
  const { players, journal } = old
  const setup = setupOf(old.match.setup.game, record)
  if (typeof setup === 'string') throw new Problem(setup)
  const head = headOf(setup, players)
  // Played through before anything is touched: a bad record changes nothing.
  const match = restore(setup.game, { head, entries: record.actions, bytes: 0 }, 'the record')
  const kept = keepOld(journal.path)
  return { table: { match, journal: Journal.create(journal.path, head, record.actions), players }, kept }
}

/** A file that cannot be used is no reason to end the game. */
function trying(session: Session, work: () => Next): Next {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return notice(session, 'failed', session.words.failed(error.message))
  }
}
