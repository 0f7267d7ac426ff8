import type { Offer } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { type Order, orderFor } from '../index.ts'

const march = (about: number, arg: number): Order => ({ prompt: 'march', about, answer: { verb: 'to', arg } })
const asked = (prompt: string, offer: Offer, about = -1) => ({ sight: { prompt, offer }, about })

describe('a list of orders', () => {
  const orders: Order[] = [
    { prompt: 'activate', about: -1, answer: { verb: 'attack', arg: 3 } },
    march(7, 12),
    march(8, 13),
  ]

  it('answers the questions its orders are for', () => {
    expect(orderFor(orders, asked('activate', { attack: [2, 3] }))).toEqual({ verb: 'attack', arg: 3 })
    expect(orderFor(orders, asked('march', { to: [12, 13] }, 8))).toEqual({ verb: 'to', arg: 13 })
  })

  it('says nothing to a question about somebody else', () => {
    expect(orderFor(orders, asked('march', { to: [12, 13] }, 9))).toBeUndefined()
  })

  it('says nothing where its order cannot be given, or not any more', () => {
    expect(orderFor(orders, asked('activate', { attack: [2] }))).toBeUndefined()
    expect(orderFor([], asked('activate', { attack: [3] }))).toBeUndefined()
  })

  it('gives the next order of a kind when the one before it has been carried out', () => {
    const both = [march(7, 12), march(7, 14)]
    expect(orderFor(both, asked('march', { to: [12, 14] }, 7))).toEqual({ verb: 'to', arg: 12 })
    expect(orderFor(both, asked('march', { to: [14] }, 7))).toEqual({ verb: 'to', arg: 14 })
  })
})
