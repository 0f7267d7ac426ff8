/** §8.4.9 the alarm in Paris. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { ARRIVAL } from '../state.ts'
import { activated } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const chain = Object.fromEntries(
  '72 73 63 64 54 44 45 46 36 35'.split(' ').map((id) => [id, 'GE']),
) as Record<string, 'GE'>
const march = (spec: Partial<SceneSpec> = {}, to = '27'): StagedScene => {
  const pieces = {
    'g-2c': '36',
    'f-hq-alsace': '104',
    'f-71r': 'paris-box',
    'f-ix': 'paris-box',
    'f-ix-minus': '87',
  }
  const scene = activated('36', {
    side: 'GE',
    turn: 4,
    control: chain,
    ...spec,
    pieces: { ...pieces, ...spec.pieces },
  })
  return scene.act('unit', 'g-2c').act('march', to)
}

describe('the alarm', () => {
  it('§8.4.9.b 26 and 36 are too far, 27 and 37 near enough', () => {
    expect(march({}, '26').seen('paris-in-danger')).toEqual([])
    expect(march({}, '37').seen('paris-in-danger')).toHaveLength(1)
  })

  it('§8.4.9.b cavalry that only rides by is seen', () => {
    const scene = march({}, '27').act('march', '26')
    expect(scene.seen('paris-in-danger')).toHaveLength(1)
    expect(scene.where('f-hq-alsace')).toBe('removed')
  })

  it('§8.4.9.c an Alsace HQ that was lost before stays out of the game', () => {
    const scene = march({ pieces: { 'f-hq-alsace': 'removed' } })
    expect([scene.where('f-hq-alsace'), scene.seen('alsace-disbanded')]).toEqual(['removed', []])
  })

  it('§2.4.pd §8.4.9.d §8.4.9.f both units are due on the next turn', () => {
    const scene = march()
    for (const id of ['f-71r', 'f-ix'])
      expect([scene.where(id), scene.state.arrival.get(piece(id))]).toEqual(['to-come', 5])
  })

  it('§8.4.9.b a German that rides into Paris itself alarms it', () => {
    const scene = activated('18', {
      side: 'GE',
      turn: 5,
      pieces: { 'g-2c': '18' },
      control: { ...chain, '27': 'GE', '18': 'GE', '26': 'GE', '37': 'GE' },
    })
    scene.act('unit', 'g-2c').act('march', '19')
    expect(scene.seen('paris-in-danger')).toHaveLength(1)
  })
})

describe('the corps for Paris', () => {
  const arrivals = (pieces: SceneSpec['pieces']): StagedScene => {
    return new StagedScene({
      pieces: { 'f-i': '19', 'g-i-b': '101', ...pieces },
      stage: 'arrivals',
      turn: 5,
      side: 'AL',
      initiative: 'GE',
      set: { parisDanger: 4 },
    })
  }
  const due = { hex: 'to-come', arrival: 5, kind: ARRIVAL.paris }

  it('§8.4.9.f a disrupted IX(-) is exchanged for a full IX where it stands', () => {
    const scene = arrivals({ 'f-ix': due, 'f-ix-minus': { hex: '87', back: true } })
    expect([scene.where('f-ix'), scene.face('f-ix'), scene.where('f-ix-minus')]).toEqual(['87', 0, 'removed'])
  })

  it('§8.4.9.f a dead IX(-) leaves the game, and IX arrives as an uncertain reinforcement', () => {
    const scene = arrivals({ 'f-ix': due, 'f-ix-minus': 'dead', 'f-hq5': '46', 'f-x': '46' })
    scene.act('arrive', 'f-ix')
    expect(scene.offers('place-in')).toEqual(expect.arrayContaining(['19', '46', '89']))
    scene.act('place-in', '46')
    expect([scene.where('f-ix'), scene.where('f-ix-minus')]).toEqual(['46', 'removed'])
  })

  it('§8.4.9.f an IX(-) that is being rebuilt does not come any more', () => {
    const scene = arrivals({
      'f-ix': due,
      'f-ix-minus': { hex: 'to-come', arrival: 6, kind: ARRIVAL.replacement },
    })
    scene.act('arrive', 'f-ix').act('place-in', '19')
    expect(scene.where('f-ix-minus')).toBe('removed')
  })
})
