/** What clicks are for is said, at a real table, and a key pressed once more does not change it. */
import { createRoot } from 'solid-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { pressByKey } from '../../panels/press-by-key.ts'
import type { LocalGame } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'
import { createVoice, type Voice } from '../../voice/create-voice.ts'
import { newGame, presentationOf, sitDown, SWIFT } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

let table: Table
let game: LocalGame
let voice: Voice

/** The first round of a game of people, with the first card played for OPS. */
beforeEach(async () => {
  const presentation = await presentationOf('illusions-of-glory')
  ;({ table, game } = sitDown(newGame(presentation, 'mobilization', undefined, true), { seen: SWIFT }))
  voice = createRoot(() => createVoice(table))
  for (let n = 0; n < 40 && asked() !== 'activate'; n++) {
    const offer = game.match.play.offered(game.toDecide ?? -1) ?? {}
    const verb = ['ops', ...Object.keys(offer)].find((each) => offer[each] !== undefined) ?? ''
    const options = offer[verb]
    table.act(typeof options === 'object' ? { verb, arg: options[0] ?? -1 } : { verb })
  }
})
const asked = (): string | undefined => game.match.play.asked(game.toDecide ?? -1)?.question.prompt
const said = (): string | undefined => voice.sayings().at(-1)?.text

function press(verb: string): void {
  const button = table.buttons().find(({ answer, aims }) => aims === true && answer.verb === verb)
  if (!button) throw new Error(`no button for ${verb}`)
  pressByKey(table, button)
}

test('the key says what is chosen for, and again when it is pressed again', () => {
  press('attack')
  expect(said()).toMatch(/^Now choosing: Activate for attack\b/)
  const first = voice.sayings().at(-1)
  press('attack')
  expect(table.purpose()).toBe('attack')
  expect(said()).toMatch(/^Now choosing: Activate for attack\b/)
  expect(voice.sayings().at(-1)).not.toBe(first)
  press('move')
  expect([table.purpose(), said()]).toEqual(['move', expect.stringMatching(/for movement\b/)])
})

test('after a place was activated the key pressed again still means an attack', () => {
  press('attack')
  const [first] = table.glow().spaces
  table.choose(first ?? -1)
  expect([game.match.last?.verb, asked()]).toEqual(['attack', 'activate'])
  press('attack')
  const [second] = table.glow().spaces
  table.choose(second ?? -1)
  expect(game.match.last?.verb).toBe('attack')
})

test('Escape ends it, and that is said', () => {
  press('attack')
  table.escape()
  expect([table.purpose(), said()]).toEqual([undefined, 'No longer choosing: Activate for attack.'])
})
