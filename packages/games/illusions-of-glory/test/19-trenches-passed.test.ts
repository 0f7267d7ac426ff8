/** Chapter 19.4: trenches on the way of a retreat. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { trenchLevel } from '../state.ts'
import { frozen, resumed } from './battle.ts'

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
