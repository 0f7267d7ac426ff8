/** Chapter 2: the playing pieces. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

/** A Russian attack on a lone unit at 14.22 that costs it exactly one CE: 7 on the CRT, then dice of 1 and `die`. */
function defend(id: string, ce: number, die: number): StagedScene {
  const units = { 'RU-2 rf': '14.21', [id]: { hex: '14.22', ce } }
  const scene = new StagedScene({ units, stage: 'combat', turn: 3, side: 'RU' }).dice(3, 4, 1, die)
  return settle(scene.act('attack', '14.22').act('fight'))
}

/** retreats where it must, advances nowhere */
function settle(scene: StagedScene): StagedScene {
  while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
  if (scene.prompt === 'advance') scene.act('halt')
  return scene
}

describe('the white symbol', () => {
  it('§2.1.white-symbol the second reduction eliminates the unit', () => {
    const first = defend('AH-35 ls', 0, 6)
    expect(first.seen('losses-rolled')[1]?.losses).toBe(1)
    expect([first.where('AH-35 ls'), first.of('AH-35 ls').ce]).toEqual(['14.22', 1])
    // With CE -1 it defends with 1: 3:1 makes it retreat a hex, and the loss roll finishes it.
    const second = defend('AH-35 ls', 1, 6)
    expect(second.where('AH-35 ls')).toBe('eliminated')
  })

  it('§2.1.white-symbol another brigade survives its second reduction', () => {
    expect(defend('AH-88 sch', 1, 6).of('AH-88 sch').ce).toBe(2)
  })

  it('§2.1.white-symbol only Austro-Hungarian one-step units have it', () => {
    const white = DATA.units.filter(({ whiteSymbol }) => whiteSymbol)
    expect(white.length).toBeGreaterThan(0)
    expect(white.filter(({ side, steps }) => side !== 'AH' || steps !== 1)).toEqual([])
  })
})

/** AH-101 ls is released on GT3 */
const LANDSTURM = 'AH-101 ls'

describe('the movement restriction', () => {
  it('§2.1.move-restriction a unit with a dot cannot move before the turn in the dot', () => {
    const scene = new StagedScene({ units: { [LANDSTURM]: '14.22' }, turn: 2 })
    expect(scene.offers('unit')).toEqual([])
    expect(scene.refusal('unit', LANDSTURM)).toMatchObject({
      code: 'not-released',
      rule: '2.1.move-restriction',
      facts: { turn: 3 },
    })
  })

  it('§2.1.move-restriction from that turn on it moves normally', () => {
    for (const turn of [3, 4, 12]) {
      const scene = new StagedScene({ units: { [LANDSTURM]: '13.23' }, turn })
      scene.act('unit', LANDSTURM)
      expect(scene.offers('march')).toContain('13.19')
    }
  })

  it('§2.1.move-restriction every unit with a dot is held until its own turn', () => {
    const dotted = DATA.units.filter(({ releasedOn }) => releasedOn !== null)
    expect(dotted.length).toBeGreaterThan(20)
    for (const { id, side, releasedOn } of dotted) {
      const mayMove = (turn: number): boolean =>
        new StagedScene({ units: { [id]: '14.22' }, turn, side }).offers('unit').includes(id)
      expect([id, mayMove((releasedOn ?? 0) - 1), mayMove(releasedOn ?? 0)]).toEqual([id, false, true])
    }
  })

  it('§2.1.move-restriction a stack leaves it behind', () => {
    const scene = new StagedScene({
      units: { [LANDSTURM]: '14.22', 'AH-5': '14.22', 'AH-12': '14.22' },
      turn: 2,
    })
    scene.act('stack', '14.22').act('march', '14.21')
    expect(['AH-5', 'AH-12', LANDSTURM].map((id) => scene.where(id))).toEqual(['14.21', '14.21', '14.22'])
    const alone = new StagedScene({ units: { [LANDSTURM]: '14.22', 'AH-5': '14.22' }, turn: 2 })
    expect(alone.offers('stack')).toEqual([])
  })

  it('§2.1.move-restriction it may attack and recover where it stands', () => {
    const attack = new StagedScene({
      units: { [LANDSTURM]: '14.22', 'RU-18': '14.21' },
      stage: 'combat',
      turn: 2,
    })
    expect(attack.offers('attack')).toEqual(['14.21'])
    const rest = new StagedScene({ units: { [LANDSTURM]: { hex: '14.22', ce: 1 } }, turn: 2 })
    expect(rest.offers('recover')).toEqual([LANDSTURM])
  })

  it('§2.1.move-restriction it may not advance after combat', () => {
    // AH-3 is released on GT2. 10 against 4 is 2.5:1; a 7 drives the defender back.
    const units = { 'AH-3': '14.21', 'AH-5': '14.21', 'RU-2 rf': '14.22' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 1 }).dice(3, 4, 1, 1)
    scene.act('attack', '14.22').act('all').act('fight')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    expect(scene.offers('advance')).toEqual(['AH-5'])
    expect(scene.refusal('advance', 'AH-3')).toMatchObject({
      code: 'not-released',
      rule: '2.1.move-restriction',
    })
  })

  it('§2.1.move-restriction §7.6.attack withheld from an attack, it does not go along with a retreat', () => {
    // 5 against 6 is 1:1.5; a 12 sends the attacker back a hex.
    const repulsed = (turn: number): StagedScene => {
      const units = { [LANDSTURM]: '14.21', 'AH-5': '14.21', 'RU-18': '14.22' }
      const scene = new StagedScene({ units, stage: 'combat', turn }).dice(6, 6, 1, 1)
      return scene.act('attack', '14.22').act('join', 'AH-5').act('fight')
    }
    expect(repulsed(3).offers('accompany')).toEqual([LANDSTURM])
    expect(repulsed(2).prompt).not.toBe('accompany')
    expect(settle(repulsed(2)).where(LANDSTURM)).toBe('14.21')
  })

  it('§2.1.move-restriction it retreats when it must', () => {
    const units = { [LANDSTURM]: '14.22', 'RU-18': '14.21', 'RU-45': '14.21' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 2, side: 'RU' }).dice(3, 4, 1, 1)
    settle(scene.act('attack', '14.22').act('all').act('fight'))
    expect(scene.seen('retreated')).toHaveLength(1)
    expect(scene.where(LANDSTURM)).not.toBe('14.22')
  })
})

describe('Ersatz units', () => {
  const worn = { hex: '5.13', ce: 1 }

  it('§2.1.ersatz §10.3.2 do not recover; Landsturm without the dot does', () => {
    const scene = new StagedScene({ units: { 'AH-1 m': worn, 'AH-1 ls': worn, 'AH-35 ls': worn } })
    expect(scene.offers('recover')).toEqual(['AH-35 ls'])
    expect(scene.refusal('recover', 'AH-1 m')).toMatchObject({
      code: 'ersatz-never-recovers',
      rule: '10.3.2',
    })
  })

  it('§2.1.ersatz §15.1.3 give no point when they are eliminated; Landsturm without the dot does', () => {
    const lost = (id: string): number => {
      const units = {
        [id]: { hex: '19.22', supply: 'out', ce: 1 },
        'RU-18': '7.21',
        'RU-45': '7.24',
      } as const
      const scene = new StagedScene({ units, stage: 'supply', turn: 5 })
      expect(scene.where(id)).toBe('eliminated')
      return scene.points('RU')
    }
    expect([lost('AH-1 m'), lost('AH-1 ls'), lost('AH-35 ls')]).toEqual([0, 0, 1])
  })
})

const german = (spec: Partial<SceneSpec> & Pick<SceneSpec, 'units'>): StagedScene =>
  new StagedScene({ turn: 8, ...spec })

describe('German units', () => {
  it('§2.2 belong to the Austro-Hungarian player', () => {
    expect(german({ units: { 'G-3 lw': '14.22' } }).offers('unit')).toEqual(['G-3 lw'])
    const russian = german({ units: { 'G-3 lw': '14.22' }, side: 'RU' })
    expect(russian.refusal('unit', 'G-3 lw')).toMatchObject({ code: 'not-your-unit' })
  })

  it('§2.2 §5.1 stack with his units and count against the same limit', () => {
    const stack = { 'G-3 lw': '14.22', 'G-4 lw': '14.22', 'AH-5': '14.22' }
    expect(german({ units: stack }).act('done').prompt).toBe('attack')
    expect(
      german({ units: { ...stack, 'AH-12': '14.22' } })
        .act('done')
        .offers('remove'),
    ).toContain('G-3 lw')
  })

  it('§2.2 §7.2 attack together with them, as one corps plus one', () => {
    const units = { 'G-3 lw': '14.21', 'G-4 lw': '14.21', 'AH-5': '14.21', 'RU-18': '14.22' }
    const scene = german({ units, stage: 'combat' }).dice(6, 6, 1, 1)
    scene.act('attack', '14.22').act('all').act('fight')
    expect(scene.seen('ratio-found')).toMatchObject([{ attack: 13 }])
    expect(scene.points('AH')).toBe(1)
  })

  it('§2.2 §11.2 draw supply from the Austro-Hungarian edges, and are a Russian’s enemy in every zone', () => {
    const scene = german({ units: { 'G-3 lw': { hex: '5.26', supply: 'out' } }, stage: 'supply' })
    expect(scene.of('G-3 lw').supply).toBe('in')
    const russian = german({ units: { 'G-3 lw': '14.22', 'RU-18': '14.20' }, side: 'RU' })
    russian.act('unit', 'RU-18').act('march', '14.21')
    expect(russian.of('RU-18').spent).toBe(2)
  })

  it('§2.2 §13.0 may enter Przemysl and have its help', () => {
    const move = german({ units: { 'G-3 lw': '3.14' } }).act('unit', 'G-3 lw')
    expect(move.offers('march')).toContain('3.15')
    const scene = german({ units: { 'G-3 lw': '3.15', 'RU-18': '3.14' }, stage: 'combat' }).dice(6, 6, 1, 1)
    scene.act('attack', '3.14').act('fight')
    expect(scene.seen('ratio-found')[0]?.shifts).toMatchObject([{ what: 'fortress', columns: 2 }])
  })

  it('§2.2 §15.1.2 §15.1.3 score for Austria-Hungary and, lost, for Russia', () => {
    const town = german({ units: { 'G-3 lw': '16.22' }, stage: 'combat' }).act('done')
    expect([town.points('AH'), town.points('RU')]).toEqual([10, 0])
    const units = {
      'G-3 lw': { hex: '19.22', supply: 'out', steps: 1, ce: 1 },
      'RU-18': '7.21',
      'RU-45': '7.24',
    } as const
    const lost = german({ units, stage: 'supply' })
    expect([lost.where('G-3 lw'), lost.points('AH'), lost.points('RU')]).toEqual(['eliminated', 0, 1])
  })
})
