/** Chapters 12.6.2, 12.6.4 and 12.6.6: the SCU that has taken the place of an LCU. */
import { describe, expect, it } from 'vitest'
import { isSetFor } from '../rules/22-assembly/composition.ts'
import { piece } from '../pieces.ts'
import { type Frozen, frozen, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** the defenders begin to absorb a Loss Number; the attackers have absorbed theirs */
function hit(ln: number, spec: Frozen, defenceLn = 0): StagedScene {
  const { s } = frozen({
    ...spec,
    set: { attackLn: ln, defenceLn },
  })
  return resumed(s, 'defender-losses')
}
/** Russians around Lublin but for Jaroslau */
const guards = { RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_X: 'Kowel' }

describe('LCU and SCU in one combat', () => {
  const lublin: Frozen = {
    at: 'Lublin',
    attackers: { RU_II: 'BrestLitovsk' },
    defenders: { GE_XI: true },
    pieces: { 'GE_inf_SCU.1': 'reserve' },
  }
  it('§12.6.6.b §12.7.3.d an SCU lost in the retreat does not take its LCU with it', () => {
    const crowd = { GE_I: 'Jaroslau', GE_X: 'Jaroslau', GE_XX: 'Jaroslau' }
    const scene = hit(5, { ...lublin, pieces: { ...lublin.pieces, ...guards, ...crowd } }, 4)
    expect(scene.seen('unit-destroyed').map(({ cause }) => cause)).toEqual(['combat', 'overstacked'])
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['replaceable', 'replaceable'])
  })
  it('§12.6.6.b by the Loss Number both are lost, the LCU for good', () => {
    const scene = hit(7, lublin)
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['eliminated', 'replaceable'])
  })
  it('§12.6.6.a out of supply there is no SCU', () => {
    const scene = hit(3, { ...lublin, pieces: { ...lublin.pieces, ...guards, RU_IX: 'Jaroslau' } })
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['eliminated', 'reserve'])
  })
})

it('§12.7.1.a §12.8.1.a the SCU of a destroyed attacker sends the defenders back, and advances', () => {
  const { s } = frozen({
    at: 'Lublin',
    attackers: { RU_II: { at: 'BrestLitovsk', reduced: true } },
    defenders: { GE_XI: true },
    pieces: { ...guards, 'RU_inf_SCU.1': 'reserve' },
    set: { attackLn: 3, defenceLn: 2 },
  })
  const scene = resumed(s, 'attacker-losses')
  expect([scene.where('RU_II'), scene.where('GE_XI')]).toEqual(['replaceable', 'Jaroslau'])
  expect(scene.offers('advance')).toEqual(['RU_inf_SCU.1'])
})

describe('who absorbs on', () => {
  const stack: Frozen = {
    at: 'Lublin',
    attackers: { RU_II: { at: 'BrestLitovsk', reduced: true } },
    defenders: { GE_CavKdo: true, 'GE_inf_SCU.2': false },
    pieces: { 'GE_inf_SCU.1': 'reserve' },
  }
  it('§12.6.2.a §12.6.4.f the replacement and its twin are not one choice', () => {
    const scene = hit(7, stack)
    scene.act('suffer', 'GE_CavKdo')
    expect(scene.prompt).toBe('absorb')
    expect(scene.offers('suffer')).toEqual(['GE_inf_SCU.1', 'GE_inf_SCU.2'])
    scene.act('suffer', 'GE_inf_SCU.2').act('suffer', 'GE_inf_SCU.2')
    expect(scene.where('GE_inf_SCU.2')).toBe('replaceable')
    expect([scene.where('GE_inf_SCU.1'), scene.isReduced('GE_inf_SCU.1')]).toEqual(['Lublin', false])
  })
})

describe('mountain troops are a type of their own', () => {
  const gorizia: Frozen = {
    at: 'Gorizia',
    side: 'CP',
    status: { IT: 'at-war' },
    attackers: { AH_II: { at: 'Carniola', reduced: true } },
    defenders: { IT_I: true },
    pieces: { 'IT_inf_SCU.1': 'reserve', 'IT_mtn_SCU.1': 'reserve' },
  }
  it('§12.6.4.b §3.2.1.a an ordinary corps is replaced by ordinary infantry, §12.6.4.c else by any', () => {
    const scene = hit(2, gorizia)
    expect([scene.where('IT_inf_SCU.1'), scene.where('IT_mtn_SCU.1')]).toEqual(['Gorizia', 'reserve'])
    const rest = hit(2, { ...gorizia, pieces: { 'IT_mtn_SCU.1': 'reserve' } })
    expect(rest.where('IT_mtn_SCU.1')).toBe('Gorizia')
  })
  it('§22.2.a §22.2.c they do not make up an ordinary corps by themselves', () => {
    const of = (...ids: string[]): boolean => isSetFor(piece('IT_I'), ids.map(piece))
    expect(of('IT_inf_SCU.1', 'IT_inf_SCU.2', 'IT_mtn_SCU.1')).toBe(true)
    expect(of('IT_inf_SCU.1', 'IT_mtn_SCU.1', 'IT_mtn_SCU.2')).toBe(false)
    expect(isSetFor(piece('AH_III'), [piece('AH_mtn_SCU.1'), piece('AH_inf_SCU.1')])).toBe(true)
    expect(isSetFor(piece('AH_III'), [piece('AH_inf_SCU.2'), piece('AH_inf_SCU.1')])).toBe(false)
  })
})
