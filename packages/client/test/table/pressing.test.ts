import type { Answer } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { createPressing } from '../../table/pressing.ts'

const join = (arg: number): Answer => ({ verb: 'join', arg })

/** A table where units join one by one, or all of them at once. */
function joining(units: readonly number[], isBarred = false) {
  const steps: number[][] = [[]]
  const chosen = (): readonly number[] => steps.at(-1) ?? []
  const said: string[] = []
  const isDeaf = { now: false }
  const clock = { now: 0 }
  const meant: { now: string | undefined } = { now: undefined }
  const left: { now: string | undefined } = { now: undefined }
  const pressing = createPressing(
    {
      act: ({ verb, arg }) =>
        void steps.push(verb === 'all' ? [...units] : [...chosen(), ...(arg === undefined ? [] : [arg])]),
      canUndo: () => !isBarred && steps.length > 1,
      undo: () => {
        if (isBarred) said.push('no')
        else steps.pop()
      },
    },
    { version: () => steps.length, purpose: () => meant.now, setPurpose: (verb) => (meant.now = verb) },
    ({ arg }) => arg !== undefined && units.includes(arg) && !chosen().includes(arg),
    (unit) => chosen().includes(unit),
    {
      isDeafTo: () => isDeaf.now,
      secondHalf: () => {
        const pressed = clock.now
        return () => clock.now - pressed < 400
      },
      byPress: (act) => act(),
    },
    () => left.now,
  )
  return { ...pressing, chosen, said, meant, isDeaf, clock, left }
}

const button = (answer: Answer, then?: readonly Answer[]): Button => ({
  answer,
  label: '',
  key: '',
  tone: 'plain',
  ...(then ? { then } : {}),
})

describe('a button', () => {
  test('that needs a place says what clicks are for, and pressed again that they are free', () => {
    const table = joining([1, 2])
    const aiming: Button = { ...button({ verb: 'join' }), aims: true }
    table.press(aiming)
    expect(table.meant.now).toBe('join')
    expect(table.chosen()).toEqual([])
    table.press(aiming)
    expect(table.meant.now).toBeUndefined()
  })

  test('gives its answers one after the other, as far as they are offered then', () => {
    const table = joining([1, 2, 3])
    table.press(button(join(2), [join(1), join(2), join(9)]))
    expect(table.chosen()).toEqual([2, 1])
  })
})

test('a press meant for the question before is dropped', () => {
  const table = joining([1, 2])
  table.isDeaf.now = true
  table.press(button(join(1)))
  expect(table.chosen()).toEqual([])
  table.isDeaf.now = false
  table.press(button(join(1)))
  expect(table.chosen()).toEqual([1])
})

describe('a button with a warning', () => {
  const warned: Button = { ...button(join(1)), warning: 'it is lost' }
  test('shows what would come of it until it is put off', () => {
    const table = joining([1, 2])
    table.press(warned)
    expect(table.warnedOf()).toEqual(join(1))
    expect([table.putOff(), table.putOff()]).toEqual([true, false])
    expect([table.warnedOf(), table.warning(), table.chosen()]).toEqual([undefined, undefined, []])
  })

  test('says it, and does it when pressed again', () => {
    const table = joining([1, 2])
    table.press(warned)
    expect([table.warning(), table.chosen()]).toEqual(['it is lost', []])
    table.clock.now = 400
    table.press(warned)
    expect([table.warning(), table.chosen()]).toEqual([undefined, [1]])
  })
  test('is deaf to the second half of a double click: nobody has read it yet', () => {
    const table = joining([1, 2])
    table.press(warned)
    table.clock.now = 150
    table.press(warned)
    expect([table.warning(), table.chosen()]).toEqual(['it is lost', []])
    table.clock.now = 400
    table.press(warned)
    expect(table.chosen()).toEqual([1])
  })
  test('asks again when something else was done meanwhile', () => {
    const table = joining([1, 2])
    table.press(warned)
    table.press(button(join(2)))
    expect(table.warning()).toBeUndefined()
    table.press(warned)
    expect([table.warning(), table.chosen()]).toEqual(['it is lost', [2]])
  })
})

describe('taking one out of those chosen', () => {
  test('goes back to before it and chooses the others again', () => {
    const table = joining([1, 2, 3])
    table.press(button(join(1), [join(2), join(3)]))
    table.unchoose({ label: '', unit: 2, again: [join(1), join(3)] })
    expect(table.chosen()).toEqual([1, 3])
  })

  test('works where all were chosen at once', () => {
    const table = joining([1, 2, 3])
    table.press(button({ verb: 'all' }))
    table.unchoose({ label: '', unit: 1, again: [join(2), join(3)] })
    expect(table.chosen()).toEqual([2, 3])
  })

  test('says so where nothing can be taken back', () => {
    const table = joining([1, 2], true)
    table.press(button(join(1)))
    table.unchoose({ label: '', unit: 1, again: [] })
    expect(table.chosen()).toEqual([1])
    expect(table.said).toEqual(['no'])
  })
})

test('ending asks back while the staff has not done its part, and nothing else does', () => {
  const table = joining([1, 2])
  table.left.now = 'Your staff has not done its part yet.'
  table.press(button(join(1)))
  expect(table.chosen()).toEqual([1])
  const end: Button = { ...button({ verb: 'all' }), tone: 'primary' }
  table.press(end)
  expect([table.chosen(), table.warning()]).toEqual([[1], 'Your staff has not done its part yet.'])
  table.clock.now = 1000
  table.press(end)
  expect(table.chosen()).toEqual([1, 2])
})
