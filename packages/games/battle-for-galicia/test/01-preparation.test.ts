/** Chapter 1: preparation for play. */
import { Play, type Setup, seedFrom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { battleForGalicia } from '../game.ts'
import { GRID } from '../map.ts'
import { AH, RU } from '../sides.ts'
import { NOT_IN_SCENARIO, type State, TO_COME } from '../state.ts'
import { unit } from '../units.ts'

function start(id: string): Play<BattleForGaliciaTypes> {
  const scenario = battleForGalicia.scenarios.find((each) => each.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const setup: Setup<BattleForGaliciaTypes> = {
    game: battleForGalicia,
    scenario,
    options: {},
    seed: seedFrom('start'),
  }
  return Play.start(setup)
}

const placeOf = (s: State, id: string): number => s.where.get(unit(id))

/** ends phase after phase until another side or turn is asked */
function playOn(play: Play<BattleForGaliciaTypes>): void {
  const { turn, side } = play.state
  while (!play.isOver && play.state.turn === turn && play.state.side === side)
    play.answer(play.pending[0]?.seat ?? -1, { verb: 'done' })
}

describe('the campaign is set up', () => {
  it('§1.1 §2.1.setup-info every unit with a set-up hex on its counter stands in that hex', () => {
    const { state } = start('campaign')
    const set = DATA.units.filter(({ setup }) => setup !== null)
    const wrong = set.filter(({ id, setup }) => placeOf(state, id) !== GRID.indexOf(setup ?? ''))
    expect(set).toHaveLength(132 - 35)
    expect(wrong).toEqual([])
  })

  it('§1.1 §2.1.setup-info every other unit waits off the map and has an arrival turn', () => {
    const { state } = start('campaign')
    const waiting = DATA.units.filter(({ setup }) => setup === null)
    expect(waiting.filter(({ id }) => placeOf(state, id) !== TO_COME)).toEqual([])
    expect(waiting.map(({ id }) => id).sort()).toEqual(DATA.reinforcements.map(({ unit: id }) => id).sort())
  })

  it('§1.1 every unit begins at full strength, with no CE loss and in supply', () => {
    const { state } = start('campaign')
    DATA.units.forEach(({ id, steps }) => {
      const u = unit(id)
      expect([id, state.steps.get(u), state.ce.get(u), state.supply.get(u)]).toEqual([id, steps, 0, 0])
    })
  })

  it('§1.1 nobody has points, no town is captured', () => {
    const { state } = start('campaign')
    expect(battleForGalicia.outcome(state)).toEqual({ winners: [], scores: [0, 0] })
    expect([...state.captured]).toEqual(DATA.victory.towns.map(() => 0))
  })
})

describe('play begins', () => {
  it('§1.1 §3.0 with the Austro-Hungarian player turn of GT1; the Russian one is skipped', () => {
    const play = start('campaign')
    expect([play.state.turn, play.state.side, play.stage]).toEqual([1, AH, 'movement'])
    playOn(play)
    expect([play.state.turn, play.state.side]).toEqual([2, RU])
    playOn(play)
    expect([play.state.turn, play.state.side]).toEqual([2, AH])
  })

  it('§1.1 in a shorter scenario with its own units only, in the same hexes', () => {
    const { state } = start('krasnik')
    expect(placeOf(state, 'AH-5')).toBe(GRID.indexOf('9.23'))
    expect(placeOf(state, 'RU-18')).toBe(GRID.indexOf('11.22'))
    expect(placeOf(state, 'RU-23')).toBe(TO_COME)
    expect(placeOf(state, 'AH-6')).toBe(NOT_IN_SCENARIO)
    expect(placeOf(state, 'RU-13')).toBe(NOT_IN_SCENARIO)
  })

  it('§1.1 in the Lemberg scenario with the Russian player turn of GT2', () => {
    const { state } = start('lemberg')
    expect([state.turn, state.side]).toEqual([2, RU])
  })
})
