/** Chapter 25.1, 25.2: sea-invasion cards and Landing markers. */
import { describe, expect, it } from 'vitest'
import { card, CARDS, isSeaInvasion } from '../cards.ts'
import type { CardId } from '../data/card-types.ts'
import { SEA_SPACES, space } from '../map.ts'
import { whyNotEvent } from '../rules/09-cards/limits.ts'
import { layLanding } from '../rules/25-sea-invasions/landing.ts'
import { whyNotInvade } from '../rules/25-sea-invasions/playing.ts'
import { GROUND, hasGround } from '../state.ts'
import { TABLES } from '../tables.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const SUMMER = 6
const WINTER = 3
const ready: SceneSpec = { turn: SUMMER, flags: ['seaInvasions'], cards: { removed: ['AP14'] } }
const INVASIONS: readonly CardId[] = ['AP22', 'AP29', 'AP34']

describe('sea-invasion cards', () => {
  it('§25.1.c there are three: SALONIKA INVASION, ALBANIAN GAMBIT, NOEMVRIANA', () => {
    expect(CARDS.map(({ id }) => id).filter((id) => isSeaInvasion(card(id)))).toEqual(INVASIONS)
    for (const id of INVASIONS) expect(whyNotInvade(stateFor(ready), card(id))).toBeUndefined()
    expect(whyNotInvade(stateFor({}), card('AP21'))).toBeUndefined()
  })
  it('§25.1.d §25.2.5.a §25.2.5.b none in winter, so no Landing marker either', () => {
    const state = stateFor({ ...ready, turn: WINTER })
    for (const id of INVASIONS)
      expect(whyNotInvade(state, card(id))).toMatchObject({ code: 'not-in-winter', rule: '25.1.d' })
    expect(whyNotEvent(state, card('AP22'))).toBeDefined()
  })
  it('§25.1.e §8.3.b one a turn', () => {
    const state = stateFor({ ...ready, set: { invaded: 1 } })
    expect(whyNotInvade(state, card('AP29'))).toMatchObject({
      code: 'invasion-already-this-turn',
      rule: '25.1.e',
    })
    const scene = new StagedScene({ ...ready, round: 2, hands: { AP: ['AP22'] } }).act('event', 'AP22')
    expect(whyNotInvade(scene.state, card('AP29'))?.code).toBe('invasion-already-this-turn')
  })
  it('§25.1.f RULE BRITANNIA comes first', () => {
    expect(whyNotInvade(stateFor({ turn: SUMMER }), card('AP22'))).toMatchObject({
      code: 'sea-closed',
      rule: '25.1.f',
    })
  })
  it('§9.7.1.c U-boats close the sea until there are convoys', () => {
    const boats: SceneSpec = { ...ready, flags: ['seaInvasions', 'uBoats'] }
    expect(whyNotInvade(stateFor(boats), card('AP22'))).toMatchObject({ code: 'sea-closed', rule: '9.7.1.c' })
    const safe: SceneSpec = { ...ready, flags: ['seaInvasions', 'uBoats', 'convoys'] }
    expect(whyNotInvade(stateFor(safe), card('AP22'))).toBeUndefined()
  })
})

describe('Landing markers', () => {
  it('§25.1.g §25.2.1.a.1 §25.2.1.b laid where the card says, free of charge', () => {
    const scene = new StagedScene({ ...ready, stage: 'event', playing: 'AP22' })
    expect(hasGround(scene.state, space('SeaSalonika'), GROUND.landing)).toBe(true)
    expect(scene.control('SeaSalonika')).toBe('AP')
    expect(scene.at('Lemnos').sort()).toEqual(['BR_XVI', 'FR_2ndGroup', 'RU_2-4Special'])
    expect([scene.prompt, scene.state.points]).toEqual(['activate', 4])
  })
  it('§25.2.1.b three invasions, three markers', () => {
    const places = INVASIONS.flatMap((id) =>
      CARDS[card(id)]?.effects.flatMap((effect) => (effect.kind === 'landing' ? [effect.space] : [])),
    )
    expect(places).toEqual(['SeaSalonika', 'SeaAlbania', 'SeaAthens'])
    expect([SEA_SPACES.length, TABLES.landings.markers]).toEqual([3, 3])
  })
  it('§25.2.4.c a marker that is lost never comes again: its card has left the game', () => {
    const scene = new StagedScene({ ...ready, stage: 'event', playing: 'AP22', points: 4 })
    while (scene.prompt === 'activate') scene.act('done')
    expect(scene.pile('AP22')).toBe('removed')
    for (const id of INVASIONS) expect(CARDS[card(id)]?.removeAfterEvent).toBe(true)
    const again = new StagedScene({ stage: 'draw' })
    layLanding(again.play.umpire, space('SeaAthens'))
    expect(again.seen('landing-placed')).toHaveLength(1)
  })
})
