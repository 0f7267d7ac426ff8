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
  rolling,
  trail,
  unitIds,
} from './battle.ts'
import type { StagedScene } from './scene.ts'

const defenders = (scene: StagedScene): string[] => unitIds(last(scene, 'defenders-named').units)
const withheld = (scene: StagedScene): string[] => unitIds(last(scene, 'defenders-named').withheld)

describe('units without strength', () => {
  it('§7.4.attack §10.1 §11.1 a unit whose attack is down to 0 may not attack', () => {
    const scene = combat({ 'AH-4': { hex: '13.15', ce: 2, supply: 'out' }, 'RU-18': '14.14' })
    expect(scene.can('attack')).toBe(false)
    expect(refused(scene, 'attack', '14.14')).toBe('no-attack-strength §7.4.attack')
  })

  it('§7.4.attack with 1 left it may', () => {
    const scene = combat({
      'AH-4': { hex: '13.15', ce: 2, supply: 'low' },
      'RU-18': { hex: '14.14', steps: 1 },
    })
    finish(assault(scene.dice(...rolling(8)), '14.14'))
    expect(ratio(scene)).toBe('1:3 = 1:3')
  })

  it('§7.4.attack it stays out though its stack attacks, and below 0 likewise', () => {
    const scene = combat({
      'AH-4': { hex: '13.15', ce: 2, supply: 'out' },
      'AH-101 ls': { hex: '13.15', ce: 1, supply: 'out' },
      'AH-5': '13.15',
      'RU-18': '14.14',
    })
    declare(scene, '14.14')
    expect(refused(scene, 'join', 'AH-4')).toBe('no-attack-strength §7.4.attack')
    expect(refused(scene, 'join', 'AH-101 ls')).toBe('no-attack-strength §7.4.attack')
    finish(engage(scene.dice(...rolling(9))))
    expect(ratio(scene)).toBe('5:6 = 1:1.5')
  })

  it('§7.4.attack §8.1 a hex with nobody able to attack cannot be named', () => {
    const scene = combat({
      'AH-4': { hex: '13.15', ce: 2, supply: 'out' },
      'AH-5': '13.14',
      'AH-12': '15.15',
      'RU-18': '14.14',
    })
    scene.act('attack', '14.14')
    expect(scene.offers('from')).toEqual(['13.14', '15.15'])
    expect(refused(scene, 'from', '13.15')).toBe('nobody-can-attack §7.0')
  })

  it('§7.4.defense a unit without defence is withheld where others stand with it', () => {
    const scene = combat({
      'AH-5': '13.15',
      'RU-82 r': { hex: '14.14', ce: 2, supply: 'out' },
      'RU-18': '14.14',
    })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(ratio(scene)).toBe('5:6 = 1:1.5')
    expect(withheld(scene)).toEqual(['RU-82 r'])
  })

  it('§7.4.defense the owner cannot send it in', () => {
    const scene = combat({
      'AH-5': '13.15',
      'RU-82 r': { hex: '14.14', steps: 1, ce: 2 },
      'RU-18': { hex: '14.14', steps: 1 },
      'RU-41': { hex: '14.14', steps: 1 },
      'RU-46': { hex: '14.14', steps: 1 },
    })
    assault(scene.dice(...rolling(8)), '14.14')
    expect(scene.offers('defend')).toEqual(['RU-18', 'RU-41', 'RU-46'])
    expect(refused(scene, 'defend', 'RU-82 r')).toBe('no-defense-strength §7.4.defense')
  })

  it('§7.4.defense alone in its hex it defends with 1', () => {
    const scene = combat({ 'AH-101 ls': '13.15', 'RU-82 r': { hex: '14.14', ce: 2, supply: 'out' } })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(ratio(scene)).toBe('2:1 = 2:1')
    expect(withheld(scene)).toEqual([])
  })

  it('§7.4.defense where nobody has any, all defend with 1 between them, cavalry with infantry too', () => {
    const scene = combat({
      'AH-101 ls': '13.15',
      'RU-82 r': { hex: '14.14', ce: 2, supply: 'out' },
      'RU-7 c': { hex: '14.14', ce: 2 },
      'RU-18': { hex: '14.14', steps: 1, ce: 2, supply: 'low' },
    })
    finish(assault(scene.dice(...rolling(9)), '14.14'))
    expect(ratio(scene)).toBe('2:1 = 2:1')
    expect(defenders(scene)).toEqual(['RU-18', 'RU-7 c', 'RU-82 r'])
    expect(drms(scene, 'AH')).toEqual({ crt: 1, artillery: 1 })
  })
})

describe('cavalry', () => {
  it('§7.5 never attacks together with infantry, not from another hex either', () => {
    const scene = declare(
      combat({ 'AH-5': '13.15', 'AH-3 c': '13.15', 'AH-9 c': '13.14', 'RU-18': '14.14' }),
      '14.14',
    )
    expect(refused(scene, 'all')).toBe('cavalry-with-infantry §7.5')
    scene.act('join', 'AH-5')
    expect(refused(scene, 'join', 'AH-3 c')).toBe('cavalry-with-infantry §7.5')
    expect(refused(scene, 'join', 'AH-9 c')).toBe('cavalry-with-infantry §7.5')
  })

  it('§7.5 attacks with cavalry, two divisions together', () => {
    const scene = declare(
      combat({ 'AH-5': '13.15', 'AH-3 c': '13.15', 'AH-9 c': '13.14', 'RU-18': '14.14' }),
      '14.14',
    )
    scene.act('join', 'AH-9 c')
    expect(refused(scene, 'join', 'AH-5')).toBe('cavalry-with-infantry §7.5')
    finish(engage(scene.dice(...rolling(8)), 'AH-3 c'))
    expect(ratio(scene)).toBe('4:6 = 1:1.5')
  })

  it('§7.5 §7.6.attack the type withheld may attack elsewhere', () => {
    const units = { 'AH-5': '13.15', 'AH-3 c': '13.15', 'RU-18': '14.14', 'RU-7 c': '12.15' }
    const scene = combat(units)
    finish(assault(scene.dice(...rolling(9)), '14.14', 'AH-5'))
    finish(assault(scene.dice(...rolling(9)), '12.15'))
    expect(ratio(scene)).toBe('2:2 = 1:1')
    expect(scene.points('AH')).toBe(1)
  })

  it('§7.5 stacked with infantry under attack: the owner chooses the type that defends', () => {
    const units = { 'AH-5': '13.15', 'RU-18': '14.14', 'RU-7 c': '14.14', 'RU-comb c': '14.14' }
    const scene = assault(combat(units).dice(...rolling(9)), '14.14')
    expect(scene.asked).toBe('RU')
    scene.act('defend', 'RU-7 c')
    finish(scene)
    expect(defenders(scene)).toEqual(['RU-7 c', 'RU-comb c'])
    expect(ratio(scene)).toBe('5:4 = 1:1')

    const infantry = assault(combat(units).dice(...rolling(9)), '14.14').act('defend', 'RU-18')
    finish(infantry)
    expect(defenders(infantry)).toEqual(['RU-18'])
    expect(withheld(infantry)).toEqual(['RU-7 c', 'RU-comb c'])
  })

  it('§7.5 a cavalryman is refused beside chosen infantry', () => {
    const small = { hex: '14.14', steps: 1 }
    const units = { 'RU-18': small, 'RU-41': small, 'RU-46': small, 'RU-7 c': '14.14' }
    const scene = assault(combat({ 'AH-5': '13.15', ...units }).dice(...rolling(8)), '14.14')
    scene.act('defend', 'RU-18')
    expect(scene.offers('defend')).toEqual(['RU-41', 'RU-46'])
    expect(refused(scene, 'defend', 'RU-7 c')).toBe('cavalry-with-infantry §7.5')
  })
})

describe('withheld attackers', () => {
  /** I Corps attacks the Guard at odds that throw it back on an 11; the 41st and a brigade stand by. */
  const repulse = (turn = 3): StagedScene => {
    const units = {
      'AH-5': '13.15',
      'AH-41': '13.15',
      'AH-88 sch': '13.15',
      'RU-2 gd': '14.14',
      'RU-7 c': '12.15',
    }
    return assault(combat(units, { turn }).dice(6, 5, 6, 1), '14.14', 'AH-5')
  }

  it('§7.6.attack may go along with the retreat', () => {
    const scene = repulse()
    expect(last(scene, 'combat-rolled').cell).toBe('+2.R1/-1')
    expect(scene.asked).toBe('AH')
    expect(scene.rule).toBe('7.6.attack')
    expect(scene.offers('accompany')).toEqual(['AH-41', 'AH-88 sch'])
    scene.act('accompany', 'AH-41').act('go').act('retreat', '13.16')
    expect(scene.where('AH-41')).toBe('13.16')
    expect(scene.where('AH-5')).toBe('13.16')
    expect(scene.where('AH-88 sch')).toBe('13.15')
  })

  it('§7.6.attack may all stay, suffer nothing and attack later', () => {
    const scene = repulse().act('go').act('retreat', '13.16')
    finish(scene)
    expect(trail(scene, 'AH-41')).toEqual([])
    expect(lossRoll(scene, 'AH').losses).toBe(3)
    expect(scene.of('AH-5')).toMatchObject({ steps: 1, ce: 0 })
    expect(scene.of('AH-41')).toMatchObject({ steps: 2, ce: 0 })
    expect(scene.of('AH-88 sch')).toMatchObject({ steps: 1, ce: 0 })
    finish(assault(scene.dice(...rolling(9)), '12.15'))
    expect(last(scene, 'ratio-found').attack).toBe(7)
  })

  it('§7.6.attack one that went along may still attack from where it is now', () => {
    const scene = repulse().act('accompany', 'AH-41').act('go').act('retreat', '13.16')
    finish(scene)
    scene.act('attack', '12.15').act('from', '13.16').act('declare')
    expect(refused(scene, 'join', 'AH-5')).toBe('has-attacked §7.0')
    finish(engage(scene.dice(...rolling(9))))
    expect(last(scene, 'ratio-found').attack).toBe(4)
  })

  it('§7.6.attack §2.1.move-restriction units not yet released stay, for going along is of their own will', () => {
    const scene = repulse(1)
    expect(scene.prompt).toBe('retreat')
    scene.act('retreat', '13.16')
    expect(scene.where('AH-41')).toBe('13.15')
    expect(scene.where('AH-88 sch')).toBe('13.15')
  })

  it('§7.6.attack only units of the retreating hex are asked', () => {
    const scene = repulse()
    expect(refused(scene, 'accompany', 'AH-5')).toBe('not-offered §7.6.attack')
    expect(refused(scene, 'accompany', 'RU-7 c')).toBe('not-offered §7.6.attack')
  })
})
