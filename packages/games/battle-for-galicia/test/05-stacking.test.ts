/** Chapter 5: stacking limits and the penalty for exceeding them. */
import { describe, expect, it } from 'vitest'
import { type Placed, StagedScene, type SceneSpec } from './scene.ts'

const HEX = '14.22'

/** The unit, two divisions (4 steps) and as many brigades as make up the total, all in one hex. */
function stackOf(id: string, steps: number, total: number): SceneSpec['units'] {
  const brigades = ['RU-3 rf', 'RU-4 rf', 'RU-gd rf'].slice(0, total - 4 - steps)
  const others = ['RU-45', 'RU-41', ...brigades].map((other): [string, Placed] => [other, HEX])
  return { [id]: { hex: HEX, steps }, ...Object.fromEntries(others) }
}

const atEnd = (units: SceneSpec['units'], side: 'AH' | 'RU' = 'RU'): StagedScene =>
  new StagedScene({ units, turn: 3, side }).act('done')

describe('the stacking limit', () => {
  it.each([
    ['a full infantry division', 'RU-18', 2],
    ['a reduced infantry division', 'RU-18', 1],
    ['a full cavalry corps', 'RU-9+10 c', 2],
    ['a reduced cavalry corps', 'RU-9+10 c', 1],
    ['an infantry brigade', 'RU-2 rf', 1],
    ['a cavalry division', 'RU-comb cs', 1],
  ])('§5.1 is six steps, and %s (%s) counts %i', (_, id, steps) => {
    expect(atEnd(stackOf(id, steps, 6)).prompt).toBe('attack')
    expect(atEnd(stackOf(id, steps, 7)).prompt).toBe('remove-excess')
  })

  it('§5.1 markers do not count', () => {
    const worn: Placed = { hex: HEX, ce: 2, supply: 'out' }
    expect(atEnd({ 'AH-5': worn, 'AH-12': worn, 'AH-46': worn }, 'AH').prompt).toBe('attack')
  })

  it('§5.1 units pass freely through a full stack of friends', () => {
    const scene = new StagedScene({ units: { 'AH-5': HEX, 'AH-12': HEX, 'AH-46': HEX, 'AH-14': '14.21' } })
    scene.act('unit', 'AH-14').act('march', HEX)
    expect(scene.where('AH-14')).toBe(HEX)
    scene.act('march', '14.23')
    expect(scene.of('AH-14').spent).toBe(2)
    expect(scene.act('halt').act('done').prompt).toBe('attack')
    expect(scene.seen('eliminated')).toEqual([])
  })

  it('§5.1 is checked at the end of the movement phase only, and only for the player who moved', () => {
    const scene = new StagedScene({ units: { 'AH-5': HEX, 'AH-12': HEX, 'AH-46': HEX, 'AH-14': '14.21' } })
    scene.act('unit', 'AH-14').act('march', HEX).act('halt')
    scene.act('unit', 'AH-5').act('march', '14.23').act('halt').act('done')
    expect(scene.prompt).toBe('attack')
    const enemy = new StagedScene({ units: { ...stackOf('RU-18', 2, 7), 'AH-5': '5.13' } })
    expect(enemy.act('done').prompt).toBe('attack')
  })

  it('§5.1 holds for an advance after combat: what does not fit stays where it is', () => {
    const units = { 'AH-5': '14.21', 'AH-12': '14.21', 'AH-46': '14.21', 'AH-14': '13.22', 'RU-2 rf': HEX }
    const scene = new StagedScene({ units, stage: 'combat', turn: 3 }).dice(3, 4, 1, 1)
    scene.act('attack', HEX).act('all').act('all').act('fight')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    expect(scene.offers('advance')).toEqual(['AH-12', 'AH-14', 'AH-46', 'AH-5'])
    scene.act('advance', 'AH-14').act('advance', 'AH-5').act('advance', 'AH-46')
    expect(scene.prompt).toBe('attack')
    expect(scene.where('AH-12')).toBe('14.21')
  })
})

/** eight steps of divisions and one brigade: 9 steps */
const CROWD = { 'AH-5': HEX, 'AH-12': HEX, 'AH-46': HEX, 'AH-14': HEX, 'AH-88 sch': HEX }

describe('the over-stacking penalty', () => {
  it('§5.2 the owner removes units of his choice until the hex is within the limit', () => {
    const scene = new StagedScene({ units: { ...CROWD, 'AH-33': '5.13', 'RU-18': '18.05' }, turn: 3 }).act(
      'done',
    )
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AH', 'remove-excess', '5.2'])
    expect(scene.offers('remove')).toEqual(['AH-12', 'AH-14', 'AH-46', 'AH-5', 'AH-88 sch'])
    expect(scene.refusal('remove', 'AH-33')).toMatchObject({ code: 'not-in-that-hex', rule: '5.2' })
    expect(scene.refusal('remove', 'RU-18')).toMatchObject({ code: 'not-your-unit', rule: '5.2' })
    scene.act('remove', 'AH-88 sch')
    expect(scene.prompt).toBe('remove-excess')
    scene.act('remove', 'AH-12')
    expect(scene.prompt).toBe('attack')
    expect([scene.where('AH-88 sch'), scene.where('AH-12')]).toEqual(['eliminated', 'eliminated'])
    expect([scene.where('AH-5'), scene.where('AH-46'), scene.where('AH-14')]).toEqual([HEX, HEX, HEX])
  })

  it('§5.2 nothing else may be done until it is paid', () => {
    const scene = new StagedScene({ units: CROWD, turn: 3 }).act('done')
    expect(scene.refusal('done')).toMatchObject({ code: 'verb-not-now', rule: '5.2' })
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'verb-not-now' })
  })

  it('§5.2 §15.1.3 each unit removed scores for the enemy, Ersatz units excepted', () => {
    const divisions = { 'AH-5': HEX, 'AH-12': HEX, 'AH-46': HEX }
    const brigade = new StagedScene({ units: { ...divisions, 'AH-88 sch': HEX }, turn: 3 }).act('done')
    brigade.act('remove', 'AH-88 sch')
    expect([brigade.points('AH'), brigade.points('RU')]).toEqual([0, 1])
    const marsch = new StagedScene({ units: { ...divisions, 'AH-1 m': HEX }, turn: 3 }).act('done')
    marsch.act('remove', 'AH-1 m')
    expect([marsch.points('AH'), marsch.points('RU')]).toEqual([0, 0])
  })

  it('§5.2 every over-stacked hex is paid for', () => {
    const second = { 'AH-33': '5.13', 'AH-37': '5.13', 'AH-2': '5.13', 'AH-24': '5.13' }
    const scene = new StagedScene({ units: { ...CROWD, ...second }, turn: 3 }).act('done')
    const removed: string[] = []
    while (scene.prompt === 'remove-excess') {
      const [first = ''] = scene.offers('remove')
      removed.push(first)
      scene.act('remove', first)
    }
    expect(removed).toEqual(['AH-2', 'AH-12', 'AH-14'])
    expect(scene.points('RU')).toBe(3)
  })

  it('§5.1 §5.2 §10.3 a step recovered in a full hex is a step too many', () => {
    const units = { 'AH-5': { hex: '5.13', steps: 1 }, 'AH-12': '5.13', 'AH-46': '5.13', 'AH-88 sch': '5.13' }
    const scene = new StagedScene({ units, turn: 3 })
    scene.act('recover', 'AH-5').act('done')
    expect(scene.prompt).toBe('remove-excess')
    scene.act('remove', 'AH-88 sch')
    expect(scene.prompt).toBe('attack')
  })
})
