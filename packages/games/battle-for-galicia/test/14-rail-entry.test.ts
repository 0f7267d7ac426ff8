/** §14.1: Russian entry on a railway line. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

const LINE = ['16.22', '16.23', '16.24', '16.25', '16.26', '17.23', '18.23', '19.23']

/** RU-23 comes on GT4 on the line from 16.26 to 19.23. */
const detrain = (units: SceneSpec['units'] = {}): StagedScene =>
  new StagedScene({ units: { 'RU-23': 'to-come', ...units }, stage: 'reinforcement', turn: 4, side: 'RU' })

/** Five divisions with zones on all eight hexes of the line. */
const SWEPT = { 'AH-5': '17.26', 'AH-12': '15.24', 'AH-46': '17.22', 'AH-14': '19.22', 'AH-33': '18.24' }

/** and one on the line that comes in from Chelm */
const EAST_CUT = { 'AH-37': '17.18' }

describe('entry by rail', () => {
  it('§14.1 every hex of the line between the two ends will do', () => {
    const scene = detrain()
    expect(scene.offers('enter')).toEqual(LINE)
    expect(scene.refusal('enter', '16.21')).toMatchObject({ code: 'not-an-entry-hex', rule: '14.0' })
    scene.act('enter', '16.22')
    expect([scene.where('RU-23'), scene.of('RU-23').spent]).toEqual(['16.22', 0])
  })

  it('§14.1 not one with an enemy in it, nor one that enemies cut off from both ends', () => {
    const scene = detrain({ 'AH-5': '16.24', 'AH-12': '17.23', ...EAST_CUT })
    expect(scene.offers('enter')).toEqual(['16.26', '19.23'])
    expect(scene.refusal('enter', '16.24')).toMatchObject({ code: 'enemy-in-hex' })
    expect(scene.refusal('enter', '16.22')).toMatchObject({ code: 'rail-cut', rule: '14.1' })
    // Without the cut in the east only the zone of 17.23 keeps them out.
    const zone = detrain({ 'AH-5': '16.24', 'AH-12': '17.23' })
    expect(zone.refusal('enter', '16.22')).toMatchObject({ code: 'entry-in-enemy-zone', rule: '14.1' })
  })

  it('§14.1 §11.2 an enemy zone without a friend cuts the line too', () => {
    const zones = { 'AH-5': '15.24', 'AH-12': '18.24' }
    const scene = detrain({ ...zones, ...EAST_CUT })
    expect(scene.offers('enter')).toEqual(['16.25', '16.26', '19.23'])
    expect(scene.refusal('enter', '16.22')).toMatchObject({ code: 'rail-cut', rule: '14.1' })
    // The line through Chelm would keep the middle in supply.
    expect(detrain(zones).offers('enter')).toEqual(['16.22', '16.25', '16.26', '17.23', '19.23'])
  })

  it('§14.1 not one in an enemy zone, even with a friend in it, while there is a better one', () => {
    const open = detrain({ 'AH-5': '15.22' })
    expect(open.offers('enter')).toEqual(LINE.filter((hex) => hex !== '16.22'))
    expect(open.refusal('enter', '16.22')).toMatchObject({ rule: '14.1' })
    const held = detrain({ 'AH-5': '15.22', 'RU-18': '16.22' })
    expect(held.offers('enter')).toEqual(LINE.filter((hex) => hex !== '16.22'))
    expect(held.refusal('enter', '16.22')).toMatchObject({ code: 'entry-in-enemy-zone', rule: '14.1' })
  })

  it('§14.1 with zones on all of them, first those that a friend holds', () => {
    const scene = detrain({ ...SWEPT, 'RU-18': '16.26', 'RU-45': '16.25' })
    expect(scene.offers('enter')).toEqual(['16.25', '16.26'])
    const one = detrain({ ...SWEPT, 'RU-18': '19.23' })
    expect([one.prompt, one.where('RU-23')]).toEqual(['move', '19.23'])
  })

  it('§14.1 a friend on a stretch that is cut off is no help', () => {
    const scene = detrain({ ...SWEPT, 'RU-18': '16.23' })
    expect(scene.offers('enter')).toEqual(['16.26', '19.23'])
  })

  it('§14.1 without friends those that only their own enemy zone keeps from being a source', () => {
    expect(detrain(SWEPT).offers('enter')).toEqual(['16.26', '19.23'])
    // Both ends taken, a zone on 16.22 and 16.23: only 16.22 would be linked, through Chelm, but for its zone.
    const scene = detrain({ 'AH-5': '16.26', 'AH-12': '19.23', 'AH-46': '15.23' })
    expect([scene.prompt, scene.where('RU-23'), scene.of('RU-23').spent]).toEqual(['move', '16.22', 0])
  })

  it('§14.1 §14.0.a if nothing is left, the nearest friendly edge hex, at the cost of entering', () => {
    const scene = detrain({ 'AH-5': '16.26', 'AH-12': '19.23', ...EAST_CUT })
    expect(scene.offers('enter')).toEqual(['17.26', '19.22', '19.24'])
    scene.act('enter', '17.26')
    expect(scene.of('RU-23').spent).toBe(2)
  })

  it('§14.1 the zone of an enemy across a river is none', () => {
    // 18.22 lies beside 17.23 and 18.23 across the Wieprz, beside 19.23 without a river.
    expect(detrain({ 'AH-5': '18.22' }).offers('enter')).toEqual(LINE.filter((hex) => hex !== '19.23'))
  })

  it('§14.1 §14.0.b §12.1 cavalry that reacts away opens a hex for the next unit', () => {
    const scene = detrain({ 'RU-37': 'to-come', 'AH-3 c': '18.22' })
    expect(scene.offers('enter')).not.toContain('19.23')
    scene.act('enter', '17.23')
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'react'])
    scene.act('react', '18.21')
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'enter'])
    expect(scene.offers('enter')).toContain('19.23')
  })
})
