import { describe, expect, it } from 'vitest'
import { assault, combat, engage, finish, last, ratio, refused, rolling } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** Two Austro-Hungarian divisions beside one Russian division, with more Russians two hexes behind. */
const position = {
  'AH-5': '13.15',
  'AH-12': '13.15',
  'RU-18': '14.14',
  'RU-46': '16.14',
}

/** Both player turns go by without anybody doing anything, up to the next combat phase of the same side. */
function nextCombatPhase(scene: StagedScene): StagedScene {
  scene.act('done')
  while (scene.asked !== 'AH' || scene.prompt !== 'attack') scene.act('done')
  return scene
}

describe('who may attack whom', () => {
  it('§7.0 §3.2.4 the active player may attack adjacent enemies, and nothing else', () => {
    const scene = combat(position)
    expect(scene.asked).toBe('AH')
    expect(scene.offers('attack')).toEqual(['14.14'])
    expect(refused(scene, 'attack', '16.14')).toBe('nobody-adjacent §7.0')
    expect(refused(scene, 'attack', '13.14')).toBe('no-enemy-there §7.0')
    expect(refused(scene, 'attack', '13.15')).toBe('no-enemy-there §7.0')
    expect(refused(scene, 'attack', '13.15', 'RU')).toBe('not-your-decision §3.2')
  })

  it('§7.0 the Russians attack in theirs', () => {
    const scene = combat(position, { side: 'RU', turn: 2 })
    expect(scene.asked).toBe('RU')
    expect(scene.offers('attack')).toEqual(['13.15'])
    expect(refused(scene, 'attack', '14.14', 'AH')).toBe('not-your-decision §3.2')
  })

  it('§7.0 attacking is optional: the phase can end with enemies face to face', () => {
    const scene = combat(position)
    expect(scene.can('done')).toBe(true)
    scene.act('done')
    expect(scene.seen('attack-declared')).toEqual([])
    expect(scene.prompt).toBe('move')
    expect(scene.asked).toBe('RU')
  })

  it('§7.0 no unit attacks twice in a phase', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-18': '14.14', 'RU-46': '12.15' })
    finish(assault(scene.dice(...rolling(9)), '14.14', 'AH-5'))
    expect(scene.offers('attack')).toEqual(['12.15'])
    scene.act('attack', '12.15')
    expect(scene.can('join')).toBe(false)
    expect(refused(scene, 'join', 'AH-5')).toBe('has-attacked §7.0')
    finish(engage(scene.dice(...rolling(9))))
    expect(last(scene, 'ratio-found').attack).toBe(5)
  })

  it('§7.0 where all have attacked there is no attack left', () => {
    const scene = combat({ 'AH-5': '13.15', 'RU-18': '14.14', 'RU-46': '12.15' })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(scene.can('attack')).toBe(false)
    expect(refused(scene, 'attack', '12.15')).toBe('all-have-attacked §7.0')
  })

  it('§7.0 no unit is attacked twice in a phase, not even by others', () => {
    const scene = combat({ ...position, 'AH-14': '15.14' })
    scene.act('attack', '14.14').act('from', '13.15').act('declare')
    finish(engage(scene.dice(...rolling(9))))
    expect(scene.where('RU-18')).toBe('14.14')
    expect(scene.can('attack')).toBe(true)
    expect(scene.offers('attack')).toEqual(['16.14'])
    expect(refused(scene, 'attack', '14.14')).toBe('already-attacked §7.0')
  })

  it('§7.0 a hex that holds a unit attacked before is no target, though others in it were not', () => {
    const scene = combat({ ...position, 'AH-14': '15.14', 'RU-46': '15.15' })
    expect(scene.offers('attack')).toEqual(['14.14', '15.15'])
    scene.act('attack', '14.14').act('from', '13.15').act('declare')
    engage(scene.dice(2, 2, 1, 1)).act('retreat', '15.15')
    finish(scene)
    expect(scene.where('RU-18')).toBe('15.15')
    expect(scene.can('attack')).toBe(false)
    expect(refused(scene, 'attack', '15.15')).toBe('already-attacked §7.0')
  })

  it('§7.0 in the next combat phase everybody may attack and be attacked again', () => {
    const scene = combat(position)
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(scene.can('attack')).toBe(false)
    nextCombatPhase(scene)
    expect(scene.offers('attack')).toEqual(['14.14'])
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(last(scene, 'attackers-named').units).toHaveLength(2)
  })
})

describe('multi-hex combat', () => {
  it('§7.1 units of one hex may attack different hexes in different combats', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-18': '14.14', 'RU-46': '12.15' })
    finish(assault(scene.dice(...rolling(9)), '14.14', 'AH-5'))
    finish(assault(scene.dice(...rolling(9)), '12.15'))
    const attacked = scene.seen('ratio-found').map(({ attack, defense }) => [attack, defense])
    expect(attacked).toEqual([
      [5, 6],
      [5, 6],
    ])
  })

  it('§7.1 a combat has one target: its other neighbours are not fought', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-18': '14.14', 'RU-46': '14.15' })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(ratio(scene)).toBe('10:6 = 1.5:1')
    expect(last(scene, 'defenders-named').units).toHaveLength(1)
    expect(scene.seen('combat-rolled')).toHaveLength(1)
  })

  it('§7.1 units of several hexes may combine against one', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.14', 'RU-18': '14.14' })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(ratio(scene)).toBe('10:6 = 1.5:1')
  })

  it('§7.1 §8.1 hexes that are not named take no part', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.14', 'RU-18': '14.14' })
    scene.act('attack', '14.14')
    expect(scene.offers('from')).toEqual(['13.14', '13.15'])
    scene.act('from', '13.15').act('declare')
    expect(refused(scene, 'join', 'AH-12')).toBe('not-in-declared-hex §8.1')
    finish(engage(scene.dice(...rolling(9))))
    expect(ratio(scene)).toBe('5:6 = 1:1.5')
  })
})

describe('victory points for attacks', () => {
  const attackIn = (turn: number, side: 'AH' | 'RU'): StagedScene => {
    const scene = combat({ 'AH-5': '13.15', 'RU-18': '14.14' }, { turn, side }).dice(...rolling(9))
    return finish(assault(scene, side === 'AH' ? '14.14' : '13.15'))
  }

  it('§15.1.1 an infantry attack scores 1 VP in GT1 to GT9, for either side, whatever its result', () => {
    expect(attackIn(1, 'AH').points('AH')).toBe(1)
    expect(attackIn(9, 'AH').points('AH')).toBe(1)
    expect(attackIn(9, 'RU').points('RU')).toBe(1)
    expect(attackIn(9, 'RU').points('AH')).toBe(0)
  })

  it('§15.1.1 from GT10 on it scores nothing', () => {
    expect(attackIn(10, 'AH').points('AH')).toBe(0)
    expect(attackIn(12, 'RU').points('RU')).toBe(0)
  })

  it('§15.1.1 a cavalry attack scores nothing', () => {
    const scene = combat({ 'AH-3 c': '13.15', 'AH-9 c': '13.15', 'RU-18': '14.14' })
    finish(assault(scene.dice(...rolling(8)), '14.14'))
    expect(scene.seen('combat-rolled')).toHaveLength(1)
    expect(scene.points('AH')).toBe(0)
  })

  it('§15.1.1 every attack scores, several in one phase', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-18': '14.14', 'RU-46': '12.15' })
    finish(assault(scene.dice(...rolling(9)), '14.14', 'AH-5'))
    finish(assault(scene.dice(...rolling(9)), '12.15'))
    expect(scene.points('AH')).toBe(2)
  })
})
