import type { PlanLine } from '@sandtable/bots'
import type { Stack } from '@sandtable/presentation'
import { createRoot, createSignal } from 'solid-js'
import { describe, expect, it, vi } from 'vitest'
import type { Advised } from '../../bots/protocol.ts'
import type { Report, Thinker } from '../../bots/thinker.ts'
import type { LocalGame } from '../../session/local-game.ts'
import { createAdvice } from '../../table/advice.ts'
import type { Position } from '../../table/position.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const line = (more: Partial<PlanLine>): PlanLine => ({
  text: { en: 'March', ja: '移動' },
  rule: '4.1',
  units: [1, 2],
  kind: 'march',
  from: 10,
  to: 20,
  ...more,
})

const at = (space: number, ...units: number[]): Stack =>
  ({ space, counters: units.map((unit) => ({ unit })), more: false, own: true }) as unknown as Stack

/** Seat 0 is asked in the movement phase; the thought ends when the test says so. */
function table() {
  const [isLive, setLive] = createSignal(true)
  const [stacks, setStacks] = createSignal<readonly Stack[]>([at(10, 1, 2)])
  const play = { stack: ['movement'], length: 0, isAsked: true, chance: 0 }
  const match = {
    get length() {
      return play.length
    },
    setup: {
      game: { text: () => ({ verb: () => 'March to' }), verbs: { march: { title: () => 'Lublin' } } },
    },
    play: {
      get stage() {
        return play.stack.at(-1)
      },
      get checkpoint() {
        return { stack: play.stack.map((stage) => ({ stage })) }
      },
      asked: () => (play.isAsked ? { question: { prompt: 'move', rule: '4.1' } } : undefined),
      offered: () => ({ march: [20] }),
      umpire: {
        chance: {
          get position() {
            return play.chance
          },
        },
      },
    },
  }
  const asked: { readonly seat: number; readonly level: string }[] = []
  const calls: string[] = []
  let report: Report = () => undefined
  let end: (advised: Advised | undefined) => void = () => undefined
  let fail: (problem: Error) => void = () => undefined
  const thinker = {
    advise: (asking: { seat: number; level: string }, told: Report) => {
      asked.push(asking)
      report = told
      const result = new Promise<Advised | undefined>((done, failed) => {
        end = done
        fail = failed
      })
      return { result, hurry: () => calls.push('hurry'), stop: () => calls.push('stop') }
    },
  } as unknown as Thinker
  const position = {
    offer: () => ({ done: true }),
    scene: () => ({ seat: 0, decisions: play.isAsked ? [{ seat: 0, prompt: 'move' }] : [] }),
    isLive,
    stacks,
  }
  const lesson = { isOn: false }
  const presentation = {
    placeOf: () => 'space',
    buttons: () => [{ answer: { verb: 'done' }, label: 'Set-up complete' }],
  }
  const advice = createAdvice({
    game: { match, presentation } as unknown as LocalGame,
    position: position as unknown as Position,
    thinker: () => Promise.resolve(thinker),
    isGuided: () => lesson.isOn,
  })
  return {
    ...advice,
    play,
    asked,
    calls,
    lesson,
    setLive,
    setStacks,
    report: (share: number) => report(share),
    end: (lines: readonly PlanLine[]) => end({ lines }),
    endWith: (advised: Advised) => end(advised),
    fail: () => fail(new Error('no')),
  }
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

const inRoot = (test: (made: ReturnType<typeof table>) => Promise<void>): Promise<void> =>
  createRoot(async (dispose) => {
    await test(table())
    dispose()
  })

const shown = async (made: ReturnType<typeof table>, ...lines: PlanLine[]): Promise<void> => {
  made.askAdvice()
  await soon()
  made.end(lines)
  await soon()
}

describe('a plan that is asked for', () => {
  it('is thought out by the best there is, for the one who asks, and shown', () =>
    inRoot(async (made) => {
      made.askAdvice()
      expect(made.advice()).toEqual({ state: 'thinking', progress: undefined })
      await soon()
      made.report(0.4)
      expect(made.advice()).toEqual({ state: 'thinking', progress: 0.4 })
      made.hurryAdvice()
      made.end([line({})])
      await soon()
      expect(made.advice()).toEqual({ state: 'there', lines: [{ ...line({}), isDone: false }] })
      expect([made.asked, made.calls]).toMatchObject([[{ seat: 0, level: 'hard' }], ['hurry']])
    }))

  it('says what would be answered where there is nothing to plan', () =>
    inRoot(async (made) => {
      made.askAdvice()
      await soon()
      made.endWith({ lines: [], instead: { verb: 'march', arg: 20 } })
      await soon()
      const said = made.advice()
      expect(said?.state === 'there' && said.lines).toMatchObject([
        { text: { en: 'The computer would choose: March to Lublin.' }, rule: '4.1', to: 20, kind: 'other' },
      ])
      made.askAdvice()
      await soon()
      made.endWith({ lines: [], instead: { verb: 'done' } })
      await soon()
      const pressed = made.advice()
      expect(pressed?.state === 'there' && pressed.lines[0]?.text.en).toBe(
        'The computer would choose: Set-up complete.',
      )
    }))

  it('stays while what it advises is carried out in a stage of its own, and not longer', () =>
    inRoot(async (made) => {
      made.play.stack = ['segment/activity']
      await shown(made, line({}))
      made.play.stack = ['segment', 'activation']
      made.play.length = 1
      made.noticeChange()
      expect(made.advice()?.state).toBe('there')
      made.play.stack = ['segment/activity']
      made.play.length = 0
      made.noticeChange()
      expect(made.advice()?.state, 'taken back').toBe('there')
      made.play.stack = ['segment', 'activation']
      made.play.length = 1
      made.noticeChange()
      made.play.stack = ['segment/activity']
      made.play.length = 2
      made.noticeChange()
      expect(made.advice()).toBe(undefined)
    }))

  it('is ticked off as it is carried out', () =>
    inRoot(async (made) => {
      await shown(made, line({}), line({ kind: 'hold', units: [], to: 20 }))
      const done = (): boolean[] => {
        const now = made.advice()
        return now?.state === 'there' ? now.lines.map(({ isDone }) => isDone) : []
      }
      made.setStacks([at(10, 2), at(20, 1)])
      made.noticeChange()
      expect(done()).toEqual([false, false])
      made.setStacks([at(20, 1, 2)])
      made.noticeChange()
      expect(done()).toEqual([true, false])
    }))

  it('is not done by units that stand where they are to leave from', () =>
    inRoot(async (made) => {
      const { text, rule, units, kind } = line({})
      await shown(made, { text, rule, units, kind, to: 20 })
      made.setStacks([at(20, 1, 2)])
      made.noticeChange()
      expect(made.advice()).toMatchObject({ lines: [{ isDone: false }] })
    }))

  it.each([
    ['the stage ends', { stack: ['combat'] }],
    ['somebody else is asked', { isAsked: false }],
    ['dice have fallen', { chance: 2 }],
  ])('goes when %s', (_, change) =>
    inRoot(async (made) => {
      await shown(made, line({}))
      Object.assign(made.play, change)
      made.noticeChange()
      expect(made.advice()).toBeUndefined()
    }),
  )

  it('is not shown over the past', () =>
    inRoot(async (made) => {
      await shown(made, line({}))
      made.setLive(false)
      expect(made.advice()).toBeUndefined()
      made.setLive(true)
      expect(made.advice()?.state).toBe('there')
    }))

  it('is given up when the player moves on before it is ready', () =>
    inRoot(async (made) => {
      made.askAdvice()
      await soon()
      made.noticeChange()
      expect([made.advice(), made.calls]).toEqual([undefined, ['stop']])
      made.end([line({})])
      await soon()
      expect(made.advice()).toBeUndefined()
    }))

  it('may not be had', () =>
    inRoot(async (made) => {
      made.askAdvice()
      await soon()
      made.fail()
      await soon()
      expect(made.advice()).toEqual({ state: 'failed' })
    }))

  it('is not to be had in a lesson, which says itself what to do', () =>
    inRoot(async (made) => {
      made.lesson.isOn = true
      expect(made.mayAskAdvice()).toBe(false)
      made.askAdvice()
      await soon()
      expect([made.advice(), made.asked]).toEqual([undefined, []])
    }))
})
