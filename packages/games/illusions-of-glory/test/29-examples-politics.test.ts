/** Chapter 29: the extended example of play, turn 10 (autumn 1916): events, uprisings and combat cards of it. */
import { expect, it } from 'vitest'
import { isBanned } from '../cards/in-force.ts'
import { idOf, piece } from '../pieces.ts'
import { AP, CP } from '../sides.ts'
import { FLAG, hasFlag } from '../state.ts'
import { battle, strike } from './battle.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const TRACKS: SceneSpec['tracks'] = {
  vp: 22,
  will: { RU: 2, GE: 10, AH: 4 },
  quality: { RU: 8, GE: 10, AH: 3 },
  warStatus: { AP: 15, CP: 14 },
}
const turn10: SceneSpec = { turn: 10, tracks: TRACKS }

it('§card.AP43 §9.7.1.a E2 AP round 1: the event, no war status, and the card lies for the turn', () => {
  const scene = new StagedScene({ ...turn10, hands: { AP: ['AP43', 'AP37'], CP: ['CP30'] } }).act(
    'event',
    'AP43',
  )
  expect(isBanned(scene.state, CP, { kind: 'joint-attack', nations: ['GE', 'AH'] })).toBe(true)
  expect(hasFlag(scene.state, FLAG.ahOffensiveVoid)).toBe(true)
  expect([scene.state.warStatus.get(AP), scene.pile('AP43')]).toEqual([15, 'table'])
})

it('§23.3.2.a E3 CP round 1: a Russian uprising at Sarny instead of a card', () => {
  const scene = new StagedScene({ ...turn10, side: 'CP', hands: { AP: ['AP37'], CP: ['CP30'] } })
  expect(scene.offers('raise')).toEqual(['RU'])
  scene.act('raise', 'RU').act('rise-in', 'Sarny')
  expect(scene.at('Sarny')).toEqual(['RU_uprising.1'])
})

it('§card.AP37 §15.1.a E8 AP round 3: reinforcements at Kiev, Brest-Litovsk and Kharkov', () => {
  const scene = new StagedScene({
    ...turn10,
    round: 3,
    hands: { AP: ['AP37'], CP: ['CP36'] },
    pieces: { RU_Guard: 'Sarny', RU_II: 'BrestLitovsk' },
  }).act('event', 'AP37')
  const places: Readonly<Record<string, string>> = {
    RU_1stGuard: 'Kiev',
    RU_2ndGuard: 'Kiev',
    RU_GuardCav: 'Kiev',
    RU_VCauc: 'BrestLitovsk',
    RU_VCav: 'Kharkov',
    RU_VIICav: 'Kharkov',
  }
  while (scene.prompt === 'place-unit') {
    const due = Object.keys(places).find((id) => scene.where(id) === 'waiting') ?? ''
    const { piece: p } = scene.play.pending[0]?.question.facts as { piece: number }
    scene.act('place-in', places[idOf(p)] ?? places[due])
  }
  expect(Object.keys(places).map((id) => scene.where(id))).toEqual(Object.values(places))
  expect([scene.where('RU_Guard'), scene.quality('RU'), scene.pile('AP37')]).toEqual([
    'eliminated',
    8,
    'removed',
  ])
})

it('§card.CP36 E9 CP round 3: two reserve corps and heavy artillery at Krakow', () => {
  const scene = new StagedScene({
    ...turn10,
    side: 'CP',
    round: 3,
    hands: { AP: ['AP24'], CP: ['CP36'] },
  }).act('event', 'CP36')
  while (scene.prompt === 'place-unit') scene.act('place-in', 'Krakow')
  expect(
    scene
      .at('Krakow')
      .map((id) => id.replace(/\.\d+$/, ''))
      .sort(),
  ).toEqual(['GE_HeavyArtillery', 'GE_XXIIRes', 'GE_XXVIIRes'])
  expect(scene.quality('GE')).toBe(8)
})

it('§card.AP48 §card.AP44 E13 AP round 5: Dubno is retaken, Austrian will falls, Russian will rises', () => {
  const scene = battle({
    ...turn10,
    round: 5,
    pieces: {
      RU_XIII: 'Rovno',
      RU_XVIII: 'Rovno',
      RU_GuardCav: 'Rovno',
      AH_II: 'Dubno',
      AH_VI: 'Dubno',
      GE_XXVRes: { at: 'Dubno', reduced: true },
      'AH_inf_SCU.1': 'reserve',
    },
    destroyed: ['Dubno'],
    markers: { Dubno: 'GE' },
    cards: { table: ['AP44'] },
    hands: { AP: ['AP48'] },
    orders: { Rovno: 'attack' },
  })
  scene.dice(4, 5)
  strike(scene, 'Dubno', ['RU_XIII', 'RU_XVIII', 'RU_GuardCav'])
  scene.act('combat-card', 'AP48')
  while (scene.prompt === 'combat-cards') scene.act('enough')
  const [ours, theirs] = [
    scene.seen('fired').find((e) => e.side === AP),
    scene.seen('fired').find((e) => e.side === CP),
  ]
  expect([ours?.total, ours?.ln, theirs?.total, theirs?.ln]).toEqual([6, 7, 4, 5])
  while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
  expect(scene.seen('combat-ended')[0]?.winner).toBe(AP)
  // card 48 takes 1 of 4
  expect(scene.will('AH')).toBe(3)
  while (!['advance', 'action'].includes(scene.prompt)) {
    if (scene.can('give-way')) scene.act('give-way')
    else if (scene.can('retreat-to')) scene.act('retreat-to', scene.offers('retreat-to')[0])
    else scene.act('retreat', scene.offers('retreat')[0])
  }
  scene.act('advance', 'RU_XIII')
  expect([scene.control('Dubno'), scene.state.vp, scene.will('RU')]).toEqual(['AP', 21, 4])
  while (scene.prompt.startsWith('advance')) scene.act(scene.can('halt') ? 'halt' : 'done')
  expect(scene.pile('AP48')).toBe('discard')
})

it('§card.AP41 E14 CP round 5: II comes from Brest-Litovsk to the defence of Lublin', () => {
  const scene = battle({
    ...turn10,
    side: 'CP',
    round: 5,
    pieces: {
      GE_XI: 'Jaroslau',
      'GE_inf_SCU.1': 'Jaroslau',
      GE_XRes: 'Ivangorod',
      GE_XXIIRes: 'Ivangorod',
      GE_XXVIIRes: 'Ivangorod',
      RU_V: 'Lublin',
      RU_VCauc: 'Lublin',
      RU_II: 'BrestLitovsk',
    },
    trenches: { Lublin: ['AP', 1] },
    destroyed: ['Ivangorod'],
    markers: { Ivangorod: 'GE', Radom: 'GE', Kielce: 'GE', Czestochowa: 'GE' },
    hands: { AP: ['AP41'] },
    orders: { Jaroslau: 'attack', Ivangorod: 'attack' },
  })
  scene.dice(1, 6)
  strike(scene, 'Lublin', ['GE_XI', 'GE_inf_SCU.1', 'GE_XRes', 'GE_XXIIRes', 'GE_XXVIIRes'])
  if (scene.prompt === 'flank') scene.act('no-flank')
  expect([scene.prompt, scene.offers('combat-card')]).toEqual(['combat-cards', ['AP41']])
  scene.act('combat-card', 'AP41')
  while (scene.prompt === 'combat-cards') scene.act('enough')
  expect(scene.seen('marched-in')[0]).toMatchObject({ piece: piece('RU_II') })
  const defence = scene.seen('fired').find((e) => e.side === AP)
  expect([defence?.pieces.map(idOf).sort(), defence?.ln]).toEqual([['RU_II', 'RU_V', 'RU_VCauc'], 7])
})
