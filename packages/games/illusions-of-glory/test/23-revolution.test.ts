/** Chapter 23.4: the Russian Revolution. */
import { describe, expect, it } from 'vitest'
import { card } from '../cards.ts'
import { REDUCED, piece } from '../pieces.ts'
import { unmetPrerequisite } from '../rules/09-cards/prerequisites.ts'
import { beginRevolution, isRuBarred } from '../rules/23-rebellion/revolution.ts'
import { whyNotEvent } from '../rules/09-cards/limits.ts'
import { FLAG, hasFlag } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** stops after the phase, at a Serbian repair */
const WAITS: SceneSpec['pieces'] = { SB_1stArmy: { at: 'Belgrade', reduced: true } }
const at = (stage: number, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({
    ...spec,
    stage: 'rebellion',
    turn: 12,
    tracks: { ...spec.tracks, rp: { 'AP-A': 2, ...spec.tracks?.rp } },
    pieces: { 'RU_uprising.1': 'Kiev', ...WAITS, ...spec.pieces },
    set: { revolutionTurn: 11, revolutionStage: stage, ...spec.set },
  })

describe('how the revolution begins', () => {
  it('§23.4.1.a FOOD RIOTS lays its marker, and comes before the revolution', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'CP49',
      side: 'CP',
      tracks: { will: { RU: 4 } },
    })
    expect(hasFlag(scene.state, FLAG.foodRiots)).toBe(true)
    expect(scene.will('RU')).toBe(2)
    expect(scene.seen('marker-laid')[0]?.rule).toBe('23.4.1.a')
    const hungry = stateFor({ pieces: { 'RU_uprising.1': 'Kiev' } })
    expect(unmetPrerequisite(hungry, card('CP50'))).toMatchObject({ kind: 'event-played', card: 'CP49' })
  })
  it('§23.4.1.b §6.0.F.2.a with an uprising in Russia it is set for the next turn', () => {
    const quiet = stateFor({ cards: { removed: ['CP49'] } })
    expect(unmetPrerequisite(quiet, card('CP50'))?.kind).toBe('uprising')
    const scene = new StagedScene({ stage: 'event', playing: 'CP50', side: 'CP', turn: 12 })
    expect(scene.state.revolutionTurn).toBe(13)
    expect(scene.state.revolutionStage).toBe(-1)
    expect(scene.seen('revolution-set')[0]).toMatchObject({ turn: 13, rule: '23.4.1.b' })
  })
  it('§23.4.1.c when that turn comes it begins, in the red box', () => {
    const scene = new StagedScene({
      stage: 'draw',
      turn: 13,
      set: { revolutionTurn: 13, revolutionStage: -1 },
    })
    beginRevolution(scene.play.umpire)
    expect(scene.state.revolutionStage).toBe(0)
    expect(scene.seen('revolution-began')).toHaveLength(1)
  })
  it('§26.5.1.c a Romania that is neutral then never enters the war', () => {
    const scene = new StagedScene({ stage: 'draw', turn: 13 })
    beginRevolution(scene.play.umpire)
    expect(hasFlag(scene.state, FLAG.romaniaBarred)).toBe(true)
    expect(unmetPrerequisite(scene.state, card('AP39'))).toBeDefined()
    const late = new StagedScene({ stage: 'draw', turn: 13, status: { RO: 'at-war' } })
    beginRevolution(late.play.umpire)
    expect(hasFlag(late.state, FLAG.romaniaBarred)).toBe(false)
  })
})

it('§26.5.1.c a revolution put down before it began bars nothing', () => {
  const quiet = stateFor({ turn: 12, flags: ['suppressed'], set: { revolutionStage: -1 } })
  expect(unmetPrerequisite(quiet, card('AP39'))).toBeUndefined()
  const begun = stateFor({ turn: 12, flags: ['suppressed', 'romaniaBarred'], set: { revolutionStage: -1 } })
  expect(unmetPrerequisite(begun, card('AP39'))?.kind).toBe('revolution')
})

describe('its stages', () => {
  it('§6.0.F.2.b not in the turn in which it begins', () => {
    expect(at(0, { set: { revolutionTurn: 12 } }).state.revolutionStage).toBe(0)
    expect(at(0, { set: { revolutionTurn: 11 } }).state.revolutionStage).toBe(1)
  })
  it('§23.4.2.a §6.0.F.2.b one stage in each Rebellion/Revolution Phase', () => {
    expect(at(0).state.revolutionStage).toBe(1)
    expect(at(1).state.revolutionStage).toBe(2)
    expect(at(4).state.revolutionStage).toBe(4)
  })
  it('§23.4.2.d not without an uprising in Russia', () => {
    const scene = at(1, { pieces: { 'RU_uprising.1': 'waiting', 'AH_uprising.1': 'Budapest' } })
    expect(scene.state.revolutionStage).toBe(1)
    expect(scene.seen('revolution-stalled')).toHaveLength(1)
    const risen = at(1, { pieces: { 'RU_uprising.1': 'Kiev' } })
    expect([risen.state.revolutionStage, risen.seen('revolution-stalled')]).toEqual([2, []])
  })
  it('§23.4.2.b stage 1: no cards for Russian reinforcements', () => {
    const { state } = at(0)
    expect(isRuBarred(state, 'cards')).toBe(true)
    expect(whyNotEvent(state, card('AP49'))).toMatchObject({ code: 'no-ru-reinforcements', rule: '23.4.2.b' })
    expect(isRuBarred(state, 'points')).toBe(false)
  })
  it('§23.4.2.b stage 2: Russian points are lost', () => {
    const scene = at(1, { tracks: { rp: { RU: 3 } } })
    expect(scene.rp('RU')).toBe(0)
    expect(isRuBarred(scene.state, 'points')).toBe(true)
    expect(scene.rp('AP-A')).toBe(2)
  })
  it('§23.4.2.b stage 3: every full-strength Russian LCU on the map loses a step', () => {
    const scene = at(2, {
      pieces: {
        RU_XX: 'Minsk',
        RU_X: { at: 'Minsk', reduced: true },
        RU_III: 'replaceable',
        IT_II: 'Venice',
      },
    })
    expect(['RU_XX', 'RU_X', 'RU_III', 'IT_II'].map((id) => scene.isReduced(id))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(scene.where('RU_X')).toBe('Minsk')
  })
  it('§23.4.2.b stage 4: every Russian LCU gives way to an SCU, by choice, or to none', () => {
    const scene = at(3, {
      pieces: {
        RU_III: { at: 'Minsk', reduced: true },
        RU_X: { at: 'Minsk', reduced: true },
        RU_XX: { at: 'Kiev', reduced: true },
        'RU_inf_SCU.1': { at: 'reserve', reduced: true },
        'RU_cav_SCU.1': 'replaceable',
        'RU_uprising.1': 'Vilna',
      },
    })
    expect([scene.prompt, scene.asked]).toEqual(['dissolve-which', 'AP'])
    scene.act('dissolve', 'RU_III')
    expect([scene.prompt, scene.asked]).toEqual(['dissolve', 'AP'])
    expect(scene.offers('replace-by')).toEqual(['RU_cav_SCU.1', 'RU_inf_SCU.1'])
    scene.act('replace-by', 'RU_inf_SCU.1').act('dissolve', 'RU_X')
    expect(scene.at('Minsk').sort()).toEqual(['RU_cav_SCU.1', 'RU_inf_SCU.1'])
    expect(scene.at('Kiev')).toEqual([])
    expect(['RU_III', 'RU_X', 'RU_XX'].map((id) => scene.where(id))).toEqual(Array(3).fill('replaceable'))
    expect(scene.state.face.get(piece('RU_inf_SCU.1'))).not.toBe(REDUCED)
    expect(isRuBarred(scene.state, 'assembly')).toBe(true)
  })
  it('§23.4.2.b stage 4: the owner says which LCUs get the last SCUs (ruling 103)', () => {
    const pieces: SceneSpec['pieces'] = {
      RU_I: 'Minsk',
      RU_II: 'Kiev',
      RU_III: 'Riga',
      RU_HQ_Brusilov: 'Riga',
      'RU_inf_SCU.1': 'reserve',
      'RU_uprising.1': 'Odessa',
    }
    const scene = at(3, { pieces })
    expect([scene.prompt, scene.asked]).toEqual(['dissolve-which', 'AP'])
    expect(scene.offers('dissolve')).toEqual(['RU_I', 'RU_II', 'RU_III'])
    scene.act('dissolve', 'RU_III')
    expect(scene.at('Riga').sort()).toEqual(['RU_HQ_Brusilov', 'RU_inf_SCU.1'])
    expect([...scene.at('Minsk'), ...scene.at('Kiev')]).toEqual([])
    // enough for all: nothing to choose
    const plenty = { 'RU_inf_SCU.2': 'reserve', 'RU_inf_SCU.3': 'replaceable' }
    expect(at(3, { pieces: { ...pieces, ...plenty } }).prompt).toBe('replacements')
  })
  it('§23.4.2.c effects add up', () => {
    const { state } = at(3)
    expect((['cards', 'points', 'assembly'] as const).map((what) => isRuBarred(state, what))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('how it is suppressed', () => {
  const played = { removed: ['CP50'] } as const
  it('§23.4.3.a.1 all Russian uprisings have to be destroyed first', () => {
    const risen = stateFor({ cards: played, pieces: { 'RU_uprising.1': 'Kiev' } })
    expect(unmetPrerequisite(risen, card('AP50'))?.kind).toBe('uprising')
    expect(unmetPrerequisite(stateFor({ cards: played }), card('AP50'))).toBeUndefined()
  })
  it('§23.4.3.a.2 §23.4.3.a.3 LONG LIVE THE TSAR! takes the marker off', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'AP50',
      cards: played,
      turn: 14,
      set: { revolutionTurn: 12, revolutionStage: 2 },
    })
    expect([scene.state.revolutionTurn, scene.state.revolutionStage]).toEqual([0, -1])
    expect(hasFlag(scene.state, FLAG.suppressed)).toBe(true)
    expect(scene.will('RU')).toBe(14)
  })
  it('§23.4.3.a.4 after that everything is allowed again', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'AP50',
      cards: played,
      set: { revolutionTurn: 2, revolutionStage: 4 },
    })
    expect((['cards', 'points', 'assembly'] as const).some((what) => isRuBarred(scene.state, what))).toBe(
      false,
    )
    expect(whyNotEvent(scene.state, card('AP49'))).toBeUndefined()
  })
  it('§23.4.3.b until FALL OF THE TSAR sets it anew', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'CP51',
      side: 'CP',
      cards: { removed: ['CP50', 'AP50'] },
      turn: 14,
      flags: ['suppressed'],
      set: { revolutionStage: -1 },
    })
    expect([scene.state.revolutionTurn, scene.state.revolutionStage]).toEqual([15, -1])
    expect(hasFlag(scene.state, FLAG.suppressed)).toBe(false)
  })
  it('a revolution that was not suppressed goes on undisturbed', () => {
    const scene = new StagedScene({
      stage: 'event',
      playing: 'CP51',
      side: 'CP',
      turn: 14,
      set: { revolutionTurn: 12, revolutionStage: 2 },
    })
    expect([scene.state.revolutionTurn, scene.state.revolutionStage]).toEqual([12, 2])
  })
})
