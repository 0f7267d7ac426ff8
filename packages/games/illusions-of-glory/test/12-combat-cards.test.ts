/** Chapters 9.8 and 12.2.E: what combat cards and lasting events do in combat. */
import { describe, expect, it } from 'vitest'
import {
  cardModifiers,
  firesFirst,
  flankBonus,
  ignoresShift,
  payers,
  retreatCards,
  shortening,
} from '../cards/combat-effects.ts'
import { conditionsHold } from '../cards/combat-play.ts'
import { fireEffects } from '../cards/in-force.ts'
import { mayFlankTrench } from '../cards/special/hutier.ts'
import { marchers } from '../cards/special/forced-march.ts'
import { mayPursue } from '../cards/specials-in-combat.ts'
import { matches } from '../cards/where.ts'
import { CARDS, card, idOfCard, isCombatCard } from '../cards.ts'
import type { CardId, CombatRole } from '../data/card-types.ts'
import type { Modifier } from '../illusions-of-glory.ts'
import { space } from '../map.ts'
import { idOf, piece } from '../pieces.ts'
import { AP, CP } from '../sides.ts'
import { MARK, mark } from '../state.ts'
import { battle, frozen, type Frozen, strike } from './battle.ts'
import { stateFor } from './stage.ts'

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { by }) => total + by, 0)
/** DRM of the combat cards in play on the fire of both */
const drms = (spec: Frozen): [attacker: number, defender: number] => {
  const { s, fight } = frozen(spec)
  return [sum(cardModifiers(s, fight, 'attacker')), sum(cardModifiers(s, fight, 'defender'))]
}
const holds = (spec: Frozen, role: CombatRole, id: CardId): boolean => {
  const { s, fight } = frozen(spec)
  return conditionsHold(s, fight, role, card(id))
}
/** Russians attack Austrians at Lemberg */
const lemberg: Frozen = {
  at: 'Lemberg',
  attackers: { RU_XX: 'Brody' },
  defenders: { AH_III: false },
  markers: { Brody: 'RU' },
}
/** Germans attack Russians at Lublin */
const lublin: Frozen = {
  at: 'Lublin',
  side: 'CP',
  attackers: { GE_I: 'Ivangorod' },
  defenders: { RU_XX: false },
  destroyed: ['Ivangorod'],
  markers: { Ivangorod: 'GE' },
}
const withCards = (spec: Frozen, ...combat: CardId[]): Frozen => ({ ...spec, cards: { combat } })

describe('modifiers', () => {
  it('§card.AP48 WAR WEARY AUSTRO-HUNGARIANS: CP fires at −1', () => {
    expect(drms(withCards(lemberg, 'AP48'))).toEqual([0, -1])
    expect(holds(lemberg, 'attacker', 'AP48')).toBe(true)
    expect(holds({ ...lemberg, defenders: { GE_I: false } }, 'attacker', 'AP48')).toBe(false)
    const { s, fight } = frozen(withCards(lemberg, 'AP48'))
    expect(cardModifiers(s, fight, 'defender')).toEqual([{ what: 'AP48', by: -1, rule: 'card.AP48' }])
  })
  it('§card.CP44 FEUERWALZE: the attacker fires first', () => {
    const { s, fight } = frozen(withCards(lublin, 'CP44'))
    expect([firesFirst(s, fight, 'attacker'), firesFirst(s, fight, 'defender')]).toEqual([true, false])
    expect(holds(lublin, 'attacker', 'CP44')).toBe(true)
    expect(holds(lemberg, 'defender', 'CP44')).toBe(false)
  })
  it('cards of both sides add up; own and enemy fire, by role and place', () => {
    expect(drms(withCards(lublin, 'AP3', 'CP45'))).toEqual([0, -1])
    expect(drms(withCards(lublin, 'CP46', 'CP32'))).toEqual([1, -2])
    expect(drms(withCards({ ...lublin, defenders: { SB_1stArmy: false } }, 'AP8'))).toEqual([0, 1])
  })
  it('flank bonus, ignored shifts, pursuit and flanks despite trenches come from the attacker’s cards', () => {
    const { s, fight } = frozen(withCards(lublin, 'CP6', 'CP46'))
    expect(sum(flankBonus(s, fight))).toBe(2)
    expect([ignoresShift(s, fight, 'trench'), ignoresShift(s, fight, 'weather')]).toEqual([true, false])
    expect(mayFlankTrench(s, fight)).toBe(true)
    expect(mayPursue(s)).toBe(false)
    expect(mayPursue(frozen(withCards(lemberg, 'AP31')).s)).toBe(true)
    const none = frozen(lublin)
    expect([flankBonus(none.s, none.fight), mayFlankTrench(none.s, none.fight)]).toEqual([[], false])
  })
  it('cards of the defender that shorten the retreat, and who may pay for them', () => {
    const { s, fight } = frozen(withCards(lublin, 'AP3', 'AP5'))
    expect(retreatCards(s, fight).map(idOfCard)).toEqual(['AP3', 'AP5'])
    expect(payers(s, fight, card('AP5')).map(idOf)).toEqual(['RU_XX'])
    const last = frozen(withCards({ ...lublin, defenders: { RU_XX: true } }, 'AP5'))
    expect(retreatCards(last.s, last.fight)).toEqual([])
    expect([shortening(card('AP3'))?.distance, shortening(card('AP4'))]).toEqual([1, undefined])
  })
})

describe('conditions', () => {
  it('the side, the role and the units in the combat', () => {
    expect(holds(lublin, 'defender', 'AP3')).toBe(true)
    expect(holds(lemberg, 'attacker', 'AP3')).toBe(false)
    expect(holds(lublin, 'attacker', 'AP3')).toBe(false)
    expect(holds(lublin, 'attacker', 'CP2')).toBe(true)
    expect(holds({ ...lublin, attackers: { GE_XX: 'Ivangorod' } }, 'attacker', 'CP2')).toBe(false)
  })
  it('places: near a nation or an area, coasts, works, terrain', () => {
    const state = stateFor({ trenches: { Lublin: ['AP', 1] } })
    const isAt = (where: Parameters<typeof matches>[0], x: string): boolean => matches(where, state, space(x))
    expect(isAt({ in: 'near-nations', nations: ['GE'] }, 'Suwalki')).toBe(true)
    expect(isAt({ in: 'near-nations', nations: ['GE'] }, 'Kiev')).toBe(false)
    expect(isAt({ in: 'near-area', area: 'warsaw' }, 'Siedlce')).toBe(true)
    expect(isAt({ in: 'area', area: 'warsaw' }, 'Siedlce')).toBe(false)
    expect([isAt({ in: 'works' }, 'Lublin'), isAt({ in: 'works' }, 'Kowel')]).toEqual([true, false])
    expect(isAt({ in: 'coast', sea: 'mediterranean' }, 'SeaSalonika')).toBe(true)
    expect(isAt({ in: 'coast', sea: 'mediterranean' }, 'Odessa')).toBe(false)
    expect(isAt({ in: 'terrain', terrain: ['forest', 'swamp'] }, 'Kowel')).toBe(true)
    expect([isAt({ in: 'inset' }, 'Trieste'), isAt({ in: 'inset' }, 'Tyrol')]).toEqual([true, false])
  })
  it('nobody plays a card for uprisings', () => {
    const risen: Frozen = {
      ...lemberg,
      at: 'Lemberg',
      defenders: {},
      pieces: { 'AH_uprising.1': { at: 'Lemberg', marks: ['fighting'] } },
      combat: ['uprising'],
    }
    for (const { id } of CARDS) if (isCombatCard(card(id))) expect(holds(risen, 'defender', id)).toBe(false)
  })
})

describe('events in force', () => {
  it('§card.AP44 THE BRUSILOV OFFENSIVE: +2 on every Russian attack, this round and for the turn', () => {
    const table = frozen({ ...lemberg, cards: { table: ['AP44'] } })
    expect(fireEffects(table.s, table.fight, AP)).toEqual([{ what: 'AP44', by: 2, rule: 'card.AP44' }])
    expect(fireEffects(table.s, table.fight, CP)).toEqual([])
    const now = frozen({ ...lemberg, playing: 'AP44', set: { action: 4 } })
    expect(sum(fireEffects(now.s, now.fight, AP))).toBe(2)
    const italians = frozen({ ...lemberg, attackers: { IT_II: 'Brody' }, cards: { table: ['AP44'] } })
    expect(fireEffects(italians.s, italians.fight, AP)).toEqual([])
    const defence = frozen({ ...lublin, cards: { table: ['AP44'] } })
    expect(fireEffects(defence.s, defence.fight, AP)).toEqual([])
    const later = frozen({ ...lemberg, cards: { removed: ['AP44'] } })
    expect(fireEffects(later.s, later.fight, AP)).toEqual([])
  })
  it('§card.AP43 GE and AH cannot attack together; each may alone', () => {
    const scene = battle({
      side: 'CP',
      cards: { table: ['AP43'] },
      pieces: { GE_I: 'Lemberg', AH_III: 'Lemberg', RU_XX: 'Brody' },
      orders: { Lemberg: 'attack' },
    })
    scene.act('target', 'Brody').act('join', 'GE_I')
    expect(scene.refusal('join', 'AH_III')).toMatchObject({ code: 'joint-attack-banned', rule: 'card.AP43' })
  })
  it('HOFFMANN helps one combat, the one it is used for', () => {
    const spec: Frozen = { ...lublin, playing: 'CP16', set: { action: 4 } }
    const plain = frozen(spec)
    expect(fireEffects(plain.s, plain.fight, CP)).toEqual([])
    const favoured = frozen({ ...spec, combat: ['favoured'] })
    expect(sum(fireEffects(favoured.s, favoured.fight, CP))).toBe(1)
    expect(sum(flankBonus(favoured.s, favoured.fight))).toBe(1)
  })
})

describe('FORCED MARCH', () => {
  const spec: Frozen = {
    ...lublin,
    pieces: {
      RU_II: 'BrestLitovsk',
      RU_III: { at: 'Kowel', reduced: true },
      'RU_cav_SCU.1': 'Kowel',
      RU_V: { at: 'Kowel', marks: ['moved'] },
      RU_X: 'Sarny',
    },
  }
  const ids = (from: Frozen, role: CombatRole): string[] => {
    const { s, fight } = frozen(from)
    return marchers(s, fight, role).map(idOf)
  }
  it('§card.AP41 a full-strength LCU next door that has done nothing yet', () => {
    expect(ids(spec, 'defender')).toEqual(['RU_II'])
    expect(holds(spec, 'defender', 'AP41')).toBe(true)
    const full = { ...spec, defenders: { RU_XX: false, RU_XI: false, RU_IX: false } }
    expect(ids(full, 'defender')).toEqual([])
    expect(holds(full, 'defender', 'AP41')).toBe(false)
  })
  it('§card.AP41 in an attack it comes into an attacking space', () => {
    const attack = { ...lemberg, pieces: { RU_II: 'Lutsk', RU_III: 'Kowel' } }
    expect(ids(attack, 'attacker')).toEqual(['RU_II'])
  })
  it('not if a siege would break', () => {
    const siege = {
      ...lemberg,
      attackers: { RU_XX: 'Stryj' },
      markers: { Stryj: 'RU' as const },
      pieces: { RU_II: 'Przemysl' },
    }
    expect(ids(siege, 'attacker')).toEqual([])
  })
  it('§card.AP41 it fights in the combat and the card is discarded', () => {
    const scene = battle({
      side: 'CP',
      pieces: { GE_I: 'Ivangorod', RU_XX: 'Lublin', RU_II: 'BrestLitovsk' },
      destroyed: ['Ivangorod'],
      markers: { Ivangorod: 'GE' },
      orders: { Ivangorod: 'attack' },
      hands: { AP: ['AP41'] },
    })
    scene.dice(1, 1)
    strike(scene, 'Lublin', ['GE_I'])
    expect([scene.prompt, scene.asked]).toEqual(['combat-cards', 'AP'])
    scene.act('combat-card', 'AP41')
    expect(scene.at('Lublin').sort()).toEqual(['RU_II', 'RU_XX'])
    expect(scene.seen('marched-in').map((e) => idOf(e.piece))).toEqual(['RU_II'])
    if (scene.prompt === 'combat-cards') scene.act('enough')
    const fired = scene.seen('fired').find(({ side }) => side === AP)
    expect(fired?.pieces.map(idOf).sort()).toEqual(['RU_II', 'RU_XX'])
    while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
    expect(scene.pile('AP41')).toBe('discard')
  })
})

describe('withdrawals before fire', () => {
  const scene = (hand: CardId, pieces: Record<string, string>) =>
    battle({
      side: 'CP',
      pieces: { GE_I: 'Ivangorod', ...pieces },
      destroyed: ['Ivangorod'],
      markers: { Ivangorod: 'GE' },
      orders: { Ivangorod: 'attack' },
      hands: { AP: [hand] },
    })
  it('§12.8.1.a AP16 all defenders go one space back, and nobody fires', () => {
    const play = scene('AP16', { RU_XX: 'Lublin', RU_II: 'Lublin' })
    strike(play, 'Lublin', ['GE_I'])
    play.act('combat-card', 'AP16')
    while (play.prompt === 'retreat-where') play.act('retreat-to', play.offers('retreat-to')[0])
    expect(play.at('Lublin').filter((id) => id.startsWith('RU'))).toEqual([])
    expect(play.seen('fired')).toEqual([])
    expect(play.seen('withdrew')).toHaveLength(2)
    expect(play.isMarked('RU_XX', 'retreated')).toBe(true)
    expect(play.prompt).toBe('advance')
    play.act('advance', 'GE_I')
    expect([play.control('Lublin'), play.pile('AP16')]).toEqual(['CP', 'discard'])
  })
  it('AP36 a cavalry rearguard stays and fights alone', () => {
    const play = scene('AP36', { 'RU_cav_SCU.1': 'Lublin', RU_II: 'Lublin' }).dice(1, 1)
    strike(play, 'Lublin', ['GE_I'])
    play.act('combat-card', 'AP36')
    expect(play.prompt).toBe('rearguard')
    expect(play.offers('stay')).toEqual(['RU_cav_SCU.1'])
    play.act('stay', 'RU_cav_SCU.1').act('done')
    while (play.prompt === 'retreat-where') play.act('retreat-to', play.offers('retreat-to')[0])
    if (play.prompt === 'combat-cards') play.act('enough')
    const fired = play.seen('fired').find(({ side }) => side === AP)
    expect(fired?.pieces.map(idOf)).toEqual(['RU_cav_SCU.1'])
  })
  it('AP16 not if somebody has nowhere to go', () => {
    const { s, fight } = frozen({
      ...lublin,
      control: { Kowel: 'CP', RawaRuska: 'CP' },
      pieces: {
        GE_XX: 'Kowel',
        AH_I: 'RawaRuska',
        AH_II: 'Jaroslau',
        AH_VI: 'Sandomierz',
        RU_III: 'BrestLitovsk',
        RU_V: 'BrestLitovsk',
        RU_X: 'BrestLitovsk',
      },
    })
    expect(conditionsHold(s, fight, 'defender', card('AP16'))).toBe(false)
  })
})

describe('after the combat', () => {
  const lost = (die: number, hand: CardId) => {
    const scene = battle({
      pieces: { RU_XX: 'Brody', RU_X: 'Brody', AH_III: 'Lemberg' },
      orders: { Brody: 'attack' },
      hands: { AP: [hand] },
      turn: 15,
    })
    scene.dice(die, 1, 1)
    strike(scene, 'Lemberg', ['RU_XX', 'RU_X'])
    if (scene.prompt === 'combat-cards') scene.act('combat-card', hand)
    while (scene.prompt === 'combat-cards') scene.act('enough')
    while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
    return scene
  }
  it('§card.AP48 if CP loses, Austrian will −1', () => {
    const scene = lost(6, 'AP48')
    expect(scene.seen('combat-ended')[0]?.winner).toBe(AP)
    expect(scene.seen('will-changed').some(({ by, rule }) => by === -1 && rule === 'card.AP48')).toBe(true)
  })
  it('AP47 a beaten Bulgarian loses one more step', () => {
    const scene = battle({
      turn: 15,
      status: { BU: 'at-war' },
      pieces: { FR_1stGroup: 'Salonika', FR_2ndGroup: 'Salonika', BU_1stArmy: 'Doiran' },
      orders: { Salonika: 'attack' },
      hands: { AP: ['AP47'] },
      trenches: { Doiran: ['CP', 1] },
    })
    scene.dice(6, 6, 1, 1, 1)
    strike(scene, 'Doiran', ['FR_1stGroup', 'FR_2ndGroup'])
    while (scene.prompt === 'flank') scene.act('no-flank')
    scene.act('combat-card', 'AP47')
    while (scene.prompt === 'combat-cards') scene.act('enough')
    while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
    const ended = scene.seen('combat-ended')[0]
    expect(ended?.winner).toBe(AP)
    const after = scene.events.slice(scene.events.findIndex(({ type }) => type === 'combat-ended'))
    expect(
      after.some(
        ({ type }) => type === 'step-lost' || type === 'unit-destroyed' || type === 'unit-eliminated',
      ),
    ).toBe(true)
  })
})

it('marks of a unit keep it from marching', () => {
  const { s, fight } = frozen({ ...lublin, pieces: { RU_II: 'BrestLitovsk' } })
  expect(marchers(s, fight, 'defender').map(idOf)).toEqual(['RU_II'])
  mark(s, piece('RU_II'), MARK.attacked)
  expect(marchers(s, fight, 'defender')).toEqual([])
})
