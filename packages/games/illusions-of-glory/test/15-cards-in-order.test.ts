/** Chapters 9.7.3 and 15: whether all units of a card find a place. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

describe('room for the units of a card', () => {
  it('§9.7.1.a §9.7.3.d an HQ the event removes first makes room for its successor', () => {
    const scene = new StagedScene({
      turn: 10,
      hands: { AP: ['AP46'] },
      cards: { removed: ['AP28'] },
      control: { Salonika: 'AP' },
      pieces: { FR_HQ_Sarrail: 'Salonika', FR_1stGroup: 'Salonika' },
    })
    expect(scene.offers('event')).toEqual(['AP46'])
    scene.act('event', 'AP46')
    expect([scene.where('FR_HQ_Sarrail'), scene.where('FR_HQ_dEsperey')]).toEqual(['eliminated', 'Salonika'])
  })
  it('§15.1.g §15.1.h units that have left the game do not come: the card is no event any more', () => {
    const corps = ['AH_XXII', 'AH_XXIII', 'AH_XXIV', 'AH_XXV', 'AH_XXVI']
    const spec: SceneSpec = { side: 'CP', turn: 15, status: { IT: 'at-war' }, hands: { CP: ['CP41'] } }
    const gone = Object.fromEntries(corps.map((id) => [id, 'eliminated']))
    const lost = new StagedScene({ ...spec, status: { AH: 'collapsed', IT: 'at-war' }, pieces: gone })
    expect(lost.offers('event')).toEqual([])
    expect(lost.refusal('event', 'CP41')).toMatchObject({ code: 'no-room-for-all' })
    expect(new StagedScene(spec).offers('event')).toEqual(['CP41'])
  })
  it('§27.0.b §card.CP36 heavy artillery comes with troops of its own nation', () => {
    const scene = new StagedScene({
      turn: 10,
      side: 'CP',
      stage: 'event',
      playing: 'CP36',
      pieces: { AH_I: 'Krakow', GE_I: 'Breslau' },
    })
    scene.act('place-in', 'Berlin').act('place-in', 'Berlin')
    expect(scene.offers('place-in')).toEqual(['Berlin', 'Breslau'])
  })
  it('§15.1.h the corps leave a place for the artillery that comes after them', () => {
    const pieces = { 'GE_HeavyArtillery.2': 'Berlin', GE_I: 'Berlin' }
    const scene = new StagedScene({ turn: 10, side: 'CP', stage: 'event', playing: 'CP36', pieces })
    expect(scene.offers('place-in')).toContain('Berlin')
    scene.act('place-in', 'Berlin')
    expect(scene.offers('place-in')).toContain('Breslau')
    expect(scene.offers('place-in')).not.toContain('Berlin')
    scene.act('place-in', 'Breslau')
    expect(scene.where('GE_HeavyArtillery.1')).toBe('Breslau')
  })
})
