/** Events of the AP Limited War deck. */
import { describe, expect, it } from 'vitest'
import { activationExtras } from '../../cards/in-force.ts'
import { space } from '../../map.ts'
import { nationMask, piece } from '../../pieces.ts'
import { CP, IT, NO_SIDE } from '../../sides.ts'
import { FLAG, GROUND, hasFlag, hasGround, STATUS, statusOf } from '../../state.ts'
import type { SceneSpec } from '../stage.ts'
import { arrived, BALKANS, holding, placeAll, played } from './playing.ts'

it('[AP15] §9.4.1.a §23.2.c CONRAD: attacks of Austrians alone cost 1 OPS more this turn, and AH will −1', () => {
  const scene = played('AP15')
  const maskOf = (ids: readonly string[]): number => ids.reduce((mask, id) => mask | nationMask(piece(id)), 0)
  const extra = (ids: readonly string[], attack: boolean): number =>
    activationExtras(scene.state, CP, maskOf(ids), space('Graz'), attack).reduce((sum, { by }) => sum + by, 0)
  expect([extra(['AH_III'], true), extra(['AH_III'], false), extra(['AH_III', 'GE_I'], true)]).toEqual([
    1, 0, 0,
  ])
  expect([scene.will('AH'), scene.pile('AP15')]).toEqual([11, 'table'])
})

it('[AP17] §20.4.1.b besieged Przemysl surrenders', () => {
  expect(holding('AP17').offers('event')).toEqual([])
  const scene = played('AP17', { pieces: { RU_X: 'Przemysl' } })
  expect(scene.seen('fort-destroyed')).toHaveLength(1)
  expect([scene.control('Przemysl'), scene.will('AH')]).toEqual(['AP', 9])
})

it('[AP18] §26.3.1.d.1 the National Defence Corps comes to Salonika, and Greece stays neutral', () => {
  const scene = played('AP18', { tracks: { vp: 15 } })
  expect(scene.at('Salonika')).toEqual(['BR_GR_NationalDefence'])
  expect([scene.control('Salonika'), scene.state.vp, scene.state.greekSide]).toEqual(['AP', 14, NO_SIDE])
  expect(holding('AP18', { control: { Salonika: 'CP' } }).offers('event')).toEqual([])
})

it('[AP21] §26.4.2.a Italy enters the war with reduced corps', () => {
  const scene = placeAll(played('AP21', { tracks: { vp: 15 } }))
  expect([statusOf(scene.state, IT), scene.state.vp]).toEqual([STATUS.atWar, 13])
  expect(scene.at('Udine')).toEqual(['IT_II', 'IT_VI', 'IT_VII'])
  expect(scene.isReduced('IT_II')).toBe(true)
})

describe('sea invasions', () => {
  const ready: SceneSpec = { flags: ['seaInvasions'], cards: { removed: ['AP14'] } }
  it('[AP22] §25.2.1.a.1 off Salonika, with three units for Lemnos and OPS', () => {
    const scene = placeAll(played('AP22', ready))
    expect(hasGround(scene.state, space('SeaSalonika'), GROUND.landing)).toBe(true)
    expect(scene.at('Lemnos').sort()).toEqual(['BR_XVI', 'FR_2ndGroup', 'RU_2-4Special'])
    expect([scene.prompt, scene.state.points]).toEqual(['activate', 4])
  })
  it('[AP29] §25.2.1.a.1 off Vlore, with the 4th Group', () => {
    const scene = placeAll(played('AP29', ready))
    expect(hasGround(scene.state, space('SeaAlbania'), GROUND.landing)).toBe(true)
    expect(scene.at('Lemnos')).toEqual(['FR_4thGroup'])
  })
  it('[AP34] §25.2.1.a.1 off Athens, with the 5th Group; Constantine cannot join CP any more', () => {
    const scene = placeAll(played('AP34', ready))
    expect(hasGround(scene.state, space('SeaAthens'), GROUND.landing)).toBe(true)
    expect(scene.at('Lemnos')).toEqual(['FR_5thGroup'])
    expect(hasFlag(scene.state, FLAG.constantineBarred)).toBe(true)
    expect(holding('CP35', BALKANS).offers('event')).toEqual(['CP35'])
    expect(holding('CP35', { ...BALKANS, flags: ['constantineBarred'] }).offers('event')).toEqual([])
  })
})

it('[AP23] §30.2.1.n CONVOY opens what U-boats have closed', () => {
  const boats: SceneSpec = { flags: ['uBoats', 'seaInvasions'], cards: { removed: ['AP14', 'CP19'] } }
  expect(holding('AP22', boats).offers('event')).toEqual([])
  const scene = played('AP23', boats)
  expect([hasFlag(scene.state, FLAG.convoys), scene.pile('AP23')]).toEqual([true, 'discard'])
  expect(holding('AP22', { ...boats, flags: ['uBoats', 'convoys', 'seaInvasions'] }).offers('event')).toEqual(
    ['AP22'],
  )
  expect(holding('AP23').offers('event')).toEqual([])
})

it('[AP24] §card.AP24 THE GREAT RETREAT: three free activations of Russians, who go only home', () => {
  const scene = played('AP24', { pieces: { RU_XX: 'Lublin', RU_X: 'Brody', RU_XI: 'Rovno', RU_IX: 'Vilna' } })
  expect(scene.offers('free-move')).toEqual(['Brody', 'Lublin', 'Rovno', 'Vilna'])
  scene.act('free-move', 'Brody').act('free-move', 'Lublin').act('free-move', 'Rovno')
  expect([scene.can('free-move'), scene.state.points]).toEqual([false, 3])
  while (scene.prompt === 'activate') scene.act('done')
  scene.act('unit', 'RU_X')
  expect(scene.offers('march')).toContain('Dubno')
  expect(scene.offers('march')).not.toContain('Lemberg')
  expect(scene.can('dig')).toBe(false)
})

it('[AP25] §9.6.1.e §9.7.1.f POLIVANOV: quality +2, 3 RPs to repair at once, the shortage ends', () => {
  const scene = played('AP25', {
    cards: { table: ['CP25'] },
    tracks: { quality: { RU: 5 } },
    pieces: { RU_XX: { at: 'Minsk', reduced: true }, RU_X: { at: 'Kiev', reduced: true } },
  })
  scene.act('repair', 'RU_XX').act('repair', 'RU_X')
  expect([scene.isReduced('RU_XX'), scene.isReduced('RU_X'), scene.quality('RU')]).toEqual([false, false, 7])
  expect(scene.pile('CP25')).toBe('removed')
  expect(played('AP25', { cards: { draw: ['CP25'] } }).pile('CP25')).toBe('draw')
})

it('[AP28] §27.0.b SARRAIL and the 3rd Group come together', () => {
  const scene = played('AP28', { pieces: { BR_XII: 'Salonika' } })
  expect(scene.offers('place-in')).toEqual(['Lemnos', 'Salonika'])
  scene.act('place-in', 'Salonika')
  expect(scene.at('Salonika').sort()).toEqual(['BR_XII', 'FR_3rdGroup', 'FR_HQ_Sarrail'])
  expect(holding('AP28').offers('event')).toEqual([])
})

it('[AP30] §9.6.2.c German points recorded this turn are lost, and German will falls', () => {
  const scene = played('AP30', { tracks: { rp: { GE: 3, AH: 1 } } })
  expect([scene.rp('GE'), scene.rp('AH'), scene.will('GE')]).toEqual([0, 1, 11])
})

it('[AP32] §9.7.1.a §26.6.2.b.2 the Serbian armies land on Lemnos and may be rebuilt again', () => {
  expect(holding('AP32').offers('event')).toEqual([])
  const scene = played('AP32', {
    status: { SB: 'collapsed' },
    pieces: { SB_1stArmy: 'replaceable', SB_2ndArmy: 'eliminated', SB_3rdArmy: 'Salonika' },
  })
  expect([arrived(scene), scene.where('SB_3rdArmy')]).toEqual([['SB_1stArmy', 'SB_2ndArmy'], 'Salonika'])
  expect(hasFlag(scene.state, FLAG.serbsReturned)).toBe(true)
})
