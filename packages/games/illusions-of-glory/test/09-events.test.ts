/** Chapters 9.6, 9.7, 15 and the cards: what events do. */
import { describe, expect, it } from 'vitest'
import { activationExtras, countsAsOne, inForce, isBanned } from '../cards/in-force.ts'
import { EXECUTORS } from '../cards/script.ts'
import { CARDS, card, idOfCard, isCombatCard } from '../cards.ts'
import type { CardId } from '../data/card-types.ts'
import { space } from '../map.ts'
import { idOf } from '../pieces.ts'
import { AH, AP, CP, GE, RU, TU } from '../sides.ts'
import { FLAG, hasFlag } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const sideOf = (id: CardId): 'AP' | 'CP' => (id.startsWith('AP') ? 'AP' : 'CP')
/** the event, being played */
const event = (playing: CardId, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({ turn: 6, ...spec, side: sideOf(playing), stage: 'event', playing })
/** places everything in the first place offered */
function placed(scene: StagedScene): StagedScene {
  while (scene.prompt === 'place-unit') scene.act('place-in', scene.offers('place-in')[0])
  return scene
}

describe('events', () => {
  it('§9.7.1.a every effect of every event is carried out by something', () => {
    for (const data of CARDS)
      if (data.combat === null)
        for (const { kind } of data.effects) expect(EXECUTORS[kind]).toBeTypeOf('function')
  })
  const HELD = ['AP1', 'AP4', 'AP6', 'AP13', 'AP15', 'CP7', 'CP16', 'CP31', 'CP39'] as const
  it.each(HELD)('§9.7.1.a %s is carried out as printed and the round goes on', (id) => {
    const scene = event(id, { pieces: { GE_I: 'Berlin', RU_XX: 'Minsk' } })
    expect(['action', 'activate', 'place-unit']).toContain(scene.prompt)
  })
  const events = CARDS.map(({ id }) => id).filter((id) => !isCombatCard(card(id)))
  it.each(events)('%s comes to its end whatever is chosen first', (id) => {
    const scene = event(id, {
      turn: 15,
      status: { IT: 'at-war', BU: 'at-war', RO: 'at-war', ...(id === 'AP21' ? { IT: 'neutral' } : {}) },
      pieces: {
        GE_I: { at: 'Berlin', reduced: true },
        'GE_res_SCU.1': 'reserve',
        RU_XX: { at: 'Minsk', reduced: true },
        RU_X: 'Przemysl',
        TU_I: 'Constantinople',
        'TU_inf_SCU.1': 'Rodosto',
        FR_1stGroup: 'Salonika',
        BR_XII: 'Lemnos',
        AH_III: 'Graz',
        AH_XIII: 'Vienna',
      },
      set: { revolutionStage: -1 },
    }).dice(1, 2, 3, 4, 5, 6)
    for (let n = 0; n < 40 && !['action', 'activate'].includes(scene.prompt); n++) answer(scene)
    expect(['action', 'activate']).toContain(scene.prompt)
  })
})

/** the first answer that is offered */
function answer(scene: StagedScene): void {
  const offer = scene.play.offered(scene.play.pending[0]?.seat ?? 0) ?? {}
  const verb = Object.keys(offer).find((key) => scene.can(key)) ?? ''
  const [arg] = scene.offers(verb)
  scene.act(verb, arg)
}

describe('reinforcements', () => {
  it('§15.1.a certain events bring reinforcements', () => {
    const scene = placed(event('CP29'))
    expect(['GE_IVRes', 'GE_XRes'].every((id) => scene.where(id) !== 'waiting')).toBe(true)
    expect(scene.seen('arrived').map((e) => idOf(e.piece))).toEqual(['GE_IVRes', 'GE_XRes'])
  })
  it('a place that is no source is refused', () => {
    const scene = event('CP29')
    expect(scene.refusal('place-in', 'Tannenberg')).toMatchObject({ code: 'not-a-source', rule: '15.1.c' })
  })
  it('§card.AP37 the Guards and four more, at no cost in quality; the old Guard corps leaves the game', () => {
    const scene = placed(event('AP37', { pieces: { RU_Guard: 'Minsk' }, tracks: { quality: { RU: 5 } } }))
    const came = ['RU_1stGuard', 'RU_2ndGuard', 'RU_GuardCav', 'RU_VCauc', 'RU_VCav', 'RU_VIICav']
    expect(
      scene
        .seen('arrived')
        .map((e) => idOf(e.piece))
        .sort(),
    ).toEqual([...came].sort())
    expect([scene.where('RU_Guard'), scene.quality('RU')]).toEqual(['eliminated', 5])
    expect(scene.pile('AP37')).toBe('removed')
    expect(CARDS[card('AP37')]?.warStatus).toBe(0)
  })
  it('§card.CP30 §24.2.b Austria pays 5; what makes it Poor brings its infantry in reduced, not its cavalry', () => {
    const scene = placed(event('CP30', { tracks: { quality: { AH: 2 } } }))
    expect(scene.quality('AH')).toBe(1)
    expect(['AH_XVIII', 'AH_XIX', 'AH_Hauer', 'AH_Brudermann'].map((id) => scene.isReduced(id))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const rich = placed(event('CP30', { tracks: { quality: { AH: 12 } } }))
    expect([rich.quality('AH'), rich.isReduced('AH_XIX')]).toEqual([7, false])
  })
  it('§card.CP36 two reserve corps and heavy artillery on a source of Germany, Krakow among them', () => {
    const scene = event('CP36', { tracks: { quality: { GE: 12 } } })
    expect(scene.offers('place-in')).toContain('Krakow')
    scene.act('place-in', 'Krakow').act('place-in', 'Krakow')
    expect(scene.at('Krakow').sort()).toEqual(['GE_HeavyArtillery.1', 'GE_XXIIRes', 'GE_XXVIIRes'])
    expect(scene.quality('GE')).toBe(10)
  })
  it('§9.7.3.b units that come together come to one place, at no cost in quality', () => {
    const scene = event('CP15', { tracks: { quality: { GE: 9 } } })
    scene.act('place-in', 'Berlin')
    expect(scene.at('Berlin').sort()).toEqual(['GE_Guard', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1', 'GE_X'])
    expect([scene.prompt, scene.quality('GE'), scene.state.reinforced]).toEqual(['activate', 9, 0])
  })
})

describe('replacement points of events', () => {
  it('§9.6.1.e §16.1.f points of an event are spent at once, on units on the map', () => {
    const scene = event('AP25', {
      pieces: {
        RU_XX: { at: 'Minsk', reduced: true },
        RU_X: { at: 'Kiev', reduced: true },
        'RU_inf_SCU.1': { at: 'Kiev', reduced: true },
        RU_XI: 'replaceable',
        RU_III: 'Kiev',
      },
      tracks: { quality: { RU: 1 } },
    })
    expect([scene.prompt, scene.quality('RU'), scene.can('done')]).toEqual(['repair-now', 3, true])
    expect(scene.refusal('repair', 'RU_XI')).toMatchObject({ code: 'on-map-only', rule: '16.1.f' })
    expect(scene.refusal('repair', 'RU_III').code).toBe('not-damaged')
    scene.act('repair', 'RU_XX').act('repair', 'RU_inf_SCU.1').act('repair', 'RU_X')
    expect(['RU_XX', 'RU_X', 'RU_inf_SCU.1'].some((id) => scene.isReduced(id))).toBe(false)
    expect(scene.where('RU_XI')).toBe('replaceable')
    expect(scene.seen('repaired').map(({ cost }) => cost)).toEqual([1, 0.5, 1])
  })
  it('§16.1.f §16.2.b a point pays an LCU step or two SCU steps, no more', () => {
    const damaged = ['GE_I', 'GE_XVII', 'GE_XX'].map((id) => [id, { at: 'Berlin', reduced: true }] as const)
    const scene = event('CP8', { pieces: Object.fromEntries(damaged) })
    scene.act('repair', 'GE_I').act('repair', 'GE_XVII')
    expect(scene.prompt).not.toBe('repair-now')
    expect(scene.isReduced('GE_XX')).toBe(true)
  })
  it('§9.6.2.c §card.CP48 RUSSIAN RAILROAD COLLAPSE cancels Russian points of this turn, and Russian SR', () => {
    const scene = event('CP48', { tracks: { rp: { RU: 4, 'AP-A': 2 } } })
    expect([scene.rp('RU'), scene.rp('AP-A')]).toEqual([0, 2])
    expect(scene.seen('rp-lost')[0]).toMatchObject({ points: 4, rule: '9.6.2.c' })
    expect(scene.pile('CP48')).toBe('table')
    expect(isBanned(scene.state, AP, { kind: 'sr', nations: ['RU'] })).toBe(true)
    expect(isBanned(scene.state, AP, { kind: 'sr', nations: ['IT'] })).toBe(false)
  })
  it('§9.6.2.c GERMAN LABOR STRIKES does the same to Germany', () => {
    const scene = event('AP30', { tracks: { rp: { GE: 3, AH: 1 } } })
    expect([scene.rp('GE'), scene.rp('AH'), scene.will('GE')]).toEqual([0, 1, 11])
  })
  it('points gained are divided among the pools', () => {
    const scene = event('CP54')
    for (const pool of ['GE', 'GE', 'AH', 'CP-A']) scene.act('gain', pool)
    expect([scene.rp('GE'), scene.rp('AH'), scene.rp('CP-A')]).toEqual([2, 1, 1])
  })
})

describe('single events', () => {
  it('§card.CP31 GERMAN WAR INDUSTRY: 4 OPS after its event', () => {
    const scene = event('CP31', { pieces: { GE_I: 'Berlin' } })
    expect([scene.prompt, scene.state.points, hasFlag(scene.state, FLAG.germanWarIndustry)]).toEqual([
      'activate',
      4,
      true,
    ])
    expect(CARDS[card('CP31')]?.warStatus).toBe(2)
  })
  it('§card.CP34 RASPUTIN: 3 OPS, or Russian will −2', () => {
    expect(CARDS[card('CP34')]?.ops).toBe(3)
    expect(event('CP34').will('RU')).toBe(10)
  })
  it('§card.AP43 §card.AP44 lasting events work by the place of their card', () => {
    const ban = event('AP43')
    expect(ban.pile('AP43')).toBe('table')
    expect(isBanned(ban.state, CP, { kind: 'joint-attack', nations: ['GE', 'AH'] })).toBe(true)
    expect(isBanned(ban.state, CP, { kind: 'joint-attack', nations: ['GE', 'TU'] })).toBe(false)
    expect(isBanned(ban.state, AP, { kind: 'joint-attack', nations: ['GE', 'AH'] })).toBe(false)
    expect(hasFlag(ban.state, FLAG.ahOffensiveVoid)).toBe(true)
    const gone = stateFor({ cards: { removed: ['AP43'] } })
    expect(isBanned(gone, CP, { kind: 'joint-attack', nations: ['GE', 'AH'] })).toBe(false)
    expect(inForce(stateFor({ cards: { table: ['AP44'] } })).map(({ card: c }) => idOfCard(c))).toContain(
      'AP44',
    )
  })
  it('§card.AP24 THE GREAT RETREAT: three free activations of Russians, then 3 OPS', () => {
    const scene = event('AP24', {
      pieces: { RU_XX: 'Lublin', RU_X: 'Kowel', RU_XI: 'Rovno', RU_IX: 'Vilna', SB_1stArmy: 'Belgrade' },
    })
    expect([scene.prompt, scene.state.points, scene.state.freeActivations]).toEqual(['activate', 3, 3])
    expect(scene.offers('free-move')).toEqual(['Kowel', 'Lublin', 'Rovno', 'Vilna'])
    scene.act('free-move', 'Lublin').act('free-move', 'Kowel')
    expect(scene.offers('free-move')).toEqual(['Rovno', 'Vilna'])
    scene.act('free-move', 'Rovno')
    expect([scene.can('free-move'), scene.state.points]).toEqual([false, 3])
    expect(scene.offers('move')).not.toContain('Lublin')
  })
  it('costs of activation: CP7 for Russians near East Prussia, CP22 for Serbs, AP15 for Austrians alone', () => {
    const state = stateFor({ cards: { table: ['CP7', 'AP15'] } })
    const [russian, austrian, german] = [1 << RU, 1 << AH, 1 << GE]
    const extra = (side: 0 | 1, mask: number, x: string, attack: boolean): number =>
      activationExtras(state, side, mask, space(x), attack).reduce((sum, { by }) => sum + by, 0)
    expect(extra(AP, russian, 'Suwalki', true)).toBe(1)
    expect(extra(AP, russian, 'Suwalki', false)).toBe(0)
    expect(extra(AP, russian, 'Kiev', true)).toBe(0)
    expect(extra(CP, austrian, 'Graz', true)).toBe(1)
    expect(extra(CP, austrian | german, 'Graz', true)).toBe(0)
  })
  it('nations that count as one: CP10 Germans and Austrians, CP37 Turks with others', () => {
    const [ge, ah, tu] = [1 << GE, 1 << AH, 1 << TU]
    const round = stateFor({ stage: 'event', playing: 'CP10', side: 'CP' })
    expect(countsAsOne(round, ge | ah)).toBe(ah)
    expect(countsAsOne(round, ge | ah | tu)).toBe(ah)
    const summit = stateFor({ cards: { table: ['CP37'] } })
    expect(countsAsOne(summit, ge | tu)).toBe(tu)
    expect(countsAsOne(summit, tu)).toBe(0)
  })
  it('a cancelled event leaves the table', () => {
    expect(event('CP5', { cards: { table: ['AP6'] } }).pile('AP6')).toBe('removed')
  })
  it('TURKISH DESERTIONS: a die for every LCU, 5 and 6 cost a step', () => {
    const scene = new StagedScene({
      hands: { AP: ['AP53'] },
      turn: 15,
      pieces: { TU_I: 'Constantinople', TU_II: 'Rodosto' },
    })
    scene.dice(4, 5).act('event', 'AP53')
    expect(scene.seen('desertion-rolled').map(({ lost }) => lost)).toEqual([false, true])
    expect(scene.seen('step-lost')).toHaveLength(1)
  })
  it('units are given up: an LCU or two SCUs, as the owner likes', () => {
    const pieces = { TU_I: 'Rodosto', 'TU_inf_SCU.1': 'Rodosto', 'TU_inf_SCU.2': 'Anatolia' }
    const one = event('AP38', { pieces })
    expect([one.prompt, one.asked]).toEqual(['give-up', 'CP'])
    one.act('give-up', 'TU_I')
    expect([one.where('TU_I'), one.prompt]).toEqual(['eliminated', 'action'])
    const two = event('AP38', { pieces }).act('give-up', 'TU_inf_SCU.1')
    expect(['TU_inf_SCU.1', 'TU_inf_SCU.2', 'TU_I'].map((id) => two.where(id))).toEqual([
      'replaceable',
      'replaceable',
      'Rodosto',
    ])
  })
  it('THE SERBS RETURN on Lemnos', () => {
    const scene = event('AP32', {
      status: { SB: 'collapsed' },
      pieces: { SB_1stArmy: 'replaceable', SB_2ndArmy: 'eliminated', SB_3rdArmy: 'Lemnos' },
    })
    expect(scene.at('Lemnos').sort()).toEqual(['SB_1stArmy', 'SB_2ndArmy', 'SB_3rdArmy'])
    expect(hasFlag(scene.state, FLAG.serbsReturned)).toBe(true)
  })
  it('a besieged fort falls by event, and the besieger takes the space', () => {
    const scene = event('AP17', { pieces: { RU_X: 'Przemysl' } })
    expect(scene.control('Przemysl')).toBe('AP')
    expect(scene.seen('fort-destroyed')[0]).toMatchObject({ cause: 'event' })
    // its space lost and the event itself
    expect(scene.will('AH')).toBe(9)
  })
  it('an uprising by event comes where the card says', () => {
    const scene = event('AP52', { turn: 15 })
    expect(scene.at('Cattaro')).toEqual(['AH_uprising.1'])
    // and nowhere else
    const taken = event('AP52', { turn: 15, pieces: { AH_III: 'Cattaro' } })
    expect([taken.prompt, taken.seen('uprising-placed')]).toEqual(['action', []])
    const lost = event('AP52', { turn: 15, control: { Cattaro: 'AP' }, destroyed: ['Cattaro'] })
    expect([lost.prompt, lost.at('Cattaro')]).toEqual(['action', []])
  })
  it('the summit with Enver sends a Turkish corps anywhere by rail', () => {
    const scene = event('CP37', { status: { BU: 'at-war' }, pieces: { TU_I: 'Constantinople' } })
    expect(scene.prompt).toBe('redeploy')
    scene.act('redeploy', 'TU_I')
    const [to = ''] = scene.offers('redeploy-to')
    scene.act('redeploy-to', to)
    expect([scene.where('TU_I'), scene.prompt]).toEqual([to, 'activate'])
  })
  it('the treaty is set two turns ahead', () => {
    expect(event('AP55', { turn: 12 }).state.treatyTurn).toBe(14)
  })
  it('units due are marked only while they wait', () => {
    const scene = event('CP29')
    expect(scene.isMarked('GE_IVRes', 'due')).toBe(true)
    placed(scene)
    expect(scene.isMarked('GE_XRes', 'due')).toBe(false)
  })
})
