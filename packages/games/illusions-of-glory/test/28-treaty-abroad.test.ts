/** §28.0.d.2 §28.0.d.3 Russians who are still abroad when the treaty is in force. */
import { describe, expect, it } from 'vitest'
import { FLAG, hasFlag } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const TURN = 14
const abroad: SceneSpec = {
  turn: TURN,
  set: { treatyTurn: TURN },
  pieces: { RU_II: { at: 'Czernowitz', reduced: true } },
}

describe('Russians abroad under the treaty', () => {
  it('§28.0.d.2 walk home, and nowhere else', () => {
    const scene = new StagedScene({ ...abroad, stage: 'activation', points: 3 })
    scene.act('move', 'Czernowitz').act('unit', 'RU_II')
    expect(scene.offers('march')).toContain('Kamenets')
    expect(scene.offers('march')).not.toContain('Stanislau')
    expect(scene.refusal('march', 'Stanislau')).toMatchObject({ code: 'treaty-forbids', rule: '28.0.d.2' })
  })
  it('§28.0.d.2 are redeployed home, and nobody else is redeployed abroad', () => {
    const scene = new StagedScene({
      ...abroad,
      flags: ['apRailroads'],
      stage: 'redeployment',
      points: 5,
      markers: { Brody: 'RU' },
    })
    scene.act('redeploy', 'RU_II')
    expect(scene.offers('redeploy-to')).toContain('Kiev')
    expect(scene.refusal('redeploy-to', 'Brody').rule).toBe('28.0.d.2')
  })
  it('§28.0.d.2 cross own ground on the way, by foot and by rail, but do not halt there', () => {
    const spec: SceneSpec = {
      ...abroad,
      pieces: { RU_I: 'Lemberg', 'RU_inf_SCU.1': 'Lemberg' },
      control: { Lemberg: 'AP', Brody: 'AP' },
    }
    const walking = new StagedScene({ ...spec, stage: 'movement', orders: { Lemberg: 'move' } }).act(
      'unit',
      'RU_I',
    )
    expect(walking.offers('march')).toContain('Dubno')
    expect(walking.offers('march')).not.toContain('Brody')
    expect(walking.refusal('march', 'Brody').rule).toBe('28.0.d.2')
    walking.act('march', 'Dubno')
    expect(walking.where('RU_I')).toBe('Dubno')
    const riding = new StagedScene({ ...spec, stage: 'redeployment', points: 1 }).act(
      'redeploy',
      'RU_inf_SCU.1',
    )
    expect(riding.offers('redeploy-to')).toContain('Kiev')
    expect(riding.refusal('redeploy-to', 'Brody').rule).toBe('28.0.d.2')
    // ground of the enemy is no way
    const barred: SceneSpec = {
      ...spec,
      control: { Lemberg: 'AP' },
      stage: 'movement',
      orders: { Lemberg: 'move' },
    }
    expect(new StagedScene(barred).offers('unit')).toEqual([])
  })
  it('§28.0.d.8 do not free the corps in Brandenburg when they cross German ground on their way home', () => {
    const march = (id: string, to: string): StagedScene =>
      new StagedScene({
        ...abroad,
        stage: 'movement',
        markers: { Insterburg: 'RU', Gumbinnen: 'RU' },
        pieces: { [id]: 'Insterburg', GE_I: 'Brandenburg' },
        orders: { Insterburg: 'move' },
      })
        .act('unit', id)
        .act('march', to)
    const home = march('RU_I', 'Kovno')
    expect([home.where('RU_I'), hasFlag(home.state, FLAG.germanyAttacked)]).toEqual(['Kovno', false])
    // an ally who moves in Germany does
    expect(hasFlag(march('BR_XII', 'Tilsit').state, FLAG.germanyAttacked)).toBe(true)
  })
  it('§16.4 are repaired if they have a line to a source', () => {
    const scene = new StagedScene({ ...abroad, stage: 'replacement', tracks: { rp: { RU: 2 } } })
    expect(scene.offers('repair')).toEqual(['RU_II'])
  })
})
