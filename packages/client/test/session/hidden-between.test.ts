/** When the screen must be covered before the next person takes it. */
import { grandIllusion } from '@sandtable/grand-illusion'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { type Game, Match, seedFrom } from '@sandtable/kernel'
import { createRoot, createSignal } from 'solid-js'
import { describe, expect, it } from 'vitest'
import { isHiddenBetween } from '../../session/hidden-between.ts'
import type { LocalGame } from '../../session/local-game.ts'
import { createScreen } from '../../table/screen.ts'

function matchOf(game: Game, id: string): Match {
  const scenario = game.scenarios.find((each) => each.id === id) ?? game.scenarios[0]
  if (!scenario) throw new Error('no scenario')
  const options = Object.fromEntries(game.options.map(({ id: name, values }) => [name, values[0]?.id ?? '']))
  return new Match({ game, scenario, options: options, seed: seedFrom('screen') })
}

const open = (): Match => matchOf(grandIllusion, 'historical')
const hidden = (): Match => matchOf(battleForGalicia, 'campaign')

describe('between two people at one screen', () => {
  it('nothing is hidden in an open game', () => {
    expect([isHiddenBetween(open(), undefined, 0), isHiddenBetween(open(), 0, 1)]).toEqual([false, false])
  })

  it('hidden units are', () => {
    expect(isHiddenBetween(hidden(), 0, 1)).toBe(true)
  })

  it('what only one of them was told is', () => {
    const match = open()
    match.log.push({ at: 0, event: { type: 'told', rule: '1' }, audience: { to: [0] } })
    expect(isHiddenBetween(match, 0, 1)).toBe(true)
  })

  it('the screen passes without a curtain where nothing is hidden', () => {
    createRoot((dispose) => {
      const match = open()
      let toDecide = 0
      const game = {
        match,
        people: [0, 1],
        seating: { seats: ['human', 'human'], solo: false },
        isHuman: () => true,
        get toDecide() {
          return toDecide
        },
      } as unknown as LocalGame
      const [version, setVersion] = createSignal(0)
      const screen = createScreen(game, version)
      expect([screen.seat(), screen.curtain()]).toEqual([0, undefined])
      toDecide = 1
      setVersion(1)
      expect([screen.seat(), screen.curtain()]).toEqual([1, undefined])
      dispose()
    })
  })
})
