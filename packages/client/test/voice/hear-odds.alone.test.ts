/** The chances are said at every change of one's own attack, and once of another's while he names his units. */
import type { FightPanel } from '@sandtable/presentation'
import { createRoot, createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { hearOdds } from '../../voice/hear-odds.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const panel = (percent: number, id = 'Kovno'): FightPanel =>
  ({
    title: `Attack on ${id}`,
    id,
    lines: [],
    charts: [{ title: '', unit: '', nation: '', bars: [{ label: '1', p: 1 }] }],
    sentence: { text: `${percent} of 100` },
  }) as unknown as FightPanel

function listening(yours: boolean) {
  const [fight, setFight] = createSignal<FightPanel | undefined>(panel(10))
  const [isYours, setYours] = createSignal(yours)
  const said: string[] = []
  createRoot(() =>
    hearOdds(
      {
        fight,
        language: () => 'en',
        prompt: () => ({ text: '', rule: '', nation: '', yours: isYours() }),
        later: { isLive: () => true },
      },
      (text) => text !== '' && said.push(text),
    ),
  )
  return { said, setFight, setYours }
}

test('of another’s attack once, and again when one is asked oneself or he attacks elsewhere', () => {
  const { said, setFight, setYours } = listening(false)
  for (const percent of [20, 30, 40]) setFight(panel(percent))
  expect(said).toEqual(['Attack on Kovno: 10 of 100'])
  setYours(true)
  setFight(panel(50))
  expect(said.at(-1)).toBe('Attack on Kovno: 50 of 100')
  setYours(false)
  setFight(panel(60, 'Vilna'))
  expect(said).toHaveLength(3)
})

test('of one’s own at every change', () => {
  const { said, setFight } = listening(true)
  for (const percent of [20, 30]) setFight(panel(percent))
  expect(said).toHaveLength(3)
})
