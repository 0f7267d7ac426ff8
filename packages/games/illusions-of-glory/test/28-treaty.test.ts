/** §28 the Treaty of Brest-Litovsk. */
import { describe, expect, it } from 'vitest'
import { card, eventCard } from '../cards.ts'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { unmetPrerequisite } from '../rules/09-cards/prerequisites.ts'
import { isRuControlled, whyTreatyForbids } from '../rules/28-treaty/limits.ts'
import { mayLeaveBrandenburg, noteLeavingBrandenburg } from '../rules/28-treaty/redeployment.ts'
import { beginTreaty, isTreatyOn, setTreaty } from '../rules/28-treaty/treaty.ts'
import { FLAG, setFlag } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const TURN = 14
const inForce: SceneSpec = { turn: TURN, set: { treatyTurn: TURN } }
/** the rule that forbids it, or 'open' */
const moving = (spec: SceneSpec, id: string, x: string): string =>
  whyTreatyForbids(stateFor({ ...inForce, ...spec }), piece(id), space(x), false)?.rule ?? 'open'
const attacking = (spec: SceneSpec, id: string, x: string): string =>
  whyTreatyForbids(stateFor({ ...inForce, ...spec }), piece(id), space(x), true)?.rule ?? 'open'
/** a game at the start of the turn of the treaty; the dice of the offensives are loaded */
const started = (spec: SceneSpec): StagedScene =>
  new StagedScene({ ...inForce, stage: 'treaty', round: 0, ...spec }).dice(1, 1, 1)

describe('the treaty', () => {
  it('§28.0.a its card asks for NOVEMBER COUP', () => {
    expect(unmetPrerequisite(stateFor({}), card('AP55'))).toMatchObject({
      kind: 'event-played',
      card: 'CP52',
    })
    expect(unmetPrerequisite(stateFor({ cards: { removed: ['CP52'] } }), card('AP55'))).toBeUndefined()
  })

  it('§28.0.b the marker goes two turns ahead', () => {
    expect(eventCard(card('AP55')).effects).toContainEqual({ kind: 'treaty', turnsAhead: 2 })
    const scene = new StagedScene({ turn: 12 })
    setTreaty(scene.play.umpire, 14)
    expect(scene.state.treatyTurn).toBe(14)
    expect(scene.seen('treaty-set')).toMatchObject([{ rule: '28.0.b', turn: 14 }])
  })

  it('§28.0.c it is in force from the turn of its marker on', () => {
    const on = [13, 14, 15].map((turn) => isTreatyOn(stateFor({ turn, set: { treatyTurn: TURN } })))
    expect(on).toEqual([false, true, true])
    expect(isTreatyOn(stateFor({ turn: 14 }))).toBe(false)
    const scene = new StagedScene({ turn: 14, set: { treatyTurn: TURN } })
    beginTreaty(scene.play.umpire)
    expect(scene.seen('treaty-began')).toMatchObject([{ rule: '28.0.c', turn: 14 }])
    expect(moving({ turn: 13 }, 'RU_I', 'Brody')).toBe('open')
  })
})

describe('what it forbids', () => {
  const front: SceneSpec = {
    pieces: { RU_I: 'Rovno', GE_I: 'Brody', 'RU_uprising.1': 'Sarny', RO_1stArmy: 'Jassy', GE_II: 'Kiev' },
    status: { RO: 'at-war' },
    markers: { Kishinev: 'RO', Kiev: 'GE' },
  }

  it('§28.0.d.1 Russians neither enter nor attack Russian spaces of the Central Powers', () => {
    expect(moving(front, 'RU_I', 'Kiev')).toBe('28.0.d.1')
    expect(attacking(front, 'RU_I', 'Kiev')).toBe('28.0.d.1')
    expect(moving(front, 'RU_I', 'Zhitomir')).toBe('open')
  })

  it('§28.0.d.1 a region with both their units and uprisings in it is not theirs', () => {
    const region = { GE_I: 'Kharkov', RU_I: 'Nikolaev' }
    const control = { Kharkov: 'CP' } as const
    expect(moving({ pieces: region, control }, 'RU_I', 'Kharkov')).toBe('28.0.d.1')
    const risen: SceneSpec = { pieces: { ...region, 'RU_uprising.1': 'Kharkov' }, control }
    expect(moving(risen, 'RU_I', 'Kharkov')).toBe('open')
  })

  it('§28.0.d.2 nor do they leave Russia, or fight beyond it', () => {
    expect(moving(front, 'RU_I', 'Lemberg')).toBe('28.0.d.2')
    expect(attacking(front, 'RU_I', 'Brody')).toBe('28.0.d.2')
    // but those who are abroad may come home
    const abroad: SceneSpec = { pieces: { RU_II: 'Czernowitz' } }
    expect(moving(abroad, 'RU_II', 'Kamenets')).toBe('open')
    expect(moving(abroad, 'RU_II', 'Stanislau')).toBe('28.0.d.2')
  })

  it('§28.0.d.4 they attack uprisings only', () => {
    expect(attacking(front, 'RU_I', 'Sarny')).toBe('open')
    const beside: SceneSpec = { pieces: { RU_I: 'Nikolaev', GE_I: 'Kharkov' } }
    expect(attacking(beside, 'RU_I', 'Kharkov')).toBe('28.0.d.4')
  })

  it('§28.0.d.5 nobody attacks Russians or enters what they control', () => {
    expect(attacking(front, 'GE_I', 'Rovno')).toBe('28.0.d.5')
    expect(moving(front, 'GE_I', 'Lutsk')).toBe('28.0.d.5')
    expect(moving(front, 'RO_1stArmy', 'Odessa')).toBe('28.0.d.5')
    const abroad: SceneSpec = { pieces: { RU_I: 'Jassy', GE_I: 'Czernowitz' }, status: { RO: 'at-war' } }
    expect(attacking(abroad, 'GE_I', 'Jassy')).toBe('28.0.d.5')
  })

  it('§28.0.d.6 allies of Russia fight and march on in Russia where it is not Russian', () => {
    expect(attacking(front, 'RO_1stArmy', 'Kiev')).toBe('open')
    expect(moving({ ...front, pieces: { RO_1stArmy: 'Jassy' } }, 'RO_1stArmy', 'Kiev')).toBe('open')
    expect(attacking(front, 'RO_1stArmy', 'Sarny')).toBe('open')
  })

  it('§28.0.d.7 the Central Powers likewise', () => {
    expect(isRuControlled(stateFor({ ...inForce, ...front }), space('Kishinev'))).toBe(false)
    expect(moving(front, 'GE_I', 'Kishinev')).toBe('open')
    const romanians: SceneSpec = { ...front, pieces: { GE_I: 'Jassy', RO_1stArmy: 'Kishinev' } }
    expect(attacking(romanians, 'GE_I', 'Kishinev')).toBe('open')
    expect(attacking(front, 'GE_I', 'Sarny')).toBe('open')
  })

  it('§28.0.d.5 a space is Russian under a Russian marker, or under none in Russia', () => {
    const state = stateFor({
      markers: { Lemberg: 'RU', Kishinev: 'RO', Kiev: 'GE' },
      status: { RO: 'at-war' },
    })
    expect(
      ['Lemberg', 'Kishinev', 'Kiev', 'Minsk', 'Belgrade'].map((id) => isRuControlled(state, space(id))),
    ).toEqual([true, false, false, true, false])
  })
})

describe('its redeployments', () => {
  it('§28.0.d.3 Russians abroad in supply go home at once, free of charge', () => {
    const scene = started({
      pieces: { 'RU_inf_SCU.1': 'Brody', RU_II: 'Czernowitz', RU_I: 'Stryj' },
      control: { Tarnopol: 'AP' },
      flags: ['apRailroads'],
    })
    expect(scene.prompt).toBe('redeploy-where')
    expect(scene.rule).toBe('28.0.d.3')
    expect(scene.offers('redeploy-to')).toContain('Kiev')
    expect(scene.offers('redeploy-to')).not.toContain('Tarnopol')
    scene.act('redeploy-to', 'Kiev').act('redeploy-to', 'Odessa')
    expect([scene.where('RU_II'), scene.where('RU_inf_SCU.1')]).toEqual(['Kiev', 'Odessa'])
    // out of supply: it stays where it is
    expect(scene.where('RU_I')).toBe('Stryj')
    expect(scene.seen('redeployed').map(({ cost }) => cost)).toEqual([0, 0])
  })

  it('§28.0.d.3 SCUs may go home by sea', () => {
    const control = Object.fromEntries(
      ['Varna', 'Silistra', 'Bucharest', 'Galatz'].map((id) => [id, 'CP' as const]),
    )
    const scene = started({
      pieces: { 'RU_inf_SCU.1': 'Constanta' },
      status: { RO: 'at-war', BU: 'at-war' },
      control,
    })
    expect(scene.offers('redeploy-to')).toEqual(['Nikolaev', 'Odessa', 'Rostov'])
    scene.act('redeploy-to', 'Odessa')
    expect(scene.seen('redeployed')).toMatchObject([{ way: 'sea', rule: '28.0.d.3' }])
  })

  it('§28.0.d.3 without a route, too: a corps on mixed gauge', () => {
    const scene = started({ pieces: { RU_II: 'Czernowitz' } })
    expect(scene.where('RU_II')).toBe('Czernowitz')
  })

  it('§28.0.d.8 all German LCUs with a route go to Brandenburg, no others', () => {
    const pieces = {
      GE_I: 'Posen',
      GE_II: 'Temesvar',
      GE_X: 'Lodz',
      'GE_inf_SCU.1': 'Posen',
      GE_AH_SudArmy: 'Lemberg',
      AH_II: 'Vienna',
    }
    const scene = started({ pieces, markers: { Kalisz: 'GE' } })
    const where = Object.keys(pieces).map((id) => scene.where(id))
    expect(where).toEqual(['Brandenburg', 'Brandenburg', 'Lodz', 'Posen', 'Lemberg', 'Vienna'])
    expect(scene.seen('redeployed').map(({ rule }) => rule)).toEqual(['28.0.d.8', '28.0.d.8'])
  })

  it('§28.0.d.8 §27.0.b an HQ left behind goes along', () => {
    const scene = started({ pieces: { GE_I: 'Posen', GE_HQ_Mackensen: 'Posen' } })
    expect(scene.where('GE_HQ_Mackensen')).toBe('Brandenburg')
  })

  it('§28.0.d.8 one a turn leaves Brandenburg by redeployment, until Germany is attacked', () => {
    const pieces = { GE_I: 'Brandenburg', GE_II: 'Brandenburg', 'GE_inf_SCU.1': 'Brandenburg' }
    const spec: SceneSpec = { ...inForce, side: 'CP', stage: 'redeployment', points: 7, pieces }
    const scene = new StagedScene(spec)
    scene.act('redeploy', 'GE_I').act('redeploy-to', 'Berlin')
    expect(scene.refusal('redeploy', 'GE_II')).toMatchObject({ code: 'brandenburg-limit', rule: '28.0.d.8' })
    expect(scene.offers('redeploy')).toEqual(['GE_I', 'GE_inf_SCU.1'])
    const attacked = new StagedScene({ ...spec, flags: ['germanyAttacked'] })
    attacked.act('redeploy', 'GE_I').act('redeploy-to', 'Berlin')
    expect(attacked.offers('redeploy')).toContain('GE_II')
  })

  it('§28.0.d.8 the limit counts by the turn and holds for LCUs only', () => {
    const state = stateFor({
      ...inForce,
      pieces: { GE_I: 'Brandenburg', GE_II: 'Brandenburg', GE_X: 'Berlin' },
    })
    noteLeavingBrandenburg(state, piece('GE_X'))
    expect(mayLeaveBrandenburg(state, piece('GE_I'))).toBe(true)
    noteLeavingBrandenburg(state, piece('GE_I'))
    expect(mayLeaveBrandenburg(state, piece('GE_II'))).toBe(false)
    expect(mayLeaveBrandenburg(state, piece('GE_X'))).toBe(true)
    setFlag(state, FLAG.germanyAttacked, true)
    expect(mayLeaveBrandenburg(state, piece('GE_II'))).toBe(true)
  })
})
