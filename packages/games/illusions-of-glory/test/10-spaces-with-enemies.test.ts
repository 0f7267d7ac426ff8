/** Chapter 10.4: nobody comes to stand beside enemies, be they too few to besiege the fort. */
import { describe, expect, it } from 'vitest'
import { idOfSpace } from '../map.ts'
import { piece } from '../pieces.ts'
import { placesForRebuilt } from '../rules/16-replacements/placing.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

describe('redeployment by sea', () => {
  const toKonigsberg = (besieger: string): StagedScene =>
    new StagedScene({
      stage: 'redeployment',
      side: 'CP',
      turn: 2,
      points: 1,
      pieces: { 'GE_inf_SCU.1': 'Stettin', [besieger]: 'Konigsberg' },
    }).act('redeploy', 'GE_inf_SCU.1')

  it.each(['RU_I', 'RU_inf_SCU.1'])('§10.4.a §13.3.b not into a port in which %s stands', (besieger) => {
    const scene = toKonigsberg(besieger)
    expect(scene.offers('redeploy-to')).toContain('Memel')
    expect(scene.refusal('redeploy-to', 'Konigsberg')).toMatchObject({ code: 'enemy-there', rule: '10.4.a' })
  })
})

describe('a siege broken by losses', () => {
  // one division is too few for the fort
  const pieces = { 'RU_inf_SCU.1': 'Konigsberg', GE_II: 'replaceable' }

  it('§10.4.a §15.1.c reinforcements do not come beside those who have still to leave', () => {
    const scene = new StagedScene({ side: 'CP', turn: 3, round: 2, hands: { CP: ['CP12'] }, pieces })
    scene.act('event', 'CP12')
    expect(scene.offers('place-in')).toContain('Danzig')
    expect(scene.refusal('place-in', 'Konigsberg')).toMatchObject({ code: 'enemy-there', rule: '10.4.a' })
  })
  it('§10.4.a §16.6.c nor do rebuilt units', () => {
    const rebuilt = (spec: object): string[] =>
      placesForRebuilt(stateFor({ side: 'CP', turn: 3, ...spec }), piece('GE_II')).map(idOfSpace)
    expect(rebuilt({ pieces: { GE_II: 'replaceable' } })).toContain('Konigsberg')
    expect(rebuilt({ pieces })).not.toContain('Konigsberg')
  })
})
