/** Chapter 12: why a unit or a space cannot be chosen for losses, retreats and advances. */
import { illusionsOfGlory } from '../game.ts'
import type { RefusalCode } from '../text/keys.ts'
import { describe, expect, it } from 'vitest'
import { battle, beaten, frozen, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

const text = illusionsOfGlory.text('en')
const why = (scene: StagedScene, verb: string, arg: string): string[] => {
  const { code, rule } = scene.refusal(verb, arg)
  return [code, rule]
}

describe('losses', () => {
  const { s } = frozen({
    at: 'Lublin',
    attackers: { RU_II: 'BrestLitovsk' },
    defenders: { GE_XI: false, GE_XVII: false, AH_II: false, AH_VI: false, GE_HQ_Mackensen: false },
    pieces: { GE_XX: 'Ivangorod' },
    set: { attackLn: 2, defenceLn: 0 },
  })
  const scene = resumed(s, 'losses')

  it('§12.6.2.a a higher Loss Factor waits, and the lowest is named', () => {
    expect([scene.prompt, scene.offers('suffer')]).toEqual(['absorb', ['AH_II', 'AH_VI']])
    const refusal = scene.refusal('suffer', 'GE_XI')
    expect([refusal.code, refusal.rule]).toEqual(['lower-lf-first', '12.6.2.a'])
    expect([refusal.facts.lf, refusal.facts.least]).toEqual([3, 2])
    expect(text.refusal(refusal.code as RefusalCode, refusal.facts)).toContain('Loss Factor 3')
  })
  it('§27.0.e an HQ absorbs nothing', () => {
    expect(why(scene, 'suffer', 'GE_HQ_Mackensen')).toEqual(['never-absorbs', '27.0.e'])
  })
  it('§12.6.1 a unit elsewhere takes no part, and the enemy loses by the other roll', () => {
    expect(why(scene, 'suffer', 'GE_XX')).toEqual(['not-in-combat', '12.6.1'])
    expect(why(scene, 'suffer', 'RU_II')).toEqual(['enemy-unit', '12.6.1'])
  })
  it('§12.6.2.a of units alike one is offered, and the others name it', () => {
    const alike = frozen({
      at: 'Lublin',
      attackers: { RU_II: 'BrestLitovsk' },
      defenders: { 'GE_inf_SCU.1': false, 'GE_inf_SCU.2': false, 'GE_res_SCU.1': false },
      set: { attackLn: 2, defenceLn: 0 },
    })
    const asked = resumed(alike.s, 'losses')
    expect(asked.offers('suffer')).toEqual(['GE_inf_SCU.1', 'GE_res_SCU.1'])
    expect(why(asked, 'suffer', 'GE_inf_SCU.2')).toEqual(['alike', '12.6.2.a'])
  })
  it('§12.6.4.b an LCU is replaced by SCUs of its nation in the reserve box, the same type first', () => {
    const pieces = {
      'GE_res_SCU.1': 'reserve',
      'GE_cav_SCU.1': 'reserve',
      'AH_inf_SCU.1': 'reserve',
    }
    const lost = frozen({
      at: 'Lublin',
      attackers: { RU_II: { at: 'BrestLitovsk', reduced: true } },
      defenders: { GE_XI: true },
      pieces,
      set: { attackLn: 3, defenceLn: 0 },
    })
    const asked = resumed(lost.s, 'losses')
    expect(asked.prompt).toBe('replace-lcu')
    expect(why(asked, 'replace-by', 'AH_inf_SCU.1')).toEqual(['of-another-nation', '12.6.4.b'])
    expect(why(asked, 'replace-by', 'GE_inf_SCU.1')).toEqual(['not-in-reserve', '12.6.4.b'])
    expect(why(asked, 'replace-by', 'GE_XI')).toEqual(['only-an-scu-replaces', '12.6.4.b'])
  })
})

describe('retreats', () => {
  it('§12.7.4.a who may lose a step to stand', () => {
    const scene = beaten(1, {
      at: 'Ivangorod',
      attackers: { RU_II: 'Lublin' },
      defenders: { GE_XI: false, GE_XVII: false, GE_HQ_Mackensen: false },
      pieces: { GE_XX: 'Radom' },
      trenches: { Ivangorod: ['CP', 1] },
    })
    expect(scene.prompt).toBe('stand')
    expect(why(scene, 'stand', 'GE_HQ_Mackensen')).toEqual(['never-absorbs', '27.0.e'])
    expect(why(scene, 'stand', 'GE_XX')).toEqual(['not-in-combat', '12.6.1'])
    expect(why(scene, 'stand', 'RU_II')).toEqual(['enemy-unit', '12.6.1'])
  })
})

describe('the advance', () => {
  it('§12.8.1.a each unit once, and only of the winner', () => {
    const { s } = frozen({
      at: 'Lublin',
      attackers: { GE_XI: 'Ivangorod', GE_XVII: 'Ivangorod' },
      side: 'CP',
      pieces: { RU_II: 'BrestLitovsk' },
      set: { attackLn: 3, defenceLn: 0 },
    })
    const scene = resumed(s, 'advance')
    expect(scene.prompt).toBe('advance')
    scene.act('advance', 'GE_XI')
    expect(why(scene, 'advance', 'GE_XI')).toEqual(['has-advanced', '12.8.1.a'])
    expect(why(scene, 'advance', 'RU_II')).toEqual(['enemy-unit', '12.8.1.a'])
  })
})

describe('the attack', () => {
  it('§12.1.2.a a unit joins once', () => {
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', RU_XX: 'BrestLitovsk', GE_XI: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    scene.act('target', 'Lublin').act('join', 'RU_II')
    expect(why(scene, 'join', 'RU_II')).toEqual(['has-joined', '12.1.2.a'])
  })
})
