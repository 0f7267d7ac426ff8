/** Chapter 10: the roll and what it costs, with 2.8 and the re-roll of 12.1. */
import { describe, expect, it } from 'vitest'
import { NATION_IDS } from '../nations.ts'
import { idOfUnit } from '../units.ts'
import { assault, battle, BESIDE_VERDUN, duel, facing, FRENCH, stack, THREE, TRENCH } from './combat-scene.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

/** three against three in the open, with nothing to modify; whoever may pay pays, or does not */
function fought(die: readonly number[], pays: boolean, more: SceneSpec = {}): StagedScene {
  const scene = assault(THREE, FRENCH, [...die, 6, 6], more)
  for (let left = 9; left > 0 && ['pay-or-lose', 'take-loss', 'retreat'].includes(scene.prompt); left--) {
    if (scene.prompt === 'retreat') scene.act('retreat', '0926')
    else if (scene.prompt === 'take-loss') scene.act('lose', scene.offers('lose')[0] ?? '')
    else if (pays) scene.act('nation', scene.offers('nation')[0] ?? '')
    else scene.act('take-loss')
  }
  return scene
}
const lostBy = (scene: StagedScene, nation: string): number =>
  scene.seen('corps-lost').filter(({ unit }) => idOfUnit(unit).startsWith(nation)).length

/** losses of both, losses if both pay, who rolls for morale below what, corps that retreat */
const TABLE: readonly (readonly [number, string, string, string, number])[] = [
  [2, '3/0', '3/0', 'DE 5', 0],
  [3, '3/1', '3/0', 'DE 5', 0],
  [4, '2/1', '2/1', '', 0],
  [5, '2/1', '2/1', '', 0],
  [6, '1/1', '1/0', '', 0],
  [7, '1/1', '1/1', '', 0],
  [8, '1/1', '0/1', '', 0],
  [9, '1/2', '1/2', '', 1],
  [10, '1/2', '1/2', 'FR 6', 1],
  [11, '1/3', '1/3', 'FR 6', 0],
  [12, '1/3', '0/3', 'FR 6', 0],
]

describe('the land combat table', () => {
  it.each(TABLE)('§10.62 §10.711 a %i', (line, losses, paid, morale, retreats) => {
    const die = [Math.floor(line / 2), Math.ceil(line / 2)]
    const [lost, saved] = [fought(die, false), fought(die, true)]
    expect(lost.seen('combat-rolled')[0]).toMatchObject({ line, net: 0 })
    const lossesIn = (scene: StagedScene): string => `${lostBy(scene, 'DE')}/${lostBy(scene, 'FR')}`
    expect([lossesIn(lost), lossesIn(saved)]).toEqual([losses, paid])
    const rolls = lost
      .seen('morale-rolled')
      .map(({ nation, below }) => `${NATION_IDS[nation] ?? ''} ${below}`)
    expect(rolls.join()).toBe(morale)
    expect(lost.seen('retreated')).toHaveLength(retreats)
    expect(lost.seen('breakthrough')).toHaveLength(line === 12 ? 1 : 0)
  })

  it('§10.62 §10.61 the modified roll is read, and modifiers alone save nobody his losses', () => {
    const scene = fought([6, 5], false, { trench: FRENCH })
    expect(scene.seen('combat-rolled')[0]).toMatchObject({ line: 9, net: -2 })
    expect([lostBy(scene, 'DE'), lostBy(scene, 'FR')]).toEqual([1, 2])
    expect(scene.seen('losses-excused')).toHaveLength(0)
  })
})

describe('losses', () => {
  it('§10.712 who loses all he has is not asked', () => {
    const scene = assault('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2', [2, 2])
    expect([scene.where('DE-inf-2'), scene.where('DE-inf-3')]).toEqual(['pool', 'pool'])
    expect(scene.where('FR-inf-1')).toBe('pool')
    expect(scene.prompt).toBe('pick-force')
  })

  it('§10.712 a step of the fortress serves as well as a corps', () => {
    const scene = new StagedScene({
      ...BESIDE_VERDUN,
      units: { '0921': THREE, '0922': 'FR-inf-1 FR-inf-2' },
    }).act('stack', '0921')
    scene
      .act('attack', '0922')
      .act('nation', 'DE')
      .act('point', 'DE-inf-2')
      .dice(5, 5)
      .act('point', 'FR-inf-1')
    expect(scene.offers('lose')).toEqual(['FR-inf-2'])
    scene.act('lose-fortress')
    expect([scene.fortress('0922'), scene.where('FR-inf-1')]).toEqual(['reduced', 'pool'])
    expect(scene.where('FR-inf-2')).not.toBe('pool')
  })

  it('§10.712 only a second loss point that cannot be met excuses the other side', () => {
    const one = assault(THREE, 'FR-inf-1', [4, 3])
    expect(one.seen('combat-rolled')[0]).toMatchObject({ line: 8, net: 1 })
    expect([one.prompt, one.asked]).toEqual(['pay-or-lose', 'CP'])
    const none = duel([1, 1], TRENCH)
    expect(none.where('FR-inf-1')).toBe('1025')
    expect([...one.seen('losses-excused'), ...none.seen('losses-excused')]).toEqual([])
  })
})

describe('results', () => {
  it('§10.711 an RP or a loss; minors have none to pay', () => {
    const paid = duel([3, 4]).act('nation', 'DE').act('nation', 'FR')
    expect([paid.rp('DE'), paid.rp('FR')]).toEqual([7, 8])
    const lost = duel([3, 4]).act('nation', 'DE').act('take-loss')
    expect(lost.where('FR-inf-1')).toBe('pool')
    expect(lost.where('DE-inf-2')).toBe('1025')
    const minor = stack('DE-inf-2', 'BE-inf-1', { trench: 'BE-inf-1' })
      .dice(3, 3)
      .act('nation', 'DE')
      .act('nation', 'DE')
    expect(minor.where('BE-inf-1')).toBe('pool')
  })

  it('§2.7 §10.62 a 7 in a major battle costs both a corps', () => {
    const scene = battle([3, 4])
    expect([scene.where('DE-inf-2'), scene.where('FR-inf-1')]).toEqual(['pool', 'pool'])
    expect(scene.rp('FR')).toBe(9)
  })

  it('§10.713 attrition: second loss only, trenches, no innovation, no crisis', () => {
    const asked = (more: SceneSpec): string[] => battle([3, 3], more).offers('attrition')
    expect(asked(TRENCH)).toEqual(['DE'])
    expect(asked({})).toEqual([])
    expect(asked({ ...TRENCH, innovative: 'CP' })).toEqual([])
    const scene = battle([3, 3], TRENCH).dice(2)
    scene.act('attrition', 'DE')
    expect([scene.where('DE-inf-3'), scene.demoralization('DE'), scene.rp('DE')]).toEqual(['1024', 1, 7])
  })

  it('§10.74 a leader may fall with the morale of his force', () => {
    const units = { '1024': 'DE-inf-2 DE-inf-3 DE-ldr-KLUCK' }
    const scene = facing('', 'FR-inf-1 FR-inf-2', { ...TRENCH, units })
    scene.act('stack', '1024').act('attack', '1025').act('nation', 'DE').act('point', 'DE-inf-2')
    scene.dice(6, 1, 2).act('point', 'FR-inf-1')
    scene.dice(4, 4).act('lose', 'DE-inf-3')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect([scene.demoralization('DE'), scene.where('DE-ldr-KLUCK')]).toEqual([1, 'gone'])
  })

  it('§10.74 the table asks in major battles only', () => {
    const scene = duel([1, 1], TRENCH)
    expect(scene.seen('combat-rolled')[0]?.line).toBe(2)
    expect(scene.seen('morale-rolled')).toHaveLength(0)
  })
})

describe('innovation and re-roll', () => {
  it('§2.82 a low roll against trenches brings innovation: below 8 in major, 6 in minor battles', () => {
    const ti = (scene: StagedScene): number => scene.state.ti.get(0)
    expect([ti(battle([3, 4], TRENCH)), ti(battle([4, 4], TRENCH)), ti(battle([3, 4]))]).toEqual([1, 0, 0])
    expect([ti(duel([2, 3], TRENCH)), ti(duel([3, 3], TRENCH))]).toEqual([1, 0])
  })

  it('§2.83 from level 50 a die may bring the benefits', () => {
    const roll = (die: number): number => {
      const scene = duel([2, 3, die], { ...TRENCH, ti: [50, 0] })
      return scene.state.sideMarks.get(0) & 1
    }
    expect([roll(2), roll(3)]).toEqual([1, 0])
  })

  it('§12.1.special.reroll CP has one roll again, in the first fortnight of the game', () => {
    const first: SceneSpec = { month: '1914-08', fortnight: 1 }
    const scene = duel([3, 3], first)
    expect([scene.prompt, scene.asked]).toEqual(['roll-again', 'CP'])
    scene.dice(4, 4).act('yes')
    expect(scene.seen('combat-rolled').map(({ line }) => line)).toEqual([7, 9])
    expect(duel([3, 3], { ...first, fortnight: 2 }).prompt).not.toBe('roll-again')
  })
})
