/** The sheet of the powers, and what is left before something ends. */
import { nextThreshold, type PowerFigure } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { space } from '../../map.ts'
import { powers } from '../../table/powers.ts'
import { methods } from '../../table/methods.ts'
import { stillToDo } from '../../table/still-to-do.ts'
import { StagedScene as Board } from '../scene.ts'
import { randomMatch, sceneOf, toldTo } from './scenes.ts'

describe('the powers', () => {
  const board = new Board({
    tracks: { vp: 17, will: { RU: 4 }, quality: { AH: 1 }, rp: { GE: 3 } },
    pieces: { RU_I: 'Kiev', RU_III: { at: 'Kiev', reduced: true }, RU_XX: 'replaceable' },
    turn: 3,
  })
  const sheet = powers(sceneOf(board.play, 0, 'en'))
  const figureOf = (power: string, title: string): PowerFigure | undefined =>
    sheet.sides
      .flatMap((side) => side.powers)
      .find((each) => each.title === power)
      ?.figures.find((each) => each.title === title)

  it('§23.2 §24.2.a every figure has its meaning, and what happens at which value', () => {
    const will = figureOf('Russia', 'National Will')
    expect(will).toMatchObject({ value: 4, about: { rules: ['23.2.a'] } })
    expect(will && nextThreshold(will)).toMatchObject({
      by: 2,
      threshold: { tone: 'bad', rules: ['23.2.d'] },
    })
    const quality = figureOf('Austria-Hungary', 'Troop Quality')
    expect(quality && nextThreshold(quality), 'poor already').toBeUndefined()
    expect(figureOf('Germany', 'Replacement points')).toMatchObject({ value: 3 })
  })

  it('§5.2 the marker of both sides has its levels', () => {
    const [vp] = sheet.shared
    expect(vp).toMatchObject({ value: 17, least: 0, most: 30 })
    expect(vp?.thresholds.map(({ at }) => at)).toEqual([0, 7, 14, 16, 23, 30])
  })

  it('§12.6.4.a corps on the map, worn and lost', () => {
    const corps = figureOf('Russia', 'Corps on the map')
    expect(corps?.value).toBe(2)
    expect(corps?.parts).toContainEqual({ text: 'damaged, on the map', value: '1' })
    expect(corps?.parts).toContainEqual({ text: 'destroyed, may be rebuilt', value: '1' })
  })

  it('the last value of every history is the one that is shown', { timeout: 120_000 }, () => {
    const match = randomMatch(8, 1500)
    const { shared, sides } = powers(sceneOf(match.play, 0, 'en', toldTo(match, 0)))
    const all = [
      ...shared,
      ...sides.flatMap((side) => [side, ...side.powers].flatMap((each) => each.figures)),
    ]
    const kept = all.filter(({ history }) => history.length > 0)
    expect(kept.length).toBeGreaterThan(6)
    expect(kept.map(({ id, history }) => [id, history.at(-1)])).toEqual(
      kept.map(({ id, value }) => [id, value]),
    )
  })
})

describe('what is left', () => {
  const worn = { at: 'Kovno', reduced: true } as const

  it('§11.1.1.f lists what the ending asks back about, with the places', () => {
    const pieces = { RU_III: 'Kovno', RU_XX: 'Vilna', GE_I: 'Gumbinnen' }
    const orders = { Kovno: 'move', Vilna: 'move' } as const
    const board = new Board({ pieces, side: 'AP', round: 2, turn: 2, stage: 'movement', orders })
    const scene = sceneOf(board.play, 0, 'en')
    const [unmoved] = stillToDo(scene)
    expect(unmoved).toMatchObject({ id: 'unmoved', tone: 'warn' })
    expect([...(unmoved?.spaces ?? [])].sort()).toEqual([space('Kovno'), space('Vilna')].sort())
    const done = methods.buttons(scene).find(({ answer }) => answer.verb === 'done')
    expect(done?.warning).toBe(unmoved?.warning)
  })

  it('§14.3.1 units without supply, or that all have it', () => {
    const spec = { side: 'AP', round: 2, turn: 2, stage: 'activation', points: 2 } as const
    const out = new Board({ ...spec, pieces: { RU_III: worn, GE_I: 'Vilna', GE_XVII: 'Grodno' } })
    const cut = new Board({ ...spec, pieces: { RU_III: 'Vienna', AH_II: 'Budapest' } })
    const supplyOf = (board: Board) =>
      stillToDo(sceneOf(board.play, 0, 'en')).find(({ id }) => id === 'supply')
    expect(supplyOf(cut)).toMatchObject({ tone: 'bad', spaces: [space('Vienna')] })
    expect(supplyOf(out)).toMatchObject({ tone: 'good', spaces: [] })
  })
})
