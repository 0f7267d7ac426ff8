/** What is said of a place is about that place: also between a decision and the next paint, when the panels lag behind. */
import { batch } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newGame, presentationOf, sitDown } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const frames: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  frames.length = 0
  vi.unstubAllGlobals()
})

test('who goes to another place and chooses it at once is not told what was said of the one before', async () => {
  const { table } = sitDown(newGame(await presentationOf('battle-for-galicia'), 'krasnik'))
  const [stack = -1] = table.glow().spaces
  table.choose(stack)
  table.settle()
  const taken = new Set(table.stacks().map(({ space }) => space))
  const [before = -1, chosen = -1] = [...table.glow().costs.keys()].filter((space) => !taken.has(space))
  table.hover(before)
  const said = table.preview()
  expect(said?.path?.at(-1)?.space).toBe(before)
  batch(() => {
    table.hover(chosen)
    table.choose(chosen)
  })
  expect(frames.length, 'the panels lag behind').toBeGreaterThan(0)
  expect([table.preview(), table.intended()]).toEqual([undefined, undefined])
})
