/** §8.4.3.g §8.4.3.h German lines past Maubeuge and Namur. */
import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import type { SceneSpec } from './scene.ts'

const held = (ids: string): Record<string, 'GE'> => Object.fromEntries(ids.split(' ').map((id) => [id, 'GE']))
const spec: Partial<SceneSpec> = {
  side: 'GE',
  turn: 4,
  control: held('72 73 63 64 53 62 54 44 45 46'),
  set: { emergency: 1 },
}
const SIEGE = { 'fort-maubeuge': { hex: '54', besieged: true }, 'g-vii': '54' } as const

describe('§8.4.3.g emergency supply', () => {
  it('§8.4.3.g.2 columns run on railways from 44 to the south and west', () => {
    const scene = activated('46', { pieces: { ...SIEGE, 'g-2c': '46' }, ...spec })
    expect(scene.act('unit', 'g-2c').offers('march')).toEqual(
      expect.arrayContaining(['36', '47', '37', '27']),
    )
  })

  it('§8.4.3.g turn 6: the same cavalry is out of supply', () => {
    const scene = activated('46', { pieces: { ...SIEGE, 'g-2c': '46' }, ...spec, turn: 6, set: {} })
    scene.act('unit', 'g-2c')
    expect(scene.refusal('march', '36').code).toBe('not-nearer-supply')
    // near enough, but no way there is open
    expect(scene.refusal('march', '37')).toMatchObject({
      code: 'out-of-reach',
      facts: { distance: 2, left: 3 },
    })
  })

  it('§8.4.3.a around Maubeuge a unit in 54 itself traces to 64', () => {
    const scene = activated('54', { pieces: { ...SIEGE, 'g-x': '54' }, ...spec, turn: 6, set: {} })
    expect(scene.act('unit', 'g-x').offers('march')).toEqual(expect.arrayContaining(['64', '53', '44']))
  })

  it('§8.4.8 the plan binds on emergency supply too', () => {
    const scene = activated('44', { pieces: { ...SIEGE, 'g-x': '44' }, ...spec })
    scene.act('unit', 'g-x')
    expect(scene.refusal('march', '33').code).toBe('schlieffen-plan')
  })
})

describe('§8.4.3.h the railhead', () => {
  const fallen = { railhead: 1, namurFell: 3 }
  it('§8.4.3.h a line from Metz into 66 runs on to 56 but not through it', () => {
    const control = held('76 66 56 46')
    const scene = activated('66', { pieces: { 'g-2c': '66' }, side: 'GE', turn: 4, control, set: fallen })
    scene.act('unit', 'g-2c')
    expect(scene.offers('march')).toContain('46')
    expect(scene.refusal('march', '36').code).toBe('no-supply-there')
  })

  it('§8.4.3.h a line that does not touch 56 is free', () => {
    const control = held('76 66 67 57 47')
    const scene = activated('57', { pieces: { 'g-2c': '57' }, side: 'GE', turn: 4, control, set: fallen })
    expect(scene.act('unit', 'g-2c').offers('march')).toEqual(expect.arrayContaining(['47', '37', '48']))
  })

  it('§8.4.3.h through Maubeuge and 46 the line ends in 56 as well', () => {
    const control = held('72 73 63 64 54 44 45 46 56 57')
    const scene = activated('57', {
      pieces: { 'g-2c': '57', 'f-i': '47' },
      side: 'GE',
      turn: 5,
      control,
      set: fallen,
    })
    scene.act('unit', 'g-2c')
    expect(scene.refusal('march', '58').code).toBe('no-supply-there')
  })

  it('§8.4.3.h the Allies use 56 as ever', () => {
    const scene = activated('56', { pieces: { 'f-c4': '56' }, turn: 4, set: fallen })
    expect(scene.act('unit', 'f-c4').offers('march')).toEqual(expect.arrayContaining(['65', '66', '74']))
  })
})
