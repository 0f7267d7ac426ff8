/** Shortcuts taken for speed say the same as the long way, whatever was asked before. */
import { eyesOf, type Json, Play, quickRandom, randomAnswer, REFEREE } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { inForce } from '../cards/in-force.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { FORTS, SPACES } from '../map.ts'
import { netOf, netWithout, netWithoutPort, SupplyNet } from '../rules/14-supply/nets.ts'
import { besiegers, isBesiegedBy, isEnoughForSiege, isForeignFort } from '../rules/20-forts/siege.ts'
import { SIDES, type Side } from '../sides.ts'
import { LAYOUT, type State } from '../state.ts'
import { view, viewer } from '../view.ts'

const start = (id: string, seed: number): Play<IllusionsOfGloryTypes> =>
  Play.start(setupOf(illusionsOfGlory, id, {}, `view ${seed}`))

function goOn(play: Play<IllusionsOfGloryTypes>, pick: (n: number) => number): void {
  const seat = play.pending[0]?.seat
  const offer = seat === undefined ? undefined : play.offered(seat)
  if (seat !== undefined && offer) play.answer(seat, randomAnswer(offer, pick))
}

/** games of several scenarios by turns, as on a server: what one table has seen must not show at another */
function* positions(): Generator<State> {
  const pick = quickRandom(1914)
  const plays = ['mobilization', 'brusilov', 'campaign'].map(start)
  for (let step = 0; step < 120; step++)
    for (const play of plays) {
      goOn(play, pick)
      yield play.state
      if (step % 20 === 0) yield play.fork().state
    }
}

const eyes = [REFEREE, eyesOf([0, 1]), eyesOf([2, 3])]

describe('the view', () => {
  it('shows the same as one that has never shown anything, and what it gave out stays as it was', () => {
    const given: Json[] = []
    const written: string[] = []
    for (const s of positions())
      for (const each of eyes) {
        given.push(view(s, each))
        written.push(JSON.stringify(viewer()(s, each)))
      }
    expect(given.map((each) => JSON.stringify(each))).toEqual(written)
  })
})

describe('sieges', () => {
  it('§20.3.1.a are the same counted by numbers and piece by piece', () => {
    const isSame = (s: State, side: Side, x: number): boolean =>
      !isForeignFort(s, side, x) || isBesiegedBy(s, side, x) === isEnoughForSiege(besiegers(s, side, x), x)
    const different: number[] = []
    for (const s of positions())
      for (const side of SIDES) different.push(...FORTS.filter((x) => !isSame(s, side, x)))
    expect(different).toEqual([])
  })
})

describe('supply', () => {
  const everywhere = Array.from({ length: SPACES }, (_, x) => x)
  const reached = (net: SupplyNet): number[] => everywhere.map((x) => net.reached(x))
  function fresh(s: State, side: Side, closed: number, shut: number): number[] {
    const net = new SupplyNet()
    net.spread(s, side, closed, shut)
    return reached(net)
  }
  it('§14.1.1.b is the same as judged anew, as things are and with a space or a port closed', () => {
    let closed = 0
    for (const s of positions())
      for (const side of SIDES) {
        closed = (closed + 1) % SPACES
        expect(reached(netOf(s, side))).toEqual(fresh(s, side, -1, -1))
        for (const net of [netWithout(s, side, closed), netWithout(s, side, closed)])
          expect(reached(net)).toEqual(fresh(s, side, closed, -1))
        expect(reached(netWithoutPort(s, side, closed))).toEqual(fresh(s, side, -1, closed))
      }
  })
})

describe('effects in force', () => {
  it('§4.2.3 are the same as listed anew, also in a copy and while a card is being played', () => {
    for (const s of positions()) {
      const fresh = LAYOUT.create()
      LAYOUT.restore(fresh, s.words)
      const copy = LAYOUT.copy(s)
      expect(inForce(s)).toEqual(inForce(fresh))
      copy.playing = fresh.playing = -1
      expect(inForce(copy)).toEqual(inForce(fresh))
    }
  })
})
