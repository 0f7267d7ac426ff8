/** §26.3.1.d.2 Doiran is kept by a card alone. */
import { describe, expect, it } from 'vitest'
import type { CardId } from '../data/card-types.ts'
import { space } from '../map.ts'
import { trenchOwner } from '../rules/19-trenches/losing.ts'
import { AP, CP } from '../sides.ts'
import { trenchLevel } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** Bulgarians leave Doiran for home */
const left = (spec: SceneSpec = {}): StagedScene => {
  const scene = new StagedScene({
    ...spec,
    side: 'CP',
    stage: 'movement',
    status: { BU: 'at-war' },
    pieces: { BU_1stArmy: 'Doiran' },
    orders: { Doiran: 'move' },
  })
  scene.act('unit', 'BU_1stArmy').act('march', 'Petrich')
  return scene.prompt === 'march' ? scene.act('halt') : scene
}
const SURRENDER: CardId = 'CP24'
const DOIRAN = space('Doiran')

describe('Doiran in neutral Greece', () => {
  it('§26.3.1.d is nobody’s when its Bulgarians have left', () => {
    expect(left().control('Doiran')).toBe('none')
  })
  it('§26.3.1.d.2 but is kept after SURRENDER OF FT. RUPEL', () => {
    expect(left({ cards: { removed: [SURRENDER] } }).control('Doiran')).toBe('CP')
  })
  it('§19.4.a §19.4.b [CP24] hands over the trench of the Greeks, not one of the Allied Powers', () => {
    const played = (trench: readonly ['GR' | 'AP', 1 | 2]): StagedScene =>
      new StagedScene({
        ...{ side: 'CP', turn: 6, status: { BU: 'at-war' }, hands: { CP: [SURRENDER] } },
        pieces: { BU_1stArmy: 'Petrich' },
        trenches: { Doiran: trench },
      }).act('event', SURRENDER)
    const trench = ({ state }: StagedScene) => [trenchOwner(state, DOIRAN), trenchLevel(state, DOIRAN)]
    expect(trench(played(['GR', 2]))).toEqual([CP, 2])
    expect(trench(played(['AP', 1]))).toEqual([AP, 1])
  })
  it('§26.3.1.d.2 not by playing the card for OPS', () => {
    const scene = left({ playing: SURRENDER })
    expect([scene.control('Doiran'), scene.pile(SURRENDER)]).toEqual(['none', 'discard'])
  })
})
