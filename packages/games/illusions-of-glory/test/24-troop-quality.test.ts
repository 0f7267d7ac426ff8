/** §24 §3.2.4 Troop Quality. */
import { describe, expect, it } from 'vitest'
import { card, eventCard } from '../cards.ts'
import type { CardId, EventEffect } from '../data/card-types.ts'
import { piece } from '../pieces.ts'
import {
  arrivesReduced,
  changeQuality,
  isPoor,
  noteLcuLost,
  payForReinforcements,
} from '../rules/24-troop-quality.ts'
import { AH, RU } from '../sides.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

type Reinforcements = Extract<EventEffect, { kind: 'reinforcements' }>
const effectOf = (id: CardId): Reinforcements =>
  eventCard(card(id)).effects.find(
    (each): each is Reinforcements => each.kind === 'reinforcements',
  ) as Reinforcements
const even = { RU: 10, IT: 10, GE: 10, AH: 10 }
const scene = (quality: Partial<typeof even> = {}): StagedScene =>
  new StagedScene({ tracks: { quality: { ...even, ...quality } } })
const all = (played: StagedScene): number[] =>
  (['RU', 'IT', 'GE', 'AH'] as const).map((id) => played.quality(id))

describe('Troop Quality', () => {
  it('§24.1.b §24.1.c §3.2.4.b each LCU lost costs RU, GE and AH one, Italy two', () => {
    const played = scene()
    for (const id of ['RU_I', 'IT_I', 'GE_I', 'AH_II']) noteLcuLost(played.play.umpire, piece(id))
    expect(all(played)).toEqual([9, 8, 9, 9])
    expect(played.seen('quality-changed').map(({ rule }) => rule)).toEqual([
      '24.1.b',
      '24.1.c',
      '24.1.b',
      '24.1.b',
    ])
  })

  it('§24.1.b SCUs and other nations cost nothing; a dual LCU counts for the nation of its card', () => {
    const played = scene()
    for (const id of ['RU_inf_SCU.1', 'TU_I', 'BR_XII']) noteLcuLost(played.play.umpire, piece(id))
    expect(all(played)).toEqual([10, 10, 10, 10])
    noteLcuLost(played.play.umpire, piece('GE_AH_SudArmy'))
    noteLcuLost(played.play.umpire, piece('GE_AH_ArmyoftheBug'))
    noteLcuLost(played.play.umpire, piece('GE_BU_LXIGenKdo'))
    expect(all(played)).toEqual([10, 10, 8, 9])
  })

  it('§24.1.d §24.1.e §24.1.f §3.2.4.b a reinforcement card costs RU and GE 2, AH 5, Italy 7', () => {
    const played = scene()
    for (const id of ['AP2', 'AP33', 'CP36', 'CP30'] as const)
      payForReinforcements(played.play.umpire, effectOf(id))
    expect(all(played)).toEqual([8, 3, 8, 5])
    expect(played.seen('quality-changed').map(({ rule }) => rule)).toEqual([
      '24.1.d',
      '24.1.f',
      '24.1.d',
      '24.1.e',
    ])
  })

  it('§24.2.a.2 a card of exempt units alone costs nothing: the guards of the example', () => {
    const played = scene()
    for (const id of ['AP37', 'AP27', 'CP20', 'CP21'] as const)
      payForReinforcements(played.play.umpire, effectOf(id))
    expect(all(played)).toEqual([10, 10, 10, 10])
  })

  it('§24.1.g §3.2.4.c never below 1', () => {
    const played = scene({ AH: 3 })
    payForReinforcements(played.play.umpire, effectOf('CP30'))
    expect(played.quality('AH')).toBe(1)
    noteLcuLost(played.play.umpire, piece('AH_II'))
    expect(played.quality('AH')).toBe(1)
    expect(isPoor(played.state, AH)).toBe(true)
  })

  it('§24.1.h an LCU rebuilt to full strength restores one; reduced, repaired or an SCU none', () => {
    const pieces = {
      RU_I: 'replaceable',
      RU_II: 'replaceable',
      RU_III: { at: 'Kiev', reduced: true },
      RU_IV: { at: 'Minsk', reduced: true },
      'RU_inf_SCU.1': 'replaceable',
    }
    const played = new StagedScene({
      stage: 'replacement',
      round: 0,
      pieces,
      tracks: { rp: { RU: 9 }, quality: even },
    })
    played.act('rebuild', 'RU_I').act('place-in', 'Kiev')
    expect(played.quality('RU')).toBe(11)
    played.act('rebuild-reduced', 'RU_II').act('place-in', 'Kiev')
    played.act('repair', 'RU_III').act('rebuild', 'RU_inf_SCU.1').act('place-in', 'Minsk')
    expect(played.quality('RU')).toBe(11)
  })

  it('§24.2.a.1 §24.2.a.2 Poor infantry arrives reduced; guards, regional troops and cavalry do not', () => {
    const poor = stateFor({ tracks: { quality: { RU: 1, AH: 1 } } })
    const good = stateFor({ tracks: { quality: { RU: 2, AH: 2 } } })
    const reduced = (state: typeof poor, card: CardId, ids: readonly string[]): boolean[] =>
      ids.map((id) => arrivesReduced(state, piece(id), effectOf(card)))
    const units = ['RU_Guard', 'RU_XVIII', 'RU_XXVI', 'RU_ITurk']
    expect(reduced(poor, 'AP2', units)).toEqual([false, true, true, false])
    expect(reduced(good, 'AP2', units)).toEqual([false, false, false, false])
    expect(reduced(poor, 'CP30', ['AH_XIX', 'AH_Hauer'])).toEqual([true, false])
  })

  it('§24.2.b the card that makes troops Poor brings them reduced already: the example of round 6', () => {
    const played = scene({ AH: 2 })
    payForReinforcements(played.play.umpire, effectOf('CP30'))
    expect(played.quality('AH')).toBe(1)
    expect(arrivesReduced(played.state, piece('AH_XIX'), effectOf('CP30'))).toBe(true)
    expect(arrivesReduced(played.state, piece('AH_Brudermann'), effectOf('CP30'))).toBe(false)
  })

  it('§24.1.h nothing bounds it above', () => {
    const played = scene({ RU: 16 })
    changeQuality(played.play.umpire, RU, 1, '24.1.h')
    expect(played.quality('RU')).toBe(17)
  })
})
