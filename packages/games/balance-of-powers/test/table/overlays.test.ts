/** Overlays, the staff's departments, briefings, words for the ear, answers the table gives itself. */
import type { OverlayLayer } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { balanceOfPowers } from '../../game.ts'
import { nation } from '../../nations.ts'
import { idOf, place } from '../../places.ts'
import { isSuppliedAt } from '../../rules/03-supply/net.ts'
import { briefing } from '../../table/briefing.ts'
import { overlay, overlays } from '../../table/overlays/overlays.ts'
import { settled } from '../../table/settled.ts'
import { spoken } from '../../table/spoken.ts'
import { staffing } from '../../table/staffing.ts'
import { unit } from '../../units.ts'
import { stack } from '../combat-scene.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, EP_SEAT, seenBy } from './staged.ts'

const layers = (spec: SceneSpec, id: string, space?: string): readonly OverlayLayer[] =>
  overlay(seenBy(new StagedScene(spec), CP_SEAT), id, space === undefined ? undefined : place(space)).layers
const of = (list: readonly OverlayLayer[], kind: OverlayLayer['kind']): OverlayLayer | undefined =>
  list.find((each) => each.kind === kind)
const ids = (layer: OverlayLayer | undefined): string[] => (layer?.spaces ?? []).map(idOf)

describe('overlays', () => {
  it('each has a key of its own and a title in both languages', () => {
    expect(new Set(overlays.map(({ key }) => key)).size).toBe(overlays.length)
    for (const { title } of overlays) expect(title.en).not.toBe(title.ja)
  })

  it('§3.1 supply is that of the nation pointed at, and says who has none', () => {
    const spec: SceneSpec = { month: '1915-03', units: { '1722': 'DE-inf-2', '0423': 'DE-inf-3' } }
    const shown = layers(spec, 'supply', '1722')
    const { state } = new StagedScene(spec)
    const inSupply = ids(of(shown, 'supply-in'))
    expect(inSupply).toContain('2517')
    expect(inSupply.every((id) => isSuppliedAt(state, nation('DE'), place(id)))).toBe(true)
    expect(ids(of(shown, 'supply-out'))).toEqual(['0423'])
  })

  it('§9.24 the railways’ legend tells what they still carry', () => {
    const board = new StagedScene({ units: { '1722': 'DE-inf-2' } })
    board.state.railed.set(nation('DE'), 2)
    const { legend, layers: shown } = overlay(seenBy(board, CP_SEAT), 'rail', place('1722'))
    expect(legend[0]?.text).toContain('Germany: 3 of 5 corps left')
    expect(of(shown, 'rail')?.lines?.length).toBeGreaterThan(100)
    expect(ids(of(shown, 'range')).sort()).toEqual(
      board.act('unit', 'DE-inf-2').offers('rail').map(String).sort(),
    )
  })

  it('§1.321 §10.59 trenches of both sides, breaches with their value, gaps', () => {
    const shown = layers(
      {
        month: '1916-02',
        control: { '0921': 'DE' },
        units: { '0921': 'DE-inf-2 DE-inf-3', '0922': 'FR-inf-1' },
        trench: 'DE-inf-2 FR-inf-1',
        breaches: { '0921/0922': 2 },
      },
      'front',
    )
    expect(of(shown, 'zone-own')?.notes).toEqual([{ space: place('0921'), text: 'T 1' }])
    expect(ids(of(shown, 'zone'))).toEqual(['0922'])
    expect(of(shown, 'changed')).toMatchObject({
      lines: [[place('0921'), place('0922')]],
      notes: [{ space: place('0922'), text: '2' }],
    })
  })

  it('§6.33 who rules the air', () => {
    const shown = layers(
      { month: '1916-02', units: { '0922': 'DE-air-EINDKR' }, patrols: 'DE-air-EINDKR' },
      'air',
    )
    expect(ids(of(shown, 'control-a'))).toEqual(['0922'])
    expect(ids(of(shown, 'control-b'))).toEqual([])
  })

  it('§2.53 chips by who holds them', () => {
    const shown = layers({ control: { '0619': 'DE' } }, 'chips')
    expect(ids(of(shown, 'control-a'))).toContain('0619')
    expect(of(shown, 'control-b')?.notes?.map(({ text }) => text)).toContain('Longwy')
    expect(ids(of(layers({ control: { '0619': 'DE' } }, 'control'), 'control-a'))).toContain('0619')
  })

  it('shows what the other side has done since its half began', () => {
    const board = stack('DE-inf-2', 'FR-inf-1').dice(6, 6).act('nation', 'DE')
    while (board.prompt !== 'pick-force' || board.asked !== 'EP')
      board.act(
        board.prompt === 'pay-or-lose' ? 'take-loss' : board.prompt === 'move-force' ? 'halt' : 'done',
      )
    const { layers: shown } = overlay(seenBy(board, EP_SEAT), 'changes', undefined)
    expect(of(shown, 'changed')).toBeDefined()
  })
})

describe('the staff', () => {
  it('has a department for every question, and fronts as forces', () => {
    const scene = seenBy(new StagedScene({ units: { '1123': 'DE-inf-2', '3017': 'DE-inf-3' } }), CP_SEAT)
    const known = staffing.departments(scene).map(({ id }) => id)
    expect(known).toEqual(
      expect.arrayContaining(['front', 'rail', 'air', 'procurement', 'losses', 'DE-west', 'DE-east']),
    )
    const answer = (id: string) => ({ verb: 'unit', arg: unit(id) })
    expect(staffing.departmentsOf(scene, answer('DE-inf-2'))).toEqual(['front', 'DE-west'])
    expect(staffing.departmentsOf(scene, answer('DE-inf-3'))).toEqual(['front', 'DE-east'])
  })

  it('§9.2 gives a move by rail to the railways', () => {
    const board = new StagedScene({ units: { '1722': 'DE-inf-2' } }).act('unit', 'DE-inf-2')
    const [goal] = board.offers('rail')
    const departments = staffing.departmentsOf(seenBy(board, CP_SEAT), {
      verb: 'rail',
      arg: place(String(goal)),
    })
    expect(departments).toEqual(['rail', 'DE-west'])
  })
})

describe('sitting down', () => {
  it.each(['12.1', '12.2', '12.3', '12.4'])(
    '§%s tells both sides who they are, their tasks, the length, the goal',
    (id) => {
      for (const language of ['en', 'ja'] as const)
        for (const seat of [CP_SEAT, EP_SEAT]) {
          const told = briefing(seenBy(new StagedScene({ scenario: id }), seat, language))
          expect(told.who.length).toBeGreaterThan(10)
          expect(told.tasks.length).toBeGreaterThan(1)
          expect(told.victory.length).toBeGreaterThan(1)
          expect(told.length.rules).toEqual([id])
        }
      const [cp, ep] = [CP_SEAT, EP_SEAT].map((seat) =>
        briefing(seenBy(new StagedScene({ scenario: id }), seat)),
      )
      expect(cp?.who).not.toBe(ep?.who)
      expect(balanceOfPowers.scenarios.map((each) => each.id)).toContain(id)
    },
  )

  it('tells the ear what lies there and on the ways out', () => {
    const scene = seenBy(new StagedScene({ breaches: { '0922/0921': 1 } }), EP_SEAT)
    const { ground, ways } = spoken(scene, place('0922'))
    expect(ground).toMatch(/railway.*fortress.*held by France$/)
    expect(ways.find(({ to }) => to === place('0921'))?.by).toContain('breach 1')
  })
})

describe('answers without a choice', () => {
  it('§10.711 a price is never paid by the table itself, nor a half ended', () => {
    expect(settled(seenBy(stack('DE-inf-2', 'FR-inf-1'), CP_SEAT))).toBeUndefined()
    expect(settled(seenBy(new StagedScene({ units: {} }), CP_SEAT))).toBeUndefined()
  })
})
