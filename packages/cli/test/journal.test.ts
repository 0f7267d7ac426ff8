import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedFrom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { chooseScenario, findGame } from '../find-game.ts'
import { standingActions } from '../save/entry.ts'
import { Journal } from '../save/journal.ts'
import { keepOld } from '../save/keep-old.ts'
import { readSave } from '../save/read-save.ts'
import { headOf } from '../save/save-head.ts'
import { GAME, scratch } from './cli.ts'

const game = await findGame(GAME)
const setup = { game, scenario: chooseScenario(game, undefined), options: {}, seed: seedFrom('x') }
const head = headOf(setup, ['human', 'random'])
const action = (verb: string) => ({ seat: 'AH', verb })

describe('a journal', () => {
  it('grows by whole lines', () => {
    const path = join(scratch(), 'deep', 'game.jsonl')
    const journal = Journal.create(path, head)
    journal.append([action('a'), action('b')])
    journal.append([{ undo: 'AH' }, { redo: 'AH' }, { undo: 'AH' }, action('c')])
    journal.close()
    const saved = readSave(readFileSync(path, 'utf8'))
    expect(saved).toMatchObject({ head, bytes: readFileSync(path).length })
    if (typeof saved !== 'object') throw new Error('no save')
    expect(standingActions(saved.entries)).toEqual([action('a'), action('c')])
  })

  it('does not write into what another program has written', () => {
    const path = join(scratch(), 'game.jsonl')
    const journal = Journal.create(path, head)
    appendFileSync(path, '{"seat":"AH","verb":"done"}\n')
    expect(() => journal.append([action('a')])).toThrow(/another program/)
    expect(readFileSync(path, 'utf8')).not.toContain('"verb":"a"')
  })

  it('keeps older games under names of their own', () => {
    const path = join(scratch(), 'game.jsonl')
    Journal.create(path, head).close()
    expect([keepOld(path), keepOld(path)]).toEqual([1, 2].map((n) => path.replace('.jsonl', `.${n}.jsonl`)))
    expect(readFileSync(keepOld(path), 'utf8')).toBe(readFileSync(path, 'utf8'))
  })
})
