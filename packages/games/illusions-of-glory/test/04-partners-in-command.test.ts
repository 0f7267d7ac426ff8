/** §4.4 what partners command: whole stacks, in whatever order their units go; nothing of the other's. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { GROUND, setGround } from '../state.ts'
import { battle, beaten, strike } from './battle.ts'
import { StagedScene } from './scene.ts'

describe('a mixed stack that gives way', () => {
  const beaten = () =>
    strike(
      battle({
        scenario: 'campaign-four',
        side: 'AP',
        pieces: { RU_I: 'Lublin', RU_II: 'Lublin', GE_I: 'Jaroslau', AH_I: 'Jaroslau' },
        orders: { Lublin: 'attack' },
      }).dice(4, 1),
      'Jaroslau',
      ['RU_I', 'RU_II'],
    ).act('suffer', 'RU_I')

  it('§4.4.2.a.11 the GE player sends the Austrians stacked with his own back, after these have gone too', () => {
    const scene = beaten()
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'retreat-where'])
    scene.act('retreat-to', 'Tarnow')
    expect([scene.where('GE_I'), scene.asked, scene.prompt]).toEqual(['Tarnow', 'GE', 'retreat-where'])
    expect(scene.act('retreat-to', 'Przemysl').where('AH_I')).toBe('Przemysl')
  })
  it('§4.4.2.a.11 §20.3.5.c and out of a siege that has failed', () => {
    const scene = new StagedScene({
      scenario: 'campaign-four',
      side: 'CP',
      stage: 'round-end',
      pieces: { 'GE_inf_SCU.1': 'Warsaw', 'AH_inf_SCU.1': 'Warsaw' },
      control: { Lodz: 'CP', Radom: 'CP' },
      prepare: (state) => {
        setGround(state, space('Warsaw'), GROUND.mustLeave, true)
      },
    })
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'leave-siege'])
    scene.act('leave-to', 'Lodz')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'leave-siege'])
  })
})

it('§4.4.1.a.10 §card.AP24 the partner of the RU player has no Russians to activate free of charge', () => {
  const retreat = (round: number) =>
    new StagedScene({
      scenario: 'campaign-four',
      turn: 5,
      round,
      hands: { WA: ['AP24'] },
      pieces: { RU_I: 'Kharkov', RU_II: 'Kiev', SB_1stArmy: 'Nish' },
    }).act('event', 'AP24')
  expect(retreat(1).offers('free-move')).toEqual(['Kharkov', 'Kiev'])
  expect(retreat(2).offers('free-move')).toEqual([])
})

describe('the rule that is cited', () => {
  const pieces = { GE_I: 'Thorn', GE_II: 'Brandenburg', AH_I: 'Krakow', RU_I: 'Lutsk', SB_1stArmy: 'Nish' }
  const scenario = 'campaign-four'
  it('§4.4.2.a.10 of Central Powers, in spaces, regions and by SR; §4.4.1.a.10 of Allies', () => {
    const foreign = { code: 'not-your-command', rule: '4.4.2.a.10' }
    const ops = new StagedScene({ scenario, pieces, side: 'CP', stage: 'activation', points: 3 })
    expect(ops.refusal('move', 'Thorn')).toMatchObject(foreign)
    expect(ops.refusal('move-stack', 'Brandenburg')).toMatchObject(foreign)
    const sr = new StagedScene({ scenario, pieces, side: 'CP', stage: 'redeployment', points: 4 })
    expect(sr.refusal('redeploy', 'GE_I')).toMatchObject(foreign)
    const ap = new StagedScene({ scenario, pieces, stage: 'activation', points: 3 })
    expect(ap.refusal('move', 'Nish')).toMatchObject({ code: 'not-your-command', rule: '4.4.1.a.10' })
  })
})

describe('Russian units that may stand with anybody', () => {
  const offered = (round: number, treatyTurn = 0) =>
    new StagedScene({
      scenario: 'campaign-four',
      stage: 'activation',
      turn: 16,
      round,
      points: 4,
      status: { RO: 'at-war', BU: 'at-war' },
      pieces: {
        'RU_2-4Special': 'Jassy',
        RO_1stArmy: 'Jassy',
        RU_SB_Yugo: 'Constanta',
        RO_2ndArmy: 'Constanta',
        RO_3rdArmy: 'Bacau',
      },
      set: { treatyTurn },
    }).offers('move')

  it('§4.4.1.a.11 the RU player commands the Romanians stacked with them', () => {
    expect(offered(1)).toEqual(['Constanta', 'Jassy'])
    expect(offered(2)).toEqual(['Bacau'])
  })
  it('§28.0.d.3 §4.4.1.a.1 under the treaty the Yugoslav division is Serbian and obeys the other player', () => {
    expect(offered(1, 14)).toEqual(['Jassy'])
    expect(offered(2, 14)).toEqual(['Bacau', 'Constanta'])
  })
  it('§4.4.1.a.11 §10.2.b with western troops they obey the western player', () => {
    const place = (round: number) =>
      new StagedScene({
        scenario: 'campaign-four',
        stage: 'activation',
        turn: 8,
        round,
        points: 3,
        control: { Salonika: 'AP' },
        pieces: { 'RU_2-4Special': 'Salonika', BR_XVI: 'Salonika', RU_SB_Yugo: 'Nish' },
      }).offers('move')
    expect(place(1)).toEqual(['Nish'])
    expect(place(2)).toEqual(['Salonika'])
  })
})

it('§4.4.1.a.10 §4.4.1.a.11 §glossary.space at sea as well the western player commands those who stand with his', () => {
  const scene = battle({
    scenario: 'campaign-four',
    side: 'CP',
    round: 2,
    landing: ['SeaSalonika'],
    orders: { Salonika: 'attack' },
    pieces: { GE_I: 'Salonika', 'RU_2-4Special': 'SeaSalonika', 'BR_inf_SCU.1': 'SeaSalonika' },
  })
  strike(scene.dice(3, 1), 'SeaSalonika', ['GE_I'])
  expect([scene.asked, scene.prompt]).toEqual(['WA', 'absorb'])
})

it('§4.4.1.a.10 who leads an attack from several spaces says who of equals suffers, though in one of them the partner alone is left', () => {
  const scene = battle({
    scenario: 'campaign-four',
    side: 'AP',
    turn: 8,
    round: 2,
    status: { BU: 'at-war' },
    destroyed: ['FtRupel'],
    pieces: {
      'RU_2-4Special': 'Salonika',
      'BR_inf_SCU.1': { at: 'Salonika', reduced: true },
      'BR_inf_SCU.2': 'FtRupel',
      BU_1stArmy: 'Doiran',
      BU_2ndArmy: 'Doiran',
      BU_3rdArmy: 'Doiran',
    },
    orders: { Salonika: 'attack', FtRupel: 'attack' },
  }).dice(1, 1)
  strike(scene, 'Doiran', ['RU_2-4Special', 'BR_inf_SCU.1', 'BR_inf_SCU.2'])
  scene.act('suffer', 'BR_inf_SCU.1')
  expect([scene.asked, scene.prompt, scene.offers('suffer')]).toEqual([
    'WA',
    'absorb',
    ['BR_inf_SCU.2', 'RU_2-4Special'],
  ])
})

it('§4.4.2.a.11 Austrians whose Germans have advanced are led to the end of the round, in their losses as well', () => {
  const scene = new StagedScene({
    ...{ scenario: 'campaign-four', side: 'CP', turn: 2, round: 2, stage: 'activation', points: 2 },
    destroyed: ['Kovno'],
    pieces: {
      ...{ GE_XI: 'Gumbinnen', AH_II: 'Gumbinnen', AH_III: 'Gumbinnen' },
      'RU_inf_SCU.1': { at: 'Kovno', reduced: true },
      ...{ RU_XX: 'Suwalki', RU_II: 'Suwalki', RU_III: 'Suwalki' },
      ...{ 'AH_inf_SCU.1': 'reserve', 'AH_cav_SCU.1': 'reserve' },
    },
  })
  scene.act('attack', 'Gumbinnen').dice(6, 6, 6, 6)
  strike(scene, 'Kovno', ['GE_XI'])
  scene.act('advance', 'GE_XI')
  strike(scene, 'Suwalki', ['AH_II', 'AH_III'])
  expect([scene.asked, scene.prompt]).toEqual(['RU', 'absorb'])
  while (scene.asked === 'RU') scene.act('suffer', scene.offers('suffer')[0])
  expect([scene.asked, scene.prompt, scene.offers('suffer')]).toEqual(['GE', 'absorb', ['AH_II', 'AH_III']])
})

describe('a region with units of both partners', () => {
  const attacked = (pieces: Readonly<Record<string, string>>) =>
    battle({
      scenario: 'campaign-four',
      side: 'AP',
      turn: 6,
      round: 2,
      status: { IT: 'at-war', BU: 'at-war' },
      pieces: { IT_I: 'Gorizia', IT_II: 'Gorizia', IT_V: 'Gorizia', ...pieces },
      orders: { Gorizia: 'attack' },
    })
  const beset = (pieces: Readonly<Record<string, string>>) =>
    strike(attacked(pieces), 'Carniola', ['IT_I', 'IT_II', 'IT_V'])

  it('§18.3.1.a §4.4.2.a.11 the GE player picks the one stack that defends, also where Turks stand with Austrians', () => {
    const scene = beset({ AH_I: 'Carniola', AH_II: 'Carniola', AH_III: 'Carniola', TU_I: 'Carniola' })
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'defenders'])
    scene.act('defend', 'TU_I')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'defenders'])
  })
  it('§4.4.2.a.11 §12.6.2.a he says who of equals suffers', () => {
    const scene = attacked({ AH_I: 'Carniola', TU_I: 'Carniola' })
    scene.dice(1, 1)
    strike(scene, 'Carniola', ['IT_I', 'IT_II', 'IT_V'])
    expect([scene.asked, scene.prompt, scene.offers('suffer')]).toEqual(['GE', 'absorb', ['AH_I', 'TU_I']])
  })
  it('§18.5.b §4.4.2.a.11 and who goes first where there is not room for all', () => {
    const full = { AH_II: 'Graz', AH_III: 'Graz', AH_IV: 'Agram', AH_V: 'Agram', AH_VI: 'Agram' }
    const more = { AH_VII: 'Fiume', AH_VIII: 'Fiume', AH_IX: 'Fiume', AH_X: 'Trieste', AH_XI: 'Trieste' }
    const scene = attacked({ ...full, ...more, AH_XII: 'Trieste', AH_I: 'Carniola', TU_I: 'Carniola' })
    strike(scene.dice(2, 1), 'Carniola', ['IT_I', 'IT_II', 'IT_V'])
    while (scene.can('suffer')) scene.act('suffer', scene.offers('suffer')[0])
    expect([scene.asked, scene.prompt, scene.offers('retreat')]).toEqual(['GE', 'retreat', ['AH_I', 'TU_I']])
  })
  it('§18.5.b §4.4.2.a.11 he does so to the end, though his own unit has gone', () => {
    const scene = beaten(1, {
      ...{ scenario: 'campaign-four', side: 'AP', at: 'Carniola', status: { IT: 'at-war' } },
      attackers: { IT_I: 'Gorizia', IT_II: 'Gorizia' },
      defenders: { GE_X: false, AH_I: false, AH_II: true },
      pieces: {
        ...{ IT_III: 'Toblach', IT_IV: 'Tolmezzo', IT_V: 'Caporetto', IT_VI: 'Trieste', AH_III: 'Graz' },
        ...{
          AH_IV: 'Agram',
          AH_V: 'Agram',
          AH_VI: 'Agram',
          AH_VII: 'Fiume',
          AH_VIII: 'Fiume',
          AH_IX: 'Fiume',
        },
      },
    })
    expect(scene.asked).toBe('GE')
    scene.act('retreat', 'GE_X').act('retreat-to', 'Graz')
    expect([scene.asked, scene.prompt, scene.offers('retreat')]).toEqual(['GE', 'retreat', ['AH_I', 'AH_II']])
  })
  it('§4.4.2.a.11 §27.0.e a German HQ that defends with Austrians makes him lead them, as in a space', () => {
    const scene = attacked({ AH_I: 'Carniola', AH_II: 'Carniola', GE_HQ_Mackensen: 'Carniola' })
    strike(scene.dice(1, 1), 'Carniola', ['IT_I', 'IT_II', 'IT_V'])
    expect([scene.asked, scene.prompt, scene.offers('suffer')]).toEqual(['GE', 'absorb', ['AH_I', 'AH_II']])
    const crowd = { AH_I: 'Carniola', AH_II: 'Carniola', AH_III: 'Carniola', AH_IV: 'Carniola' }
    expect(beset({ ...crowd, GE_HQ_Mackensen: 'Carniola' }).asked).toBe('GE')
  })
  it('§4.4.2.a.10 Austrians alone are led by their own player', () => {
    const scene = beset({ AH_I: 'Carniola', AH_II: 'Carniola', AH_III: 'Carniola', AH_IV: 'Carniola' })
    expect([scene.asked, scene.prompt]).toEqual(['AH', 'defenders'])
  })
})
