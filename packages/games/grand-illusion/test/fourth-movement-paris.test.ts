/** §8.4.9 Paris in danger while somebody is on the march, or in retreat. */
import { describe, expect, it } from 'vitest'
import type { SideId } from '../sides.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'

const german = (hexes: string): Record<string, SideId> =>
  Object.fromEntries(hexes.split(' ').map((id) => [id, 'GE']))

describe('the event in the middle of an Allied march', () => {
  const column = { 'f-hq-alsace': '58', 'f-i': '58', 'f-ii': '58' }

  /** German cavalry in 48 gives way to the column and rides to 37, next to Meaux */
  const chase = (): StagedScene => {
    const scene = activated('58', {
      side: 'AL',
      turn: 5,
      pieces: { ...column, 'g-2c': '48' },
      control: german('72 73 64 65 56 57 46 47 48 37'),
    })
    scene.act('stack', '58').act('march', '48').act('evade')
    return scene.act('retreat', '57').act('retreat', '47').act('retreat', '37')
  }

  it('§8.4.9.c the Army of Alsace is gone at once and for good; the corps march on without it', () => {
    const scene = chase()
    expect(scene.seen('alsace-disbanded')).toHaveLength(1)
    expect([scene.where('f-hq-alsace'), scene.asked, scene.prompt]).toEqual(['removed', 'AL', 'march'])
    // one of their two MPs is left, and no HQ lends more
    scene.act('march', '49')
    expect(['f-hq-alsace', 'f-i', 'f-ii'].map((id) => scene.where(id))).toEqual(['removed', '49', '49'])
    expect(scene.can('march')).toBe(false)
  })

  it('§8.4.9.c nor does a march of several hexes carry it on', () => {
    const scene = activated('69', {
      side: 'AL',
      turn: 5,
      pieces: { 'f-hq-alsace': '69', 'f-i': '69', 'f-ii': '69', 'g-ii': '38' },
      control: german('72 73 64 65 56 57 46 47 48 38'),
    })
    scene.act('stack', '69').act('march', '76')
    expect([scene.where('f-hq-alsace'), scene.where('f-i'), scene.prompt]).toEqual(['removed', '68', 'march'])
    expect(scene.offers('march')).not.toContain('76')
  })
})

describe('Germans who come to Paris in retreat', () => {
  it('§8.4.9.b the alarm goes when the battle ends, not with the next march', () => {
    const scene = activated('48', {
      side: 'AL',
      turn: 5,
      pieces: { 'f-i': '48', 'f-ii': '48', 'g-ii': '48' },
      control: german('72 73 64 65 56 57 66 46 47 37'),
      set: { waived: 3 },
    })
    scene.act('attack-all').dice(3, 4).act('battle', '48').act('retire').act('retreat', '37').act('halt-here')
    expect(scene.seen('paris-in-danger')).toMatchObject([{ hex: 36, by: 6 }])
  })
})
