/** Chapter 19.4: trenches on the way of a retreat, and where nobody marches in. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { trenchLevel } from '../state.ts'
import { frozen, resumed } from './battle.ts'
import { StagedScene } from './scene.ts'

describe('a retreat of two spaces', () => {
  it('§19.4.b §12.7.3.h removes an enemy trench on its way, though it does not take the space', () => {
    const { s } = frozen({
      at: 'Lublin',
      attackers: { RU_II: 'BrestLitovsk' },
      defenders: { GE_XI: false },
      control: { Jaroslau: 'AP', RawaRuska: 'AP', Ivangorod: 'AP', Sandomierz: 'AP', Tarnow: 'AP' },
      pieces: {
        ...{ RU_V: 'Ivangorod', RU_VI: 'Sandomierz', RU_VII: 'RawaRuska', RU_X: 'Kowel' },
        RU_IX: 'Przemysl',
      },
      trenches: { Jaroslau: ['AP', 1] },
      set: { attackLn: 2, defenceLn: 0, retreat: 2 },
    })
    const scene = resumed(s, 'retreat')
    expect([scene.where('GE_XI'), scene.control('Jaroslau')]).toEqual(['Tarnow', 'AP'])
    expect(trenchLevel(scene.state, space('Jaroslau'))).toBe(0)
  })
})

describe('a space nobody has marched into', () => {
  it('§19.4.a §19.4.b §11.2.k keeps its trench when it is cut off and changes hands', () => {
    const scene = new StagedScene({
      stage: 'attrition',
      turn: 4,
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Kielce: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
      trenches: { Radom: ['AP', 1] },
    })
    expect(scene.control('Radom')).toBe('CP')
    expect(trenchLevel(scene.state, space('Radom'))).toBe(1)
  })
  it('§19.4.b §19.1.f loses that of besiegers who have left when its owner comes by rail', () => {
    const scene = new StagedScene({
      stage: 'redeployment',
      side: 'CP',
      turn: 4,
      points: 3,
      pieces: { AH_II: 'Gorlice' },
      trenches: { Przemysl: ['AP', 1] },
    })
    scene.act('redeploy', 'AH_II').act('redeploy-to', 'Przemysl')
    expect(scene.prompt).toBe('action')
    expect(trenchLevel(scene.state, space('Przemysl'))).toBe(0)
    expect(scene.seen('trench-lost')[0]?.rule).toBe('19.4.b')
  })
})
