/** The reinforcement schedules at the end of the rulebook. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { unit } from '../units.ts'
import { StagedScene } from './scene.ts'

/** "any continuous RR line hex between 16.26 and 19.23" */
const LUBLIN = ['16.26', '16.25', '16.24', '16.23', '16.22', '17.23', '18.23', '19.23']
/** between 19.17 and 19.16 */
const CHELM = ['19.17', '18.17', '18.16', '19.16']
/** between 19.23 and 19.16, plus 19.17 */
const BOTH = [
  ...['19.23', '18.23', '17.23', '16.22', '16.21', '16.20', '16.19'],
  ...['17.19', '17.18', '18.17', '18.16', '19.16', '19.17'],
]

/** unit, GT by the dates of history, GT by groups of the list, entry hexes; in the order of the list */
const RUSSIAN: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['RU-9+10 c', 2, 2, ['10.01']],
  ['RU-12 c+3 cn', 2, 2, ['9.01']],
  ['RU-13', 2, 2, ['8.01', '7.01']],
  ['RU-34', 2, 2, ['8.01', '7.01']],
  ['RU-65 r', 3, 2, ['7.01', '6.01']],
  ['RU-12', 3, 2, ['7.01', '6.01']],
  ['RU-19', 3, 2, ['7.01', '6.01']],
  ['RU-14', 3, 2, ['5.01']],
  ['RU-15', 3, 2, ['5.01']],
  ['RU-23', 4, 3, LUBLIN],
  ['RU-37', 4, 3, LUBLIN],
  ['RU-80 r', 4, 3, LUBLIN],
  ['RU-4+5 d cs', 4, 3, CHELM],
  ['RU-48', 4, 3, ['3.01', '4.01']],
  ['RU-3 rf', 4, 3, ['3.01', '4.01']],
  ['RU-1 gd', 5, 4, LUBLIN],
  ['RU-82 r', 5, 4, LUBLIN],
  ['RU-49', 5, 4, ['3.01', '4.01']],
  ['RU-gd rf', 6, 5, LUBLIN],
  ['RU-83 r', 6, 5, LUBLIN],
  ['RU-21', 6, 5, BOTH],
  ['RU-4 rf', 6, 5, ['3.01']],
  ['RU-2 gd', 7, 6, LUBLIN],
  ['RU-52', 7, 6, BOTH],
  ['RU-Pavlov', 7, 6, ['1.01', '2.01']],
]

const WEST = ['10.26', '11.26', '12.26']
const SOUTH = ['1.03', '1.05', '1.07']

const AUSTRIAN: readonly (readonly [string, number, readonly string[]])[] = [
  ['AH-17', 4, SOUTH],
  ['AH-34', 4, SOUTH],
  ['AH-95 ls', 4, WEST],
  ['AH-106 ls', 4, WEST],
  ['AH-7 c', 4, WEST],
  ['AH-20', 5, SOUTH],
  ['G-3 lw', 7, WEST],
  ['G-4 lw', 7, WEST],
]

/** where a unit may come in on a turn: the hexes offered, or the only one, in which it stands already */
function entries(id: string, turn: number, arrivals = 'split'): string[] {
  const side = id.startsWith('RU') ? 'RU' : 'AH'
  const scene = new StagedScene({
    units: { [id]: 'to-come' },
    stage: 'reinforcement',
    turn,
    side,
    options: { arrivals },
  })
  if (scene.prompt === 'move') return scene.where(id) === 'to-come' ? [] : [scene.where(id)]
  return scene.offers('enter')
}

const sorted = (hexes: readonly string[]): string[] => [...hexes].sort()

describe('the Russian schedule', () => {
  it.each(RUSSIAN)('§schedule.russian §14.0 %s comes on GT%i', (id, turn, _, hexes) => {
    expect(entries(id, turn - 1)).toEqual([])
    expect(entries(id, turn)).toEqual(sorted(hexes))
  })

  it('§schedule.russian by groups of the list (arrivals: grouped) they come on GT2 to GT6', () => {
    for (const [id, , turn, hexes] of RUSSIAN) {
      expect([id, entries(id, turn - 1, 'grouped')]).toEqual([id, []])
      expect([id, entries(id, turn, 'grouped')]).toEqual([id, sorted(hexes)])
    }
  })

  it('§schedule.russian §14.0 has 25 units, placed in the order of the list', () => {
    const units = Object.fromEntries(RUSSIAN.map(([id]) => [id, 'to-come']))
    const scene = new StagedScene({ units, stage: 'reinforcement', turn: 7, side: 'RU' })
    while (scene.prompt === 'enter') scene.act('enter', scene.offers('enter')[0])
    expect(scene.seen('placed').map((event) => event.unit)).toEqual(RUSSIAN.map(([id]) => unit(id)))
    expect(RUSSIAN).toHaveLength(25)
  })
})

describe('the Austro-Hungarian schedule', () => {
  it.each(AUSTRIAN)('§schedule.austro-hungarian §14.0 %s comes on GT%i', (id, turn, hexes) => {
    expect(entries(id, turn - 1)).toEqual([])
    expect(entries(id, turn)).toEqual(sorted(hexes))
  })

  it('§schedule.austro-hungarian the readings of the Russian list do not touch it', () => {
    for (const [id, turn] of AUSTRIAN) expect(entries(id, turn - 1, 'grouped')).toEqual([])
  })

  it('§2.1.setup-info §schedule.russian §schedule.austro-hungarian every unit without a set-up hex is listed', () => {
    const listed = [...RUSSIAN.map(([id]) => id), ...AUSTRIAN.map(([id]) => id), 'AH-31', 'AH-32']
    const waiting = DATA.units.filter(({ setup }) => setup === null).map(({ id }) => id)
    expect(sorted(listed)).toEqual(sorted(waiting))
  })
})

/** IV Corps */
const CORPS = { 'AH-31': 'to-come', 'AH-32': 'to-come' }
const onTurn = (turn: number, units = {}): StagedScene =>
  new StagedScene({ units: { ...CORPS, ...units }, stage: 'reinforcement', turn })

/** passes until the Austro-Hungarian player is asked about entry again, or a turn has gone by */
function waitATurn(scene: StagedScene): void {
  for (let phase = 0; phase < 4; phase++) scene.act('done')
}

describe('the choice between GT6 and GT7', () => {
  it('§schedule.austro-hungarian nobody comes on GT5', () => {
    expect(onTurn(5).prompt).toBe('move')
  })

  it('§schedule.austro-hungarian on GT6 a unit comes at 1.01 or waits', () => {
    const scene = onTurn(6)
    expect([scene.prompt, scene.offers('enter'), scene.can('wait')]).toEqual([
      'enter-or-wait',
      ['1.01'],
      true,
    ])
    expect(scene.refusal('enter', '1.03')).toMatchObject({ code: 'not-an-entry-hex', rule: '14.0' })
  })

  it('§schedule.austro-hungarian each unit chooses for itself', () => {
    const scene = onTurn(6).act('enter', '1.01')
    expect(scene.prompt).toBe('enter-or-wait')
    scene.act('wait')
    expect([scene.prompt, scene.where('AH-31'), scene.where('AH-32')]).toEqual(['move', '1.01', 'to-come'])
    waitATurn(scene)
    expect([scene.prompt, scene.offers('enter'), scene.can('wait')]).toEqual(['enter', SOUTH, false])
    expect(scene.refusal('wait')).toMatchObject({ code: 'may-not-wait', rule: '14.0' })
    expect(scene.refusal('enter', '1.01')).toMatchObject({ code: 'not-an-entry-hex', rule: '14.0' })
    scene.act('enter', '1.05')
    expect([scene.prompt, scene.where('AH-32')]).toEqual(['move', '1.05'])
  })

  it('§schedule.austro-hungarian with Russians in 1.01 it waits: no other hex will do on GT6', () => {
    const scene = onTurn(6, { 'RU-18': '1.01' })
    expect([scene.prompt, scene.where('AH-31'), scene.where('AH-32')]).toEqual(['move', 'to-come', 'to-come'])
    waitATurn(scene)
    expect(scene.offers('enter')).toEqual(SOUTH)
  })

  it('§schedule.austro-hungarian an enemy zone on 1.01 does not matter', () => {
    expect(onTurn(6, { 'RU-18': '1.02' }).offers('enter')).toEqual(['1.01'])
  })

  it('§schedule.austro-hungarian §14.0.a on GT7 blocked hexes are replaced as usual', () => {
    const scene = onTurn(7, { 'RU-18': '1.03', 'RU-45': '1.05', 'RU-41': '1.07' })
    expect(scene.offers('enter')).toEqual(['1.02', '1.04', '1.06', '1.08'])
  })
})
