/** Chapters 12.7, 12.8, 20.1.6 and 27.0.b: who follows whom when a combat is over. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { ORDER, order } from '../state.ts'
import { type Frozen, frozen, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** the moment the defenders are gone, on their way through these spaces */
function won(spec: Frozen, passed: readonly string[] = []): StagedScene {
  const { s } = frozen({ ...spec, set: { attackLn: 5, defenceLn: 1 } })
  for (const id of passed) order(s, space(id), ORDER.passed)
  return resumed(s, 'advance')
}
const beaten = (by: number, spec: Frozen): StagedScene =>
  resumed(frozen({ ...spec, set: { attackLn: by, defenceLn: 0, retreat: by } }).s, 'retreat')

describe('[AP31] cavalry and forts behind those who fled', () => {
  const brody = (rider: string, besieger: string): Frozen => ({
    at: 'Brody',
    attackers: { [rider]: 'Dubno' },
    pieces: { AH_III: { at: 'Lemberg', marks: ['fighting', 'retreated'] }, RU_X: 'Jaroslau', RU_V: besieger },
    cards: { combat: ['AP31'] },
  })
  const ways = (rider: string, besieger: string): string[] =>
    won(brody(rider, besieger)).act('advance', rider).offers('advance-to')

  it('§20.1.6.a §12.8.1.d a corps goes where it can besiege, a division does not', () => {
    expect(ways('RU_ICav', 'Jaroslau')).toContain('Przemysl')
    expect(ways('RU_cav_SCU.1', 'Jaroslau')).not.toContain('Przemysl')
  })
  it('§20.1.6.a it joins besiegers', () => {
    expect(ways('RU_cav_SCU.1', 'Przemysl')).toContain('Przemysl')
  })
})

describe('HQs', () => {
  it('§27.0.b §12.8.2 of the victors: with the troops its owner names', () => {
    const attackers = { RU_XX: 'Brody', RU_X: 'Brody', RU_HQ_Brusilov: 'Brody' }
    const scene = won({ at: 'Lemberg', attackers }, ['Tarnopol', 'Stanislau'])
    scene.act('advance', 'RU_XX').act('advance', 'RU_X').act('done')
    scene.act('advance-to', 'Tarnopol').act('advance-to', 'Stanislau')
    expect(scene.offers('follow-to')).toEqual(['Stanislau', 'Tarnopol'])
    expect(scene.act('follow-to', 'Stanislau').where('RU_HQ_Brusilov')).toBe('Stanislau')
  })
  it('§27.0.b §12.8.2 not with troops of another space that have gone on where its own had to stop', () => {
    const scene = won(
      {
        ...{ at: 'Radom', side: 'CP', destroyed: ['Ivangorod'] },
        attackers: { GE_XI: 'Ivangorod', GE_X: 'Kielce' },
        pieces: { GE_HQ_Mackensen: 'Ivangorod', GE_I: 'Lodz' },
      },
      ['Sandomierz'],
    )
    scene.act('advance', 'GE_XI').act('advance', 'GE_X')
    expect(scene.act('advance-to', 'Sandomierz').where('GE_X')).toBe('Sandomierz')
    expect([scene.where('GE_XI'), scene.where('GE_HQ_Mackensen')]).toEqual(['Radom', 'Radom'])
  })
  it('§27.0.b §18.3.c nor with those of another stack of its region', () => {
    const of = (stack: number) => ({ at: 'Kharkov', marks: ['toAttack'], stack }) as const
    const scene = won(
      {
        at: 'Uman',
        attackers: { RU_I: of(1), RU_HQ_Brusilov: of(1), RU_II: of(2) },
        control: { Vinnitsa: 'CP' },
      },
      ['Vinnitsa'],
    )
    scene.act('advance', 'RU_I').act('advance', 'RU_II').act('done')
    scene.act('halt').act('advance-to', 'Vinnitsa')
    expect([scene.where('RU_II'), scene.where('RU_HQ_Brusilov')]).toEqual(['Vinnitsa', 'Uman'])
  })
  it('§18.5.b §27.0.b of a beaten stack: it leaves the region with it, or stays with others', () => {
    const leave = (): StagedScene => {
      const scene = beaten(2, {
        at: 'Kharkov',
        side: 'CP',
        attackers: { GE_I: 'Kiev', GE_XX: 'Kiev' },
        defenders: { RU_XX: false, RU_X: false, RU_V: false, RU_HQ_Brusilov: false },
        pieces: { RU_III: 'Kharkov' },
      })
      for (let i = 0; i < 3; i++) scene.act('retreat-to', 'Chernigov')
      return scene
    }
    expect(leave().offers('retreat-to')).toEqual(['Chernigov'])
    const gone = leave().act('retreat-to', 'Chernigov')
    expect([gone.where('RU_HQ_Brusilov'), gone.isReduced('RU_HQ_Brusilov')]).toEqual(['Chernigov', true])
    expect(leave().act('remain').where('RU_HQ_Brusilov')).toBe('Kharkov')
  })
})

it('§12.7.3.a §12.7.3.d room for one behind full spaces: the owner says who goes first', () => {
  const full = { Lutsk: 'RU_inf_SCU', Kowel: 'BR_inf_SCU', Sarny: 'RU_cav_SCU' }
  const pieces: Record<string, string> = { RU_IV: 'Dubno', RU_V: 'Dubno', RU_VI: 'Dubno' }
  for (const [at, kind] of Object.entries(full)) for (const n of [1, 2, 3]) pieces[`${kind}.${n}`] = at
  const rovno = { RU_I: 'Rovno', RU_II: 'Rovno', RU_VII: 'Tarnopol', RU_VIII: 'Tarnopol', RU_IX: 'Tarnopol' }
  const scene = beaten(1, {
    at: 'Brody',
    side: 'CP',
    attackers: { GE_I: 'Lemberg' },
    defenders: { RU_XX: false, 'RU_inf_SCU.8': false },
    pieces: { ...pieces, ...rovno },
  })
  expect(scene.offers('retreat')).toEqual(['RU_XX', 'RU_inf_SCU.8'])
  expect(scene.act('retreat', 'RU_inf_SCU.8').where('RU_inf_SCU.8')).toBe('Rovno')
})

it('§12.8.2 §20.1.6.b a fort of their own that they have relieved does not stop the victors', () => {
  const scene = won({ at: 'Przemysl', side: 'CP', attackers: { AH_III: 'Gorlice' } }, ['Lemberg'])
  expect(scene.act('advance', 'AH_III').offers('advance-to')).toEqual(['Lemberg'])
})
