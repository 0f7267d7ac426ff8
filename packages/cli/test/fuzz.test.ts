import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@sandtable/games'
import { readRecord } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { type FuzzReport, runFuzz } from '../fuzz/run-fuzz.ts'
import { shrink } from '../fuzz/run-fuzz.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'
import { type Fault, TOY_RULES, toyGame } from './toy.ts'

const fuzzToy = (fault: Fault, directory: string): Promise<FuzzReport> =>
  runFuzz({
    game: toyGame(fault),
    ruleIds: TOY_RULES,
    seed: '1',
    games: 3,
    until: Infinity,
    directory,
    stop: new AbortController().signal,
    watch: () => undefined,
  })

describe('fuzz', () => {
  it('finds nothing in some games', async () => {
    const out = join(scratch(), 'fuzz')
    const report = await cliJson<FuzzReport>(['fuzz', GAME, '--games', '3', '--seed', '4', '--out', out])
    expect(report).toMatchObject({ games: 3, accepted: 0, failures: [] })
    expect(report.decisions).toBeGreaterThan(200)
    expect(report.hostile).toBeGreaterThan(report.decisions)
    expect(existsSync(out)).toBe(false)
  })

  it('stops when time is up', async () => {
    const { code, out } = await cli(['fuzz', GAME, '--minutes', '0.005'])
    expect(code).toBe(0)
    expect(out).toContain('nothing found')
  })

  it('goes through all games', async () => {
    const { code, out } = await cli(['fuzz', '--all', '--minutes', '0.001'])
    expect(code).toBe(0)
    for (const { title } of GAMES) expect(out).toContain(`${title.en}\n`)
  })

  it('finds nothing wrong with a sound game', async () => {
    expect(await fuzzToy('none', scratch())).toMatchObject({ games: 3, accepted: 0, failures: [] })
  })

  it.each([
    ['invariant', 'invariant', 4],
    ['throws', 'exception', 5],
    ['stuck', 'stuck', 3],
    ['words', 'words', 0],
  ] as const)(
    'finds a toy that fails by %s, and shrinks it to the shortest game',
    async (fault, kind, least) => {
      const { failures } = await fuzzToy(fault, scratch())
      const [failure] = failures
      expect(failure).toMatchObject({ kind })
      const record = readRecord(readFileSync(failure?.record ?? '', 'utf8'))
      if (typeof record === 'string') throw new Error(record)
      expect(record.actions.length).toBe(failure?.actions)
      // Adding only twos shows it soonest, but what was played need not hold enough of them.
      expect(record.actions.length).toBeGreaterThanOrEqual(least)
      expect(record.actions.length).toBeLessThanOrEqual(2 * least)
    },
  )
})

describe('shrink', () => {
  const actions = Array.from({ length: 50 }, (_, i) => ({ seat: 'A', verb: String(i) }))
  it('keeps exactly what is needed', () => {
    const needed = ['7', '31']
    const short = shrink(actions, (some) => {
      const last = some.findIndex(({ verb }) => verb === '31')
      return needed.every((verb) => some.some((each) => each.verb === verb)) ? last + 1 : undefined
    })
    expect(short.map(({ verb }) => verb)).toEqual(needed)
  })

  it('leaves alone what does not show again', () => {
    expect(shrink(actions, () => undefined)).toBe(actions)
  })
})
