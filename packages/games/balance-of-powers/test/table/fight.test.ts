/** §10 the panel of a combat: its figures are those of the rules, its chances exact. */
import { odds } from '@sandtable/kernel'
import type { FightPanel, Line } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { nation } from '../../nations.ts'
import { lineOf } from '../../rules/10-land-combat/table.ts'
import { unit } from '../../units.ts'
import { facing, stack } from '../combat-scene.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'
import { counterattack, february, march } from '../verdun.ts'
import { buttons } from '../../table/buttons.ts'
import { preview } from '../../table/preview.ts'
import { attackOn, CP_SEAT, EP_SEAT, lineChances, panelOf, seenBy } from './staged.ts'

const DICE = [1, 2, 3, 4, 5, 6]
const LINES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const SUMS = DICE.flatMap((a) => DICE.map((b) => a + b))
/** chances of the lines at a net modifier, counted out */
const counted = (net: number): number[] =>
  LINES.map((line) => SUMS.filter((sum) => lineOf(sum + net) === line).length / SUMS.length)

/** every combination of so many dice */
function throws(n: number): number[][] {
  return n === 0 ? [[]] : throws(n - 1).flatMap((before) => DICE.map((die) => [...before, die]))
}

/** Plays the combat with every throw of these dice up to the modifiers; what the net modifiers come to. */
function enumerated(n: number, play: (dice: readonly number[]) => StagedScene): number[] {
  const all = throws(n).map((dice) => {
    const net = play(dice).seen('combat-modified').at(-1)?.net
    if (net === undefined) throw new Error('no roll')
    return counted(net)
  })
  return LINES.map((_, i) => all.reduce((sum, chances) => sum + (chances[i] ?? 0), 0) / all.length)
}

function expectChances(panel: FightPanel, wanted: readonly number[]): void {
  lineChances(panel).forEach((p, i) => {
    expect(p).toBeCloseTo(wanted[i] ?? -1, 10)
  })
}

const lineWith = (panel: FightPanel, start: string): Line | undefined =>
  panel.lines.find(({ text }) => text.startsWith(start))

const TRENCH = { trench: 'FR-inf-1' }

describe('chances of the combat table', () => {
  it('§10.61 those of the kernel, where nothing is asked before the roll', () => {
    const board = stack('DE-inf-2', 'FR-inf-1', TRENCH)
    const found = odds(
      board.play,
      { seat: CP_SEAT, answer: { verb: 'nation', arg: nation('DE') } },
      { exact: true },
    )
    if ('code' in found) throw new Error(found.code)
    const kernel = LINES.map((line) =>
      found.outcomes
        .filter(({ result }) => (result as Record<string, unknown>).combat === line)
        .reduce((sum, { p }) => sum + p, 0),
    )
    expectChances(panelOf(board, CP_SEAT), kernel)
    expect(lineChances(panelOf(board, CP_SEAT)).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  })

  it('§9.14 the same before the attack is declared, and nothing has happened by looking', () => {
    const before = facing('DE-inf-2', 'FR-inf-1', TRENCH).act('unit', 'DE-inf-2')
    const panel = panelOf(before, CP_SEAT, attackOn('1025'))
    expectChances(panel, lineChances(panelOf(stack('DE-inf-2', 'FR-inf-1', TRENCH), CP_SEAT)))
    expect(panel.subtitle).toBe('Before the attack · minor battle')
    expect(before.state.target).toBe(-1)
    expect(before.offers('attack')).toContain('1025')
  })

  it('§10.54 with both leaders, counted out die by die', () => {
    const more: SceneSpec = {
      units: { '1024': 'DE-inf-2 DE-inf-3 DE-ldr-FLKNHYN', '1025': 'FR-inf-1 FR-inf-2 FR-ldr-PETAIN' },
      trench: 'FR-inf-1 FR-inf-2',
    }
    const begun = (): StagedScene =>
      facing('', '', more)
        .act('stack', '1024')
        .act('attack', '1025')
        .act('nation', 'DE')
        .act('point', 'DE-inf-2')
    const panel = panelOf(begun(), EP_SEAT, { verb: 'point', arg: unit('FR-inf-1') })
    expectChances(
      panel,
      enumerated(2, (dice) =>
        begun()
          .dice(...dice, 3, 4)
          .act('point', 'FR-inf-1'),
      ),
    )
    expect(lineWith(panel, 'Falkenhayn')).toMatchObject({ rules: ['10.54'] })
  })

  it('§10.42 with the likeliest reserve, which may turn the odds', () => {
    const more: SceneSpec = { trench: 'FR-inf-1', units: { '0925': 'FR-inf-20 FR-inf-2' } }
    const attackers = 'DE-inf-2 DE-inf-3 DE-inf-7'
    const begun = (): StagedScene => stack(attackers, 'FR-inf-1', more).act('nation', 'DE')
    const panel = panelOf(begun(), EP_SEAT, { verb: 'reserve', arg: unit('FR-inf-20') })
    expectChances(
      panel,
      enumerated(1, (dice) => {
        const board = begun()
          .dice(...dice)
          .act('reserve', 'FR-inf-20')
        return board.dice(3, 4).act('point', 'DE-inf-2')
      }),
    )
    expect(panel.defender.others?.rows.map(({ action }) => action?.answer.arg)).toContain(unit('FR-inf-20'))
    // 3 to 1, and trenches
    expectChances(panelOf(begun(), EP_SEAT, { verb: 'no' }), counted(1 - 2))
  })

  it('§10.22 there is no table where the guns open an empty place for sure', () => {
    const board = new StagedScene({
      month: '1914-08',
      units: { '1122': 'DE-inf-2 DE-siege-1' },
      rp: { DE: 9 },
    }).act('stack', '1122')
    const panel = panelOf(board, CP_SEAT, attackOn('1022'))
    expect(panel.results).toBeUndefined()
    expect(panel.sentence.rules).toEqual(['10.21', '10.22'])
    const seen = seenBy(board, CP_SEAT)
    expect(preview(seen, attackOn('1022'))?.note).toContain('done at once')
    const defended = facing('DE-inf-2', 'FR-inf-1').act('unit', 'DE-inf-2')
    expect(preview(seenBy(defended, CP_SEAT), attackOn('1025'))?.note).toContain('can still stop')
  })

  it('§12.1.special.reroll shows the line that was rolled and the chances of a second roll', () => {
    const first: SceneSpec = { month: '1914-08', fortnight: 1 }
    const rolled = stack('DE-inf-2', 'BE-inf-1', first).dice(3, 3).act('nation', 'DE')
    expect(rolled.prompt).toBe('roll-again')
    const panel = panelOf(rolled, CP_SEAT)
    const struck = panel.results?.rows.filter(({ isRolled }) => isRolled === true)
    expect(struck?.map(({ label }) => label)).toEqual([String(rolled.seen('combat-rolled')[0]?.line)])
    expect(lineChances(panel).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(panel.sentence.rules).toContain('12.1.special.reroll')
    const open = buttons(seenBy(rolled, CP_SEAT)).filter(({ tone }) => tone === 'primary')
    expect(open).toEqual([])
  })

  it('shows what counts before what does not', () => {
    const { lines } = panelOf(stack('DE-inf-2', 'BE-inf-1'), CP_SEAT)
    const counting = lines.findIndex(({ text }) => text.startsWith('Point units'))
    const net = lines.findIndex(({ tone }) => tone === 'strong')
    expect([counting >= 0, counting < net]).toEqual([true, true])
    expect(lines.slice(net + 1).map(({ value }) => value)).toContain('0')
  })

  it('§10.21 the guns before the declaration, counted out', () => {
    const guns = 'DE-inf-2 DE-siege-1 DE-siege-2 DE-siege-3'
    const more: SceneSpec = { fortresses: { '1024': 2, '0922': 0 }, control: { '0921': 'DE' } }
    const begun = (): StagedScene =>
      new StagedScene({
        month: '1915-03',
        fortnight: 1,
        ...more,
        rp: { DE: 9, FR: 9 },
        units: { '0921': guns, '0922': 'FR-inf-1' },
      }).act('stack', '0921')
    const panel = panelOf(begun(), CP_SEAT, attackOn('0922'))
    expect(lineWith(panel, 'Bombardment')).toMatchObject({ rules: ['10.21'], value: '33.3\u00a0%' })
    expectChances(
      panel,
      enumerated(1, (dice) => {
        const board = begun()
          .dice(...dice)
          .act('attack', '0922')
          .act('nation', 'DE')
        if (board.prompt === 'commit-reserve') board.act('no')
        return board.dice(3, 4).act('point', 'FR-inf-1')
      }),
    )
  })
})

const figures = (panel: FightPanel): Record<string, string | undefined> =>
  Object.fromEntries(
    panel.lines.flatMap(({ rules, value }) => (value === undefined ? [] : [[rules?.at(-1) ?? '', value]])),
  )

describe('the worked examples', () => {
  it('§10.9 E23 Verdun, February 1916, before the attack: every modifier and the price', () => {
    const panel = panelOf(february(), CP_SEAT, attackOn('0922'))
    expect(panel.subtitle).toBe('Before the attack · major battle')
    expect([panel.attacker.total, panel.defender.total]).toEqual(['6', '3'])
    expect(figures(panel)).toMatchObject({
      '10.21': '33.3\u00a0%',
      '10.51': '+1',
      '10.52': '+3',
      // 6 to 2, if the guns destroy the fortress and the reserve stays away
      '10.55': '+1 · 27.8\u00a0%',
      '10.561': '0',
      '10.564': '−1',
      '10.571': '−2',
      '10.572': '+1',
    })
    expect(lineWith(panel, 'Reserve: French XX')).toMatchObject({ rules: ['10.42', '10.58'] })
    expect(panel.sentence.rules).toContain('9.63')
    // the lowest net modifier is +1: line 2 is out of reach, and told all the same
    expect(panel.results?.rows[0]).toMatchObject({ p: 0, losses: [{ units: 3 }, { units: 0 }] })
    const point = panel.attacker.rows.filter(({ counter }) => counter.face.ring === 'red')
    expect(point.map(({ counter }) => counter.unit)).toEqual([unit('DE-inf-3')])
  })

  it('§10.9 E23 the roll of 8 strikes line 11: 1 against 3, ground', () => {
    const board = february()
      .dice(4)
      .act('attack', '0922')
      .act('nation', 'DE')
      .dice(3)
      .act('reserve', 'FR-inf-20')
    board.act('point', 'DE-inf-3').dice(3).act('point-fortress')
    const before = panelOf(board, CP_SEAT, { verb: 'yes' })
    expect(figures(before)['10.5']).toBe('+3')
    expectChances(before, counted(3))
    expectChances(panelOf(board, CP_SEAT, { verb: 'no' }), counted(2))
    board.dice(4, 4).act('yes')
    const panel = panelOf(board, EP_SEAT)
    const [struck] = panel.results?.rows.filter(({ isRolled }) => isRolled) ?? []
    expect(struck).toMatchObject({ label: '11', losses: [{ units: 1 }, { units: 3 }] })
    expect(struck?.note).toContain('ground')
    // whoever is lost since, the table stays as it was rolled on
    board.dice(3).act('attrition', 'FR')
    const later = panelOf(board, EP_SEAT).results?.rows.find(({ isRolled }) => isRolled)
    expect(later?.losses).toEqual(struck?.losses)
    expect(figures(panel)['10.5']).toBe('+3')
  })

  it('§10.9 E24 Verdun, March 1916: out of the breach, without the river', () => {
    const panel = panelOf(march(), CP_SEAT, attackOn('0922'))
    expect(figures(panel)).toMatchObject({
      '10.51': '+1',
      '10.52': '+3',
      '10.531': '0',
      '10.55': '0',
      '10.564': '0',
      '10.571': '−2',
      '10.591': '−1',
    })
    expect(lineWith(panel, 'Pétain')?.value).toMatch(/^−1 · \d/)
    expect(panel.results?.means.map(({ value }) => value)).toHaveLength(4)
  })

  it('§10.592 E25 a counterattack on the breach: +1, and nobody can be called', () => {
    const panel = panelOf(counterattack(), EP_SEAT, attackOn('0921'))
    expect(figures(panel)).toMatchObject({ '10.571': '−2', '10.592': '+1', '10.5': '−1' })
    expect(panel.defender.others).toBeUndefined()
    expectChances(panel, counted(-1))
  })

  it('§10.531 E17 point units, §10.55 E18 odds', () => {
    const strong = panelOf(stack('DE-inf-2', 'BE-inf-1'), CP_SEAT)
    expect(figures(strong)).toMatchObject({ '10.531': '+2', '10.55': '0' })
    const two = panelOf(stack('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2 FR-inf-20'), CP_SEAT)
    expect(figures(two)['10.55']).toBe('0')
    const alone = panelOf(stack('DE-inf-2', 'FR-inf-1 FR-inf-2'), CP_SEAT)
    expect(figures(alone)['10.55']).toBe('−2')
  })

  it('§10.532 the best corps of 1914 attack with 4, and the line says so', () => {
    const august = panelOf(stack('DE-inf-2', 'FR-inf-1', { month: '1914-10' }), CP_SEAT)
    expect(lineWith(august, 'Point units')).toMatchObject({ rules: ['10.532', '10.531'], value: '+1' })
    const later = panelOf(stack('DE-inf-2', 'FR-inf-1'), CP_SEAT)
    expect(lineWith(later, 'Point units')).toMatchObject({ rules: ['10.531'], value: '0' })
  })

  it('§10.712 E21 the defence cannot meet a second loss: from line 9 on the attack loses nothing', () => {
    const panel = panelOf(stack('DE-inf-2 DE-inf-3 DE-inf-7', 'BE-inf-1'), CP_SEAT)
    const losses = panel.results?.rows.map(({ label, losses: [own] }) => [label, own])
    expect(losses?.slice(-4)).toEqual([
      ['9', { units: 0 }],
      ['10', { units: 0 }],
      ['11', { units: 0 }],
      ['12', { units: 0 }],
    ])
  })
})

describe('what it costs', () => {
  it('§10.3 §10.711 the price, and RP paid instead of losses', () => {
    // one against one, net 0: the attack owes an RP on 7 and 8 (minor battle) and on 12
    const board = stack('DE-inf-2', 'FR-inf-1')
    const [own, their, rp] = panelOf(board, CP_SEAT).results?.means ?? []
    expect(rp).toEqual({ value: (1 + (6 + 5 + 1) / 36).toFixed(1), text: 'RP of 9 in hand' })
    expect([own?.value, their?.value]).toEqual([(24 / 36).toFixed(1), (22 / 36).toFixed(1)])
  })

  it('§6.511 snow doubles the price', () => {
    const winter = panelOf(stack('DE-inf-2', 'FR-inf-1', { month: '1915-02' }), CP_SEAT)
    expect(winter.results?.means[2]?.value).toBe((2 + 12 / 36).toFixed(1))
  })
})

describe('what a combat costs', () => {
  const planned = (rp: Record<string, number>): FightPanel => {
    const board = facing('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2', { rp })
    board.act('stack', '1024')
    return panelOf(board, CP_SEAT, attackOn('1025'))
  }
  const spent = (panel: FightPanel): number =>
    Number(panel.results?.means.find(({ text }) => text.includes('RP'))?.value)

  it('§10.3 §10.711 is never more than there is to pay with', () => {
    expect(spent(planned({ DE: 9, FR: 9 }))).toBeGreaterThan(1)
    expect(spent(planned({ DE: 1, FR: 9 }))).toBe(1)
  })

  it('§10.711 an RP result that cannot be paid is a corps, and that is said', () => {
    const [rich, poor] = [planned({ DE: 9, FR: 9 }), planned({ DE: 1, FR: 0 })]
    const own = ({ results }: FightPanel): number => Number(results?.means[0]?.value)
    expect(own(poor)).toBeGreaterThan(own(rich))
    for (const who of ['attack', 'defence']) {
      const start = `An RP result the ${who} could not pay`
      expect(lineWith(poor, start), who).toMatchObject({ rules: ['10.711'] })
      expect(lineWith(rich, start), who).toBeUndefined()
    }
  })
})

it('§10.531 §10.712 who names a point unit reads what it brings, and that it is lost first', () => {
  const board = stack('DE-inf-2 DE-inf-3', 'FR-inf-1 FR-inf-2').dice(3, 3)
  const rulesOf = (seat: number): (readonly string[] | undefined)[] =>
    panelOf(board, seat).lines.map(({ rules }) => rules)
  expect(rulesOf(CP_SEAT)).not.toContainEqual(['10.712'])
  board.act('nation', 'DE')
  expect(rulesOf(CP_SEAT)).toContainEqual(['10.712'])
  expect(rulesOf(CP_SEAT)).toContainEqual(['10.531', '10.53'])
  expect(rulesOf(EP_SEAT)).not.toContainEqual(['10.712'])
})
