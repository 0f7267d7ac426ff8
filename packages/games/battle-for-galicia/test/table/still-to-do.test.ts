/** What is left before a phase ends, and the sheet of the powers. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { powers } from '../../table/powers.ts'
import { stillToDo } from '../../table/still-to-do.ts'
import { pointsOf } from '../../state.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

describe('what is left', () => {
  it('§4.0 units that have not moved; after a march one less', () => {
    const board = new Board({ units: { 'AH-4': '11.15', 'AH-25': '12.15' }, turn: 3 })
    const unmoved = () => stillToDo(sceneOf(board.play, 0, 'en')).find(({ id }) => id === 'unmoved')
    expect(unmoved()).toMatchObject({ tone: 'plain', text: '2 units not moved' })
    expect(unmoved()?.warning, 'of that alone nothing is asked back').toBeUndefined()
    board.act('unit', 'AH-4').act('march', '10.15')
    expect(unmoved()).toMatchObject({ text: '1 unit not moved', spaces: [hex('12.15')] })
  })

  it('§5.2 the list and the ending speak of the same stacks', () => {
    const units = { 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.15', 'AH-27': '11.15' }
    const scene = sceneOf(new Board({ units, turn: 3 }).play, 0, 'en')
    const [crowded] = stillToDo(scene)
    expect(crowded).toMatchObject({ id: 'crowded', tone: 'bad', spaces: [hex('11.15')] })
    const done = methods.buttons(scene).find(({ answer }) => answer.verb === 'done')
    expect(done?.warning).toBe(crowded?.warning)
  })
})

it('§15.0 §5.4 the powers: points as scored, and nothing of the enemy’s wear', () => {
  const board = new Board({ units: { 'AH-4': '11.15', 'RU-17': '9.02' }, turn: 3 })
  const { sides } = powers(sceneOf(board.play, 0, 'en'))
  const figures = sides.map(({ powers: [power] }) => power?.figures ?? [])
  expect(figures.map(([points]) => points?.value)).toEqual(
    [0, 1].map((side) => pointsOf(board.state, side as 0)),
  )
  const parts = figures[1]?.[1]?.parts?.map(({ text }) => text) ?? []
  expect(parts).not.toContain('with effectiveness lost')
})
