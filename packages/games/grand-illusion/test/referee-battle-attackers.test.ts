import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { idOf, piece } from '../pieces.ts'
import { DUE, MARK, mark } from '../state.ts'
import { activated } from './activated.ts'
import { fight, type FightSpec, fortune, PLAIN, shots } from './fight.ts'
import type { StagedScene, SceneSpec } from './scene.ts'

/** All around 36 is German but 47, where the French fight as well: whoever must leave 36 goes there. */
const surrounded: FightSpec = {
  hex: '36',
  attackers: ['f-i', 'f-iii'],
  entered: true,
  turn: 6,
  control: { 26: 'GE', 27: 'GE', 35: 'GE', 36: 'GE', 37: 'GE', 46: 'GE' },
  pieces: {
    'f-i': '36',
    'f-iii': '47',
    'f-x': '47',
    'g-ii': '36',
    'g-iii': '47',
    'g-v': '26',
    'g-vi': '27',
    'g-vii': '35',
    'g-viii': '37',
    'g-ix': '46',
  },
  set: { activeHex: hex('45'), waived: 3 },
  prepare: (state) => {
    state.battle.set(hex('47'), DUE.optional)
  },
}

/** Whoever has fallen back goes no farther, and the enemy stays. */
const settled = (scene: StagedScene): StagedScene => {
  if (scene.can('halt-here')) scene.act('halt-here')
  return scene.can('stay') ? scene.act('stay') : scene
}

const attackersAt = (scene: StagedScene): string[] | undefined =>
  scene.seen('battle-began')[1]?.attackers.map(idOf)

describe('§9.1.2.c §9.1.3.e whoever has had his battle does not attack where his retreat ends', () => {
  it('§9.1.2.c a disrupted attacker that fell back into the next battle is no part of it', () => {
    const scene = fight(surrounded)
      .dice(...PLAIN, 6, 2)
      .act('battle', '36')
    expect(scene.where('f-i')).toBe('47')
    settled(scene)
      .dice(...PLAIN, 6, 6)
      .act('battle', '47')
    expect(attackersAt(scene)).toEqual(['f-iii'])
  })

  it('§9.1.2.c nor an undisrupted one after a rout (§9.4.1.b)', () => {
    const scene = fight({ ...surrounded, pieces: { ...surrounded.pieces, 'g-xi': '36' } })
      .dice(...fortune(2), 6, 6, 6)
      .act('battle', '36')
      .act('opposite', 'g-ii')
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['47', 0])
    settled(scene)
      .dice(...PLAIN, 6, 6)
      .act('battle', '47')
    expect(attackersAt(scene)).toEqual(['f-iii'])
  })

  it('§9.1.2.a nor one that was chosen to attack in the active hex', () => {
    const scene = fight({
      ...surrounded,
      attackers: ['f-i'],
      entered: false,
      set: { activeHex: hex('36'), waived: 3 },
      prepare: (state) => {
        state.battle.set(hex('47'), DUE.optional)
        mark(state, piece('f-iii'), MARK.entered)
      },
    })
    settled(scene.dice(...PLAIN, 6, 2).act('battle', '36'))
    scene.dice(...PLAIN, 6, 6).act('battle', '47')
    expect(attackersAt(scene)).toEqual(['f-iii'])
  })

  it('§9.2.2.a defenders who fall back into the next battle defend again', () => {
    const scene = fight({
      ...surrounded,
      control: { 36: 'GE', 47: 'GE' },
      pieces: { 'f-i': '36', 'f-iii': '47', 'g-ii': '36', 'g-iii': '47' },
      prepare: (state) => {
        state.battle.set(hex('47'), DUE.forced)
      },
    })
    settled(scene.dice(...PLAIN, 2, 6).act('battle', '36'))
    scene.dice(...PLAIN, 6, 6).act('battle', '47')
    expect(scene.seen('battle-began')[1]?.defenders.map(idOf)).toEqual(['g-ii', 'g-iii'])
  })
})

describe('§9.1.2.a (note) §9.2.3.a.n3 Offensive to the Limit, turns 1 to 4', () => {
  const unchosen: FightSpec = {
    hex: '27',
    attackers: ['f-i'],
    turn: 3,
    pieces: {
      'f-i': '27',
      'f-x': { hex: '27', back: true },
      'f-45': { hex: '27', back: true },
      'b-1-div': { hex: '27', back: true },
      'g-ii': '27',
      'g-iii': '27',
    },
  }
  const fought = (spec: FightSpec): (string | undefined)[] => {
    const scene = fight(spec)
      .dice(...fortune(6))
      .act('battle', '27')
    scene.dice(6, 6, 6, 6).act('opposite', 'g-ii')
    return scene.seen('board-set')[0]?.columns.map(({ attackers }) => attackers.map(idOf).join()) ?? []
  }

  it('§9.1.2.a disrupted French of the active hex go in though nobody chose them, corps first, no British', () => {
    expect(fought(unchosen)).toEqual(['f-i', 'f-x'])
  })

  it('§9.1.2.a not from turn 5 on', () => {
    expect(fought({ ...unchosen, turn: 5 })).toEqual(['f-i'])
  })

  it('§9.1.2.c not where the attackers moved in: friends who were there are left aside', () => {
    expect(fought({ ...unchosen, entered: true, set: { activeHex: hex('28') } })).toEqual(['f-i'])
  })

  it('§9.2.3.a §9.2.3.a.n3 a disrupted unit that must wait for other disrupted ones is told so', () => {
    const scene = fight({
      ...unchosen,
      attackers: ['f-i', 'f-x', 'f-xi', 'f-c1'],
      pieces: {
        ...unchosen.pieces,
        'f-xi': { hex: '27', back: true },
        'f-c1': { hex: '27', back: true },
      },
    })
    scene
      .dice(...fortune(6))
      .act('battle', '27')
      .act('opposite', 'g-ii')
    expect(scene.offers('place')).toEqual(['f-x', 'f-xi'])
    expect(scene.refusal('place', 'f-c1')).toMatchObject({ code: 'better-first', rule: '9.2.3.a.n3' })
  })
})

describe('§9.1.2.a choosing', () => {
  const two: SceneSpec = {
    side: 'GE',
    turn: 6,
    pieces: { 'g-ii': '104', 'g-or': '104', 'f-i': '104', 'f-x': '104' },
  }

  it('§2.4.paren who can only defend joins a battle others have declared, and never declares one', () => {
    const scene = activated('104', two)
    expect(scene.refusal('attack', 'g-or')).toMatchObject({ code: 'only-defends', rule: '2.4.paren' })
    scene.act('attack', 'g-ii').act('attack', 'g-or')
    scene.dice(...fortune(6)).act('battle', '104')
    scene.dice(6, 6, 6, 6).act('opposite', 'f-i')
    expect(shots(scene)).toHaveLength(4)
  })

  it('§2.4.paren without fortunes 6 and 11 he stays off the board', () => {
    const scene = activated('104', two).act('attack', 'g-ii').act('attack', 'g-or')
    scene.dice(...PLAIN).act('battle', '104')
    scene.dice(6, 6, 6).act('opposite', 'f-i')
    expect(scene.seen('fired').flatMap(({ units }) => units)).not.toContain(piece('g-or'))
  })

  it('§9.1.2.a a battle declared in the active hex cannot be called off again', () => {
    const scene = activated('104', { ...two, pieces: { 'g-ii': '104', 'f-i': '104' } }).act('attack', 'g-ii')
    expect(scene.refusal('done')).toMatchObject({ code: 'battle-forced', rule: '9.1.2.a' })
  })
})
