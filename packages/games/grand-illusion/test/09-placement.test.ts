import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { whyNotBehind } from '../rules/09-battle/placement-refusals.ts'
import { GE } from '../sides.ts'
import { fight, type FightSpec, PLAIN, spaceOf } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const inHex = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const battle = (
  attackers: readonly string[],
  defenders: readonly string[],
  disrupted: readonly string[] = [],
): FightSpec => ({
  hex: '27',
  attackers,
  turn: 6,
  pieces: {
    ...inHex('27', [...attackers, ...defenders]),
    ...Object.fromEntries(disrupted.map((id) => [id, { hex: '27', back: true }])),
  },
})
const begun = (spec: FightSpec, ...dice: number[]): StagedScene =>
  fight(spec)
    .dice(...PLAIN, ...dice)
    .act('battle', spec.hex)
const spaces = (scene: StagedScene, ids: readonly string[]): number[] => ids.map((id) => spaceOf(scene, id))

describe('§9.2.2 the defender', () => {
  it('§9.2.2.c corps before divisions before brigades before cavalry before disrupted units before forts', () => {
    const defenders = ['f-i', 'f-71r', 'f-marins', 'f-c1', 'f-x', 'fort-langres']
    const spec: FightSpec = { ...battle(['g-ii', 'g-iii'], defenders, ['f-x']), hex: '79' }
    const pieces = Object.fromEntries(
      Object.entries(spec.pieces).map(([id, at]) => [
        id,
        typeof at === 'string' ? '79' : { ...at, hex: '79' },
      ]),
    )
    const scene = begun({ ...spec, pieces }).act('alone')
    expect(spaces(scene, defenders)).toEqual([0, 1, 2, 3, -1, -1])
  })

  it('§9.2.2.c a pair of divisions ranks with the corps, a single division does not', () => {
    const scene = begun(battle(['g-ii', 'g-iii'], ['f-i', 'f-ii', 'f-iii', 'f-iv', 'f-71r', 'f-45']))
    expect(scene.offers('place')).toEqual(['f-45', 'f-71r', 'f-i', 'f-ii', 'f-iii', 'f-iv'])
    scene.act('place', 'f-71r')
    expect(scene.offers('pair')).toEqual(['f-45'])
    expect(scene.refusal('alone')).toMatchObject({ code: 'must-share', rule: '9.2.2.c' })
  })

  it('§9.2.2.b infantry and cavalry never share, nor different nations, nor disrupted units', () => {
    const scene = begun(battle(['g-ii', 'g-iii'], ['f-71r', 'f-45', 'f-c1', 'b-1-div'], ['f-45']))
    expect(scene.prompt).toBe('choose-opponent')
    expect(spaces(scene, ['f-71r', 'b-1-div', 'f-c1', 'f-45'])).toEqual([0, 1, 2, 3])
  })

  it('§9.2.2.b HQs and siege guns stay in the hex', () => {
    const defenders = ['f-i', 'f-ii', 'f-iii', 'f-iv', 'f-v', 'f-hq1']
    const scene = begun(battle(['g-ii'], defenders))
    expect(scene.refusal('place', 'f-hq1')).toMatchObject({ code: 'never-on-board', rule: '9.2.2.b' })
    expect(scene.refusal('place', 'g-ii').code).toBe('enemy-piece')
  })

  it('§9.2.2.a disrupted units must stand, too', () => {
    const scene = begun(battle(['g-ii', 'g-iii'], ['f-i', 'f-x'], ['f-x']))
    expect(spaces(scene, ['f-i', 'f-x'])).toEqual([0, 1])
  })

  it('by the book divisions stand alone while there are spaces, then share', () => {
    const four = ['b-1-div', 'b-2-div', 'b-3-div', 'b-5-div']
    const alone = begun(battle(['g-ii', 'g-iii'], four)).act('by-the-book')
    expect(spaces(alone, four).sort()).toEqual([0, 1, 2, 3])
    const five = [...four, 'b-4-div']
    const shared = begun(battle(['g-ii', 'g-iii'], five)).act('by-the-book')
    expect(spaces(shared, five)).not.toContain(-1)
  })
})

describe('§9.2.3 the attacker', () => {
  it('asks nothing where there is no choice', () => {
    const scene = begun(battle(['g-ii'], ['f-i']), 6, 6)
    expect(scene.seen('board-set')).toHaveLength(1)
  })

  it('§9.2.3.a undisrupted units come before disrupted ones, which are optional', () => {
    const scene = begun(battle(['g-ii', 'g-iii', 'g-iv'], ['f-i', 'f-ii', 'f-x'], ['g-iv', 'f-x']))
    expect(scene.refusal('opposite', 'f-x').code).toBe('face-the-fresh-first')
    scene.act('opposite', 'f-i')
    expect([scene.prompt, scene.offers('place')]).toEqual(['place-disrupted', ['g-iv']])
    scene.dice(6, 6, 6, 6).act('no')
    expect(scene.seen('board-set')[0]?.columns).toHaveLength(2)
  })

  it('§9.2.3.a.n3 a disrupted unit left in the hex takes no part', () => {
    const scene = begun(battle(['g-ii', 'g-iii'], ['f-i', 'f-ii'], ['g-iii']))
    scene.act('opposite', 'f-i').dice(6, 6, 6).act('no')
    expect(scene.seen('fired').flatMap(({ units, targets }) => [...units, ...targets])).not.toContain(
      piece('g-iii'),
    )
  })

  it('§9.2.3.a.n3 or goes in', () => {
    const scene = begun(battle(['g-ii', 'g-iii'], ['f-i', 'f-ii'], ['g-iii']))
    scene.act('opposite', 'f-i').dice(6, 6, 6, 6).act('place', 'g-iii')
    expect(scene.seen('board-set')[0]?.columns).toHaveLength(2)
  })

  it('by the book the strongest face the strongest', () => {
    const scene = begun(battle(['g-gd', 'g-vii-r'], ['f-i', 'f-iii']))
    scene.dice(6, 6, 6, 6).act('by-the-book')
    expect(
      scene.seen('board-set')[0]?.columns.map(({ attackers, defenders }) => [attackers[0], defenders[0]]),
    ).toEqual([
      [piece('g-vii-r'), piece('f-i')],
      [piece('g-gd'), piece('f-iii')],
    ])
  })
})

describe('§9.2.5 reserves', () => {
  it('§9.2.1 §9.2.5.b surplus corps go behind any front, one to a space', () => {
    const scene = begun(battle(['g-ii', 'g-iii', 'g-iv'], ['f-i']))
    scene.act('place', 'g-iii')
    expect([scene.prompt, scene.offers('place')]).toEqual(['choose-reserve', ['g-ii', 'g-iv']])
    scene.dice(6, 6, 6).act('place', 'g-iv')
    expect(scene.seen('board-set')[0]?.columns[0]?.behindAttackers).toEqual([piece('g-iv')])
  })

  it('§9.2.5.b nobody goes behind the enemy, and cavalry not behind infantry', () => {
    const { state } = begun(battle(['g-ii', 'g-iii', 'g-iv'], ['f-i'])).act('place', 'g-iii')
    const behind = (group: string, id: string) => whyNotBehind(state, GE, [piece(group)], piece(id))
    expect(behind('g-ii', 'f-i')).toMatchObject({ code: 'enemy-piece', rule: '9.2.5.b' })
    expect(behind('g-ii', 'g-iii')).toMatchObject({ code: 'not-in-reserve-there', rule: '9.2.5.b' })
    expect(behind('g-2c', 'g-iii').rule).toBe('9.6.1')
    expect(behind('g-2c', 'g-ii').rule).toBe('9.2.5.b')
  })

  it('§9.2.5.a disrupted defenders nobody attacks leave the board; others may go behind', () => {
    const scene = begun(battle(['g-ii'], ['f-i', 'f-ii', 'f-x'], ['f-x']))
    scene.dice(6, 6, 6).act('opposite', 'f-i')
    const [board] = scene.seen('board-set')
    expect(board?.columns).toHaveLength(1)
    expect(board?.columns[0]?.behindDefenders).toEqual([piece('f-ii')])
  })

  it('§9.3.4 a reserve fires at what is left opposite, and not at the dead', () => {
    const scene = begun({ ...battle(['g-ii', 'g-iii'], ['f-x'], ['f-x']) })
    scene.dice(1, 6).act('place', 'g-ii')
    expect(scene.where('f-x')).toBe('dead')
    expect(scene.seen('fired')).toHaveLength(2)
  })
})
