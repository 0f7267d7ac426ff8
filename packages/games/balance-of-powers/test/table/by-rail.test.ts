/** §9.2 Railways at the table: a button beside the force, and a reason where it cannot go. */
import { describe, expect, it } from 'vitest'
import { majorData, nation } from '../../nations.ts'
import { place } from '../../places.ts'
import { whyNotMarch } from '../../rules/09-land-movement/ways.ts'
import { refusal } from '../../table/refusal.ts'
import { report } from '../../table/report.ts'
import { unitActions } from '../../table/unit-buttons.ts'
import { unit } from '../../units.ts'
import { StagedScene } from '../scene.ts'
import { CP_SEAT, seenBy } from './staged.ts'

const [HERE, FAR] = ['1722', '3017']
const inHand = (): StagedScene =>
  new StagedScene({ month: '1915-03', rp: { DE: 9 }, units: { [HERE]: 'DE-inf-2 DE-inf-3' } }).act(
    'stack',
    HERE,
  )

const farOff = (board: StagedScene) => {
  const scene = seenBy(board, CP_SEAT)
  const units = ['DE-inf-2', 'DE-inf-3'].map(unit)
  const why = whyNotMarch(scene.state, { side: 0, from: place(HERE), units }, place(FAR))
  if (!why) throw new Error('it marches there')
  return refusal(scene, why).lines
}
const exhaust = (board: StagedScene): void => {
  board.state.railed.set(nation('DE'), majorData(nation('DE')).rail)
}

describe('by rail', () => {
  it('§9.21 the force has a button for it, once', () => {
    const scene = seenBy(inHand(), CP_SEAT)
    const rails = ['DE-inf-2', 'DE-inf-3'].map((id) =>
      unitActions(scene, undefined, unit(id)).filter(
        ({ answer, aims }) => aims === true && answer.verb === 'rail',
      ),
    )
    expect(rails.map(({ length }) => length)).toEqual([1, 0])
  })

  it('§9.24 the panel of the force says what the railways still carry, or why they do not', () => {
    const board = inHand()
    const lineOf = () =>
      report(seenBy(board, CP_SEAT), place(HERE)).facts.find(({ label }) => label === 'By rail')?.line
    expect(lineOf()).toMatchObject({ rules: ['9.24'] })
    expect(lineOf()?.text).toContain('5 of 5')
    exhaust(board)
    expect(lineOf()).toMatchObject({ rules: ['9.24'], tone: 'warn' })
    expect(report(seenBy(board, CP_SEAT), place(FAR)).facts.some(({ label }) => label === 'By rail')).toBe(
      false,
    )
  })

  it('§9.21 a march that is too far says whether the railway goes there', () => {
    expect(farOff(inHand())).toContainEqual(expect.objectContaining({ rules: ['9.21'], tone: 'good' }))
    const poor = inHand()
    poor.state.rp.set(nation('DE'), 0)
    expect(farOff(poor)).toContainEqual(expect.objectContaining({ rules: ['9.21'], tone: 'faint' }))
    const full = inHand()
    exhaust(full)
    expect(farOff(full)).toContainEqual(expect.objectContaining({ rules: ['9.24'], tone: 'faint' }))
  })
})
