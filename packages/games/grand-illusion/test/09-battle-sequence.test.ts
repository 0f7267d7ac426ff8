import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { DUE, BOARD, type Due, MARK, mark } from '../state.ts'
import { fight, fortune, PLAIN, settle, shots } from './fight.ts'
import type { StagedScene } from './scene.ts'

const misses = (n: number): number[] => Array.from({ length: n }, () => 6)

/** French corps have entered 36 and 47, each against a German corps; 47 is optional if `optional`. */
const twoBattles = (due: Due = DUE.forced): StagedScene =>
  fight({
    hex: '36',
    attackers: ['f-i', 'f-iii'],
    entered: true,
    set: { activeHex: hex('46') },
    pieces: { 'f-i': '36', 'f-iii': '47', 'g-ii': '36', 'g-iii': '47', 'f-x': '46' },
    prepare: (state) => {
      state.battle.set(hex('47'), due)
    },
  })

describe('the battles of an activation', () => {
  it('§9.1 §9.1.3.b the attacker takes them in any order', () => {
    const scene = twoBattles()
    expect([scene.asked, scene.rule]).toEqual(['AL', '9.1.3.b'])
    expect(scene.offers('battle')).toEqual(['36', '47'])
    scene
      .dice(...PLAIN, ...misses(2))
      .act('battle', '47')
      .act('stay')
    expect(scene.offers('battle')).toEqual(['36'])
  })

  it('§9.1 §9.1.2.b §9.1.3.a §9.1.3.b forced battles come before the end of the activation', () => {
    const scene = twoBattles()
    expect(scene.refusal('done')).toMatchObject({ code: 'battle-forced', rule: '9.1.2.b' })
    scene
      .dice(...PLAIN, ...misses(2))
      .act('battle', '47')
      .act('stay')
    expect(scene.can('done')).toBe(false)
    scene
      .dice(...PLAIN, ...misses(2))
      .act('battle', '36')
      .act('stay')
    expect([scene.prompt, scene.state.activations]).toEqual(['activity', 1])
  })

  it('§9.1 §9.1.2.c §9.1.3.b an optional battle is fought only if the attacker likes', () => {
    const scene = twoBattles(DUE.optional)
    scene
      .dice(...PLAIN, ...misses(2))
      .act('battle', '36')
      .act('stay')
    expect(scene.can('done')).toBe(true)
    scene.act('done')
    expect(scene.seen('battle-began')).toHaveLength(1)
    expect(scene.state.battle.get(hex('47'))).toBe(DUE.none)
  })

  it('§9.1.2.c only units that moved in attack; friends already there are ignored', () => {
    const scene = fight({
      hex: '36',
      attackers: ['f-i'],
      entered: true,
      set: { activeHex: hex('46') },
      pieces: { 'f-i': '36', 'f-x': '36', 'g-ii': '36' },
    })
    scene.dice(...PLAIN, ...misses(2)).act('battle', '36')
    expect(scene.seen('battle-began')[0]?.attackers).toEqual([piece('f-i')])
    expect(shots(scene)).toHaveLength(2)
  })

  it('§9.1.3.e a hex is attacked once in an activation', () => {
    const scene = twoBattles()
    scene
      .dice(...PLAIN, ...misses(2))
      .act('battle', '36')
      .act('stay')
    expect(scene.refusal('battle', '36')).toMatchObject({ code: 'already-fought', rule: '9.1.3.e' })
    expect(scene.refusal('battle', '26').code).toBe('no-battle-due')
  })

  it('§9.1.3.d fortune 3 calls off this battle and all others, and passes the initiative', () => {
    const scene = twoBattles()
      .dice(...fortune(3))
      .act('battle', '36')
    expect(scene.seen('battles-cancelled')[0]?.hexes).toEqual([hex('47')])
    expect(scene.state.phasing).toBe(1)
    expect(shots(scene)).toEqual([])
    expect(scene.state.battle.toArray().every((due) => due === DUE.none)).toBe(true)
  })

  it('§9.3.6 nothing of the board is left after a battle', () => {
    const scene = twoBattles()
      .dice(...PLAIN, 1, 6)
      .act('battle', '36')
    const { state } = scene
    expect(state.space.toArray().every((space) => space === -1)).toBe(true)
    expect(state.hits.toArray().every((hits) => hits === 0)).toBe(true)
    settle(scene)
    expect([state.battleHex, state.fortune, state.battleMarks]).toEqual([-1, 0, 0])
  })
})

describe('§9.1.3.f the order of a battle', () => {
  it('guns, fortune, defender, attacker, reserves, fire', () => {
    const scene = fight({
      hex: '79',
      attackers: ['g-ii', 'g-iii', 'g-2c'],
      pieces: {
        'g-ii': '79',
        'g-iii': '79',
        'g-2c': '79',
        'g-ha420': '79',
        'fort-langres': '79',
        'f-i': '79',
        'f-c1': '79',
      },
      prepare: (state) => {
        mark(state, piece('g-ha420'), MARK.attacks)
      },
    })
    scene.act('battle', '79')
    expect(scene.prompt).toBe('bombard')
    scene.dice(6, ...PLAIN).act('bombard', 'g-ha420')
    expect(scene.asked).toBe('GE')
    expect(scene.offers('place')).toEqual(['g-2c', 'g-ii', 'g-iii'])
    scene.act('place', 'g-2c')
    scene.dice(...misses(8)).act('by-the-book')
    if (scene.prompt === 'withdraw-cavalry') scene.act('no')
    const order = scene.events.map(({ type }) => type)
    const at = (type: string): number => order.indexOf(type as (typeof order)[number])
    expect(at('bombarded')).toBeLessThan(at('fortune-rolled'))
    expect(at('fortune-rolled')).toBeLessThan(at('board-set'))
  })
})

it('§9.1.2.a only the units chosen attack in the activated hex', () => {
  const scene = fight({ hex: '27', attackers: ['f-i'], pieces: { 'f-i': '27', 'f-x': '27', 'g-ii': '27' } })
  scene.dice(...PLAIN, ...misses(2)).act('battle', '27')
  expect(scene.seen('battle-began')[0]?.attackers).toEqual([piece('f-i')])
})

describe('what comes instead of the Fortunes of War', () => {
  const shore = (turn: number): StagedScene =>
    fight({
      hex: '23',
      attackers: ['b-7-div', 'b-8-div'],
      entered: true,
      scenario: 'what-if',
      turn,
      trenches: { 23: 1 },
      set: { battleMarks: BOARD.landing, activeHex: hex('23') },
      pieces: { 'b-7-div': '23', 'b-8-div': '23', 'g-ii': '23' },
    })

  it('§14.3.6.a.4 a landing asks one die: 1 or 2 is a surprise, the terrain does not count', () => {
    const scene = shore(10).dice(2).act('battle', '23').act('place', 'b-7-div')
    scene.dice(...misses(3)).act('alone')
    expect(scene.seen('fortune-rolled')).toEqual([])
    expect(scene.seen('fired')[0]?.modifiers.map(({ what }) => what)).toEqual(['trench'])
  })

  it('§14.3.6.a.4 3 to 6: the defender fires with minus the terrain, and somebody pays', () => {
    const scene = shore(10).dice(3).act('battle', '23').act('place', 'b-7-div')
    scene.dice(...misses(3)).act('alone')
    expect(scene.seen('fired')[1]?.modifiers).toEqual([{ what: 'elan', drm: -1, rule: '9.3.5.b' }])
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'elan-loss'])
  })

  it('§12.4 Allenby’s cavalry makes it a skirmish without a roll', () => {
    const scene = fight({
      hex: '45',
      attackers: ['g-ii'],
      turn: 2,
      pieces: { 'g-ii': '45', 'b-1-div': '45', 'b-cav-div': '45' },
    }).act('battle', '45')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'allenby'])
    scene
      .act('yes')
      .dice(...misses(2))
      .act('opposite', 'b-1-div')
    expect([scene.seen('fortune-rolled').length, shots(scene).length]).toEqual([0, 2])
  })

  it('§14.1.1.a.1 the Belgians of 62 may leave before anything else', () => {
    const scene = fight({
      hex: '62',
      attackers: ['g-ii'],
      entered: true,
      turn: 1,
      pieces: { 'g-ii': '62', 'be-i': '62', 'fort-antwerp': '52' },
    }).act('battle', '62')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'belgian-withdrawal'])
    scene.act('yes')
    expect([scene.where('be-i'), shots(scene).length, scene.state.phasing]).toEqual(['52', 0, 1])
  })
})
