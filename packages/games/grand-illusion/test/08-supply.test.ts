/** §8.4.3 movement and supply: lines, sources, dead ends. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { canTraceFrom, isSupplied, supplyLine, wouldBeSupplied } from '../rules/08-action/supply.ts'
import { BELGIAN, BRITISH, FRENCH, GERMAN, type SideId } from '../sides.ts'
import { activated, option } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const under = (side: SideId, ...ids: string[]): Record<string, SideId> =>
  Object.fromEntries(ids.map((id) => [id, side]))
const position = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({
    pieces: { 'f-i': '19', 'g-i-b': '101' },
    stage: 'activation',
    set: { activeHex: 100 },
    ...spec,
  })
const printedGerman = '81 82 83 84 85 86 90 91 92 93 94 95 96 100 101 102 103 105 106 107'.split(' ')

describe('supply lines', () => {
  it('§8.4.3.a on a friendly rail hex or next to one, and from there by rail to a source', () => {
    const { state } = position()
    expect(canTraceFrom(state, GERMAN, hex('84'))).toBe(true)
    expect(canTraceFrom(state, GERMAN, hex('75'))).toBe(true)
    expect(canTraceFrom(state, GERMAN, hex('66'))).toBe(false)
    expect(canTraceFrom(state, FRENCH, hex('41'))).toBe(true)
  })

  it('§8.4.3.a a line is cut where the railway leaves friendly hexes', () => {
    const cut = position({ control: under('AL', '93', '85', '82', '91') })
    expect(canTraceFrom(cut.state, GERMAN, hex('83'))).toBe(false)
    expect(canTraceFrom(position().state, GERMAN, hex('83'))).toBe(true)
  })

  it('§8.4.3.a the line can be listed from the unit to its source', () => {
    const scene = position({ pieces: { 'g-vi': '75' } })
    expect(supplyLine(scene.state, piece('g-vi')).map((h) => h + 1)).toEqual([75, 85, 94])
  })

  it('§8.4.3.a a hex with a besieged enemy fort is no part of the rail net', () => {
    const control = under('GE', '72', '73', '64', '63', '53')
    const besieging = { 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true } }
    expect(canTraceFrom(position({ control, pieces: besieging }).state, GERMAN, hex('53'))).toBe(false)
    expect(canTraceFrom(position({ control, pieces: { 'g-vii': '64' } }).state, GERMAN, hex('53'))).toBe(true)
  })

  it('§8.4.3.b each Allied nation traces only to its own sources', () => {
    const { state } = position({ control: under('GE', '15', '24', '23') })
    expect(canTraceFrom(state, BRITISH, hex('14'))).toBe(true)
    expect(canTraceFrom(state, BELGIAN, hex('14'))).toBe(true)
    expect(canTraceFrom(state, FRENCH, hex('14'))).toBe(false)
  })

  it('§8.4.3.b French, British and Belgian sources are those of the list', () => {
    const sources: [number, string][] = [
      [FRENCH, '1 4 13 61 80 89'],
      [BRITISH, '1 4 14'],
      [BELGIAN, '1 14'],
    ]
    const all = [...new Set(sources.flatMap(([, ids]) => ids.split(' ')))]
    for (const [nation, ids] of sources)
      for (const id of all) {
        const control = Object.fromEntries(
          Array.from({ length: 107 }, (_, h) => [String(h + 1), 'GE'] as const),
        )
        const { state } = position({ control: { ...control, [id]: 'AL' } })
        expect([id, canTraceFrom(state, nation as typeof FRENCH, hex(id))]).toEqual([
          id,
          ids.split(' ').includes(id),
        ])
      }
  })

  it('§8.4.3.b Belgians and the naval division are supplied in Antwerp until it is German', () => {
    const pieces = { 'be-i': '52', 'b-rn-div': '52', 'b-1-div': '52', 'f-i': '52' }
    const around = under('GE', '43', '53', '62')
    const held = position({ pieces, control: around }).state
    const supplied = ['be-i', 'b-rn-div', 'b-1-div', 'f-i'].filter((id) => isSupplied(held, piece(id)))
    expect(supplied).toEqual(['be-i', 'b-rn-div'])
    const lost = position({ pieces, control: { ...around, '52': 'GE' } }).state
    expect(isSupplied(lost, piece('be-i'))).toBe(false)
    expect(isSupplied(lost, piece('b-rn-div'))).toBe(false)
  })

  it('§8.4.3.c German units trace to 91, 94, 100, 105 and 107', () => {
    const sources = printedGerman.filter((id) => {
      const control = { ...under('AL', ...printedGerman), [id]: 'GE' as const }
      return canTraceFrom(position({ control }).state, GERMAN, hex(id))
    })
    expect(sources).toEqual(['91', '94', '100', '105', '107'])
  })

  it('§8.4.3.d a source entered is a source held', () => {
    const { state } = position({
      control: under('AL', ...printedGerman),
      pieces: { 'g-vi': '92', 'g-hq1': '92' },
    })
    expect(wouldBeSupplied(state, piece('g-vi'), hex('91'))).toBe(true)
    expect(wouldBeSupplied(state, piece('g-hq1'), hex('91'))).toBe(false)
  })

  it('§8.4.3.d.cav a hex held by enemy cavalry alone does not cut the line, even with the cavalry in it', () => {
    const control = { ...under('GE', '72', '64'), '73': 'AL' as const }
    const pieces = { 'f-c1': '73' }
    const cavalry = position({ pieces, control, prepare: (s) => s.cavalryControl.set(hex('73'), 1) })
    expect(canTraceFrom(cavalry.state, GERMAN, hex('64'))).toBe(true)
    expect(canTraceFrom(position({ pieces, control }).state, GERMAN, hex('64'))).toBe(false)
  })
})

describe('moving with supply', () => {
  it('§8.4.3.note from 102 the Allies can go no farther', () => {
    const scene = activated('102', {
      pieces: { 'f-alpine': '102', 'g-i-b': '101', 'g-or': '103' },
      control: { '102': 'AL' },
    })
    expect(isSupplied(scene.state, piece('f-alpine'))).toBe(true)
    scene.act('unit', 'f-alpine')
    for (const id of ['105', '106'])
      expect(scene.refusal('march', id)).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
  })

  it('§8.4.3.note from 107 only once 103 is Allied', () => {
    const pieces = { 'f-vii': '107' }
    const guarded = { ...pieces, 'g-or': '103' }
    const shut = activated('107', { pieces: guarded, control: { '107': 'AL' } })
    shut.act('unit', 'f-vii')
    expect(shut.refusal('march', '106')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
    const open = activated('107', { pieces, control: { '107': 'AL', '103': 'AL' } })
    expect(open.act('unit', 'f-vii').offers('march')).toContain('106')
  })

  it('§8.4.3.note Belgians in 62 keep the Germans from Antwerp while Namur stands', () => {
    const pieces = { 'g-2c': '72', 'be-i': '62', 'fort-namur': '64' }
    const scene = activated('72', { pieces, side: 'GE', turn: 2, control: under('GE', '72', '73') })
    scene.act('unit', 'g-2c')
    expect(scene.offers('march')).toContain('63')
    expect(scene.refusal('march', '53')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
    const free = { 'g-2c': '53', 'be-i': '62' }
    const beyond = activated('53', {
      pieces: free,
      side: 'GE',
      control: under('GE', '72', '73', '64', '63', '53'),
    })
    expect(beyond.act('unit', 'g-2c').offers('march')).toContain('52')
  })

  it('§8.4.3.d every hex of a way is tested with the hexes taken before it', () => {
    const scene = activated('72', { pieces: { 'g-ii': '72' }, side: 'GE', control: under('GE', '72', '73') })
    scene.act('unit', 'g-ii')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['62', '52', '53', '63']))
    expect(scene.refusal('march', '54')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
  })

  it('§8.4.3.d §8.3.3 nor with a hex that falls to the enemy behind the group', () => {
    const pieces = { 'g-v': '75', 'f-ii': '75', 'f-iv': '76' }
    const spec = { side: 'GE', control: under('GE', '75') } as const
    const last = activated('75', { pieces, ...spec })
    last.act('unit', 'g-v')
    expect(last.refusal('march', '66')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
    const rearguard = activated('75', { pieces: { ...pieces, 'g-vi': '75' }, ...spec })
    expect(rearguard.act('unit', 'g-v').offers('march')).toContain('66')
    expect(rearguard.act('halt').act('stack', '75').offers('march')).not.toContain('66')
  })

  it('§8.4.3.d an HQ alone takes no hexes and so opens no railway', () => {
    const scene = activated('72', { pieces: { 'g-hq1': '72' }, side: 'GE', control: under('GE', '72', '73') })
    scene.act('unit', 'g-hq1')
    expect(scene.offers('march')).toContain('62')
    expect(scene.refusal('march', '52')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
  })

  it('§8.4.3.f units out of supply only move nearer to it', () => {
    const scene = activated('106', { pieces: { 'f-i': { hex: '106', outOfSupply: true } } })
    scene.act('unit', 'f-i')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['102', '103', '107']))
    expect(scene.refusal('march', '105')).toMatchObject({ code: 'not-nearer-supply', rule: '8.4.3.f' })
  })
})

describe('options of scenario 3', () => {
  const logistics = {
    scenario: 'what-if',
    prepare: (s: StagedScene['state']) => s.options.set(1, option(3)),
  } as const

  it('§14.3.6.b.3 German lines may run over one friendly hex to the railway', () => {
    const control = under('GE', '72', '73', '63')
    expect(canTraceFrom(position({ ...logistics, control }).state, GERMAN, hex('53'))).toBe(true)
    expect(canTraceFrom(position({ control }).state, GERMAN, hex('53'))).toBe(false)
    expect(canTraceFrom(position({ ...logistics, control }).state, GERMAN, hex('43'))).toBe(false)
    expect(
      canTraceFrom(position({ ...logistics, control: under('GE', '72', '73') }).state, GERMAN, hex('53')),
    ).toBe(false)
  })

  it('§14.3.6.b.5 Antwerp becomes a German source', () => {
    const at = (turn: number) =>
      position({
        turn,
        control: under('GE', '52'),
        set: { antwerpSource: 5, activeHex: 100 },
        scenario: 'what-if',
      })
    expect(canTraceFrom(at(5).state, GERMAN, hex('43'))).toBe(true)
    expect(canTraceFrom(at(4).state, GERMAN, hex('43'))).toBe(false)
  })
})
