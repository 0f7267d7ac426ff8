import { describe, expect, it } from 'vitest'
import { createLog } from '../chapters.ts'
import { createGleaning } from '../gleaning.ts'
import type { Told } from '../scene.ts'

/** Something that happened: `> a` opens the chapter a, everything else is told in it. */
const said = (at: number, type: string): Told => ({ at, event: { type, rule: '1' } })
const story = (...types: readonly string[]): Told[] => types.map((type, i) => said(i + 1, type))
const retold = (told: readonly Told[]): Told[] => told.map((each) => ({ ...each }))

function counted() {
  const asked = { lines: 0, opens: 0 }
  const log = createLog<Told extends Told<infer T> ? T : never, string>({
    start: 'before',
    opens: ({ event }) => {
      asked.opens++
      return event.type.startsWith('> ') ? event.type.slice(2) : undefined
    },
    isHeading: ({ event }) => event.type.startsWith('> '),
    title: (place, language) => `${place} (${language})`,
    nation: (place) => (place === 'nobody' ? undefined : place),
    lines: ({ told, nation = 'none' }) =>
      told.map(({ at, event }) => {
        asked.lines++
        return { at, text: `${nation}: ${event.type}`, rule: event.rule, minor: false }
      }),
    mayPart: ({ event }) => event.type !== 'and',
  })
  return { log, asked }
}

const TALE = ['early', '> red', 'a', 'b', '> blue', 'c', '> nobody', '> red', 'd', 'e', '> end', 'f']

describe('a log', () => {
  it('tells each chapter under its heading, and none of those that say nothing', () => {
    const groups = counted().log(story(...TALE), 'en')
    expect(
      groups.map(({ title, nation, at, lines }) => [title, nation, at, lines.map(({ text }) => text)]),
    ).toEqual([
      ['before (en)', 'before', 1, ['before: early']],
      ['red (en)', 'red', 2, ['red: a', 'red: b']],
      ['blue (en)', 'blue', 5, ['blue: c']],
      ['red (en)', 'red', 8, ['red: d', 'red: e']],
      ['end (en)', 'end', 11, ['end: f']],
    ])
  })

  it('is the same built on event by event, taken back, told otherwise, or told at once', () => {
    const { log } = counted()
    let told = story(...TALE)
    const check = (): void => expect(log(told, 'en')).toEqual(counted().log(retold(told), 'en'))
    for (let count = 0; count <= TALE.length; count++) {
      told = story(...TALE).slice(0, count)
      check()
    }
    const whole = story(...TALE)
    for (const count of [12, 11, 10, 7, 6, 3, 1, 0, 12, 5]) {
      told = whole.slice(0, count)
      check()
      told = [...told, said(90, '> green'), said(91, 'other'), said(92, 'and')]
      check()
    }
  })

  it('asks about what is new, and leaves chapters that have not changed the same objects', () => {
    const { log, asked } = counted()
    const told = story(...TALE)
    const before = log(told, 'en')
    Object.assign(asked, { lines: 0, opens: 0 })
    const after = log([...told, said(13, 'g')], 'en')
    expect(asked).toEqual({ lines: 2, opens: 1 })
    expect(after.map((group, i) => group === before[i])).toEqual([true, true, true, true, false])
    expect(log([...told], 'en').slice(0, 4)).toEqual(before.slice(0, 4))
  })

  it('tells a long chapter in parts, never between what belongs together', () => {
    const { log, asked } = counted()
    const events = ['> red', ...Array.from({ length: 200 }, (_, i) => (i % 10 > 3 ? 'and' : `event ${i}`))]
    const told = story(...events)
    log(told, 'en')
    asked.lines = 0
    const [group] = log([...told, said(300, 'last')], 'en')
    expect(group?.lines).toHaveLength(201)
    expect(asked.lines).toBeLessThanOrEqual(50)
  })

  it('is told in another language, and to other eyes, from their own beginning', () => {
    const { log } = counted()
    const told = story(...TALE)
    const other = story('> blue', 'secret', ...TALE)
    expect(log(told, 'en')[0]?.title).toBe('before (en)')
    expect(log(told, 'ja')[0]?.title).toBe('before (ja)')
    expect(log(other, 'en')).toEqual(counted().log(retold(other), 'en'))
    expect(log(told, 'en')).toEqual(counted().log(retold(told), 'en'))
  })
})

describe('what is gleaned from a story', () => {
  const gleaning = () => {
    let asked = 0
    const heads = createGleaning(({ event }: Told) => {
      asked++
      return event.type.startsWith('> ') ? event.type : undefined
    })
    return { heads, asked: () => asked }
  }

  it('is the same read on, taken back or read at once', () => {
    const { heads } = gleaning()
    const whole = story(...TALE)
    for (const count of [0, 2, 5, 12, 9, 8, 7, 3, 12, 0, 4]) {
      const told = [...whole.slice(0, count), said(99, '> new'), said(100, 'more')]
      expect(heads(told)).toEqual(gleaning().heads(retold(told)))
      expect(heads(whole.slice(0, count))).toEqual(gleaning().heads(retold(whole.slice(0, count))))
    }
  })

  it('asks about what is new, and is the same list as long as that gives nothing', () => {
    const { heads, asked } = gleaning()
    const told = story(...TALE)
    const found = heads(told)
    const before = asked()
    expect(heads([...told, said(13, 'g')])).toBe(found)
    expect(asked() - before).toBe(1)
    expect(heads([...told, said(13, '> h')])).toEqual([...found, '> h'])
    expect(found, 'what was given stays as it was').toHaveLength(5)
  })
})
