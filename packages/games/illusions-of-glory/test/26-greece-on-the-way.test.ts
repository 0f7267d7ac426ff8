/** §26.3.1.d spaces of neutral Greece left on the way to a city, when Greece enters the war there. */
import { expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

it('§26.3.1.d §26.3.1.d.4 Doiran, passed by Bulgarians on their way to Salonika, goes with Greece to the Allies', () => {
  const march = (die: number): string[] => {
    const scene = new StagedScene({
      stage: 'movement',
      side: 'CP',
      turn: 9,
      status: { BU: 'at-war' },
      pieces: { BU_1stArmy: 'Petrich', GR_I: 'Larissa' },
      orders: { Petrich: 'move' },
    })
    scene.dice(die).act('unit', 'BU_1stArmy').act('march', 'Salonika')
    scene.act('halt')
    return ['Doiran', 'Salonika', 'Athens'].map((x) => scene.control(x))
  }
  expect(march(6)).toEqual(['AP', 'CP', 'AP'])
  expect(march(5)).toEqual(['none', 'CP', 'none'])
})

it('§26.3.1.d §26.3.1.d.3 and Larissa, passed by Serbs on their way to Athens, to the Central Powers', () => {
  const scene = new StagedScene({
    stage: 'movement',
    side: 'AP',
    turn: 9,
    pieces: { SB_1stArmy: 'Florina', GR_I: 'Kavalla' },
    orders: { Florina: 'move' },
  })
  scene.dice(5).act('unit', 'SB_1stArmy').act('march', 'Athens')
  expect(['Florina', 'Larissa', 'Athens', 'Salonika'].map((x) => scene.control(x))).toEqual([
    'CP',
    'CP',
    'AP',
    'CP',
  ])
})
