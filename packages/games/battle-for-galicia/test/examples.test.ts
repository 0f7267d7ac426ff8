/** The examples printed in the rulebook; where a diagram is lost, a position that fits its caption. */
import { describe, expect, it } from 'vitest'
import {
  assault,
  combat,
  declare,
  drms,
  engage,
  finish,
  last,
  lossRoll,
  ratio,
  refused,
  shifts,
  trail,
  unitIds,
} from './battle.ts'
import { type Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

describe('§7.3.example three commands in one hex', () => {
  const units = {
    'RU-1 gd': '14.14',
    'RU-18': '14.14',
    'RU-82 r': '14.14',
    'AH-5': '13.15',
    'AH-12': '13.15',
  }
  const attacked = (): StagedScene => assault(combat(units, { turn: 6 }).dice(4, 5, 1, 1), '14.14')

  it('§7.3.example §7.3.command the defender withholds exactly one of the three, whichever he likes', () => {
    for (const [first, second, left] of [
      ['RU-1 gd', 'RU-18', 'RU-82 r'],
      ['RU-1 gd', 'RU-82 r', 'RU-18'],
      ['RU-18', 'RU-82 r', 'RU-1 gd'],
    ] as const) {
      const scene = finish(attacked().act('defend', first).act('defend', second))
      expect(unitIds(last(scene, 'defenders-named').units)).toEqual([first, second].sort())
      expect(unitIds(last(scene, 'defenders-named').withheld)).toEqual([left])
    }
  })

  it('§7.3.example §7.3 one defender alone is not enough: he is asked for the second', () => {
    const scene = attacked().act('defend', 'RU-1 gd')
    expect(scene.prompt).toBe('choose-defenders')
    expect(scene.offers('defend')).toEqual(['RU-18', 'RU-82 r'])
  })
})

describe('§7.8.examples flank attacks', () => {
  /** The named Russians attack an Austro-Hungarian division at 13.15. */
  function attack(units: Units, ...attackers: string[]): StagedScene {
    const scene = declare(combat({ 'AH-5': '13.15', ...units }, { side: 'RU', turn: 6 }), '13.15')
    return finish(engage(scene.dice(6, 6, 1, 1), ...attackers))
  }
  const jaws = { 'RU-12': '14.15', 'RU-1 gd': '12.14' }

  it('§7.8.examples §7.8 case 1: the 1st Guard does not attack, its zone does not count', () => {
    const scene = attack(jaws, 'RU-12')
    expect(shifts(scene)).toEqual({})
    expect(drms(scene, 'AH')).not.toHaveProperty('flank')
  })

  it('§7.8.examples §7.8 case 2: it attacks, a flank attack', () => {
    const scene = attack(jaws, 'RU-12', 'RU-1 gd')
    expect(ratio(scene)).toBe('12:5 = 2:1 -> 3:1')
    expect(drms(scene, 'AH')).toMatchObject({ flank: 2 })
  })

  it('§7.8.examples §7.8 case 3: the 25th Division in one of the five hexes negates the zone of the 1st Guard', () => {
    // 14.14 is held, so the other five count, 13.14 by the zone of the 1st Guard alone
    const five = { ...jaws, 'AH-41': '14.14' }
    expect(shifts(attack(five, 'RU-12', 'RU-1 gd'))).toEqual({ flank: 2 })
    expect(shifts(attack({ ...five, 'AH-25': '13.14' }, 'RU-12', 'RU-1 gd'))).toEqual({})
  })

  it('§7.8.examples §7.8 case 4: the 34th Division, not attacking, makes the fifth hex by standing in it', () => {
    const four = { 'RU-12': '14.15', 'RU-1 gd': '13.16' }
    expect(shifts(attack(four, 'RU-12', 'RU-1 gd'))).toEqual({})
    expect(shifts(attack({ ...four, 'RU-34': '13.14' }, 'RU-12', 'RU-1 gd'))).toEqual({ flank: 2 })
  })
})

describe('§9.2.example retreat and over-stacking', () => {
  it('§9.2.example §9.2.a three divisions fall back onto a fourth: one of them goes on, two stay', () => {
    const scene = declare(
      combat(
        {
          'AH-5': '15.23',
          'AH-12': '15.23',
          'AH-46': '15.23',
          'AH-14': '15.24',
          'RU-1 gd': '14.22',
          'RU-2 gd': '14.22',
          'RU-18': '17.22',
          'RU-41': '17.24',
        },
        { side: 'RU', turn: 7 },
      ),
      '15.23',
    )
    engage(scene.dice(1, 2, 1, 1), 'RU-1 gd', 'RU-2 gd')
    expect(last(scene, 'combat-rolled').cell).toBe('-/R1')
    expect(scene.offers('run-on')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('run-on', 'AH-12')
    expect(scene.prompt).toBe('retreat')
    scene.act('retreat', '14.24')
    expect([scene.where('AH-5'), scene.where('AH-46'), scene.where('AH-14')]).toEqual([
      '15.24',
      '15.24',
      '15.24',
    ])
    expect(trail(scene, 'AH-12')).toEqual(['15.24', '14.24'])
  })
})

describe('§9.4.1 odds above 4:1', () => {
  it('§9.4.1 a ratio of 6:1 is +2 for the defender', () => {
    const scene = combat(
      { 'AH-4': '13.15', 'AH-13': '13.15', 'AH-20': '13.14', 'RU-7 c': '14.14' },
      { turn: 6 },
    )
    finish(assault(scene.dice(5, 6, 1, 1), '14.14'))
    expect(ratio(scene)).toBe('12:2 = 6:1')
    expect(last(scene, 'combat-rolled').column).toBe('4:1')
    expect(drms(scene, 'RU')).toMatchObject({ ratio: 2 })
    expect(drms(scene, 'AH')).not.toHaveProperty('ratio')
  })
})

describe('§9.4.2.example the combat example', () => {
  /** II Corps and the 20th at 13.15 and 13.14 beside the 2nd Guard at 14.14, the 41st with them. */
  const position = {
    'AH-4': '13.15',
    'AH-25': '13.15',
    'AH-20': '13.14',
    'AH-41': '13.14',
    'RU-2 gd': '14.14',
  }
  const prepared = (): StagedScene => declare(combat(position, { turn: 7 }), '14.14')
  const played = (): StagedScene => engage(prepared().dice(4, 5, 5, 2), 'AH-4', 'AH-25', 'AH-20')

  it('§9.4.2.example §7.2 the 41st Division must be withheld', () => {
    const scene = prepared()
    expect(refused(scene, 'all')).toBe('command-limit §7.2')
    scene.act('join', 'AH-4').act('join', 'AH-25').act('join', 'AH-20')
    expect(refused(scene, 'join', 'AH-41')).toBe('command-limit §7.2')
  })

  it('§9.4.2.example §8.1 §8.2 13 against 8 is 1.5:1, without shifts', () => {
    const scene = played()
    expect(ratio(scene)).toBe('13:8 = 1.5:1')
    expect(shifts(scene)).toEqual({})
  })

  it('§9.4.2.example §8.3 a 9 is +2/-1, nobody retreats', () => {
    const scene = played()
    expect(last(scene, 'combat-rolled')).toMatchObject({ total: 9, column: '1.5:1', cell: '+2/-1' })
    expect(scene.seen('retreated')).toEqual([])
  })

  it('§9.4.2.example §8.4 eight steps make it large', () => {
    expect(lossRoll(played(), 'AH').large).toBe(true)
  })

  it('§9.4.2.example §9.4.1 Austria-Hungary adds 3 by the table (the text says 4), Russia 2', () => {
    const scene = played()
    expect(drms(scene, 'AH')).toEqual({ crt: 2, artillery: 1 })
    expect(drms(scene, 'RU')).toEqual({ crt: -1, artillery: 3 })
    expect(lossRoll(scene, 'AH')).toMatchObject({ die: 5, total: 8, losses: 3 })
    expect(lossRoll(scene, 'RU')).toMatchObject({ die: 2, total: 4, losses: 1 })
  })

  it('§9.4.2.example §9.4.2 one reduction for each attacker and one for the Guard, nothing for the 41st', () => {
    const scene = played()
    const ce = Object.keys(position).map((id) => scene.of(id).ce)
    expect(ce).toEqual([1, 1, 1, 0, 1])
    expect(Object.keys(position).map((id) => scene.where(id))).toEqual(Object.values(position))
    expect(scene.points('AH')).toBe(1)
    expect(scene.prompt).toBe('attack')
  })
})

describe('§10.3.1.example recovery', () => {
  const tired = (hex: string): Placed => ({ hex, ce: 1 })

  it('§10.3.1.example §10.3.1 two hexes from the enemy the 25th may recover behind friends, the 41st may not', () => {
    const scene = new StagedScene({
      units: {
        'AH-25': tired('13.15'),
        'AH-5': '13.16',
        'RU-18': '13.17',
        'AH-41': tired('15.20'),
        'RU-41': '15.22',
      },
      turn: 3,
    })
    expect(scene.offers('recover')).toEqual(['AH-25'])
    expect(refused(scene, 'recover', 'AH-41')).toBe('recovery-too-close §10.3.1')
    expect(scene.act('recover', 'AH-25').of('AH-25').ce).toBe(0)
  })

  it('§10.3.1.example §10.3.1 where two hexes lie between, friends must hold both', () => {
    const units = { 'AH-25': tired('13.15'), 'AH-5': '14.14', 'RU-18': '15.15' }
    expect(new StagedScene({ units, turn: 3 }).can('recover')).toBe(false)
    expect(new StagedScene({ units: { ...units, 'AH-12': '14.15' }, turn: 3 }).offers('recover')).toEqual([
      'AH-25',
    ])
  })
})

describe('§12.1.3.example cavalry reaction', () => {
  it('§12.1.3.example §12.1.2 to every hex around 13.15 but the enemy and the one he left', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '13.15', 'RU-18': '14.15' }, side: 'RU', turn: 3 })
    scene.act('unit', 'RU-18').act('march', '14.14')
    expect(last(scene, 'moved').cost).toBe(3)
    expect(scene.asked).toBe('AH')
    expect(scene.offers('react')).toEqual(['12.14', '12.15', '13.14', '13.16'])
    expect(refused(scene, 'react', '14.14')).toBe('enemy-in-hex §4.1')
    expect(refused(scene, 'react', '14.15')).toBe('reaction-vacated-hex §12.1.2')
  })

  it('§12.1.1.trigger1 an enemy comes beside cavalry that had none beside it', () => {
    const scene = new StagedScene({ units: { 'AH-3 c': '13.15', 'RU-18': '15.15' }, side: 'RU', turn: 3 })
    expect(scene.act('unit', 'RU-18').act('march', '14.15').asked).toBe('AH')
    const engaged = new StagedScene({
      units: { 'AH-3 c': '13.15', 'RU-18': '15.15', 'RU-41': '12.14' },
      side: 'RU',
      turn: 3,
    })
    expect(engaged.act('unit', 'RU-18').act('march', '14.15').asked).toBe('RU')
  })

  it('§12.1.1.trigger2 an enemy beside cavalry moves to a hex beside another unit of its side', () => {
    const units = { 'AH-3 c': '13.15', 'RU-18': '14.15' }
    const leaving = new StagedScene({ units, side: 'RU', turn: 3 })
    expect(leaving.act('unit', 'RU-18').act('march', '15.16').asked).toBe('RU')
    const passing = new StagedScene({ units: { ...units, 'AH-5': '16.16' }, side: 'RU', turn: 3 })
    expect(passing.act('unit', 'RU-18').act('march', '15.16').asked).toBe('AH')
  })
})
