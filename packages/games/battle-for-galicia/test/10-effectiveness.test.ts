/** Chapter 10: combat effectiveness (CE) and step losses. */
import { describe, expect, it } from 'vitest'
import { type Placed, StagedScene, type SceneSpec } from './scene.ts'
import { strengths } from './strengths.ts'

const condition = (scene: StagedScene, id: string): string => {
  const { steps, ce } = scene.of(id)
  return scene.where(id) === 'eliminated' ? 'eliminated' : `${steps} steps, CE -${ce}`
}

describe('reduced effectiveness', () => {
  it('§10.1 a CE marker takes 1 or 2 from attack and defence and leaves artillery alone', () => {
    expect(strengths({}, {})).toEqual({ attack: 5, defense: 6, artillery: [1, 1] })
    expect(strengths({ ce: 1 }, { ce: 2 })).toEqual({ attack: 4, defense: 4, artillery: [1, 1] })
    expect(strengths({ ce: 2 }, { ce: 1 })).toEqual({ attack: 3, defense: 5, artillery: [1, 1] })
  })

  it('§10.1 a reduced unit counts from the values of its reduced side', () => {
    const reduced = strengths({ steps: 1, ce: 1 }, { steps: 1, ce: 1 })
    expect(reduced).toEqual({ attack: 2, defense: 2, artillery: [0, 0] })
  })
})

/** The unit attacks and loses exactly one CE: a 7 on the CRT gives +1, a die of 4 makes 5, one reduction. */
function afterOneLoss(id: string, steps: number, ce: number): string {
  const side = id.startsWith('RU') ? 'RU' : 'AH'
  const enemy = side === 'RU' ? 'AH-88 sch' : 'RU-comb cs'
  const units = { [id]: { hex: '14.21', steps, ce }, [enemy]: '14.22' }
  const scene = new StagedScene({ units, stage: 'combat', turn: 3, side }).dice(3, 4, 4, 1)
  scene.act('attack', '14.22').act('fight')
  expect(scene.seen('losses-rolled')).toMatchObject([{ losses: 1 }, { losses: 0 }])
  return condition(scene, id)
}

describe('the ladder down', () => {
  it('§10.2 a two-step unit takes six reductions: -1, -2, step lost, -1, -2, removed', () => {
    expect(afterOneLoss('RU-12', 2, 0)).toBe('2 steps, CE -1')
    expect(afterOneLoss('RU-12', 2, 1)).toBe('2 steps, CE -2')
    expect(afterOneLoss('RU-12', 2, 2)).toBe('1 steps, CE -0')
    expect(afterOneLoss('RU-12', 1, 0)).toBe('1 steps, CE -1')
    expect(afterOneLoss('RU-12', 1, 1)).toBe('1 steps, CE -2')
    expect(afterOneLoss('RU-12', 1, 2)).toBe('eliminated')
  })

  it('§10.2 a one-step unit takes three', () => {
    expect(afterOneLoss('RU-2 rf', 1, 0)).toBe('1 steps, CE -1')
    expect(afterOneLoss('RU-2 rf', 1, 1)).toBe('1 steps, CE -2')
    expect(afterOneLoss('RU-2 rf', 1, 2)).toBe('eliminated')
  })

  it('§10.2 §2.1.white-symbol a unit with the white symbol takes two', () => {
    expect(afterOneLoss('AH-101 ls', 1, 0)).toBe('1 steps, CE -1')
    expect(afterOneLoss('AH-101 ls', 1, 1)).toBe('eliminated')
  })
})

function afterRecovery(id: string, steps: number, ce: number): string {
  const scene = new StagedScene({ units: { [id]: { hex: '5.13', steps, ce } }, turn: 3 })
  return condition(scene.act('recover', id), id)
}

describe('the ladder up', () => {
  it('§10.3 one recovery is one rung: CE -1 removed, CE -2 made -1, or the full side with CE -2', () => {
    expect(afterRecovery('AH-5', 2, 1)).toBe('2 steps, CE -0')
    expect(afterRecovery('AH-5', 2, 2)).toBe('2 steps, CE -1')
    expect(afterRecovery('AH-5', 1, 0)).toBe('2 steps, CE -2')
    expect(afterRecovery('AH-5', 1, 1)).toBe('1 steps, CE -0')
    expect(afterRecovery('AH-5', 1, 2)).toBe('1 steps, CE -1')
  })

  it('§10.3 a brigade has no second step to recover, a Landsturm brigade that is no Ersatz its CE', () => {
    const scene = new StagedScene({ units: { 'AH-88 sch': '5.13' }, turn: 3 })
    expect(scene.refusal('recover', 'AH-88 sch')).toMatchObject({ code: 'nothing-to-recover', rule: '10.3' })
    expect(afterRecovery('AH-101 ls', 1, 1)).toBe('1 steps, CE -0')
  })

  it('§10.3 a fresh unit has nothing to recover', () => {
    const scene = new StagedScene({ units: { 'AH-5': '5.13' } })
    expect(scene.offers('recover')).toEqual([])
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({ code: 'nothing-to-recover', rule: '10.3' })
  })

  it('§10.3 §10.3.1 only one recovery a turn', () => {
    const scene = new StagedScene({ units: { 'AH-5': { hex: '5.13', ce: 2 } } }).act('recover', 'AH-5')
    expect(scene.offers('recover')).toEqual([])
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({ code: 'recovery-needs-mp', rule: '10.3.1' })
  })

  it('§10.3 turn after turn, all the way up', () => {
    const scene = new StagedScene({ units: { 'AH-5': { hex: '5.13', steps: 1, ce: 1 } }, turn: 3 })
    const climbed: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      climbed.push(condition(scene.act('recover', 'AH-5'), 'AH-5'))
      for (let phase = 0; phase < 4; phase++) scene.act('done')
    }
    expect(climbed).toEqual(['1 steps, CE -0', '2 steps, CE -2', '2 steps, CE -1', '2 steps, CE -0'])
  })

  it('§10.3 recovery is for the active player’s units', () => {
    const scene = new StagedScene({ units: { 'AH-5': { hex: '5.13', ce: 1 } }, turn: 3, side: 'RU' })
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({ code: 'not-your-unit', rule: '3.2' })
  })
})

/** may AH-25, worn at 13.15, recover? If not, why not. */
function recovery(units: SceneSpec['units'], worn: Partial<Exclude<Placed, string>> = {}): string {
  const scene = new StagedScene({ units: { 'AH-25': { hex: '13.15', ce: 1, ...worn }, ...units }, turn: 3 })
  if (scene.offers('recover').includes('AH-25')) return 'yes'
  const { code, rule } = scene.refusal('recover', 'AH-25')
  return `${code} ${rule}`
}

const TOO_CLOSE = 'recovery-too-close 10.3.1'

describe('the requirements of recovery', () => {
  it('§10.3.1 the unit must be in supply; low supply is not enough', () => {
    expect(recovery({})).toBe('yes')
    expect(recovery({}, { supply: 'low' })).toBe('recovery-needs-supply 10.3.1')
    expect(recovery({}, { supply: 'out' })).toBe('recovery-needs-supply 10.3.1')
  })

  it('§10.3.1 with two hexes between it and the nearest enemy', () => {
    expect(recovery({ 'RU-18': '13.18' })).toBe('yes')
    expect(recovery({ 'RU-18': '16.16' })).toBe('yes')
    expect(recovery({ 'RU-18': '13.17' })).toBe(TOO_CLOSE)
    expect(recovery({ 'RU-comb cs': '15.15' })).toBe(TOO_CLOSE)
    expect(recovery({ 'RU-18': '13.16' })).toBe(TOO_CLOSE)
  })

  it('§10.3.1 §10.3.1.example at two hexes if a friend stands in the one hex between', () => {
    expect(recovery({ 'RU-18': '13.17', 'AH-4': '13.16' })).toBe('yes')
    expect(recovery({ 'RU-18': '13.17', 'AH-4': '12.15' })).toBe(TOO_CLOSE)
  })

  it('§10.3.1 §10.3.1.example where two hexes lie between, friends must stand in both', () => {
    expect(recovery({ 'RU-18': '15.15', 'AH-4': '14.14' })).toBe(TOO_CLOSE)
    expect(recovery({ 'RU-18': '15.15', 'AH-4': '14.15' })).toBe(TOO_CLOSE)
    expect(recovery({ 'RU-18': '15.15', 'AH-4': '14.14', 'AH-13': '14.15' })).toBe('yes')
  })

  it('§10.3.1 every enemy counts, and an adjacent one cannot be screened', () => {
    const screened = { 'RU-18': '13.17', 'AH-4': '13.16' }
    expect(recovery({ ...screened, 'RU-45': '13.13' })).toBe(TOO_CLOSE)
    expect(recovery({ ...screened, 'RU-45': '13.13', 'AH-13': '13.14' })).toBe('yes')
    expect(recovery({ 'RU-45': '13.14', 'AH-4': '12.14', 'AH-13': '14.14' })).toBe(TOO_CLOSE)
  })

  it('§10.3.1 judged when it is done: a friend may first move in between', () => {
    const units = { 'AH-25': { hex: '13.15', ce: 1 }, 'AH-4': '12.15', 'RU-18': '13.17' }
    const scene = new StagedScene({ units })
    expect(scene.offers('recover')).toEqual([])
    scene.act('unit', 'AH-4').act('march', '13.16').act('halt')
    expect(scene.offers('recover')).toEqual(['AH-25'])
  })

  it('§10.3.2 §2.1.ersatz Ersatz units never recover', () => {
    const scene = new StagedScene({
      units: { 'AH-1 m': { hex: '5.13', ce: 1 }, 'AH-1 ls': { hex: '5.13', ce: 1 } },
    })
    expect(scene.offers('recover')).toEqual([])
    for (const id of ['AH-1 m', 'AH-1 ls'])
      expect(scene.refusal('recover', id)).toMatchObject({ code: 'ersatz-never-recovers', rule: '10.3.2' })
  })

  it('§10.3.3 §12.2 cavalry never recovers, neither CE nor steps', () => {
    const units = { 'RU-9+10 c': { hex: '14.22', steps: 1 }, 'RU-comb cs': { hex: '14.22', ce: 1 } }
    const scene = new StagedScene({ units, turn: 3, side: 'RU' })
    expect(scene.offers('recover')).toEqual([])
    for (const id of ['RU-9+10 c', 'RU-comb cs'])
      expect(scene.refusal('recover', id)).toMatchObject({ code: 'cavalry-never-recovers', rule: '10.3.3' })
  })

  it('§10.3.4 a unit eliminated in play does not arrive again by the schedule that once brought it', () => {
    const corps = { 'RU-13': '8.06', 'RU-34': '8.06', 'RU-12': '8.06', 'RU-19': '8.06' }
    const scene = new StagedScene({ side: 'RU', turn: 3, units: corps })
    scene.act('done').act('remove', 'RU-13')
    while (scene.state.turn < 4 || scene.prompt !== 'move') scene.act('done')
    expect(scene.asked).toBe('RU')
    expect(scene.where('RU-13')).toBe('eliminated')
  })

  it('§10.3.4 an eliminated unit never comes back, neither by recovery nor as a reinforcement', () => {
    const units = { 'AH-5': 'eliminated', 'AH-17': 'eliminated', 'RU-18': '18.05' }
    const scene = new StagedScene({ units, stage: 'supply', turn: 4 })
    expect(scene.refusal('recover', 'AH-5')).toMatchObject({ code: 'not-on-map', rule: '10.3.4' })
    while (scene.prompt !== 'over') scene.act('done')
    expect([scene.where('AH-5'), scene.where('AH-17')]).toEqual(['eliminated', 'eliminated'])
    expect(scene.seen('placed')).toEqual([])
  })
})
