/** What is left before something ends, and the sheet of the powers, over random games. */
import { expect, it } from 'vitest'
import { methods } from '../../table/methods.ts'
import { powers } from '../../table/powers.ts'
import { stillToDo } from '../../table/still-to-do.ts'
import { hex } from '../../map.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

it('§7.1 §8.2.1 §9.1.2.c the list and the ending speak of the same; §14.1.3.c §6.0 the powers of the points', {
  timeout: 120_000,
}, () => {
  const seen = new Set<string>()
  for (const scene of scenes(6, 23, 'en')) {
    const undone = stillToDo(scene)
    for (const { id } of undone) seen.add(id)
    const done = methods.buttons(scene).find(({ answer }) => answer.verb === 'done')
    if (done) expect(done.warning).toBe(undone.find(({ warning }) => warning !== undefined)?.warning)
    const { sides } = powers(scene)
    expect(sides.map(({ figures }) => figures[0]?.value)).toEqual(
      [0, 1].map((side) => scene.state.points.get(side)),
    )
    for (const { thresholds } of sides.flatMap(({ figures }) => figures))
      for (const { rules } of thresholds) expect(rules).toEqual(['14.1.3.c'])
  }
  expect(['caps', 'supply', 'disrupted'].filter((id) => !seen.has(id))).toEqual([])
})

it('§9.8.3.a the list leads to units that can recover first, and says why others cannot', () => {
  const board = new Board({
    side: 'AL',
    stage: 'segment',
    set: { waived: 3 },
    pieces: {
      'f-xv': { hex: '97', back: true },
      'g-xiv': '97',
      'f-ii': { hex: '66', back: true },
      'f-iii': '66',
    },
  })
  const listed = stillToDo(sceneOf(board.play, 0, 'en')).find(({ id }) => id === 'disrupted')
  expect(listed?.spaces).toEqual([hex('66'), hex('97')])
  expect(listed?.text).toMatch(/^2 units disrupted; can recover: .+; enemies in the hex, so no recovery: .+/)
})
