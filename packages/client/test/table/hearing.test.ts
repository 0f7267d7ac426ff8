import type { Button, Scene } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { createHearing, DEAF_MS, type Deafness } from '../../table/hearing.ts'

const button = (verb: string, label: string): Button => ({ answer: { verb }, label, key: 'e', tone: 'plain' })
const endMovement = button('done', 'End movement')
const endCombat = button('done', 'No more attacks')

/** A table at which seat 0 is asked; the clock goes as the test says. */
function table() {
  const asked = { prompt: 'move', facts: {}, seat: 0, deafness: 'short' as Deafness }
  const clock = { now: 0 }
  const scene = (): Scene => ({ seat: 0, decisions: [{ ...asked, rule: '4.1' }] }) as unknown as Scene
  const hearing = createRoot(() =>
    createHearing({ scene, now: () => clock.now, deafness: () => asked.deafness }),
  )
  return { asked, clock, ...hearing }
}

describe('a press', () => {
  test('is heard while the same is asked, however often', () => {
    const { notice, isDeafTo, clock } = table()
    notice([endMovement])
    clock.now = 10
    expect(isDeafTo(endMovement)).toBe(false)
  })

  test('is dropped when a press has just led to another question, and heard a moment later', () => {
    const { notice, byPress, isDeafTo, clock, asked } = table()
    byPress(() => {
      asked.prompt = 'attack'
      notice([endMovement])
    })
    clock.now = DEAF_MS.short - 1
    expect(isDeafTo(endCombat)).toBe(true)
    clock.now = DEAF_MS.short
    expect(isDeafTo(endCombat)).toBe(false)
  })

  test('of the very same button is dropped, too, when the same is asked about something else', () => {
    const { notice, byPress, isDeafTo, asked } = table()
    byPress(() => {
      asked.facts = { hex: 5 }
      notice([endMovement])
    })
    expect(isDeafTo(endMovement)).toBe(true)
  })

  test('of a button that stood there before is heard after a click on the map', () => {
    const { notice, isDeafTo, asked } = table()
    asked.prompt = 'march'
    notice([endMovement])
    expect(isDeafTo(endMovement)).toBe(false)
    expect(isDeafTo(endCombat)).toBe(true)
  })

  test.each(['long', 'off'] as const)('is dropped as long as the player wants: %s', (deafness) => {
    const { notice, byPress, isDeafTo, isDeaf, clock, asked } = table()
    byPress(() => {
      asked.deafness = deafness
      asked.prompt = 'attack'
      notice([endMovement])
    })
    expect(isDeaf()).toBe(deafness === 'long')
    clock.now = DEAF_MS.long - 1
    expect(isDeafTo(endCombat)).toBe(deafness === 'long')
    clock.now = DEAF_MS.long
    expect(isDeafTo(endCombat)).toBe(false)
  })

  test('meant for a question that the enemy has cut short is dropped', () => {
    const { notice, isDeafTo, asked } = table()
    asked.prompt = 'react'
    notice([])
    expect(isDeafTo(button('stay', 'Stay'))).toBe(true)
  })
})

test('a second half comes within the time the player wants, and not afterwards', () => {
  const { secondHalf, clock, asked } = table()
  clock.now = 1000
  const isSecondHalf = secondHalf()
  clock.now = 1000 + DEAF_MS.short - 1
  expect(isSecondHalf()).toBe(true)
  asked.deafness = 'off'
  expect(isSecondHalf()).toBe(false)
  asked.deafness = 'short'
  clock.now = 1000 + DEAF_MS.short
  expect(isSecondHalf()).toBe(false)
})

test('the page is told as long as it lasts', () => {
  vi.useFakeTimers()
  const { notice, isDeaf, asked } = table()
  expect(isDeaf()).toBe(false)
  asked.prompt = 'attack'
  notice([])
  expect(isDeaf()).toBe(true)
  vi.advanceTimersByTime(DEAF_MS.short)
  expect(isDeaf()).toBe(false)
  vi.useRealTimers()
})
