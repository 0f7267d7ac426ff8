/** §29 reinforcements of the extended example of play, rounds 3 and 6. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const turn10: SceneSpec = { turn: 10, tracks: { quality: { RU: 8, GE: 10, AH: 3 } } }
/** places the units of the event one by one */
function place(scene: StagedScene, ...spaces: string[]): StagedScene {
  for (const id of spaces) if (scene.prompt === 'place-unit') scene.act('place-in', id)
  return scene
}

describe('the extended example', () => {
  it('§15.1.d §24.2.a.2 AP round 3: guards at Kiev, V Caucasus at Brest-Litovsk, cavalry at Kharkov, no Troop Quality lost', () => {
    const scene = new StagedScene({
      ...turn10,
      pieces: {
        RU_II: 'BrestLitovsk',
        RU_III: 'BrestLitovsk',
        RU_Guard: 'Sarny',
        RU_XX: 'Sarny',
        GE_I: 'Berlin',
      },
      hands: { AP: ['AP37'] },
      side: 'AP',
      round: 3,
    })
    scene.act('event', 'AP37')
    const wanted: Record<string, string> = {
      RU_1stGuard: 'Kiev',
      RU_2ndGuard: 'Kiev',
      RU_GuardCav: 'Kiev',
      RU_VCauc: 'BrestLitovsk',
      RU_VCav: 'Kharkov',
      RU_VIICav: 'Kharkov',
    }
    placeAs(scene, wanted)
    expect(Object.keys(wanted).map((id) => scene.where(id))).toEqual(Object.values(wanted))
    expect(scene.where('RU_Guard')).toBe('eliminated')
    expect(scene.quality('RU')).toBe(8)
  })

  it('§15.3.a §24.1.d CP round 3: two reserve corps and heavy artillery at Krakow, Troop Quality -2', () => {
    const scene = new StagedScene({
      ...turn10,
      pieces: { RU_XX: 'Kiev', AH_II: 'Vienna' },
      hands: { CP: ['CP36'] },
      side: 'CP',
      round: 3,
    })
    scene.act('event', 'CP36')
    place(scene, 'Krakow', 'Krakow', 'Krakow')
    const units = ['GE_XXIIRes', 'GE_XXVIIRes', 'GE_HeavyArtillery.1']
    expect(units.map((id) => scene.where(id))).toEqual(['Krakow', 'Krakow', 'Krakow'])
    expect(units.some((id) => scene.isReduced(id))).toBe(false)
    expect(scene.quality('GE')).toBe(8)
  })

  it('§24.1.e §24.2.b CP round 6: Troop Quality falls to Poor, so XIX arrives reduced and the cavalry does not', () => {
    const scene = new StagedScene({
      ...turn10,
      tracks: { quality: { AH: 2 } },
      pieces: { RU_XX: 'Kiev', GE_I: 'Berlin' },
      hands: { CP: ['CP30'] },
      side: 'CP',
      round: 5,
    })
    scene.act('event', 'CP30')
    placeAs(scene, { AH_Hauer: 'Krakow', AH_Brudermann: 'Krakow', AH_XIX: 'Budapest', AH_XVIII: 'Budapest' })
    expect(scene.quality('AH')).toBe(1)
    expect(['AH_XIX', 'AH_Hauer', 'AH_Brudermann'].map((id) => scene.isReduced(id))).toEqual([
      true,
      false,
      false,
    ])
    expect([scene.where('AH_XIX'), scene.where('AH_Hauer')]).toEqual(['Budapest', 'Krakow'])
  })
})

/** each unit asked for goes where the example has it */
function placeAs(scene: StagedScene, wanted: Readonly<Record<string, string>>): void {
  while (scene.prompt === 'place-unit') {
    const before = Object.keys(wanted).filter((id) => scene.where(id) === 'waiting')
    const p = scene.play.pending[0]?.question.facts?.piece
    const id = before.find((each) => piece(each) === p)
    if (id === undefined) throw new Error('the example does not place this unit')
    scene.act('place-in', wanted[id])
  }
}
