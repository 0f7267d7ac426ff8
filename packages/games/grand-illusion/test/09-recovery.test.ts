import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { endTurn, QUIET } from './turns.ts'

const down = (hex: string): { hex: string; back: true } => ({ hex, back: true })
const upright = (scene: StagedScene, ids: readonly string[]): string[] =>
  ids.filter((id) => scene.face(id) === 0)
const five = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi'] as const
const disrupted = (hex: string, ids: readonly string[]): Record<string, { hex: string; back: true }> =>
  Object.fromEntries(ids.map((id) => [id, down(hex)]))

describe('§9.8.3.a recovery for a CAP', () => {
  it('§9.8.3.a all supplied combat units of a hex', () => {
    const pieces = { ...QUIET, 'f-ii': down('28'), 'f-c1': down('28'), 'f-hq5': down('28') }
    const scene = new StagedScene({ pieces, turn: 6 }).act('recover', '28')
    expect(upright(scene, ['f-ii', 'f-c1', 'f-hq5'])).toEqual(['f-ii', 'f-c1'])
    expect(scene.caps('AL')).toBe(4)
  })

  it('§9.8.3.a not with any enemy in the hex, a besieged fort included', () => {
    const with_ = (enemy: SceneSpec['pieces']): StagedScene =>
      new StagedScene({
        turn: 6,
        pieces: { ...QUIET, 'f-ii': down('96'), 'f-iii': '96', ...enemy },
        control: { '96': 'AL' },
      })
    expect(with_({}).offers('recover')).toEqual(['96'])
    for (const enemy of [
      { 'g-ii': '96' },
      { 'g-2c': '96' },
      { 'g-hq6': '96' },
      { 'fort-metz-5': { hex: '96', besieged: true } },
    ])
      expect(with_(enemy).refusal('recover', '96').code).toBe('enemies-in-hex')
  })

  it('§9.8.3.a not units out of supply', () => {
    const ring = Object.fromEntries(['27', '37', '38', '19', '18', '29'].map((id) => [id, 'GE' as const]))
    const scene = new StagedScene({
      turn: 6,
      pieces: { ...QUIET, 'f-i': '80', 'f-ii': down('28') },
      control: { ...ring, '28': 'GE' },
    })
    expect(scene.refusal('recover', '28').code).toBe('nobody-to-recover')
  })

  it('EX-14 §14.1.1.c.2 §14.3.1.c.2 from turn 12 only half of them, rounded up, as the owner likes', () => {
    for (const scenario of ['campaign', 'what-if'] as const) {
      const start = (turn: number): StagedScene =>
        new StagedScene({ turn, scenario, pieces: { ...QUIET, ...disrupted('28', five) } }).act(
          'recover',
          '28',
        )
      expect(upright(start(11), five)).toHaveLength(5)
      const scene = start(12)
      expect(scene.prompt).toBe('recover-units')
      for (const id of ['f-iv', 'f-ii', 'f-vi']) scene.act('recover-unit', id)
      expect(upright(scene, five)).toEqual(['f-ii', 'f-iv', 'f-vi'])
    }
  })
})

describe('§11.4 recovery at the end of a turn', () => {
  it('§11.4 all supplied units turn up for nothing, HQs and siege guns with them', () => {
    const pieces = {
      ...QUIET,
      ...disrupted('28', five),
      'f-hq5': down('28'),
      'g-ha420': down('101'),
      'g-ii': down('101'),
    }
    const scene = endTurn({ pieces, turn: 6 })
    expect(upright(scene, [...five, 'f-hq5', 'g-ha420', 'g-ii'])).toHaveLength(8)
  })

  it('§11.4 units out of supply do not', () => {
    const scene = endTurn({
      turn: 6,
      pieces: { 'f-i': '80', 'f-ii': '28' },
      control: Object.fromEntries(
        ['27', '37', '38', '19', '18', '29', '28'].map((id) => [id, 'GE' as const]),
      ),
    })
    expect([scene.where('f-ii'), scene.face('f-ii')]).toEqual(['28', 1])
  })

  const facing = (friends: SceneSpec['pieces'], enemy: SceneSpec['pieces'], turn = 6): StagedScene =>
    endTurn({ turn, pieces: { 'g-i-b': '101', ...friends, ...enemy } })

  it('§11.4 beside the enemy one of one or two', () => {
    const scene = facing({ 'f-ii': down('28'), 'f-iii': down('28') }, { 'g-2c': '28' })
    expect([scene.prompt, scene.asked]).toEqual(['recover-units', 'AL'])
    scene.act('recover-unit', 'f-iii')
    expect(upright(scene, ['f-ii', 'f-iii'])).toEqual(['f-iii'])
  })

  it('§11.4 two of three or more, as the owner likes', () => {
    const scene = facing({ 'f-i': '28', ...disrupted('28', ['f-ii', 'f-iii', 'f-iv']) }, { 'g-2c': '28' })
    scene.act('recover-unit', 'f-ii')
    expect(scene.offers('recover-unit')).toEqual(['f-iii', 'f-iv'])
    scene.act('recover-unit', 'f-iv')
    expect(upright(scene, ['f-ii', 'f-iii', 'f-iv'])).toEqual(['f-ii', 'f-iv'])
  })

  it('§11.4 an enemy fort counts, besieged or not; HQs always turn up', () => {
    const pieces = { ...disrupted('101', ['f-ii', 'f-iii']), 'f-hq2': down('101') }
    for (const besieged of [true, false]) {
      const scene = endTurn(
        {
          turn: 6,
          pieces: { ...pieces, 'f-xx': '101', 'f-xv': '101', 'fort-metz-3': { hex: '101', besieged } },
          control: { '101': besieged ? 'AL' : 'GE' },
        },
        ...(besieged ? [6] : []),
      )
      expect(scene.face('f-hq2')).toBe(0)
      expect(upright(scene, ['f-ii', 'f-iii'])).toHaveLength(2)
    }
    const few = endTurn({ turn: 6, pieces: { ...pieces, 'fort-metz-3': '101' } })
    expect(few.offers('recover-unit')).toEqual(['f-ii', 'f-iii'])
  })

  it('§11.4 §9.5.4.b guns out of supply stay as they are', () => {
    const scene = endTurn({ turn: 6, pieces: { 'f-i': '80', 'g-ha420': down('40'), 'g-ii': '40' } })
    expect(scene.face('g-ha420')).toBe(1)
  })

  it('EX-14 §14.1.1.c.2 from turn 12 half of them, rounded up, where all could', () => {
    const scene = endTurn({ turn: 12, pieces: { ...QUIET, ...disrupted('28', five) } })
    expect([scene.prompt, scene.rule]).toEqual(['recover-units', '14.1.1.c.2'])
    for (const id of ['f-ii', 'f-iii', 'f-iv']) scene.act('recover-unit', id)
    expect(upright(scene, five)).toHaveLength(3)
  })

  it('EX-14 §14.1.1.c.2 the limit beside the enemy stays what it was', () => {
    const scene = facing(disrupted('28', ['f-ii', 'f-iii', 'f-iv', 'f-v']), { 'g-2c': '28' }, 12)
    scene.act('recover-unit', 'f-ii').act('recover-unit', 'f-v')
    expect(upright(scene, ['f-ii', 'f-iii', 'f-iv', 'f-v'])).toEqual(['f-ii', 'f-v'])
  })

  it('§11.4 both sides do it, the choice is the owner’s', () => {
    const german = disrupted('101', ['g-ii', 'g-iii', 'g-iv'])
    const scene = facing(
      { ...disrupted('28', ['f-ii', 'f-iii']), ...german },
      { 'g-2c': '28', 'f-c1': '101' },
    )
    expect(scene.asked).toBe('AL')
    scene.act('recover-unit', 'f-ii')
    expect([scene.asked, scene.offers('recover-unit')]).toEqual(['GE', ['g-ii', 'g-iii', 'g-iv']])
  })
})
