/** §card.AP41 FORCED MARCH: who may come, who says so, and what it means that he has come. */
import { describe, expect, it } from 'vitest'
import { idOfSpace } from '../map.ts'
import { idOf } from '../pieces.ts'
import { AP } from '../sides.ts'
import { battle, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** the attack is made, and AP41 played in it if it can be */
function marched(spec: SceneSpec, target: string, attackers: readonly string[]): StagedScene {
  const scene = strike(battle(spec).dice(1, 1, 1, 1, 1, 1), target, attackers)
  if (scene.prompt === 'flank') scene.act('no-flank')
  while (scene.prompt === 'combat-cards') {
    if (scene.offers('combat-card').includes('AP41')) scene.act('combat-card', 'AP41')
    else scene.act('enough')
  }
  return scene
}
const firing = (scene: StagedScene): string[] =>
  scene
    .seen('fired')
    .filter(({ side }) => side === AP)
    .flatMap(({ pieces }) => pieces.map(idOf))
    .sort()

describe('the treaty', () => {
  const kishinev: SceneSpec = {
    turn: 15,
    set: { treatyTurn: 14 },
    status: { RO: 'at-war' },
    markers: { Kishinev: 'RO' },
    orders: { Kishinev: 'attack', Jassy: 'attack' },
    pieces: { RO_1stArmy: 'Kishinev', RU_II: 'Odessa', GE_I: 'Jassy' },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §28.0.d.4 Russians do not march into an attack on the Central Powers', () => {
    expect(firing(marched(kishinev, 'Jassy', ['RO_1stArmy']))).toEqual(['RO_1stArmy'])
    const before = marched({ ...kishinev, set: {} }, 'Jassy', ['RO_1stArmy'])
    expect(firing(before)).toEqual(['RO_1stArmy', 'RU_II'])
  })
  it('[AP41] §28.0.d.5 nor into a space that is attacked', () => {
    expect(firing(marched({ ...kishinev, side: 'CP' }, 'Kishinev', ['GE_I']))).toEqual(['RO_1stArmy'])
  })
  it('[AP41] §28.0.d.4 but into an attack on an uprising', () => {
    const scene = battle({
      ...kishinev,
      orders: { Rovno: 'attack' },
      pieces: { 'RU_inf_SCU.1': 'Rovno', RU_II: 'Dubno', 'RU_uprising.1': 'Sarny' },
    })
    strike(scene.dice(1, 1, 1, 1), 'Sarny', ['RU_inf_SCU.1'], 'target-uprising')
    expect(scene.offers('combat-card')).toEqual(['AP41'])
  })
})

describe('attacked before', () => {
  it('[AP41] §12.1.1.a who has been attacked this round does not march into another attack', () => {
    const spec: SceneSpec = {
      side: 'CP',
      markers: { Brody: 'RU' },
      orders: { Rovno: 'attack', Lemberg: 'attack' },
      pieces: { RU_XX: 'Dubno', RU_II: 'Brody', AH_III: 'Lemberg', AH_I: 'Rovno' },
      hands: { AP: ['AP41'] },
    }
    expect(firing(marched(spec, 'Brody', ['AH_III']))).toEqual(['RU_II', 'RU_XX'])
    const scene = strike(battle(spec).dice(1, 6, 1, 1), 'Dubno', ['AH_I'])
    if (scene.prompt === 'combat-cards') scene.act('enough')
    expect([scene.where('RU_XX'), scene.isReduced('RU_XX')]).toEqual(['Dubno', false])
    strike(scene, 'Brody', ['AH_III'])
    expect(scene.offers('combat-card')).toEqual([])
  })
})

describe('offensives', () => {
  it('[AP41] §7.2.4 the halt is broken by a western corps that marches in', () => {
    const spec: SceneSpec = {
      turn: 5,
      status: { BU: 'at-war' },
      tracks: { vp: 15, offensive: { AP: 'BR-FR-halt' } },
      orders: { Salonika: 'attack' },
      pieces: { SB_1stArmy: 'Salonika', FR_1stGroup: 'Larissa', BU_1stArmy: 'Doiran' },
      hands: { AP: ['AP41'] },
    }
    const scene = marched(spec, 'Doiran', ['SB_1stArmy'])
    expect(firing(scene)).toEqual(['FR_1stGroup', 'SB_1stArmy'])
    expect([scene.seen('halt-broken').length, scene.state.vp]).toEqual([1, 16])
  })
  it('[AP41] §7.1.2.a §7.2.1-2 the corps makes the offensive', () => {
    const spec: SceneSpec = {
      tracks: { offensive: { AP: 'RU' } },
      orders: { Brody: 'attack' },
      pieces: { 'RU_inf_SCU.1': 'Brody', RU_XX: 'Dubno', AH_III: 'Lemberg' },
      hands: { AP: ['AP41'] },
    }
    const scene = marched(spec, 'Lemberg', ['RU_inf_SCU.1'])
    expect(scene.seen('marched-in').length).toBe(1)
    expect(scene.seen('offensive-made').map(({ result }) => result)).toEqual(['RU'])
  })
})

describe('nations', () => {
  const doiran: SceneSpec = {
    turn: 5,
    status: { BU: 'at-war' },
    control: { Florina: 'AP' },
    orders: { Monastir: 'attack', Salonika: 'attack' },
    pieces: { SB_1stArmy: 'Monastir', RU_SB_Yugo: 'Salonika', FR_1stGroup: 'Larissa', BU_1stArmy: 'Doiran' },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §12.1.3.a §3.2.1.h a dual unit beside the corps stands for one of the other nations', () => {
    const scene = marched(doiran, 'Doiran', ['SB_1stArmy', 'RU_SB_Yugo'])
    expect(firing(scene)).toEqual(['FR_1stGroup', 'RU_SB_Yugo', 'SB_1stArmy'])
  })
  it('[AP41] §12.1.3.a §3.2.1.h not for both of its nations', () => {
    const spec = { ...doiran, pieces: { ...doiran.pieces, 'RU_2-4Special': 'Monastir' } }
    const scene = marched(spec, 'Doiran', ['SB_1stArmy', 'RU_2-4Special', 'RU_SB_Yugo'])
    expect(scene.seen('marched-in')).toEqual([])
  })
  it('[AP41] §12.1.3.a the stack the corps has left does not speak for it', () => {
    const pieces = {
      ...{ SB_1stArmy: 'FtRupel', BR_XII: 'FtRupel', FR_1stGroup: 'FtRupel' },
      ...{ SB_2ndArmy: 'Salonika', BU_1stArmy: 'Doiran' },
    }
    const orders = { FtRupel: 'attack', Salonika: 'attack' } as const
    const spec: SceneSpec = { ...doiran, destroyed: ['FtRupel'], orders, pieces }
    const attackers = ['SB_1stArmy', 'BR_XII', 'SB_2ndArmy']
    expect(marched(spec, 'Doiran', attackers).seen('marched-in')).toEqual([])
    const serbs = marched(spec, 'Doiran', ['SB_1stArmy', 'SB_2ndArmy'])
    expect(serbs.offers('march-in')).toEqual(['BR_XII', 'FR_1stGroup'])
  })
})

describe('regions', () => {
  const rodosto: SceneSpec = {
    turn: 5,
    destroyed: ['Gallipoli', 'Chataldja'],
    control: { Constantinople: 'AP', Chataldja: 'AP', Dedeagach: 'AP' },
    pieces: {
      FR_1stGroup: { at: 'Rodosto', marks: ['toAttack'], stack: 1 },
      RU_II: 'Chataldja',
      TU_VI: 'Gallipoli',
    },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §12.1.3.a §10.2.b Russians join no stack of the French in a region, so they do not attack with it', () => {
    const scene = marched(rodosto, 'Gallipoli', ['FR_1stGroup'])
    expect([firing(scene), scene.where('RU_II')]).toEqual([['FR_1stGroup'], 'Chataldja'])
  })
  it('[AP41] §12.1.3.a §10.2.b others do', () => {
    const { RU_II, ...pieces } = rodosto.pieces ?? {}
    const scene = marched({ ...rodosto, pieces: { ...pieces, BR_XII: RU_II as string } }, 'Gallipoli', [
      'FR_1stGroup',
    ])
    expect(firing(scene)).toEqual(['BR_XII', 'FR_1stGroup'])
  })
  it('[AP41] §18.3.1.a §10.2.b nor a stack that was picked to defend one', () => {
    const spec: SceneSpec = {
      ...rodosto,
      side: 'CP',
      orders: { Adrianople: 'attack' },
      destroyed: ['Gallipoli', 'Chataldja', 'Adrianople'],
      pieces: {
        ...{ FR_1stGroup: 'Rodosto', FR_2ndGroup: 'Rodosto', RU_I: 'Rodosto', RU_III: 'Rodosto' },
        ...{ RU_II: 'Chataldja', TU_VI: 'Adrianople' },
      },
    }
    const scene = battle(spec).dice(1, 1)
    strike(scene, 'Rodosto', ['TU_VI'])
    scene.act('defend', 'FR_1stGroup')
    expect(scene.prompt).not.toBe('combat-cards')
    const russians = battle(spec).dice(1, 1)
    strike(russians, 'Rodosto', ['TU_VI'])
    russians.act('defend', 'RU_I')
    expect(russians.offers('combat-card')).toEqual(['AP41'])
  })
  it('[AP41] §27.0.c an HQ does not live on with a corps that had the number of its stack elsewhere', () => {
    const fate = (stack: number): string => {
      const spec: SceneSpec = {
        pieces: {
          RU_II: { at: 'Rostov', reduced: true, marks: ['toAttack'], stack: 1 },
          RU_HQ_Brusilov: { at: 'Rostov', marks: ['toAttack'], stack: 1 },
          RU_III: { at: 'Kharkov', marks: ['toAttack'], stack },
          ...{ GE_XI: 'Rostov', GE_XX: 'Rostov', GE_I: 'Rostov' },
        },
        hands: { AP: ['AP41'] },
      }
      const scene = battle({ ...spec, turn: 5 }).dice(1, 6, 1)
      strike(scene, 'Rostov', ['RU_II', 'RU_HQ_Brusilov']).act('combat-card', 'AP41')
      expect(scene.where('RU_III')).toBe('Rostov')
      while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
      expect(scene.where('RU_II')).toBe('eliminated')
      return scene.where('RU_HQ_Brusilov')
    }
    expect([fate(1), fate(2)]).toEqual(['eliminated', 'eliminated'])
  })
})

describe('sieges', () => {
  const przemysl: SceneSpec = {
    turn: 5,
    control: { Brody: 'AP', Tarnopol: 'AP' },
    orders: { Przemysl: 'attack', Lemberg: 'attack' },
    pieces: { RU_II: 'Przemysl', RU_III: 'Przemysl', RU_XX: 'Lemberg', AH_III: 'Stryj' },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §20.3.3.a who is left of a siege must not be attacking out of it', () => {
    const scene = marched(przemysl, 'Stryj', ['RU_II', 'RU_XX'])
    expect([firing(scene), scene.where('RU_III')]).toEqual([['RU_II', 'RU_XX'], 'Przemysl'])
    const kept = marched(przemysl, 'Stryj', ['RU_XX'])
    expect(kept.offers('march-in')).toEqual(['RU_II', 'RU_III'])
  })
})

describe('the place the corps comes to or leaves', () => {
  it('[AP41] §20.3.3.a the corps does not attack out of a siege that it alone keeps up', () => {
    const spec: SceneSpec = {
      turn: 5,
      control: { Brody: 'AP', Tarnopol: 'AP' },
      orders: { Przemysl: 'attack' },
      pieces: { 'RU_inf_SCU.1': 'Przemysl', RU_III: 'Lemberg', AH_III: 'Stryj' },
      hands: { AP: ['AP41'] },
    }
    const scene = marched(spec, 'Stryj', ['RU_inf_SCU.1'])
    expect([firing(scene), scene.where('RU_III')]).toEqual([['RU_inf_SCU.1'], 'Lemberg'])
    const besieged = marched({ ...spec, pieces: { ...spec.pieces, RU_II: 'Przemysl' } }, 'Stryj', [
      'RU_inf_SCU.1',
    ])
    expect(firing(besieged)).toEqual(['RU_III', 'RU_inf_SCU.1'])
  })
  const linz: SceneSpec = {
    turn: 5,
    status: { IT: 'at-war' },
    control: { Gorizia: 'AP', Trento: 'AP' },
    destroyed: ['Trento'],
    orders: { Graz: 'attack' },
    pieces: {
      ...{ IT_II: 'Graz', IT_III: 'Carniola', AH_III: 'Linz' },
      IT_IV: { at: 'Tyrol', marks: ['toAttack'], stack: 1 },
    },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §14.3.1.a.2.b §18.7.1.b it does not leave the region through which the attackers are supplied', () => {
    const scene = marched(linz, 'Linz', ['IT_II', 'IT_IV'])
    expect([firing(scene), scene.where('IT_III')]).toEqual([['IT_II', 'IT_IV'], 'Carniola'])
    const held = marched({ ...linz, pieces: { ...linz.pieces, IT_V: 'Carniola' } }, 'Linz', [
      'IT_II',
      'IT_IV',
    ])
    expect(held.offers('march-in')).toEqual(['IT_III', 'IT_V'])
  })
  it('[AP41] §14.3.1.a.2.c nor if all of them would be out of supply', () => {
    const scene = marched(linz, 'Linz', ['IT_II'])
    expect([firing(scene), scene.where('IT_III')]).toEqual([['IT_II'], 'Carniola'])
  })
  it('[AP41] §26.3.1.d §12.7.3.e a space of neutral Greece is no friendly one for a retreat once the corps has left it', () => {
    const pieces = {
      ...{ BU_1stArmy: 'Doiran', BU_2ndArmy: 'Doiran', GE_I: 'Doiran' },
      ...{ 'FR_inf_SCU.1': 'Salonika', BR_XII: 'Larissa', 'BR_inf_SCU.1': 'Florina' },
    }
    const spec: SceneSpec = { turn: 5, status: { BU: 'at-war' }, orders: { Doiran: 'attack' }, pieces }
    const scene = battle({ ...spec, side: 'CP', hands: { AP: ['AP41'] } }).dice(6, 1, 1)
    strike(scene, 'Salonika', ['BU_1stArmy', 'BU_2ndArmy', 'GE_I']).act('combat-card', 'AP41')
    const [way] = scene.seen('retreated')
    expect(way?.path.map(idOfSpace)).toEqual(['Florina', 'Monastir'])
    expect(scene.control('Larissa')).toBe('none')
  })
  it('[AP41] §18.2.1 a region with enemies in it is theirs when the combat is over', () => {
    const spec: SceneSpec = {
      side: 'CP',
      turn: 5,
      orders: { Zhitomir: 'attack' },
      pieces: {
        ...{ GE_I: 'Zhitomir', 'RU_inf_SCU.1': 'Kiev', RU_II: 'Kharkov' },
        GE_II: { at: 'Kharkov', marks: ['toAttack'], stack: 1 },
        RU_III: 'Chernigov',
      },
      hands: { AP: ['AP41'] },
    }
    const scene = battle(spec).dice(1, 1)
    strike(scene, 'Kiev', ['GE_I']).act('combat-card', 'AP41').act('march-in', 'RU_II')
    expect([scene.prompt, scene.where('RU_II'), scene.control('Kharkov')]).toEqual(['attack', 'Kiev', 'CP'])
  })
})

describe('supply by an ally', () => {
  const salonika: SceneSpec = {
    turn: 5,
    status: { BU: 'at-war' },
    orders: { Salonika: 'attack', Doiran: 'attack' },
    pieces: { 'RU_2-4Special': 'Salonika', RU_I: 'Larissa', BU_1stArmy: 'Doiran' },
    hands: { AP: ['AP41'] },
  }
  it('[AP41] §14.2.2.d a corps fed by an ally alone does not march into an attack', () => {
    const scene = marched(salonika, 'Doiran', ['RU_2-4Special'])
    expect([firing(scene), scene.where('RU_I')]).toEqual([['RU_2-4Special'], 'Larissa'])
  })
  it('[AP41] §14.2.2.d but it comes to the help of others', () => {
    const scene = marched({ ...salonika, side: 'CP' }, 'Salonika', ['BU_1stArmy'])
    expect(firing(scene)).toEqual(['RU_2-4Special', 'RU_I'])
  })
})

describe('partners', () => {
  const galatz: SceneSpec = {
    scenario: 'campaign-two-ap',
    side: 'CP',
    status: { RO: 'at-war' },
    destroyed: ['Galatz'],
    markers: { Galatz: 'GE' },
    orders: { Galatz: 'attack' },
    pieces: { GE_I: 'Galatz', GE_II: 'Galatz', RO_1stArmy: 'Kishinev', RU_II: 'Odessa' },
    hands: { WA: ['AP41'] },
  }
  it('[AP41] §4.4.1.a.10 nobody marches the corps of the other', () => {
    const scene = marched(galatz, 'Kishinev', ['GE_I', 'GE_II'])
    expect([scene.seen('marched-in'), scene.where('RU_II')]).toEqual([[], 'Odessa'])
  })
  it('[AP41] §4.4.1.a.10 whoever commands the defence marches his own', () => {
    const pieces = { ...galatz.pieces, RO_2ndArmy: 'Jassy' }
    const scene = marched({ ...galatz, pieces }, 'Kishinev', ['GE_I', 'GE_II'])
    expect(scene.seen('marched-in').map(({ piece }) => idOf(piece))).toEqual(['RO_2ndArmy'])
  })
})

describe('the sea', () => {
  const salonika = (at: string): SceneSpec => ({
    side: 'CP',
    turn: 5,
    status: { BU: 'at-war' },
    landing: ['SeaSalonika'],
    orders: { Doiran: 'attack' },
    pieces: { BU_1stArmy: 'Doiran', FR_1stGroup: 'Salonika', BR_XII: at },
    hands: { AP: ['AP41'] },
  })
  it('[AP41] §25.2.3.b a corps comes ashore from a sea-invasion space to its port', () => {
    const scene = marched(salonika('SeaSalonika'), 'Salonika', ['BU_1stArmy'])
    expect(firing(scene)).toEqual(['BR_XII', 'FR_1stGroup'])
  })
  it('[AP41] §25.2.3.a none comes from Lemnos to a sea-invasion space', () => {
    const scene = marched(
      {
        ...salonika('Lemnos'),
        orders: { Salonika: 'attack' },
        pieces: { BU_1stArmy: 'Salonika', FR_1stGroup: 'SeaSalonika', BR_XII: 'Lemnos' },
      },
      'SeaSalonika',
      ['BU_1stArmy'],
    )
    expect(firing(scene)).toEqual(['FR_1stGroup'])
  })
})
