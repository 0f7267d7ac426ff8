/** A click that could mean several things asks which, at a real table. */
import type { Answer } from '@sandtable/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LocalGame } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'
import { newGame, presentationOf, sitDown } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

let table: Table
let game: LocalGame

/** The first round of a game of people, with the first card played for OPS. */
beforeEach(async () => {
  const presentation = await presentationOf('illusions-of-glory')
  ;({ table, game } = sitDown(newGame(presentation, 'mobilization', undefined, true)))
  for (let n = 0; n < 40 && asked() !== 'activate'; n++) table.act(opening())
})
const asked = (): string | undefined => game.match.play.asked(game.toDecide ?? -1)?.question.prompt

/** A card for OPS where there is one, else the first answer there is. */
function opening(): Answer {
  const offer = game.match.play.offered(game.toDecide ?? -1) ?? {}
  const verb = ['ops', ...Object.keys(offer)].find((each) => offer[each] !== undefined) ?? ''
  const options = offer[verb]
  return typeof options === 'object' ? { verb, arg: options[0] ?? -1 } : { verb }
}

/** An enemy that so many spaces could be activated against. */
function enemy(isEnough: (spaces: number) => boolean): { space: number; from: number[] } {
  const answers = table.presentation.ahead?.(sceneNow())?.answers ?? new Map<number, readonly Answer[]>()
  const [found] = [...answers].filter(([, each]) => isEnough(each.length))
  if (!found) throw new Error('no such enemy')
  return { space: found[0], from: found[1].map(({ arg }) => arg ?? -1) }
}
const sceneNow = () => {
  let scene: Parameters<NonNullable<typeof table.presentation.ahead>>[0] | undefined
  const { presentation } = table
  const { buttons } = presentation
  presentation.buttons = (shown) => {
    scene = shown
    return buttons(shown)
  }
  table.buttons()
  presentation.buttons = buttons
  if (!scene) throw new Error('no scene')
  return scene
}

test('an enemy that one space could attack: it is named before it is activated, with the odds', () => {
  const { space, from } = enemy((spaces) => spaces === 1)
  table.hover(space)
  const name = table.presentation.spaceName(from[0] ?? -1, 'en')
  expect(table.preview()?.title).toContain(name)
  expect(table.fight()?.charts).not.toEqual([])
  const before = game.match.length
  table.choose(space)
  expect(game.match.last).toMatchObject({ verb: 'attack' })
  expect(game.match.length).toBeGreaterThan(before)
})

test('an enemy that several could attack: nothing is spent, they are lit and have buttons', () => {
  const { space, from } = enemy((spaces) => spaces > 1)
  const before = game.match.length
  table.choose(space)
  expect(game.match.length).toBe(before)
  expect([...table.glow().spaces].sort()).toEqual([...from].sort())
  expect(table.whyNot()?.choices?.length).toBeGreaterThanOrEqual(from.length)
  table.choose(from[1] ?? -1)
  expect(game.match.length).toBe(before + 1)
  expect(game.match.last).toMatchObject({ verb: 'attack' })
  expect(table.whyNot()).toBeUndefined()
})

test('after one answer the others are still meant, for attack', () => {
  const { space, from } = enemy((spaces) => spaces > 1)
  table.choose(space)
  table.choose(from[0] ?? -1)
  expect([...table.glow().spaces].sort()).toEqual(from.slice(1).sort())
  table.choose(from[1] ?? -1)
  expect(attacks(2)).toEqual(from.slice(0, 2))
  expect(from.slice(2).length > 0, 'as long as one is left').toBe(table.purpose() === 'attack')
})

test('after one answer a place that is none of the others opens everything again', () => {
  const { space, from } = enemy((spaces) => spaces > 1)
  table.choose(space)
  table.choose(from[0] ?? -1)
  expect(table.purpose()).toBe('attack')
  table.choose(0)
  expect(table.purpose()).toBeUndefined()
  expect(table.glow().spaces.size).toBeGreaterThan(from.length)
})

test('all of them are one choice, in the order they are listed', () => {
  const { space, from } = enemy((spaces) => spaces > 1)
  table.choose(space)
  const choices = table.whyNot()?.choices ?? []
  expect(choices.map(({ label }) => label).at(-1)).toMatch(/^All of them: .+ \(\d\u00a0OPS\)$/)
  choices.at(-1)?.take()
  expect(attacks(from.length)).toEqual(from)
  expect([table.whyNot(), table.purpose()]).toEqual([undefined, undefined])
})

/** The spaces that were activated for attack last. */
const attacks = (n: number): (number | undefined)[] =>
  game.match.moves.slice(-n).map(({ answer }) => (answer.verb === 'attack' ? answer.arg : undefined))

test('a button of the question activates that space; closing the question opens everything again', () => {
  const { space, from } = enemy((spaces) => spaces > 1)
  const lit = table.glow().spaces.size
  table.choose(space)
  table.escape()
  expect([table.whyNot(), table.glow().spaces.size]).toEqual([undefined, lit])
  table.choose(space)
  table.whyNot()?.choices?.[from.length - 1]?.take()
  const { presentation } = table
  const name = presentation.game.verbs['attack']?.encode(from.at(-1) ?? -1)
  expect(game.match.last).toMatchObject({ verb: 'attack', arg: name })
})
