import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { ARRIVAL } from '../state.ts'
import { arrivals, due, places } from './arrivals.ts'
import { endTurn, QUIET } from './turns.ts'

describe('§7.1 placing arrivals', () => {
  it('§7.1 §4.0 the player without the initiative places first, the other sees it', () => {
    const pieces = { ...QUIET, 'f-45': due(4), 'g-ix-r': due(4) }
    const first = arrivals({ turn: 4, pieces, side: 'GE' })
    expect(first.asked).toBe('GE')
    expect(first.act('arrive', 'g-ix-r').where('g-ix-r')).toBe('91')
    expect(first.asked).toBe('AL')
    expect(first.act('arrive', 'f-45').where('f-45')).toBe('19')
  })

  it('§7.1 a fixed arrival goes to its own hex only', () => {
    const scene = arrivals({ turn: 2, side: 'GE', pieces: { ...QUIET, 'g-gde': due(2) } })
    expect(scene.act('arrive', 'g-gde').where('g-gde')).toBe('100')
  })

  it('§7.1 nobody comes before his turn', () => {
    const scene = arrivals({ turn: 3, pieces: { ...QUIET, 'f-45': due(4), 'f-mor1': due(2) } })
    expect(scene.offers('arrive')).toEqual(['f-mor1'])
    expect(scene.refusal('arrive', 'f-45').code).toBe('arrives-later')
  })

  it('§7.1 not into an enemy hex: later, at a friendly source of the nationality', () => {
    const pieces = { 'g-gde': due(2), 'g-i-b': '101', 'f-ii': 'dead' }
    const scene = arrivals({ turn: 2, side: 'GE', initiative: 'GE', pieces, control: { '100': 'AL' } })
    expect(scene.seen('arrival-diverted')).toHaveLength(1)
    expect(scene.state.arrivalKind.get(piece('g-gde'))).toBe(ARRIVAL.diverted)
    expect(scene.state.arrival.get(piece('g-gde'))).toBe(3)
    const later = arrivals({
      turn: 3,
      side: 'GE',
      pieces: { 'g-gde': due(3, ARRIVAL.diverted), 'g-hq1': '92' },
    })
    expect(places(later, 'g-gde')).toEqual(['91', '94', '100', '105', '107'])
    const held = arrivals({
      turn: 3,
      side: 'GE',
      pieces: { 'g-gde': due(3, ARRIVAL.diverted) },
      control: { '105': 'AL', '91': 'AL' },
    })
    expect(places(held, 'g-gde')).toEqual(['94', '100', '107'])
  })

  it('§7.1 not where the stack would be too high', () => {
    const corps = ['f-i', 'f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi']
    const full = Object.fromEntries(corps.map((id) => [id, '19']))
    const scene = arrivals({ turn: 4, pieces: { ...full, 'f-45': due(4), 'f-vii': 'dead' } })
    expect(scene.offers('arrive')).toEqual([])
    expect(scene.act('done').seen('arrival-diverted')[0]?.rule).toBe('7.1')
  })

  it('§7.1 enemy units in a friendly hex that can trace supply are no obstacle', () => {
    const scene = arrivals({ turn: 2, pieces: { 'f-ii': '66', 'g-v': '66', 'f-mor1': due(2) } })
    expect(scene.act('arrive', 'f-mor1').where('f-mor1')).toBe('66')
  })

  it('§7.1 §9.4.4.overrun an enemy HQ alone in the hex makes room', () => {
    const pieces = { 'g-gde': due(2), 'f-hq2': '100', 'f-xx': '87', 'f-xv': '96', 'g-i-b': '101' }
    const scene = arrivals({
      turn: 2,
      side: 'GE',
      pieces,
      control: { '96': 'AL' },
      prepare: (s) => s.scored.fill(1),
    })
    scene.act('arrive', 'g-gde')
    expect([scene.where('g-gde'), scene.where('f-hq2'), scene.face('f-hq2')]).toEqual(['100', '96', 1])
  })

  it('§7.1 a friendly hex without supply is', () => {
    const around = Object.fromEntries(['56', '57', '65', '67', '76', '75'].map((id) => [id, 'GE' as const]))
    const pieces = { 'f-ii': '66', 'f-i': '19', 'f-mor1': due(2), 'f-iii': 'dead' }
    const scene = arrivals({ turn: 2, pieces, control: around })
    expect(scene.offers('arrive')).toEqual([])
    expect(scene.refusal('arrive', 'f-mor1').code).toBe('no-place-to-arrive')
  })

  it('§7.1 the owner may delay an arrival; it keeps its hex', () => {
    const scene = arrivals({ turn: 4, pieces: { ...QUIET, 'f-45': due(4) } }).act('done')
    expect(scene.where('f-45')).toBe('to-come')
    expect(scene.seen('arrival-diverted')).toEqual([])
    const later = arrivals({ turn: 6, pieces: { ...QUIET, 'f-45': due(4) } })
    expect(later.act('arrive', 'f-45').where('f-45')).toBe('19')
  })
})

describe('units from the Paris in Danger box', () => {
  it('§8.4.9.e the 71st Reserve Division comes to the hex on its counter', () => {
    const scene = arrivals({ turn: 5, pieces: { ...QUIET, 'f-71r': due(5, ARRIVAL.paris) } })
    expect(scene.act('arrive', 'f-71r').where('f-71r')).toBe('98')
  })

  it('§8.4.9.f IX Corps takes the place of IX(-) at full strength', () => {
    const pieces = { ...QUIET, 'f-ix-minus': { hex: '87', back: true }, 'f-ix': due(5, ARRIVAL.paris) }
    const scene = arrivals({ turn: 5, pieces })
    expect([scene.where('f-ix'), scene.face('f-ix'), scene.where('f-ix-minus')]).toEqual(['87', 0, 'removed'])
  })

  it('§8.4.9.f or comes in uncertain if IX(-) is not on the map, which is out for good', () => {
    const pieces = { ...QUIET, 'f-ix-minus': 'dead', 'f-ix': due(5, ARRIVAL.paris) }
    const scene = arrivals({ turn: 5, pieces })
    expect(scene.where('f-ix-minus')).toBe('removed')
    expect(places(scene, 'f-ix')).toEqual(['4', '13', '19', '61', '80', '89'])
  })
})

it('§4.0 the phases of a turn follow one another up to the arrivals of the next', () => {
  const scene = endTurn({ turn: 4, pieces: { ...QUIET, 'f-xxxi': due(5) } })
  expect([scene.state.turn, scene.prompt, scene.asked]).toEqual([5, 'arrivals', 'AL'])
})
