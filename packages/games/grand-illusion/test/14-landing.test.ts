import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { isSupplied } from '../rules/08-action/supply.ts'
import { settle } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { withOptions } from './turns.ts'

describe('§14.3.6.a.4 the landing', () => {
  const due = { hex: 'to-come', arrival: 6 } as const
  const divisions = ['b-4-div', 'b-6-div', 'b-7-div', 'b-lahore-3-div', 'b-8-div'] as const
  const waiting = Object.fromEntries(divisions.map((id) => [id, due]))

  it('§14.3.6.a.4 up to four British infantry divisions may be held back on arrival', () => {
    const scene = new StagedScene({
      stage: 'arrivals',
      scenario: 'what-if',
      turn: 6,
      initiative: 'GE',
      pieces: { ...waiting, 'b-19-bde': due, 'b-2-cav-div': due, 'f-i': '19', 'f-xxxi': due },
      prepare: withOptions([4]),
    })
    expect(scene.offers('hold-back')).toEqual([...divisions].sort())
    for (const id of divisions.slice(0, 4)) scene.act('hold-back', id)
    expect(scene.offers('hold-back')).toEqual([])
    expect([scene.where('b-4-div'), scene.refusal('hold-back', 'b-8-div').rule]).toEqual([
      'held-back',
      '14.3.6.a.4',
    ])
  })

  it('§14.3.6.a.4 not without the option', () => {
    const pieces = { ...waiting, 'f-i': '19' }
    const scene = new StagedScene({
      stage: 'arrivals',
      scenario: 'what-if',
      turn: 6,
      initiative: 'GE',
      pieces,
    })
    expect(scene.offers('hold-back')).toEqual([])
  })

  const fleet = (spec: Partial<SceneSpec> = {}): StagedScene =>
    new StagedScene({
      scenario: 'what-if',
      turn: 10,
      withdrawn: { AL: 4, GE: 6 },
      ...spec,
      pieces: { 'b-7-div': 'held-back', 'b-8-div': 'held-back', 'f-i': '19', 'g-i-b': '101', ...spec.pieces },
      prepare: (s) => {
        withOptions([4])(s)
        spec.prepare?.(s)
      },
    })

  it('§14.3.6.a.4 from turn 10 on, as an activation, they land in any coastal hex, once', () => {
    expect(fleet({ turn: 9 }).offers('land')).toEqual([])
    const scene = fleet()
    expect(scene.offers('land')).toEqual(['1', '14', '15', '16', '23', '32', '42', '7'])
    scene.act('land', '32')
    expect([scene.where('b-7-div'), scene.where('b-8-div'), scene.caps('AL')]).toEqual(['32', '32', 4])
    expect([scene.state.activations, scene.offers('land')]).toEqual([1, []])
  })

  it('§14.3.6.a.4 a port taken is a British source', () => {
    const control = { '32': 'GE', '33': 'GE', '43': 'GE', '23': 'GE' } as const
    const scene = fleet({ control }).act('land', '32')
    expect([scene.control('32'), isSupplied(scene.state, piece('b-7-div'))]).toEqual(['AL', true])
  })

  it('§14.3.6.a.4 a beach without a port is none', () => {
    const control = Object.fromEntries(
      ['15', '14', '16', '24', '25', '23', '26'].map((id) => [id, 'GE' as const]),
    )
    const scene = fleet({ control }).act('land', '15')
    expect([scene.control('15'), isSupplied(scene.state, piece('b-7-div'))]).toEqual(['GE', false])
  })

  const opposed = (...dice: number[]): StagedScene => {
    const pieces = { 'g-ii': '32', 'f-terr1': '32' }
    const scene = fleet({ control: { '32': 'GE', '33': 'GE' }, pieces }).act('land', '32')
    expect([scene.prompt, scene.can('done')]).toEqual(['choose-battle', false])
    scene.dice(...dice).act('battle', '32')
    while (scene.can('by-the-book')) scene.act('by-the-book')
    if (scene.can('strike')) scene.act('strike', 'b-8-div')
    return settle(scene)
  }

  it('§14.3.6.a.4 where Germans are, battle is compulsory, with a die instead of the Fortunes of War', () => {
    const scene = opposed(2, 6, 6, 6, 6)
    expect(scene.seen('battle-began')[0]?.attackers).toEqual([piece('b-7-div'), piece('b-8-div')])
    const [shot] = scene.seen('fired').filter(({ side }) => side === 0)
    expect(shot?.modifiers).toEqual([])
    expect([scene.face('b-7-div'), scene.face('b-8-div')]).toEqual([0, 0])
  })

  it('§14.3.6.a.4 on 3 to 6 the defenders are ready: terrain helps them, and an unhurt attacker loses a step', () => {
    const scene = opposed(3, 6, 6, 6, 6)
    const shots = scene.seen('fired').filter(({ side }) => side === 1)
    expect(shots[0]?.modifiers.map(({ drm }) => drm)).toEqual([-1])
    expect(scene.face('b-8-div')).toBe(1)
  })
})
