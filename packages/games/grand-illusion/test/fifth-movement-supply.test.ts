/** §8.4.3.d on journeys: no supplied unit goes where it has no supply. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

const german = (...ids: string[]): Record<string, 'GE'> => Object.fromEntries(ids.map((id) => [id, 'GE']))
const journey = (side: 'AL' | 'GE', spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'strategic', turn: 5, side, initiative: side === 'AL' ? 'GE' : 'AL', ...spec })

describe('supply at the end of a journey', () => {
  it('§8.4.3.d §10.4 a supplied French corps does not sail to a port cut off from French sources', () => {
    const scene = journey('AL', {
      pieces: { 'f-i': '32', 'b-1-div': '32' },
      control: german('15', '24', '23'),
    })
    scene.act('transport', 'f-i')
    expect(scene.offers('sail-to')).toEqual(['1', '7'])
    expect(scene.refusal('sail-to', '14')).toMatchObject({ code: 'hex-out-of-supply', rule: '8.4.3.d' })
    scene.act('put-back').act('transport', 'b-1-div')
    expect(scene.offers('sail-to')).toEqual(['1', '14', '7'])
  })

  it('§8.4.3.d §10.4 who has no supply anyway may be taken off', () => {
    const pocket = german('14', '24', '33', '34', '43', '44')
    const scene = journey('AL', { pieces: { 'f-i': '32' }, control: pocket })
    expect(scene.act('transport', 'f-i').offers('sail-to')).toEqual(['1', '23', '7'])
  })

  const line = german('72', '73', '64', '63', '54', '53', '44', '45', '46', '36')

  it('§8.4.3.d §8.3.3 §10.2 the last of a contested hex does not ride on to where that hex was the only line', () => {
    const scene = journey('GE', {
      control: line,
      pieces: { 'g-ii': '46', 'f-i': '46', 'g-iii': '45', 'g-iv': '36' },
    })
    scene.act('transport', 'g-ii')
    expect(scene.refusal('rail-to', '36')).toMatchObject({ code: 'hex-out-of-supply', rule: '8.4.3.d' })
    expect(scene.offers('rail-to')).toContain('45')
  })

  it('§8.4.3.d §10.2 with friends left behind the line holds', () => {
    const pieces = { 'g-ii': '46', 'g-iii': '46', 'f-i': '46' }
    const scene = journey('GE', { control: line, pieces })
    expect(scene.act('transport', 'g-ii').offers('rail-to')).toContain('36')
  })

  it('§8.4.3.d §10.2 British units with a source near by do not ride off the net of British sources', () => {
    // Antwerp feeds the naval division alone; 1, 4 and 14 are cut off from the east
    const control = german('8', '9', '10', '17', '26', '27', '18', '14', '15', '24', '25')
    const scene = journey('AL', { pieces: { 'b-rn-div': '52', 'f-i': '52' }, control })
    expect(scene.offers('transport')).toEqual(['f-i'])
  })
})
