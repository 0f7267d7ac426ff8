/** §26.3.1.d.2 Doiran is kept by a card alone. */
import { describe, expect, it } from 'vitest'
import type { CardId } from '../data/card-types.ts'
import { Scene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** Bulgarians leave Doiran for home */
const left = (spec: SceneSpec = {}): Scene => {
  const scene = new Scene({
    ...spec,
    side: 'CP',
    phase: 'movement',
    status: { BU: 'at-war' },
    pieces: { BU_1stArmy: 'Doiran' },
    orders: { Doiran: 'move' },
  })
  scene.act('unit', 'BU_1stArmy').act('march', 'Petrich')
  return scene.prompt === 'march' ? scene.act('halt') : scene
}
const SURRENDER: CardId = 'CP24'

describe('Doiran in neutral Greece', () => {
  it('§26.3.1.d is nobody’s when its Bulgarians have left', () => {
    expect(left().control('Doiran')).toBe('none')
  })
  it('§26.3.1.d.2 but is kept after SURRENDER OF FT. RUPEL', () => {
    expect(left({ cards: { removed: [SURRENDER] } }).control('Doiran')).toBe('CP')
  })
  it('§26.3.1.d.2 not by playing the card for OPS', () => {
    const scene = left({ playing: SURRENDER })
    expect([scene.control('Doiran'), scene.pile(SURRENDER)]).toEqual(['none', 'discard'])
  })
})
