/** Chapter 9: what a card may be played for. */
import { describe, expect, it } from 'vitest'
import { card, isEventAndOps, opsOf, srOf } from '../cards.ts'
import { RUSSIA } from '../commands.ts'
import type { CardId } from '../data/card-parts.ts'
import { takeAction } from '../rules/09-cards/play.ts'
import { AH, GE, RU } from '../sides.ts'
import { StagedScene } from './scene.ts'

const inHand = (...ids: CardId[]): { AP: readonly CardId[] } => ({ AP: ids })

describe('an event', () => {
  it('§9.7.1.c not with a prerequisite unmet', () => {
    const scene = new StagedScene({ turn: 9, round: 2, hands: inHand('AP50') })
    expect(scene.offers('event')).toEqual([])
    expect(scene.refusal('event', 'AP50')).toMatchObject({ code: 'prerequisite-unmet', rule: '9.7.1.c' })
  })
  it('§3.3.c §9.3.b §9.7.1.b of a card with a yellow box comes first, then its OPS', () => {
    expect([isEventAndOps(card('AP1')), isEventAndOps(card('AP4'))]).toEqual([true, false])
    const scene = new StagedScene({ turn: 1, round: 2, hands: inHand('AP1'), pieces: { RU_XX: 'Lutsk' } })
    scene.act('event', 'AP1')
    expect([scene.prompt, scene.asked, scene.state.points]).toEqual(['activate', 'AP', 4])
  })
})

describe('points of a card', () => {
  const recorded = (verb: 'sr' | 'rp' | 'event', id: CardId): number | undefined => {
    const scene = new StagedScene({ turn: 1, round: 2, hands: inHand(id), pieces: { RU_XX: 'Lutsk' } })
    return scene.act(verb, id).seen('action-taken')[0]?.points
  }

  it('§3.3.c §9.3.b §9.7.1.b are recorded with an event if its box is yellow, never with RPs', () => {
    expect([recorded('event', 'AP1'), recorded('event', 'AP4')]).toEqual([opsOf(card('AP1')), 0])
    expect([recorded('rp', 'AP1'), recorded('rp', 'AP4')]).toEqual([0, 0])
    expect(recorded('sr', 'AP4')).toBe(srOf(card('AP4')))
  })
  it('§8.3.b §8.3.c §9.7.2.a §9.7.3.a §25.1.e what is done once a turn is marked on the chart', () => {
    const marked = (id: CardId): number[] => {
      const { umpire } = new StagedScene({ turn: 9, round: 2, hands: inHand(id) }).play
      takeAction(umpire, RUSSIA, 'event', card(id))
      const { reinforced, entered, invaded } = umpire.state
      return [reinforced, entered, invaded]
    }
    expect(marked('AP4')).toEqual([0, 0, 0])
    expect(marked('AP2')).toEqual([1 << RU, 0, 0])
    expect(marked('AP21')).toEqual([0, 1, 0])
    expect(marked('AP22')).toEqual([0, 0, 1])
  })
})

describe('reinforcements', () => {
  it('§8.3.b §15.1.b §9.7.3.a one card a nation and turn', () => {
    const free = new StagedScene({ turn: 2, round: 2, hands: inHand('AP2', 'AP12') })
    expect(free.offers('event')).toContain('AP2')
    const spent = new StagedScene({ turn: 2, round: 2, hands: inHand('AP2'), set: { reinforced: 1 << RU } })
    expect(spent.offers('event')).not.toContain('AP2')
    expect(spent.refusal('event', 'AP2')).toMatchObject({ code: 'reinforced-already' })
  })
  it('§9.7.3.b units of other events are no reinforcements', () => {
    const set = { reinforced: (1 << GE) | (1 << AH) }
    const scene = new StagedScene({ turn: 3, round: 2, side: 'CP', hands: { CP: ['CP8', 'CP3'] }, set })
    expect(scene.offers('event')).toEqual(['CP8'])
  })
  it('§9.7.3.c in the first turn too', () => {
    const first = { turn: 1, round: 2, hands: inHand('AP2') } as const
    expect(new StagedScene(first).offers('event')).toContain('AP2')
    const other = new StagedScene({ ...first, set: { reinforced: 1 << AH } })
    expect(other.offers('event')).toContain('AP2')
    const spent = new StagedScene({ ...first, set: { reinforced: 1 << RU } })
    expect(spent.offers('event')).toEqual([])
  })
})

describe('a neutral enters', () => {
  it('§8.3.c §9.7.2.a only one a turn, whoever brought it in', () => {
    const spec = { turn: 9, round: 2, hands: inHand('AP21') } as const
    expect(new StagedScene({ ...spec, set: { entered: 1 } }).refusal('event', 'AP21')).toMatchObject({
      code: 'entry-already-this-turn',
    })
    const other = { ...spec, hands: inHand('AP4'), set: { entered: 1 } } as const
    expect(new StagedScene(other).offers('event')).toEqual(['AP4'])
  })
})

describe('RPs', () => {
  it('§9.6 §9.6.1.a §glossary.rp a card is played for the points in its box, kept by nation', () => {
    const scene = new StagedScene({ turn: 3, round: 2, hands: inHand('AP4') })
    scene.act('rp', 'AP4')
    expect(scene.rp('RU')).toBe(2)
  })
  it('§9.6.1.b they are spent in the Replacement Phase, not before', () => {
    const scene = new StagedScene({
      turn: 3,
      round: 2,
      hands: inHand('AP4'),
      pieces: { RU_XX: { at: 'Lutsk', reduced: true } },
    })
    scene.act('rp', 'AP4')
    expect([scene.prompt, scene.asked, scene.isReduced('RU_XX')]).toEqual(['action', 'CP', true])
    expect(scene.rp('RU')).toBe(2)
  })
})
