import { describe, expect, it } from 'vitest'
import { assault, combat, declare, drms, engage, finish, last, refused, trail, unitIds } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** Divisions of I Corps at 13.16 and 12.15 attack the Guard at 13.15: 10 against 8, thrown back on an 11. */
const pair = { 'AH-5': '13.16', 'AH-12': '12.15', 'RU-2 gd': '13.15' }

function repulsed(units: Units = pair, ...attackers: string[]): StagedScene {
  const scene = declare(combat(units, { turn: 3 }), '13.15').dice(5, 6, 1, 1)
  return engage(scene, ...attackers)
}

describe('attackers who must retreat', () => {
  it('§9.2.a §9.2.c go back like defenders: own choice of way, 1 on their loss roll', () => {
    const scene = assault(
      combat({ 'AH-5': '13.16', 'AH-12': '13.16', 'RU-2 gd': '13.15' }).dice(5, 6, 1, 1),
      '13.15',
    )
    expect(last(scene, 'combat-rolled').cell).toBe('+1.R1/-1')
    expect(scene.asked).toBe('AH')
    expect(scene.offers('retreat')).toEqual(['12.16', '13.17', '14.16'])
    scene.act('retreat', '13.17')
    expect(unitIds(last(scene, 'retreated').units)).toEqual(['AH-12', 'AH-5'])
    expect(drms(scene, 'AH')).toEqual({ crt: 1, artillery: 1, retreat: 1 })
    expect(drms(scene, 'RU')).not.toHaveProperty('retreat')
  })

  it('§9.2.a each attacking hex goes for itself, in the order the attacker likes', () => {
    const scene = repulsed()
    expect(scene.prompt).toBe('retreat-first')
    expect(scene.offers('withdraw')).toEqual(['12.15', '13.16'])
    expect(refused(scene, 'withdraw', '13.15')).toBe('no-retreat-from-there §9.2.a')
    scene.act('withdraw', '12.15').act('retreat', '11.15').act('retreat', '13.17')
    expect(trail(scene, 'AH-12')).toEqual(['11.15'])
    expect(trail(scene, 'AH-5')).toEqual(['13.17'])
  })

  it('§9.2.a the other order is possible too', () => {
    const scene = repulsed().act('withdraw', '13.16').act('retreat', '14.16')
    expect(scene.where('AH-5')).toBe('14.16')
    expect(scene.where('AH-12')).toBe('12.15')
    expect(scene.act('retreat', '11.16').where('AH-12')).toBe('11.16')
  })

  it('§9.2.a a stack that goes back into the hex of another has done its retreat', () => {
    const scene = repulsed().act('withdraw', '13.16').act('retreat', '12.15').act('retreat', '11.15')
    finish(scene)
    expect(trail(scene, 'AH-5')).toEqual(['12.15'])
    expect(trail(scene, 'AH-12')).toEqual(['11.15'])
    expect(scene.where('AH-5')).toBe('12.15')
  })

  it('§9.2.a §7.6.attack nor do withheld units that came along with it go a second time', () => {
    const scene = repulsed({ ...pair, 'AH-41': '13.16' }, 'AH-5', 'AH-12').act('withdraw', '13.16')
    scene.act('accompany', 'AH-41').act('retreat', '12.15')
    expect(scene.prompt).toBe('retreat')
    scene.act('retreat', '11.15')
    expect(scene.where('AH-41')).toBe('12.15')
  })

  it('§7.6.attack every hex is asked for its own withheld units', () => {
    const scene = repulsed({ ...pair, 'AH-41': '13.16', 'AH-44': '12.15' }, 'AH-5', 'AH-12')
    scene.act('withdraw', '12.15')
    expect(scene.offers('accompany')).toEqual(['AH-44'])
    scene.act('go').act('retreat', '11.15')
    expect(scene.offers('accompany')).toEqual(['AH-41'])
  })

  it('§9.2.1 §9.4.1 one stack that fails a priority costs the common roll 2, whether it goes first or last', () => {
    // all around 13.16 is held by Russians or in their zones; 12.14 has the way behind it free
    const units = {
      'AH-5': '13.16',
      'AH-12': '12.14',
      'RU-2 gd': '13.15',
      'RU-18': '14.15',
      'RU-46': '12.16',
    }
    for (const first of ['13.16', '12.14']) {
      const scene = declare(combat(units), '13.15').dice(5, 6, 1, 1)
      finish(engage(scene, 'AH-5', 'AH-12').act('withdraw', first))
      expect(scene.seen('priority-failed')).toHaveLength(1)
      expect(drms(scene, 'AH')).toMatchObject({ retreat: 1, 'failed-retreat': 2 })
    }
  })

  it('§9.2.1 §9.2.3 §9.4.1 two stacks that fail cost it no more', () => {
    const ids = ['RU-18', 'RU-45', 'RU-1 gn', 'RU-2 gn', 'RU-41', 'RU-46', 'RU-47', 'RU-3 gn', 'RU-17']
    const hexes = ['14.15', '14.16', '13.17', '12.16', '12.15', '12.13', '13.14', '11.15', '11.14']
    const ring = Object.fromEntries(ids.map((id, i) => [id, hexes[i] ?? '']))
    const scene = declare(combat({ 'AH-5': '13.16', 'AH-12': '12.14', 'RU-2 gd': '13.15', ...ring }), '13.15')
    finish(engage(scene.dice(5, 6, 1, 1), 'AH-5', 'AH-12'))
    expect(scene.seen('priority-failed')).toHaveLength(2)
    expect(drms(scene, 'AH')).toMatchObject({ retreat: 1, 'failed-retreat': 2 })
  })

  it('§9.2.2 §9.2.3 pay for rivers and for hexes they cannot go', () => {
    const wet = combat({ 'AH-5': '14.13', 'RU-1 gd': { hex: '13.13', supply: 'out' }, 'RU-18': '14.12' })
    assault(wet.dice(6, 5, 1, 1), '13.13').act('retreat', '14.14')
    expect(wet.of('AH-5').ce).toBe(1)
    const ring = {
      'RU-18': '14.15',
      'RU-45': '14.16',
      'RU-1 gn': '13.17',
      'RU-2 gn': '12.16',
      'RU-41': '12.15',
    }
    const stuck = combat({ 'AH-5': '13.16', 'RU-2 gd': '13.15', ...ring })
    assault(stuck.dice(5, 6, 1, 1), '13.15')
    expect(last(stuck, 'retreat-failed')).toMatchObject({ rule: '9.2.3', missing: 1 })
    expect(drms(stuck, 'AH')).toMatchObject({ retreat: 1, 'failed-retreat': 2 })
  })

  it('§9.3.2 the victorious defenders do not follow', () => {
    const scene = repulsed().act('withdraw', '12.15').act('retreat', '11.15').act('retreat', '13.17')
    finish(scene)
    expect(scene.where('RU-2 gd')).toBe('13.15')
    expect(scene.seen('advanced')).toEqual([])
  })
})
