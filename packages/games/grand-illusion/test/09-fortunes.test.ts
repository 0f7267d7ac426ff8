import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { fieldOf } from '../rules/09-battle/field.ts'
import { whyNotPlace } from '../rules/09-battle/placement-refusals.ts'
import { AL, GE, type Side } from '../sides.ts'
import { fight, type FightSpec, fortune, settle, shots, spaceOf } from './fight.ts'
import type { StagedScene } from './scene.ts'

const two: FightSpec = {
  hex: '27',
  attackers: ['f-i', 'f-ii'],
  caps: { AL: 3, GE: 3 },
  pieces: { 'f-i': '27', 'f-ii': '27', 'g-ii': '27', 'g-iii': '27' },
}
const rolled = (roll: number, spec: FightSpec = two): StagedScene =>
  fight(spec)
    .dice(...fortune(roll))
    .act('battle', spec.hex)

describe('§9.1.4 the Fortunes of War', () => {
  it('2 rout: the side with fewer undisrupted units gives way (§9.4.1.b)', () => {
    const scene = rolled(2, {
      ...two,
      attackers: ['f-i', 'f-ii', 'f-x'],
      pieces: { ...two.pieces, 'f-x': '27' },
    })
    expect(scene.asked).toBe('AL')
    scene.dice(6, 6, 6, 6, 6).act('by-the-book')
    while (scene.prompt === 'place-reserve') scene.act('by-the-book')
    expect(scene.seen('retreat-forced')[0]?.side).toBe(1)
  })

  it('3 cautious attacker: nobody fires and the initiative passes', () => {
    const scene = rolled(3)
    expect([scene.state.phasing, shots(scene).length, scene.where('f-i')]).toEqual([1, 0, '27'])
  })

  it('4 skirmish: one space against one, chosen by the attacker; nobody must retreat', () => {
    const scene = rolled(4).act('opposite', 'g-ii')
    expect(scene.prompt).toBe('choose-skirmish')
    expect(scene.offers('engage')).toEqual(['f-i', 'f-ii'])
    scene.dice(1, 1).act('engage', 'f-ii')
    expect(shots(scene)).toHaveLength(2)
    expect(scene.seen('fired')[0]?.units).toEqual([piece('f-ii')])
    expect(scene.seen('retreat-forced')).toEqual([])
  })

  it('4 skirmish: no help from forts (§9.3.2.d) and no reserves', () => {
    const scene = fight({
      hex: '79',
      attackers: ['g-ii'],
      pieces: { 'g-ii': '79', 'f-i': '79', 'fort-langres': '79' },
    })
    scene.dice(...fortune(4), 6, 5).act('battle', '79')
    expect(scene.seen('fired')[1]?.modifiers).toEqual([])
    expect(shots(scene)).toHaveLength(2)
  })

  it.each([
    [5, 'GE'],
    [9, 'AL'],
  ] as const)('%i gives a CAP to %s and the battle goes on', (roll, side) => {
    const scene = rolled(roll)
    expect(scene.caps(side)).toBe(4)
    expect(scene.prompt).toBe('choose-opponent')
  })

  it('12 surprise and 8 let the battle go on', () => {
    expect(rolled(12).prompt).toBe('choose-opponent')
    expect(rolled(8).prompt).toBe('choose-opponent')
  })

  it('§9.1.4 is rolled even if the guns left nobody', () => {
    const scene = fight({
      hex: '79',
      attackers: ['g-ii'],
      pieces: { 'g-ii': '79', 'g-ha420': '79', 'fort-langres': { hex: '79', lost: 3 } },
    }).act('battle', '79')
    scene.dice(4, ...fortune(9)).act('bombard', 'g-ha420')
    expect(scene.seen('fortune-rolled')).toHaveLength(1)
    expect(scene.seen('nobody-to-fight')).toHaveLength(1)
    expect(shots(scene)).toEqual([])
  })
})

describe('6 and 11: offensive to the limit', () => {
  it.each([6, 11])('%i: strengths in brackets attack (§2.4.paren)', (roll) => {
    const scene = rolled(roll, {
      hex: '27',
      attackers: ['g-ii', 'g-or'],
      pieces: { 'g-ii': '27', 'g-or': '27', 'f-i': '27', 'f-x': '27' },
    })
    scene.dice(6, 6, 6, 6).act('opposite', 'f-i')
    expect(shots(scene)).toHaveLength(4)
  })

  const tired: FightSpec = {
    ...two,
    attackers: ['f-i', 'f-ii', 'f-45'],
    pieces: { ...two.pieces, 'f-ii': { hex: '27', back: true }, 'f-45': { hex: '27', back: true } },
  }

  it('§9.2.3.a.n3 on turns 1 to 4 disrupted French units fill what is open, corps before divisions', () => {
    const scene = rolled(6, { ...tired, turn: 4 })
    scene.dice(6, 6, 6, 6).act('opposite', 'g-ii')
    expect(scene.seen('board-set')[0]?.columns[1]?.attackers).toEqual([piece('f-ii')])
  })

  it('§9.2.3.a.n3 later, or without it, they may stay out', () => {
    const later = rolled(6, { ...tired, turn: 5 }).act('opposite', 'g-ii')
    expect([later.prompt, later.can('no')]).toEqual(['place-disrupted', true])
    expect(
      rolled(5, { ...tired, turn: 4 })
        .act('opposite', 'g-ii')
        .can('no'),
    ).toBe(true)
  })

  it('divisions spread while spaces are open', () => {
    const spec: FightSpec = {
      ...two,
      attackers: ['f-71r', 'f-45'],
      pieces: { 'f-71r': '27', 'f-45': '27', 'g-ii': '27', 'g-iii': '27' },
    }
    expect(rolled(6, spec).prompt).toBe('choose-opponent')
    expect(rolled(5, spec).act('place', 'f-71r').offers('pair')).toEqual(['f-45'])
  })
})

describe('7: the defender’s tactical advantage', () => {
  it('asks the defender, who pays 1 CAP', () => {
    const scene = rolled(7)
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'tactical-advantage'])
    scene.act('skirmish')
    expect(scene.caps('GE')).toBe(2)
  })

  it('accepting costs nothing', () => {
    const scene = rolled(7).act('accept')
    expect([scene.caps('GE'), scene.prompt]).toEqual([3, 'choose-opponent'])
  })

  it('retire: all leave, nobody fires, the attacker keeps the initiative', () => {
    const scene = settle(rolled(7).act('retire'))
    expect([scene.where('g-ii') === '27', shots(scene).length, scene.state.phasing]).toEqual([false, 0, 0])
  })

  it('counterattack: roles change, the initiative stays', () => {
    const scene = rolled(7).act('counterattack')
    expect([scene.state.attacker, scene.caps('GE')]).toEqual([1, 2])
    scene.dice(6, 6, 6, 6).act('opposite', 'f-i')
    expect(settle(scene).state.phasing).toBe(0)
  })

  it('without a CAP there is nothing to choose', () => {
    expect(rolled(7, { ...two, caps: { AL: 3, GE: 0 } }).prompt).toBe('choose-opponent')
  })
})

describe('10: counterattack', () => {
  it('§9.2.4.a the initiative passes to the side that was attacked', () => {
    const scene = rolled(10)
    expect([scene.asked, scene.state.attacker]).toEqual(['GE', 1])
    scene.dice(6, 6, 6, 6).act('opposite', 'f-i')
    expect(settle(scene).state.phasing).toBe(1)
  })

  it('§9.2.4.a no counterattack if all disrupted units go back, but the initiative passes all the same', () => {
    const scene = rolled(10, {
      ...two,
      pieces: { 'f-i': '27', 'f-ii': '27', 'g-ii': { hex: '27', back: true } },
      attackers: ['f-i', 'f-ii'],
    })
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'place-disrupted'])
    scene.act('no')
    expect(scene.seen('no-counterattack')).toHaveLength(1)
    expect(shots(scene)).toEqual([])
    expect([scene.state.phasing, scene.where('g-ii')]).toEqual([1, '27'])
  })

  it('§9.2.4.b the former attacker defends with everybody in the hex', () => {
    const scene = rolled(10, { ...two, pieces: { ...two.pieces, 'f-x': { hex: '27', back: true } } })
    expect(['f-i', 'f-ii', 'f-x'].map((id) => spaceOf(scene, id)).sort()).toEqual([0, 1, 2])
  })

  it('§9.5.1 forts of the counterattacker stay off the board', () => {
    const scene = rolled(10, {
      hex: '79',
      attackers: ['g-ii', 'g-iii'],
      pieces: { 'g-ii': '79', 'g-iii': '79', 'f-i': '79', 'fort-langres': '79' },
    })
    expect(scene.prompt).toBe('choose-opponent')
    expect(spaceOf(scene, 'fort-langres')).toBe(-1)
    expect(scene.state.where.get(piece('fort-langres'))).toBe(hex('79'))
    const { state } = scene
    const why = (side: Side, id: string) => whyNotPlace(state, fieldOf(state), side, piece(id))
    expect(why(AL, 'fort-langres')).toMatchObject({ code: 'never-on-board', rule: '9.5.1' })
    expect(why(AL, 'f-i').rule).not.toBe('9.5.1')
    expect(why(GE, 'g-iii').rule).not.toBe('9.5.1')
  })
})
