/** Chapters 12.7 and 12.8.1.a: a withdrawal by card is a retreat of one space (ruling 44). */
import { describe, expect, it } from 'vitest'
import { battle, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** the Russians have just answered the attack with ALEXEYEV */
function withdrawn(target: string, attacker: string, spec: SceneSpec): StagedScene {
  const scene = battle({ side: 'CP', turn: 8, hands: { AP: ['AP16'] }, ...spec })
  strike(scene, target, [attacker])
  while (scene.prompt === 'defenders') scene.act('defend', scene.offers('defend')[0])
  return scene.act('combat-card', 'AP16')
}

describe('[AP16] defenders who go before fire', () => {
  it('§12.7.3.a where there is not room for all in the best space, the owner says who goes first', () => {
    const scene = withdrawn('BrestLitovsk', 'GE_I', {
      pieces: {
        ...{ GE_I: 'Lublin', GE_XI: 'Kowel', GE_XVII: 'Siedlce', GE_II: 'Baranovichi' },
        ...{ RU_I: 'BrestLitovsk', 'RU_inf_SCU.1': 'BrestLitovsk', RU_III: 'Pinsk', RU_IV: 'Pinsk' },
      },
      markers: { Bialystok: 'GE' },
      orders: { Lublin: 'attack' },
    })
    expect(scene.offers('retreat')).toEqual(['RU_I', 'RU_inf_SCU.1'])
    scene.act('retreat', 'RU_inf_SCU.1')
    expect([scene.where('RU_inf_SCU.1'), scene.where('RU_I')]).toEqual(['Pinsk', 'Bialystok'])
  })

  it('§12.7.3.e.1 §20.3.5.d the line through a siege ends with all who leave it', () => {
    const scene = withdrawn('Przemysl', 'AH_III', {
      pieces: {
        ...{ AH_III: 'Gorlice', AH_IV: 'Lemberg', AH_V: 'Dukla', AH_VI: 'Stryj', AH_VII: 'Munkacs' },
        ...{ RU_I: 'Przemysl', RU_II: 'Przemysl' },
      },
      markers: { Uzsok: 'RU', Jaroslau: 'RU', Sandomierz: 'RU' },
      orders: { Gorlice: 'attack' },
    })
    expect([scene.where('RU_I'), scene.where('RU_II')]).toEqual(['Jaroslau', 'Jaroslau'])
  })

  it('§27.0.b the HQ goes with them, not to others who have retreated this round', () => {
    const scene = withdrawn('BrestLitovsk', 'GE_I', {
      pieces: {
        ...{ GE_I: 'Lublin', RU_I: 'BrestLitovsk', RU_HQ_Brusilov: 'BrestLitovsk' },
        RU_III: { at: 'Bialystok', marks: ['retreated'] },
      },
      orders: { Lublin: 'attack' },
    })
    scene.act('retreat-to', 'Pinsk')
    expect(scene.where('RU_HQ_Brusilov')).toBe('Pinsk')
  })

  it('§18.5.b §27.0.b from a region the HQ leaves with its stack, or stays with others', () => {
    const leave = (): StagedScene => {
      const scene = withdrawn('Moscow', 'GE_I', {
        pieces: {
          ...{ GE_I: 'Gomel', RU_HQ_Brusilov: 'Moscow' },
          ...{ RU_I: 'Moscow', RU_II: 'Moscow', RU_III: 'Moscow', RU_IV: 'Moscow' },
        },
        markers: { Bobruisk: 'GE', Minsk: 'GE', Pinsk: 'GE', BrestLitovsk: 'GE' },
        destroyed: ['BrestLitovsk'],
        orders: { Gomel: 'attack' },
      })
      for (let i = 0; i < 3; i++) scene.act('retreat-to', 'Novgorod')
      return scene
    }
    expect(leave().offers('retreat-to')).toEqual(['Novgorod'])
    expect(leave().act('retreat-to', 'Novgorod').where('RU_HQ_Brusilov')).toBe('Novgorod')
    expect(leave().act('remain').where('RU_HQ_Brusilov')).toBe('Moscow')
  })

  it('§4.4.1.a.11 who commands the stack sends all of it back', () => {
    const scene = withdrawn('Jassy', 'AH_III', {
      scenario: 'campaign-four',
      status: { RO: 'at-war' },
      pieces: { AH_III: 'Czernowitz', RU_I: 'Jassy', RO_1stArmy: 'Jassy' },
      orders: { Czernowitz: 'attack' },
      hands: { RU: ['AP16'] },
    })
    const [first, then] = [scene.asked, scene.act('retreat-to', 'Galatz').asked]
    expect([first, then]).toEqual(['RU', 'RU'])
    expect(scene.offers('retreat-to')).toContain('Galatz')
  })
})

describe('[AP36] a rearguard', () => {
  const screen: SceneSpec = {
    ...{ side: 'CP', turn: 5, orders: { Brody: 'attack' }, destroyed: ['Dubno', 'Lutsk'] },
    pieces: {
      ...{ RU_II: 'Dubno', RU_ICav: 'Dubno', RU_III: 'Rovno', RU_XX: 'Rovno' },
      ...{ AH_III: 'Brody', AH_II: 'Tarnopol', AH_I: 'Lutsk' },
    },
    hands: { AP: ['AP36'] },
  }
  it('§12.7.3.c who finds no room stays with cavalry, never without', () => {
    const scene = strike(battle(screen).dice(1, 1), 'Dubno', ['AH_III']).act('combat-card', 'AP36')
    expect([scene.offers('stay'), scene.can('done')]).toEqual([['RU_ICav'], false])
    scene.act('stay', 'RU_ICav').act('done')
    expect([scene.where('RU_ICav'), scene.where('RU_II')]).toEqual(['Dubno', 'Rovno'])
  })
  it('[AP16] §12.7.3.a §10.2.b where there is room for all, nobody takes the only place of another', () => {
    const pieces = {
      ...{ RU_II: 'Dubno', 'RU_2-4Special': 'Dubno', RU_III: 'Rovno', RU_XX: 'Rovno' },
      ...{ AH_III: 'Brody', AH_II: 'Tarnopol', FR_1stGroup: 'Lutsk' },
    }
    const scene = withdrawn('Dubno', 'AH_III', { ...screen, pieces, hands: { AP: ['AP16'] } })
    scene.act('retreat', 'RU_2-4Special')
    expect([scene.where('RU_2-4Special'), scene.where('RU_II')]).toEqual(['Lutsk', 'Rovno'])
  })
})
