/** Chapter 11.1: what is in play of the maps and the sea chart. */
import { describe, expect, it } from 'vitest'
import { nation } from '../nations.ts'
import { place } from '../places.ts'
import { whyNotBuild, whyNotMuster } from '../rules/06-construction/muster-places.ts'
import { whyNotViolate } from '../rules/06-diplomacy/neutrals.ts'
import { whyNotSetUp } from '../rules/11-set-up/grounds.ts'
import { isInPlay, scenarioNamed } from '../scenarios.ts'
import { unit } from '../units.ts'
import { RESTS, StagedScene, stateFor } from './scene.ts'

const OTHER_MAP = { code: 'other-map', rule: '11.1' }

describe('the maps in play', () => {
  it('§11.1 with one map its hexes and the boxes at its edges are in play, and nothing else', () => {
    const isThere = (id: string): boolean => isInPlay(scenarioNamed('12.1'), place(id))
    expect(['0423', '2829', 'petrograd', 'bordeaux', 'scapa-flow'].every(isThere)).toBe(true)
    expect(['2142', '2830', 'usa', 'india', 'australia'].some(isThere)).toBe(false)
    expect(isInPlay(scenarioNamed('12.9'), place('india'))).toBe(true)
  })

  it('§11.1 nobody is set up or mustered off the maps, and nothing is built there', () => {
    const state = stateFor({ month: '1914-09' })
    const [rome, sea] = [place('2142'), place('0614')]
    expect(whyNotSetUp(state, 0, unit('DE-inf-2'), rome, [])).toMatchObject(OTHER_MAP)
    expect(whyNotSetUp(state, 0, unit('DE-inf-2'), sea, [])).toMatchObject(OTHER_MAP)
    expect(whyNotSetUp(state, 0, unit('DE-inf-2'), place('1219'), [])).toBeUndefined()
    expect(whyNotMuster(state, unit('DE-inf-2'), rome)).toMatchObject(OTHER_MAP)
    expect(whyNotBuild(state, nation('DE'), rome)).toMatchObject(OTHER_MAP)
  })

  it('§11.1 a neutral that has no land there cannot be violated', () => {
    const state = stateFor({})
    expect(whyNotViolate(state, nation('AR'))).toMatchObject({ code: 'neutral-off-map', rule: '11.1' })
    expect(whyNotViolate(state, nation('BE'))).toBeUndefined()
  })

  it.each([
    ['aviation/patrol', 'patrol-at'],
    ['aerodrome', 'land-at'],
  ] as const)('§11.1 nobody flies off the maps: %s', (stage, verb) => {
    const scene = new StagedScene({
      month: '1915-06',
      units: { '2829': 'DE-air-EINDKR' },
      stages: [RESTS, stage],
    }).act('fly', 'DE-air-EINDKR')
    expect(scene.refusal(verb, '2830')).toMatchObject(OTHER_MAP)
    expect(scene.refusal(verb, '0423').code).not.toBe('other-map')
  })
})
