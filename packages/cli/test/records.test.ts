import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@sandtable/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Position } from '../records/position.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'

interface Tally {
  readonly games: number
  readonly finished: number
  readonly results: Readonly<Record<string, number>>
  readonly decisions: number
  readonly decisionsPerSecond: number
}

const SERIES = [
  'selfplay',
  GAME,
  '--scenario',
  'krasnik',
  '--seats',
  'random,random',
  '--games',
  '3',
  '--seed',
  '7',
]
const directory = scratch()
const files = (where: string): string[] => readdirSync(where).toSorted()
let path = ''
let record: GameRecord
let tally: Tally

beforeAll(async () => {
  tally = await cliJson<Tally>([...SERIES, '--record', directory])
  path = join(directory, files(directory)[0] ?? '')
  record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord
})

/** A copy of the record with something changed. */
function altered(change: Partial<Record<keyof GameRecord, unknown>>): string {
  const copy = join(scratch(), 'record.json')
  writeFileSync(copy, JSON.stringify({ ...record, ...change }))
  return copy
}

describe('selfplay', () => {
  it('counts games, results and decisions', () => {
    expect(tally).toMatchObject({ games: 3, finished: 3 })
    expect(Object.keys(tally.results)).toEqual(['AH', 'RU', 'draw'])
    expect(Object.values(tally.results).reduce((a, b) => a + b)).toBe(3)
    expect(tally.decisions).toBeGreaterThan(100)
    expect(tally.decisionsPerSecond).toBeGreaterThan(0)
  })

  it('plays the same games again, alone or in parallel', async () => {
    const { results, decisions } = tally
    expect(await cliJson(SERIES)).toMatchObject({ results, decisions })
    const other = scratch()
    expect(await cliJson([...SERIES, '--parallel', '2', '--record', other])).toMatchObject({
      results,
      decisions,
    })
    for (const name of files(directory))
      expect(readFileSync(join(other, name), 'utf8')).toBe(readFileSync(join(directory, name), 'utf8'))
  })

  it('plays other games with another seed', async () => {
    expect((await cliJson<Tally>([...SERIES, '--seed', '8'])).decisions).not.toBe(tally.decisions)
  })
})

describe('verify', () => {
  it('finds a record true', async () => {
    const verdict = await cliJson(['verify', path])
    expect(verdict).toMatchObject({ ok: true, dice: true, finished: true, hashes: record.actions.length })
  })

  it('finds a record true that says who plays', async () => {
    const seated = altered({ seating: { seats: { AH: 'human', RU: 'hard' } } })
    expect(await cliJson(['verify', seated])).toMatchObject({ ok: true })
    expect((await cli(['verify', altered({ seating: ['human'] })])).err).toContain('who plays each seat')
  })

  it('accepts a record with nothing but the seed', async () => {
    const { game, edition, scenario, options, seed, actions } = record
    const bare = join(scratch(), 'bare.json')
    writeFileSync(bare, JSON.stringify({ game, edition, scenario, options, seed, actions }))
    expect(await cliJson(['verify', bare])).toMatchObject({ ok: true, dice: null, hashes: 0 })
  })

  const cases: [string, () => Partial<Record<keyof GameRecord, unknown>>, RegExp][] = [
    [
      'a changed action',
      () => ({ actions: record.actions.with(5, { seat: 'AH', verb: 'march', arg: '1.01' }) }),
      /refused/,
    ],
    ['a left out action', () => ({ actions: record.actions.toSpliced(5, 1) }), /hashes|refused|hash/],
    ['a changed hash', () => ({ hashes: `0000${record.hashes?.slice(4) ?? ''}` }), /another hash/],
    ['a changed last hash', () => ({ hash: '0'.repeat(16) }), /another hash/],
    ['too few hashes', () => ({ hashes: record.hashes?.slice(4) }), /hashes/],
    ['other dice', () => ({ seed: 'f'.repeat(64) }), /published/],
    ['other dice with a new seal', () => ({ seed: 'f'.repeat(64), commitment: undefined }), /hash/],
  ]
  it.each(cases)('finds %s', async (_, change, message) => {
    const copy = altered(change())
    const verdict = await cliJson<{ readonly problem: string }>(['verify', copy], 1)
    expect(verdict).toMatchObject({ ok: false })
    expect(verdict.problem).toMatch(message)
    expect((await cli(['verify', copy])).out).toMatch(/^not true: /)
  })
})

describe('exec', () => {
  it('shows the end of a finished game', async () => {
    const position = await cliJson<Position>(['exec', path])
    expect(position).toMatchObject({ stage: 'end', trail: [], asking: [], hash: record.hash })
    expect(Object.keys(position.outcome?.scores ?? {})).toEqual(['AH', 'RU'])
  })

  it('shows who is asked what in the middle, with the offered set', async () => {
    for (let at = 0; at < record.actions.length; at += 17) {
      const position = await cliJson<Position>(['exec', path, '--at', String(at)])
      const next = record.actions[at]
      const asking = position.asking.find(({ seat }) => seat === next?.seat)
      expect(asking?.prompt.en).not.toBe('')
      expect(asking?.prompt.ja).not.toBe('')
      const choices = asking?.choose[next?.verb ?? '']
      expect(choices === true ? [undefined] : choices).toContain(next?.arg)
      expect(position.outcome).toBeNull()
    }
  })

  it('shows a seat its own view and question only', async () => {
    const at = ['--at', '30']
    const all = await cliJson<Position>(['exec', path, ...at])
    const asked = all.asking[0]?.seat ?? ''
    const other = asked === 'AH' ? 'RU' : 'AH'
    const own = await cliJson<Position>(['exec', path, ...at, '--seat', asked])
    const theirs = await cliJson<Position>(['exec', path, ...at, '--seat', other])
    expect(own.asking).toEqual(all.asking)
    expect(theirs).toMatchObject({ asking: [], waitingFor: [asked], hash: all.hash })
    const sizes = [own, theirs, all].map(({ view }) => JSON.stringify(view).length)
    expect(Math.max(...sizes)).toBe(sizes[2])
    expect(JSON.stringify(own.view)).not.toBe(JSON.stringify(theirs.view))
  })

  it('refuses what it cannot show', async () => {
    for (const argv of [
      ['--at', '99999'],
      ['--at', 'x'],
      ['--seat', 'XX'],
    ])
      expect((await cli(['exec', path, ...argv])).code).toBe(2)
    const bad = await cli(['exec', altered({ actions: record.actions.toSpliced(5, 1), hashes: undefined })])
    expect(bad.err).toMatch(/does not replay: action \d+/)
    expect((await cli(['exec', altered({ edition: 99 })])).err).toContain('edition')
  })
})

describe('explain', () => {
  const asked = (...argv: string[]) => ['explain', path, '--at', '0', ...argv]

  it('tells the rule behind a refusal in both languages', async () => {
    const why = await cliJson(asked('--seat', 'AH', '--verb', 'stack', '--arg', '1.01'))
    expect(why).toMatchObject({ code: 'no-unit-of-yours', rule: '4.2', facts: {} })
    expect(why).toHaveProperty('text.en')
    expect(why).toHaveProperty('text.ja')
    expect((await cli(asked('--seat', 'AH', '--verb', 'stack', '--arg', '1.01'))).out).toContain('§4.2')
  })

  it('says so if it is legal', async () => {
    expect(await cliJson(asked('--seat', 'AH', '--verb', 'done'))).toMatchObject({ code: null, legal: true })
  })

  it('explains nonsense too', async () => {
    expect(await cliJson(asked('--seat', 'AH', '--verb', 'fly'))).toMatchObject({ code: 'unknown-verb' })
    expect(await cliJson(asked('--seat', 'RU', '--verb', 'done'))).toMatchObject({
      code: 'not-your-decision',
    })
    expect((await cli(asked('--seat', 'AH'))).code).toBe(2)
  })
})

describe('odds', () => {
  it('gives exact chances that sum to one', async () => {
    const fights = record.actions.flatMap(({ verb, seat }, at) => (verb === 'fight' ? [{ at, seat }] : []))
    expect(fights.length).toBeGreaterThan(0)
    for (const { at, seat } of fights.slice(0, 3)) {
      const argv = ['odds', path, '--at', String(at), '--seat', seat, '--verb', 'fight']
      const { outcomes } = await cliJson<{ readonly outcomes: readonly { readonly p: number }[] }>(argv)
      expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12)
      expect((await cli(argv)).out).toMatch(/^ *\d+\.\d% {2}#+/)
    }
  })

  it('refuses what is not legal with the rule', async () => {
    const { code, err } = await cli([
      'odds',
      path,
      '--at',
      '0',
      '--seat',
      'AH',
      '--verb',
      'stack',
      '--arg',
      '1.01',
    ])
    expect(code).toBe(2)
    expect(err).toContain('rule 4.2')
  })
})
