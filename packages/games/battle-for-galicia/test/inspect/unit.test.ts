/** What one unit can do now, or why it cannot. */
import { describe, expect, it } from 'vitest'
import { attackRefusal, frontOf, frontRefusal, moveRefusal, suggestedAttackers } from '../../inspect/index.ts'
import { hex } from '../../map.ts'
import { isMarked, MARK } from '../../state.ts'
import { unit } from '../../units.ts'
import { assault, combat } from '../battle.ts'
import { StagedScene } from '../scene.ts'
import { positions } from './positions.ts'

describe('a look at one unit', () => {
  it('§4.1 §7.0 agrees with what the rules offer', () => {
    for (const { play, asked } of positions(3, 5, ['move', 'attack'])) {
      const offer = play.offered(asked.seat) ?? {}
      const movable = new Set(typeof offer.unit === 'object' ? offer.unit : [])
      const targets = new Set(typeof offer.attack === 'object' ? offer.attack : [])
      play.state.where.toArray().forEach((h, u) => {
        if (h < 0 || u >= play.state.where.length) return
        if (asked.question.prompt === 'move' && movable.has(u))
          expect(moveRefusal(play.state, u)).toBeUndefined()
        if (asked.question.prompt === 'attack')
          for (const open of frontOf(play.state, h).open) expect(targets).toContain(open)
      })
    }
  })

  it('§7.0 §7.4.attack tells what keeps a unit from attacking', () => {
    const { state } = combat({
      'AH-4': '12.15',
      'AH-25': '5.15',
      'AH-5 c': { hex: '12.15', ce: 2 },
      'RU-17': '13.15',
    })
    expect(attackRefusal(state, unit('AH-4'))).toBeUndefined()
    expect(attackRefusal(state, unit('AH-5 c'))).toMatchObject({
      code: 'no-attack-strength',
      facts: { strength: 0 },
    })
    expect(frontRefusal(state, unit('AH-4'))).toBeUndefined()
    expect(frontRefusal(state, unit('AH-25'))).toBe('nobody-there')
  })

  it('§7.0 who has attacked, and who was attacked, says so', () => {
    const scene = assault(
      combat({ 'AH-4': '12.15', 'RU-17': '13.15' }, { turn: 3 }).dice(4, 4, 1, 1),
      '13.15',
    )
    while (scene.prompt !== 'attack') scene.act('retreat', scene.offers('retreat')[0])
    expect(isMarked(scene.state, unit('AH-4'), MARK.attacked)).toBe(true)
    expect(attackRefusal(scene.state, unit('AH-4'))?.code).toBe('has-attacked')
  })

  it('§4.3 §10.3.1 a unit that cannot move has a reason', () => {
    const { state } = new StagedScene({ units: { 'AH-4': { hex: '5.15', spent: 4 } }, turn: 3 })
    expect(moveRefusal(state, unit('AH-4'))?.code).toBe('no-way-out')
  })

  it('§7.2 suggests the chosen and the strongest that may join them', () => {
    const units = { 'AH-4': '12.15', 'AH-25': '12.15', 'AH-43': '12.15', 'AH-46': '12.15', 'RU-17': '13.15' }
    const { state } = combat(units, { turn: 3 })
    const force = suggestedAttackers(state, hex('13.15'), [hex('12.15')], [unit('AH-46')])
    expect(force).toContain(unit('AH-46'))
    expect(force.length).toBeGreaterThan(1)
  })
})
