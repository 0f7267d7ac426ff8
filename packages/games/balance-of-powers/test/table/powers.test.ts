/** §2.9 §5.0 the sheet of the powers, the charts, and what is left before a half ends. */
import type { Power, PowerFigure, PowersSheet, Undone } from '@sandtable/presentation'
import { warningIn } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { DEED, MARK } from '../../codes.ts'
import { monthNamed } from '../../calendar.ts'
import { balanceOfPowers } from '../../game.ts'
import { CP, EP, MAJORS, nation, NATION_IDS, NEUTRAL } from '../../nations.ts'
import { ledgerOf } from '../../table/ledger.ts'
import { RandomScenes } from '@sandtable/presentation/suite'
import { place } from '../../places.ts'
import { nextIncome } from '../../inspect/index.ts'
import { powers } from '../../table/powers.ts'
import { series } from '../../table/series.ts'
import { stillToDo } from '../../table/still-to-do.ts'
import { unit } from '../../units.ts'
import { RESTS, type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, EP_SEAT, seenBy } from './staged.ts'

const random = new RandomScenes(balanceOfPowers)

const sheetOf = (spec: SceneSpec): PowersSheet => powers(seenBy(new StagedScene(spec), CP_SEAT))
const powerOf = (sheet: PowersSheet, nationKey: string): Power | undefined =>
  sheet.sides.flatMap((side) => side.powers).find(({ nation: key }) => key === nationKey)
const figure = (power: Power | undefined, id: string): PowerFigure | undefined =>
  power?.figures.find((each) => each.id.startsWith(id))

describe('the sheet of the powers', () => {
  it('§2.91 §2.92 demoralization on its track, with the limit ahead', () => {
    const power = powerOf(sheetOf({ demoralization: { DE: 8 } }), 'germany')
    expect(figure(power, 'demoralization')).toMatchObject({
      value: 8,
      text: '8/11',
      most: 11,
      thresholds: [{ at: 11, from: 'above', tone: 'bad', rules: ['2.92'] }],
    })
    const crisis = powerOf(sheetOf({ month: '1916-08', crises: { RU: '1916-06' } }), 'russia')
    expect(figure(crisis, 'demoralization')?.text).toBe('Crisis since June 1916')
    expect(crisis?.note).toBe('Crisis since June 1916')
  })

  it('§5.0 what the next season brings, part by part, is what it then brings', () => {
    const spec: SceneSpec = {
      month: '1914-12',
      rp: { DE: 3, AH: 0, FR: 2, RU: 1 },
      demoralization: { DE: 2, FR: 1 },
      joined: { BE: 'EP' },
    }
    const board = new StagedScene({ ...spec, stages: [RESTS, 'season'] })
    const before = new StagedScene(spec).state
    for (const id of ['DE', 'FR', 'RU']) {
      const n = nation(id)
      const sum = nextIncome(before, n).reduce((total, { rp }) => total + rp, 0)
      expect([id, before.rp.get(n) + sum]).toEqual([id, seasoned(board).state.rp.get(n)])
    }
    const german = figure(powerOf(sheetOf(spec), 'germany'), 'rp')
    expect(german?.parts?.map(({ rules }) => rules?.[0])).toEqual(['5.0', '5.211', '5.36'])
    expect(german?.parts?.[2]?.value).toBe('−2')
  })

  it('§12.4 the blockade and the submarines by name', () => {
    const { state } = new StagedScene({ scenario: '12.4', month: '1918-06' })
    expect(nextIncome(state, nation('DE')).find(({ what }) => what === 'blockade')?.rp).toBe(-16)
    expect(nextIncome(state, nation('GB')).find(({ what }) => what === 'submarines')?.rp).toBe(-4)
  })

  it('§5.11 corps on the map, in the pool, bought; §9.24 railways', () => {
    const power = powerOf(
      sheetOf({
        units: { '1722': 'DE-inf-2 DE-inf-3' },
        trench: 'DE-inf-2',
        pool: 'DE-inf-7',
        bought: { 'DE-inf-8': '1914-09' },
      }),
      'germany',
    )
    const corps = figure(power, 'corps')
    expect(corps?.value).toBe(2)
    expect(corps?.parts?.slice(0, 1)).toMatchObject([{ text: 'in trench mode', value: '1' }])
    expect(corps?.parts?.map(({ text }) => text)).toContain('bought, still to muster')
    expect(figure(power, 'rail')).toMatchObject({ value: 5, most: 5, text: '5 of 5' })
  })

  it('§2.83 innovation of the sides, and chips held, taken and lost', () => {
    const sheet = sheetOf({ ti: [19, 17], control: { '0619': 'DE' } })
    expect(sheet.sides.map(({ figures }) => figures[1]?.value)).toEqual([19, 17])
    expect(sheet.sides[0]?.figures[1]?.thresholds[0]).toMatchObject({ at: 50 })
    expect(figure(powerOf(sheet, 'germany'), 'chips')?.parts?.[1]).toMatchObject({ value: '1', tone: 'good' })
    expect(figure(powerOf(sheet, 'france'), 'chips')?.parts?.[2]).toMatchObject({ value: '1', tone: 'bad' })
  })
})

/** what the seasonal turn of the staged game asks is declined */
function seasoned(board: StagedScene): StagedScene {
  while (!board.isPast) board.act('done')
  return board
}

describe('charts after the game', () => {
  it('end with the figures of the game', () => {
    for (const number of [0, 1, 2, 3]) {
      const match = random.randomMatch(number, 1500)
      const { state } = match.play
      const pages = ledgerOf(random.toldTo(match, CP_SEAT))
      const last = pages.at(-1)
      expect(last?.month).toBe(state.month)
      for (let n = 0; n < MAJORS; n++) {
        if (state.allegiance.get(n) === NEUTRAL) continue
        const at = `${match.play.setup.scenario.id} ${NATION_IDS[n] ?? ''}`
        expect([at, last?.rp[n]]).toEqual([at, state.rp.get(n)])
        expect([at, last?.demoralization[n]]).toEqual([at, state.demoralization.get(n)])
      }
      expect(last?.ti).toEqual([state.ti.get(CP), state.ti.get(EP)])
    }
  })

  it('tell nothing of powers that have nothing', () => {
    const [rp] = series(
      [{ at: 1, event: { type: 'month-began', rule: '4.0', turn: 1, month: monthNamed('1914-08') } }],
      'en',
    )
    expect(rp?.labels).toEqual(['August 1914'])
    expect(rp?.lines.map(({ nation: key, values }) => [key, values])).toEqual([
      ['austria-hungary', [3]],
      ['germany', [8]],
      ['france', [4]],
      ['russia', [5]],
    ])
  })
})

const byId = (list: readonly Undone[], id: string): Undone | undefined => list.find((each) => each.id === id)
const leftFor = (board: StagedScene, seat: number): Undone[] => stillToDo(seenBy(board, seat))

describe('still to do', () => {
  it('§6.53 corps that have not moved are told; it is asked back only where nobody has done anything', () => {
    const board = new StagedScene({ units: { '1722': 'DE-inf-2 DE-inf-3', '1822': 'DE-inf-7' } })
    expect(byId(leftFor(board, CP_SEAT), 'unmoved')).toMatchObject({
      tone: 'plain',
      text: '3 mobile corps not moved in 2 places',
    })
    expect(byId(leftFor(board, CP_SEAT), 'unmoved')?.warning).toMatch(/^Nobody has moved/)
    board.act('unit', 'DE-inf-7').act('dig-in')
    expect(byId(leftFor(board, CP_SEAT), 'unmoved')).toMatchObject({
      text: '2 mobile corps not moved in 1 place',
    })
    expect(byId(leftFor(board, CP_SEAT), 'unmoved')?.warning).toBeUndefined()
  })

  it('§6.6 corps out of supply are lost by ending: first in the list, and asked back', () => {
    const list = leftFor(new StagedScene({ month: '1915-03', units: { '0423': 'DE-inf-2' } }), CP_SEAT)
    expect(list[0]).toMatchObject({ id: 'supply', tone: 'bad', spaces: [place('0423')], rules: ['6.6'] })
    expect(warningIn(list)).toMatch(/^1 corps is out of supply at Paris/)
  })

  it('names a gap between two forces with the enemy before it', () => {
    const spec: SceneSpec = {
      month: '1915-03',
      units: { '1123': 'DE-inf-2', '1125': 'DE-inf-3', '1023': 'FR-inf-1', '1024': 'FR-inf-2' },
      control: { '1124': 'DE', '1125': 'DE' },
      fortresses: { '1123': 2 },
    }
    const list = leftFor(new StagedScene(spec), CP_SEAT)
    expect(byId(list, 'gaps')).toMatchObject({ tone: 'warn', spaces: [place('1124')] })
    const filled = { ...spec, units: { ...spec.units, '1124': 'DE-inf-7' } }
    expect(byId(leftFor(new StagedScene(filled), CP_SEAT), 'gaps')).toMatchObject({
      tone: 'good',
      spaces: [],
    })
  })

  it('§12.1.special.schlieffen counts the corps in Belgium, and warns in the last half of August', () => {
    const board = new StagedScene({ units: { '1722': 'DE-inf-2' }, fortnight: 2 })
    board.state.marks.add(unit('DE-inf-2'), MARK.inBelgium)
    const list = leftFor(board, CP_SEAT)
    expect(byId(list, 'schlieffen')).toMatchObject({
      text: 'Schlieffen: 1 of 9 corps in Belgium',
      tone: 'bad',
    })
    expect(byId(list, 'liege')?.spaces).toEqual([place('1119')])
    board.state.deeds |= DEED.liege
    expect(byId(leftFor(board, CP_SEAT), 'liege')).toMatchObject({
      tone: 'good',
      text: 'Schlieffen: Liège has been attacked',
    })
    const first = leftFor(new StagedScene({ units: { '1722': 'DE-inf-2' }, fortnight: 1 }), CP_SEAT)
    expect(byId(first, 'schlieffen')).toMatchObject({ tone: 'warn' })
    expect(byId(first, 'schlieffen')?.warning).toBeUndefined()
  })

  it('§12.1.special.planxvii binds France in the first fortnight alone', () => {
    const spec = (fortnight: 1 | 2): SceneSpec => ({ side: 'EP', fortnight, units: { '0827': 'FR-inf-1' } })
    expect(byId(leftFor(new StagedScene(spec(1)), EP_SEAT), 'plan17')).toMatchObject({
      tone: 'bad',
      rules: ['12.1.special.planxvii'],
    })
    expect(byId(leftFor(new StagedScene(spec(2)), EP_SEAT), 'plan17')).toBeUndefined()
  })

  it('§6.11 warns of leaving Belgium neutral while the plan binds', () => {
    const at = (month: string): StagedScene =>
      new StagedScene({ month, stages: [RESTS, 'diplomacy/violations'], arg: CP })
    const august = leftFor(at('1914-08'), CP_SEAT)
    expect(byId(august, 'belgium')).toMatchObject({ tone: 'bad', spaces: [place('1119')] })
    expect(warningIn(august)).toContain('Belgium')
    expect(leftFor(at('1914-09'), CP_SEAT)).toEqual([])
    const board = at('1914-08').act('violate', 'BE')
    while (board.prompt === 'settle' || board.prompt === 'assign')
      board.act(
        board.prompt === 'assign' ? 'nation' : 'muster-at',
        board.offers(board.prompt === 'assign' ? 'nation' : 'muster-at')[0],
      )
    expect(board.prompt).toBe('violations')
    expect(byId(leftFor(board, CP_SEAT), 'belgium')).toBeUndefined()
  })

  it('says nothing to who is not asked', () => {
    expect(leftFor(new StagedScene({ units: { '1722': 'DE-inf-2' } }), EP_SEAT)).toEqual([])
    expect([CP, EP]).toEqual([CP_SEAT, EP_SEAT])
  })
})
