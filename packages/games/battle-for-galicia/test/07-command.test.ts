import { describe, expect, it } from 'vitest'
import { assault, combat, declare, finish, last, refused, rolling, unitIds } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

/** Austro-Hungarian units at two hexes, facing a Russian division at 14.14. */
const facing = (units: Readonly<Record<string, Placed>>): StagedScene =>
  declare(combat({ ...units, 'RU-1 gd': '14.14' }), '14.14')

/** Russian units together at 14.14, attacked by I Corps from 13.15. */
const attacked = (units: Readonly<Record<string, Placed>>): StagedScene =>
  assault(combat({ 'AH-5': '13.15', 'AH-12': '13.15', ...units }).dice(...rolling(9)), '14.14')

const at1414 = (...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, '14.14']))
const attackers = (scene: StagedScene): string[] => unitIds(last(scene, 'attackers-named').units)
const defenders = (scene: StagedScene): string[] => unitIds(last(scene, 'defenders-named').units)
const withheld = (scene: StagedScene): string[] => unitIds(last(scene, 'defenders-named').withheld)

describe('the command limit of the attacker', () => {
  it('§7.2 one corps and one other unit may attack together, a third command may not', () => {
    const scene = facing({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-41': '13.14', 'AH-14': '13.14' })
    expect(refused(scene, 'all')).toBe('command-limit §7.2')
    scene.act('join', 'AH-5').act('join', 'AH-41')
    expect(scene.offers('join')).toEqual(['AH-12'])
    expect(refused(scene, 'join', 'AH-14')).toBe('command-limit §7.2')
    scene.act('join', 'AH-12')
    expect(scene.can('join')).toBe(false)
    finish(scene.dice(...rolling(9)).act('fight'))
    expect(attackers(scene)).toEqual(['AH-12', 'AH-41', 'AH-5'])
  })

  it('§7.2 the other unit may belong to another corps, but only one of them', () => {
    const scene = facing({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-14': '13.14', 'AH-33': '13.14' })
    scene.act('join', 'AH-5').act('join', 'AH-12').act('join', 'AH-14')
    expect(refused(scene, 'join', 'AH-33')).toBe('command-limit §7.2')
    finish(scene.dice(...rolling(9)).act('fight'))
    expect(attackers(scene)).toEqual(['AH-12', 'AH-14', 'AH-5'])
  })

  it('§7.2 the limit holds for the whole force, whatever the hexes', () => {
    const scene = facing({ 'AH-5': '13.15', 'AH-14': '13.14', 'AH-2': '15.15' })
    scene.act('join', 'AH-5').act('join', 'AH-14')
    expect(refused(scene, 'join', 'AH-2')).toBe('command-limit §7.2')
  })

  it('§7.2 a corps may attack with any number of its units and one more', () => {
    const scene = facing({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.14', 'AH-41': '13.14' })
    scene.act('all')
    finish(scene.dice(...rolling(9)).act('fight'))
    expect(attackers(scene)).toEqual(['AH-12', 'AH-41', 'AH-46', 'AH-5'])
  })

  it('§7.2 two independent units may attack together, a third unit may not, independent or not', () => {
    const scene = facing({ 'AH-41': '13.15', 'AH-23': '13.15', 'AH-44': '13.14', 'AH-5': '13.14' })
    scene.act('join', 'AH-41').act('join', 'AH-23')
    expect(refused(scene, 'join', 'AH-44')).toBe('command-limit §7.2')
    expect(refused(scene, 'join', 'AH-5')).toBe('command-limit §7.2')
    finish(scene.dice(...rolling(9)).act('fight'))
    expect(attackers(scene)).toEqual(['AH-23', 'AH-41'])
  })

  it('§7.2 somebody has to attack', () => {
    const scene = facing({ 'AH-41': '13.15', 'AH-23': '13.15' })
    expect(refused(scene, 'fight')).toBe('nobody-chosen §7.2')
    expect(scene.act('join', 'AH-41').can('fight')).toBe(true)
    expect(refused(scene, 'join', 'AH-41')).toBe('already-chosen §7.2')
    expect(refused(scene, 'join', 'RU-1 gd')).toBe('not-your-unit §3.2')
  })

  it('§7.2 §2.2 the German Landwehr counts as a corps of the Austro-Hungarian side', () => {
    const scene = facing({ 'G-3 lw': '13.15', 'G-4 lw': '13.15', 'AH-41': '13.14', 'AH-44': '13.14' })
    scene.act('join', 'G-3 lw').act('join', 'G-4 lw').act('join', 'AH-41')
    expect(refused(scene, 'join', 'AH-44')).toBe('command-limit §7.2')
    finish(scene.dice(...rolling(9)).act('fight'))
    expect(attackers(scene)).toEqual(['AH-41', 'G-3 lw', 'G-4 lw'])
  })

  it('§7.2 names no false reason: after the first unit has joined, "all" is not called too many', () => {
    const scene = facing({ 'AH-5': '13.15', 'AH-12': '13.15' })
    scene.act('join', 'AH-5')
    const isOpen = scene.can('all')
    expect(isOpen || refused(scene, 'all') !== 'command-limit §7.2').toBe(true)
  })
})

describe('the command limit of the defender', () => {
  it('§7.3 all units of the hex defend as one strength, without being asked', () => {
    const scene = finish(attacked(at1414('RU-18', 'RU-45', 'RU-82 r')))
    expect(defenders(scene)).toEqual(['RU-18', 'RU-45', 'RU-82 r'])
    expect(last(scene, 'ratio-found').defense).toBe(16)
    expect(withheld(scene)).toEqual([])
  })

  it('§7.3.command units of three commands: the defender chooses who fights', () => {
    const scene = attacked(at1414('RU-18', 'RU-41', 'RU-82 r'))
    expect(scene.asked).toBe('RU')
    expect(scene.rule).toBe('7.3.command')
    expect(scene.offers('defend')).toEqual(['RU-18', 'RU-41', 'RU-82 r'])
    scene.act('defend', 'RU-82 r')
    expect(scene.offers('defend')).toEqual(['RU-18', 'RU-41'])
    expect(refused(scene, 'defend', 'RU-82 r')).toBe('already-chosen §7.3')
    expect(refused(scene, 'defend', 'AH-5')).toBe('not-in-that-hex §7.3')
    finish(scene.act('defend', 'RU-41'))
    expect(defenders(scene)).toEqual(['RU-41', 'RU-82 r'])
    expect(withheld(scene)).toEqual(['RU-18'])
    expect(last(scene, 'ratio-found').defense).toBe(10)
  })

  it('§7.3.command of two corps one fights whole, with one unit of the other', () => {
    const small = { hex: '14.14', steps: 1 }
    const scene = attacked({ 'RU-18': small, 'RU-45': small, 'RU-41': small, 'RU-47': small })
    scene.act('defend', 'RU-18').act('defend', 'RU-45')
    expect(scene.offers('defend')).toEqual(['RU-41', 'RU-47'])
    finish(scene.act('defend', 'RU-41'))
    expect(defenders(scene)).toEqual(['RU-18', 'RU-41', 'RU-45'])
    expect(withheld(scene)).toEqual(['RU-47'])
  })

  it('§7.3.command two independents chosen keep a corps out', () => {
    const small = { hex: '14.14', steps: 1 }
    const scene = attacked({ 'RU-18': small, 'RU-45': small, 'RU-82 r': small, 'RU-83 r': small })
    scene.act('defend', 'RU-82 r')
    expect(scene.offers('defend')).toEqual(['RU-18', 'RU-45', 'RU-83 r'])
    finish(scene.act('defend', 'RU-83 r'))
    expect(defenders(scene)).toEqual(['RU-82 r', 'RU-83 r'])
    expect(withheld(scene)).toEqual(['RU-18', 'RU-45'])
  })

  it('§7.3 nobody is withheld who could still join: the rest of a corps comes along', () => {
    const small = { hex: '14.14', steps: 1 }
    const scene = attacked({ 'RU-18': small, 'RU-45': small, 'RU-82 r': small, 'RU-83 r': small })
    scene.act('defend', 'RU-82 r').act('defend', 'RU-18')
    finish(scene)
    expect(defenders(scene)).toEqual(['RU-18', 'RU-45', 'RU-82 r'])
    expect(withheld(scene)).toEqual(['RU-83 r'])
  })

  it('§7.3.command with a unit chosen of one corps and one of another, a third command is refused', () => {
    const small = { hex: '14.14', steps: 1 }
    const scene = attacked({
      'RU-18': small,
      'RU-45': small,
      'RU-41': small,
      'RU-47': small,
      'RU-82 r': small,
    })
    scene.act('defend', 'RU-18').act('defend', 'RU-41')
    expect(scene.offers('defend')).toEqual(['RU-45', 'RU-47'])
    expect(refused(scene, 'defend', 'RU-82 r')).toBe('command-limit §7.3.command')
    finish(scene.act('defend', 'RU-47'))
    expect(defenders(scene)).toEqual(['RU-18', 'RU-41', 'RU-47'])
  })

  it('§7.3 two units always defend together, of whatever corps', () => {
    const scene = finish(attacked(at1414('RU-18', 'RU-41')))
    expect(defenders(scene)).toEqual(['RU-18', 'RU-41'])
    const independents = finish(attacked(at1414('RU-82 r', 'RU-83 r')))
    expect(defenders(independents)).toEqual(['RU-82 r', 'RU-83 r'])
  })

  it('§7.3.command the same holds for Austria-Hungary', () => {
    const units = {
      'AH-5': '13.15',
      'AH-14': '13.15',
      'AH-41': '13.15',
      'RU-1 gd': '14.14',
      'RU-2 gd': '14.14',
    }
    const scene = assault(combat(units, { side: 'RU', turn: 3 }).dice(...rolling(8)), '13.15')
    expect(scene.asked).toBe('AH')
    expect(refused(scene, 'defend', 'AH-5', 'RU')).toBe('not-your-decision §3.2')
    finish(scene.act('defend', 'AH-5').act('defend', 'AH-14'))
    expect(withheld(scene)).toEqual(['AH-41'])
  })
})
