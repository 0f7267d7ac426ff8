/** §28.0.d.2 §28.0.d.3 Russians who are still abroad when the treaty is in force. */
import { describe, expect, it } from 'vitest'
import { Scene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const TURN = 14
const abroad: SceneSpec = {
  turn: TURN,
  set: { treatyTurn: TURN },
  pieces: { RU_II: { at: 'Czernowitz', reduced: true } },
}

describe('Russians abroad under the treaty', () => {
  it('§28.0.d.2 walk home, and nowhere else', () => {
    const scene = new Scene({ ...abroad, phase: 'activation', points: 3 })
    scene.act('move', 'Czernowitz').act('unit', 'RU_II')
    expect(scene.offers('march')).toContain('Kamenets')
    expect(scene.offers('march')).not.toContain('Stanislau')
    expect(scene.refusal('march', 'Stanislau')).toMatchObject({ code: 'treaty-forbids', rule: '28.0.d.2' })
  })
  it('§28.0.d.2 are redeployed home, and nobody else is redeployed abroad', () => {
    const scene = new Scene({
      ...abroad,
      flags: ['apRailroads'],
      phase: 'redeployment',
      points: 5,
      markers: { Brody: 'RU' },
    })
    scene.act('redeploy', 'RU_II')
    expect(scene.offers('redeploy-to')).toContain('Kiev')
    expect(scene.refusal('redeploy-to', 'Brody').rule).toBe('28.0.d.2')
  })
  it('§16.4 are repaired if they have a line to a source', () => {
    const scene = new Scene({ ...abroad, phase: 'replacement', tracks: { rp: { RU: 2 } } })
    expect(scene.offers('repair')).toEqual(['RU_II'])
  })
})
