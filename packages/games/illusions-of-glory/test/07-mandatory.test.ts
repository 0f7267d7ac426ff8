/** Chapter 7: mandatory offensives. */
import { describe, expect, it } from 'vitest'
import type { ApOffensive, CpOffensive } from '../data/types.ts'
import type { Fight } from '../illusions-of-glory.ts'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { failOffensives, isHaltOrdered, noteAttack, offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { isVoid, mandatoryPhase } from '../rules/07-mandatory/rolling.ts'
import { AP, CP, type Side } from '../sides.ts'
import { type Camp, FLAG, hasFlag, REBELS, spaceOf } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** both sides roll in this position */
function rolled(spec: SceneSpec, ap: number, cp: number): StagedScene {
  const scene = new StagedScene({ turn: 5, ...spec })
  scene.dice(ap, cp)
  expect(mandatoryPhase(scene.play.umpire).next()).toMatchObject({ done: true, value: 'action' })
  return scene
}
const apRolls = (spec: SceneSpec, ...dice: number[]): string[] =>
  dice.map((die) => offensiveOf(rolled(spec, die, 3).state, AP))
const cpRolls = (spec: SceneSpec, ...dice: number[]): string[] =>
  dice.map((die) => offensiveOf(rolled(spec, 1, die).state, CP))

/** an attack of these pieces on those */
function attack(
  scene: StagedScene,
  attacker: Side,
  at: string,
  attackers: readonly string[],
  defenders: readonly string[],
  defender: Camp = attacker === AP ? CP : AP,
): StagedScene {
  const pieces = attackers.map(piece)
  const fight: Fight = {
    space: space(at),
    attacker,
    defender,
    attackers: pieces,
    defenders: defenders.map(piece),
    from: pieces.map((p) => spaceOf(scene.state, p)),
  }
  noteAttack(scene.play.umpire, fight)
  return scene
}
function onDuty(side: Side, result: ApOffensive | CpOffensive, pieces: SceneSpec['pieces']): StagedScene {
  const offensive = side === AP ? { AP: result as ApOffensive } : { CP: result as CpOffensive }
  return new StagedScene({
    turn: 5,
    pieces: pieces ?? {},
    status: { IT: 'at-war', BU: 'at-war', RO: 'at-war' },
    tracks: { vp: 15, offensive },
  })
}

describe('what is rolled', () => {
  it('§4.3.a §7.1.a on Turn 1 nobody rolls: AP has RU, CP has AH(SB)', () => {
    const scene = new StagedScene({ turn: 1 })
    mandatoryPhase(scene.play.umpire).next()
    expect([offensiveOf(scene.state, AP), offensiveOf(scene.state, CP)]).toEqual(['RU', 'AH-SB'])
  })
  it('§6.0.A §7.1.b from Turn 2 on each side rolls a die at the start of the turn', () => {
    const scene = rolled({ turn: 2 }, 1, 3)
    expect(scene.seen('offensive-rolled').map(({ side, die }) => [side, die])).toEqual([
      [AP, 1],
      [CP, 3],
    ])
    expect([offensiveOf(scene.state, AP), offensiveOf(scene.state, CP)]).toEqual(['RU', 'GE'])
  })
  it('§7.4.1.a §7.4.1.b modifiers of events add up: with +2 a 6 is None or Made, with +1 a 1 is AH(SB)', () => {
    const scene = rolled({ tracks: { offensiveModifier: { AP: 2, CP: 1 } } }, 6, 1)
    expect(scene.seen('offensive-rolled').map(({ result }) => result)).toEqual(['none', 'AH-SB'])
  })
  it('§7.4.1.a.1 §7.4.1.a.2 §7.4.1.a.3 §7.4.1.a.4 one event of a side gives +1, two give +2', () => {
    const one = { status: { IT: 'at-war' }, tracks: { offensiveModifier: { AP: 1, CP: 1 } } } as const
    expect(offensiveOf(rolled(one, 4, 4).state, AP)).toBe('IT')
    expect(offensiveOf(rolled(one, 4, 4).state, CP)).toBe('AH-IT')
    const two = { tracks: { offensiveModifier: { AP: 2, CP: 2 } } } as const
    expect(
      rolled(two, 1, 1)
        .seen('offensive-rolled')
        .map(({ result }) => result),
    ).toEqual(['BR-FR', 'GE'])
  })
  it('§7.1.1 §7.2.8 §7.3.8 None or Made: no offensive this turn', () => {
    const scene = rolled({ tracks: { offensiveModifier: { AP: 2, CP: 2 } } }, 6, 6)
    failOffensives(scene.play.umpire)
    expect([scene.state.vp, scene.seen('offensive-failed')]).toEqual([15, []])
  })
  it('the example of play: AP rolls 6 + 2, CP 1 + 1; the table of §7.3.1-2 gives AH(SB)', () => {
    const scene = rolled({ turn: 10, tracks: { offensiveModifier: { AP: 2, CP: 1 } } }, 6, 1)
    expect([offensiveOf(scene.state, AP), offensiveOf(scene.state, CP)]).toEqual(['none', 'AH-SB'])
  })
})

describe('results of AP', () => {
  it('§7.2.1-2 RU, §7.4.2.a not after FALL OF THE TSAR', () => {
    expect(apRolls({}, 1, 2)).toEqual(['RU', 'RU'])
    expect(apRolls({ flags: ['ruOffensiveVoid'] }, 1, 2)).toEqual(['none', 'none'])
  })
  it('§7.2.3 BR/FR only with one of their LCUs on the map', () => {
    expect(apRolls({}, 3)).toEqual(['none'])
    expect(apRolls({ pieces: { 'BR_inf_SCU.1': 'Salonika' } }, 3)).toEqual(['none'])
    expect(apRolls({ pieces: { FR_1stGroup: 'Salonika' } }, 3)).toEqual(['BR-FR'])
  })
  it('§7.2.4 BR and FR may not attack', () => {
    expect(apRolls({}, 4)).toEqual(['BR-FR-halt'])
    expect(isHaltOrdered(rolled({}, 4, 3).state)).toBe(true)
  })
  it('§7.2.5-6 IT only when Italy is at war', () => {
    expect(apRolls({}, 5, 6)).toEqual(['none', 'none'])
    expect(apRolls({ status: { IT: 'at-war' } }, 5, 6)).toEqual(['IT', 'IT'])
  })
  it('§7.2.7 §glossary.balkans Balkans only with a CP unit there', () => {
    const plus = { tracks: { offensiveModifier: { AP: 1 } } } as const
    expect(apRolls({ ...plus, pieces: { AH_I: 'Lemberg' } }, 6)).toEqual(['none'])
    expect(apRolls({ ...plus, pieces: { AH_I: 'Belgrade' } }, 6)).toEqual(['balkans'])
  })
})

describe('results of CP', () => {
  it('§7.3.1-2 AH(SB) while Serbia stands, §7.4.2.b not after GERMANDOM AGAINST SLAVDOM', () => {
    expect(cpRolls({}, 1, 2)).toEqual(['AH-SB', 'AH-SB'])
    expect(cpRolls({ status: { SB: 'collapsed' } }, 1, 2)).toEqual(['none', 'none'])
    expect(cpRolls({ flags: ['ahOffensiveVoid'] }, 2)).toEqual(['none'])
  })
  it('§7.3.3 GE', () => {
    expect(cpRolls({}, 3)).toEqual(['GE'])
  })
  it('§7.3.4 TU with Bulgaria at war and an AP LCU in Turkey, Austria-Hungary or the Balkans', () => {
    expect(cpRolls({ pieces: { SB_1stArmy: 'Belgrade' } }, 4)).toEqual(['none'])
    expect(cpRolls({ status: { BU: 'at-war' }, pieces: { RU_XX: 'Lutsk' } }, 4)).toEqual(['none'])
    expect(cpRolls({ status: { BU: 'at-war' }, pieces: { RU_XX: 'Lemberg' } }, 4)).toEqual(['TU'])
    expect(cpRolls({ status: { BU: 'at-war' }, pieces: { BR_XII: 'Rodosto' } }, 4)).toEqual(['TU'])
  })
  it('§7.3.5-6 AH(IT) with Italy at war', () => {
    expect(cpRolls({}, 5, 6)).toEqual(['none', 'none'])
    expect(cpRolls({ status: { IT: 'at-war' } }, 5, 6)).toEqual(['AH-IT', 'AH-IT'])
    expect(cpRolls({ status: { IT: 'at-war' }, flags: ['ahOffensiveVoid'] }, 5)).toEqual(['none'])
  })
  it('§7.3.7 Balkans only with an AP unit there; Lemnos is none of them', () => {
    const plus = { tracks: { offensiveModifier: { CP: 1 } } } as const
    expect(cpRolls({ ...plus, pieces: { BR_XII: 'Lemnos' } }, 6)).toEqual(['none'])
    expect(cpRolls({ ...plus, pieces: { 'MN_inf_SCU.1': 'Cetinje' } }, 6)).toEqual(['balkans'])
    expect(isVoid(stateFor({ pieces: { AH_I: 'Belgrade' } }), 'no-enemy-in-balkans', CP)).toBe(true)
  })
  it('§7.3.4 §7.3.7 §28.0.d.5 Russians whom the treaty protects are nobody to attack', () => {
    const treaty: SceneSpec = { set: { treatyTurn: 5 }, status: { BU: 'at-war' } }
    const plus: SceneSpec = { ...treaty, tracks: { offensiveModifier: { CP: 1 } } }
    expect(cpRolls({ ...plus, pieces: { 'RU_2-4Special': 'Salonika' } }, 6)).toEqual(['none'])
    expect(cpRolls({ ...plus, pieces: { RU_SB_Yugo: 'Salonika' } }, 6)).toEqual(['balkans'])
    expect(cpRolls({ ...treaty, pieces: { RU_XX: 'Lemberg' } }, 4)).toEqual(['none'])
    expect(cpRolls({ ...treaty, pieces: { RU_XX: 'Lemberg', BR_XII: 'Rodosto' } }, 4)).toEqual(['TU'])
  })
})

describe('what makes it', () => {
  const isMade = (scene: StagedScene, side: Side): boolean => offensiveOf(scene.state, side) === 'none'
  const ru = { RU_XX: 'Lutsk', 'RU_inf_SCU.1': 'Lutsk', GE_I: 'Dubno', 'GE_uprising.1': 'Thorn' }

  it('§7.1.2.b an attack by an LCU of RU on a CP unit: None or Made', () => {
    const scene = attack(onDuty(AP, 'RU', ru), AP, 'Dubno', ['RU_XX', 'RU_inf_SCU.1'], ['GE_I'])
    expect(isMade(scene, AP)).toBe(true)
    expect(scene.seen('offensive-made')).toMatchObject([{ rule: '7.1.2.b', result: 'RU' }])
  })
  it('§7.1.2.a not by SCUs alone, not on a fort alone or uprisings', () => {
    expect(isMade(attack(onDuty(AP, 'RU', ru), AP, 'Dubno', ['RU_inf_SCU.1'], ['GE_I']), AP)).toBe(false)
    expect(isMade(attack(onDuty(AP, 'RU', ru), AP, 'Przemysl', ['RU_XX'], []), AP)).toBe(false)
    const rebels = attack(onDuty(AP, 'RU', ru), AP, 'Thorn', ['RU_XX'], ['GE_uprising.1'], REBELS)
    expect(isMade(rebels, AP)).toBe(false)
  })
  it('§7.1.2.a what was not made costs a VP at the end of the Action Phase: AP +1, CP −1', () => {
    const scene = onDuty(AP, 'RU', ru)
    failOffensives(scene.play.umpire)
    expect([scene.state.vp, offensiveOf(scene.state, AP)]).toEqual([16, 'none'])
    const other = onDuty(CP, 'GE', ru)
    failOffensives(other.play.umpire)
    expect(other.state.vp).toBe(14)
  })
  it('§7.2.1-2 not by others than RU', () => {
    const scene = onDuty(AP, 'RU', { IT_I: 'Udine', AH_I: 'Gorizia' })
    expect(isMade(attack(scene, AP, 'Gorizia', ['IT_I'], ['AH_I']), AP)).toBe(false)
  })
  it('§7.2.3 BR or FR', () => {
    const scene = onDuty(AP, 'BR-FR', { BR_XII: 'Salonika', BU_1stArmy: 'Doiran' })
    expect(isMade(attack(scene, AP, 'Doiran', ['BR_XII'], ['BU_1stArmy']), AP)).toBe(true)
  })
  it('§7.2.5-6 IT', () => {
    const scene = onDuty(AP, 'IT', { IT_I: 'Udine', AH_I: 'Gorizia' })
    expect(isMade(attack(scene, AP, 'Gorizia', ['IT_I'], ['AH_I']), AP)).toBe(true)
  })
  it('§7.2.7 an AP LCU in the Balkans on a CP unit in a Balkan space', () => {
    const pieces = { SB_1stArmy: 'Belgrade', AH_I: 'Valjevo', AH_II: 'Temesvar' }
    const home = attack(onDuty(AP, 'balkans', pieces), AP, 'Valjevo', ['SB_1stArmy'], ['AH_I'])
    expect(isMade(home, AP)).toBe(true)
    const away = attack(onDuty(AP, 'balkans', pieces), AP, 'Temesvar', ['SB_1stArmy'], ['AH_II'])
    expect(isMade(away, AP)).toBe(false)
  })
  it('§7.3.1-2 an AH LCU on a SB unit; MN units do not count', () => {
    const pieces = { AH_I: 'Sarajevo', SB_1stArmy: 'Uzice', 'MN_inf_SCU.1': 'Cetinje', GE_I: 'Sarajevo' }
    const made = attack(onDuty(CP, 'AH-SB', pieces), CP, 'Uzice', ['AH_I'], ['SB_1stArmy'])
    expect(isMade(made, CP)).toBe(true)
    const other = attack(onDuty(CP, 'AH-SB', pieces), CP, 'Cetinje', ['AH_I'], ['MN_inf_SCU.1'])
    expect(isMade(other, CP)).toBe(false)
    const german = attack(onDuty(CP, 'AH-SB', pieces), CP, 'Uzice', ['GE_I'], ['SB_1stArmy'])
    expect(isMade(german, CP)).toBe(false)
  })
  it('§3.2.1.h §7.3.1-2 the Yugoslav division is Russian if its owner likes: attacking it alone is no AH(SB)', () => {
    const pieces = { AH_I: 'Czernowitz', RU_SB_Yugo: 'Jassy', SB_1stArmy: 'Bacau', AH_II: 'DornaWatra' }
    const alone = attack(onDuty(CP, 'AH-SB', pieces), CP, 'Jassy', ['AH_I'], ['RU_SB_Yugo'])
    expect(isMade(alone, CP)).toBe(false)
    const serbs = attack(onDuty(CP, 'AH-SB', pieces), CP, 'Bacau', ['AH_II'], ['SB_1stArmy'])
    expect(isMade(serbs, CP)).toBe(true)
  })
  it('§7.3.3 GE, also by an army of two nations (§3.2.1.h)', () => {
    const scene = onDuty(CP, 'GE', { GE_AH_SudArmy: 'Lemberg', RU_XX: 'Lutsk' })
    expect(isMade(attack(scene, CP, 'Lutsk', ['GE_AH_SudArmy'], ['RU_XX']), CP)).toBe(true)
  })
  it('§7.3.4 TU', () => {
    const scene = onDuty(CP, 'TU', { TU_I: 'Adrianople', BR_XII: 'Rodosto' })
    expect(isMade(attack(scene, CP, 'Rodosto', ['TU_I'], ['BR_XII']), CP)).toBe(true)
  })
  it('§7.3.5-6 an AH LCU on an AP unit on the Italian inset only', () => {
    const pieces = { AH_I: 'Gorizia', IT_I: 'Udine', RU_XX: 'Lutsk', AH_II: 'Lemberg' }
    expect(isMade(attack(onDuty(CP, 'AH-IT', pieces), CP, 'Udine', ['AH_I'], ['IT_I']), CP)).toBe(true)
    expect(isMade(attack(onDuty(CP, 'AH-IT', pieces), CP, 'Lutsk', ['AH_II'], ['RU_XX']), CP)).toBe(false)
  })
  it('§7.3.7 a CP LCU in the Balkans on an AP unit in a Balkan space', () => {
    const pieces = { BU_1stArmy: 'Sofia', SB_1stArmy: 'Kragujevac', AH_I: 'Temesvar' }
    expect(
      isMade(attack(onDuty(CP, 'balkans', pieces), CP, 'Kragujevac', ['BU_1stArmy'], ['SB_1stArmy']), CP),
    ).toBe(true)
    expect(
      isMade(attack(onDuty(CP, 'balkans', pieces), CP, 'Kragujevac', ['AH_I'], ['SB_1stArmy']), CP),
    ).toBe(false)
  })
})

describe('the halt', () => {
  const pieces = {
    BR_XII: 'Salonika',
    'FR_inf_SCU.1': 'Salonika',
    SB_1stArmy: 'Salonika',
    BR_GR_NationalDefence: 'Salonika',
    BU_1stArmy: 'Doiran',
  }
  const attackBy = (scene: StagedScene, ...ids: string[]): StagedScene =>
    attack(scene, AP, 'Doiran', ids, ['BU_1stArmy'])

  it('§7.2.4 a BR or FR unit that attacks costs a VP, once a turn', () => {
    const scene = attackBy(onDuty(AP, 'BR-FR-halt', pieces), 'FR_inf_SCU.1', 'SB_1stArmy')
    expect([scene.state.vp, scene.seen('halt-broken').length]).toEqual([16, 1])
    attackBy(scene, 'BR_XII')
    expect(scene.state.vp).toBe(16)
  })
  it('§7.2.4 others may attack; a unit of two nations goes as the other one; nothing is due at the end', () => {
    const scene = attackBy(onDuty(AP, 'BR-FR-halt', pieces), 'SB_1stArmy', 'BR_GR_NationalDefence')
    failOffensives(scene.play.umpire)
    expect([scene.state.vp, scene.seen('halt-broken')]).toEqual([15, []])
  })
  it('§28.0.d.8 an AP attack on a space in Germany is noted once the treaty is on', () => {
    const spec = { turn: 16, pieces: { IT_I: 'Breslau', GE_I: 'Posen' } }
    const before = attack(new StagedScene(spec), AP, 'Posen', ['IT_I'], ['GE_I'])
    expect(hasFlag(before.state, FLAG.germanyAttacked)).toBe(false)
    const after = attack(
      new StagedScene({ ...spec, set: { treatyTurn: 16 } }),
      AP,
      'Posen',
      ['IT_I'],
      ['GE_I'],
    )
    expect(hasFlag(after.state, FLAG.germanyAttacked)).toBe(true)
  })
})
