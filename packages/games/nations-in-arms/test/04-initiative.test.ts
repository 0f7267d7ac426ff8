/** Chapter 4: the pool, draws and impulses. */
import { describe, expect, it } from 'vitest'
import { idOfMarker, markerNamed, MARKER_COUNT, POOL } from '../markers.ts'
import { inPool } from '../rules/04-initiative/pool.ts'
import type { Stage } from '../nations-in-arms.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

const PHASE: readonly Stage[] = ['victory', 'impulse']

/** An impulse of Empire Land 1 is under way; the pool holds these markers. Draws are named, and fall as named. */
class Draws extends StagedScene {
  constructor(pool: string, more: SceneSpec = {}) {
    super({ stages: PHASE, lastLand: 'empire', pool, impulses: 1, ...more })
  }

  /** the impulse on the table ends, and these markers are drawn, the last of them valid or the end of the phase */
  draw(...ids: string[]): this {
    const left = inPool(this.state).map(idOfMarker)
    for (const id of ids) {
      if (left.length > 1) this.dice(left.indexOf(id) + 1)
      left.splice(left.indexOf(id), 1)
    }
    return this.act('done')
  }

  get marker(): string {
    return this.state.marker < 0 ? '' : idOfMarker(this.state.marker)
  }
  get pool(): string[] {
    return inPool(this.state).map(idOfMarker)
  }
  get aside(): string[] {
    return Array.from({ length: MARKER_COUNT }, (_, m) => m)
      .filter((m) => this.state.markers.get(m) === POOL.aside)
      .map(idOfMarker)
  }
  get isOver(): boolean {
    return this.seen('phase-ended').length > 0
  }
}

/** The pool is empty, and a new one is filled; the faces say which of it are drawn. */
const newSeason = (turn: string, lastLand: 'empire' | 'coalition', ...faces: number[]): StagedScene =>
  new StagedScene({ stages: ['victory', 'activation', 'initiative', 'impulse'], turn, lastLand })
    .dice(...faces)
    .act('done')

const LAND = [1, 2, 3, 4].flatMap((n) => [`coalition-land-${n}`, `empire-land-${n}`]).sort()

describe('the pool', () => {
  const filled = (turn: string): string[] => {
    const scene = new StagedScene({
      stages: ['turn/end', 'activation', 'initiative'],
      turn,
      freeChoice: true,
    })
    return inPool(scene.state).map(idOfMarker).sort()
  }

  it('§4.1(1) §4.1(2) §4.1.1(1)a holds the land markers of both sides', () => {
    expect(filled('1800-summer')).toEqual(LAND)
  })

  it('§4.1.1(2) §4.3 and Winter Quarters, but not in summer', () => {
    for (const season of ['spring', 'autumn', 'winter'])
      expect(filled(`1800-${season}`)).toEqual([...LAND, 'winter-quarters'])
  })

  it('§4.2.1(1) §4.2.1(2) §4.2.1(3) the first marker of the scenario is chosen, any but Winter Quarters, and once', () => {
    const scene = new StagedScene({ stages: ['turn/end', 'activation', 'initiative'], freeChoice: true })
    expect([scene.prompt, scene.asked]).toEqual(['choose-marker', 'empire'])
    expect(scene.offers('marker')).toEqual(LAND)
    scene.act('marker', 'coalition-land-4')
    expect([scene.prompt, scene.asked, scene.state.freeChoice]).toEqual(['impulse', 'coalition', 0])
  })
})

describe('draws', () => {
  it('§4.2(2) §4.2(3) §4.2(4) §4.2(6) one marker after the other, and those that are played stay out', () => {
    const scene = new Draws('coalition-land-2 empire-land-3 coalition-land-4').draw('coalition-land-2')
    expect([scene.marker, scene.asked]).toEqual(['coalition-land-2', 'coalition'])
    scene.draw('empire-land-3')
    expect([scene.marker, scene.asked]).toEqual(['empire-land-3', 'empire'])
    expect(scene.pool).toEqual(['coalition-land-4'])
    scene.draw('coalition-land-4')
    expect(scene.marker).toBe('coalition-land-4')
  })

  it('§4.2(7) §4.3 the phase ends with the pool; what is set aside is not played', () => {
    const scene = new Draws('empire-land-2', { turn: '1800-autumn' }).draw('empire-land-2')
    expect(scene.seen('marker-void')).toHaveLength(1)
    expect([scene.isOver, scene.seen('phase-ended')[0]?.early]).toEqual([true, 0])
  })

  it('§4.2.2(1) §4.2.2(3) §4.2.2(4) E8 a side has no two land impulses in a row, whatever it did', () => {
    const scene = new Draws('coalition-land-1 coalition-land-2 empire-land-1 empire-land-2', {
      lastLand: 'empire',
    })
    scene.draw('coalition-land-1').draw('coalition-land-2', 'empire-land-1')
    expect(scene.seen('marker-void').map(({ marker }) => idOfMarker(marker))).toEqual(['coalition-land-2'])
    // the marker of the other side brings those set aside back
    expect([scene.marker, scene.aside]).toEqual(['empire-land-1', []])
    expect(scene.pool).toContain('coalition-land-2')
    scene.draw('empire-land-2', 'coalition-land-2')
    expect(scene.marker).toBe('coalition-land-2')
    expect(scene.aside).toEqual([])
  })

  it('§4.2.2(5) nor over the turn of a season', () => {
    const scene = newSeason('1800-summer', 'coalition', 5, 1)
    // the fifth marker is Coalition Land 1, the first Empire Land 1
    expect(scene.seen('marker-void').map(({ marker }) => idOfMarker(marker))).toEqual(['coalition-land-1'])
    expect(scene.state.marker).toBe(markerNamed('empire-land-1'))
  })
})

describe('Winter Quarters', () => {
  const pool = 'coalition-land-1 coalition-land-2 empire-land-1 empire-land-2 winter-quarters'

  it('§4.2.3(1) §4.2.3(2) §4.2.3(3) §4.3.1(2) drawn before any impulse it does not count, and goes back after one', () => {
    const scene = newSeason('1800-winter', 'coalition', 9, 1)
    expect(scene.seen('quarters-drawn')).toEqual([{ type: 'quarters-drawn', rule: '4.2.3', draw: 0 }])
    expect(scene.state.marker).toBe(markerNamed('empire-land-1'))
    expect(inPool(scene.state)).toContain(markerNamed('winter-quarters'))
  })

  it('§4.3.1(1) in winter the first draw ends the phase', () => {
    const scene = new Draws(pool, { turn: '1800-winter' }).draw('winter-quarters')
    expect([scene.isOver, scene.seen('phase-ended')[0]?.early]).toEqual([true, 1])
  })

  it('§4.3.2(1) §4.3.2(2) in autumn the second; the first waits for one valid marker', () => {
    const scene = new Draws(pool, { turn: '1800-autumn' })
    scene.draw('winter-quarters', 'empire-land-1', 'coalition-land-1')
    expect([scene.isOver, scene.marker, scene.aside]).toEqual([false, 'coalition-land-1', []])
    expect(scene.pool).toContain('winter-quarters')
    scene.draw('winter-quarters')
    expect(scene.isOver).toBe(true)
  })

  it('§4.3.3(1) §4.3.3(2) §4.3.3(5) in spring the third', () => {
    const scene = new Draws(pool, { turn: '1801-spring' })
    scene.draw('winter-quarters', 'coalition-land-1').draw('winter-quarters', 'empire-land-1')
    expect([scene.isOver, scene.state.quarters]).toEqual([false, 2])
    scene.draw('winter-quarters')
    expect(scene.isOver).toBe(true)
  })
})

describe('impulses', () => {
  it('§4.4(1) §4.4(4) §4.4(5) activations follow one another until the side has done', () => {
    const scene = new Draws('coalition-land-1', {
      units: { '2928': 'lannes france-vii', '2929': 'victor france-viii' },
    })
    expect(scene.offers('activate')).toEqual(['france-vii', 'france-viii', 'lannes', 'victor'])
    scene.act('activate', 'lannes').act('halt')
    expect(scene.prompt).toBe('impulse')
    expect(scene.offers('activate')).toContain('victor')
    scene.draw('coalition-land-1')
    expect(scene.seen('impulse-ended')).toHaveLength(1)
  })

  it('§4.4(3) a player activates his own, and the nations that depend on him', () => {
    const scene = new StagedScene({
      units: { '3927': 'wrede bavaria-i', '3328': 'lannes france-vii', '3626': 'kray austria-i' },
      marker: 'coalition-land-1',
    })
    expect(scene.offers('activate')).toEqual(['austria-i', 'bavaria-i', 'kray', 'wrede'])
    expect(scene.refusal('activate', 'lannes')).toMatchObject({ code: 'not-yours', rule: '4.4(3)' })
  })

  it('§4.4(1) §4.4(2) of several players the most senior goes first, or lets another go', () => {
    const scene = new StagedScene({
      scenario: '1805-ulm-3',
      units: { '4527': 'mack austria-i', '4625': 'kutuzov russia-i' },
      marker: 'coalition-land-1',
      turn: '1805-autumn',
    })
    // Russia comes after Austria in the diplomatic sequence
    expect([scene.asked, scene.offers('activate')]).toEqual(['russia', ['kutuzov', 'russia-i']])
    scene.act('hand-over', 'austria')
    expect([scene.asked, scene.offers('hand-over')]).toEqual(['austria', []])
    scene.act('done')
    expect(scene.asked).toBe('russia')
    expect(scene.offers('hand-over')).toEqual([])
  })
})
