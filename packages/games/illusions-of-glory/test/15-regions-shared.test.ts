import { describe, expect, it } from 'vitest'
import { holding, played } from './cards/playing.ts'
import type { SceneSpec } from './stage.ts'

describe('a region of ours that enemies have entered', () => {
  const lost: SceneSpec = {
    turn: 15,
    status: { IT: 'at-war' },
    control: { Venice: 'CP', Verona: 'CP', Bologna: 'CP', Padua: 'CP', SouthernItaly: 'AP' },
    pieces: { IT_I: 'SouthernItaly', GE_I: 'SouthernItaly' },
  }

  it('§26.4.3.b §15.2.c §10.4.a receives the corps of the SUPREME WAR COUNCIL', () => {
    expect(holding('AP51', lost).offers('event')).toContain('AP51')
    expect(played('AP51', lost).at('SouthernItaly')).toHaveLength(5)
  })
  it('§15.2.c §15.1.d is one of two places', () => {
    const scene = played('AP51', { ...lost, control: { ...lost.control, Verona: 'AP' } })
    expect(scene.offers('place-in')).toEqual(['SouthernItaly', 'Verona'])
  })
})
