import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { MARK, mark } from '../state.ts'
import { activated } from './activated.ts'
import { fortune } from './fight.ts'
import { fought } from './retreating.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { arrival, endTurn, QUIET } from './turns.ts'

const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

describe('§14.1.1.a.1 the Belgians of Brussels', () => {
  const armies = { 'be-i': '62', 'be-c': '62', 'be-hq': '62', 'g-ii': '72', 'g-iii': '72', 'f-viii': '98' }
  /** the 1st Army comes to 62 and opens the battle */
  const attack = (spec: Partial<SceneSpec> = {}, roll = 5): StagedScene =>
    activated('72', {
      side: 'GE',
      turn: 1,
      forts: true,
      control: german('72', '73'),
      ...spec,
      pieces: { ...armies, ...spec.pieces },
    })
      .act('stack', '72')
      .act('march', '62')
      .dice(...fortune(roll), ...Array.from({ length: 20 }, () => 6))
      .act('battle', '62')

  it('§14.3.1.a.2 in scenario 3 they may while one of two northern activations is left', () => {
    const asked = [0, 1, 2].map((northern) => attack({ scenario: 'what-if', set: { northern } }).prompt)
    expect(asked.map((prompt) => prompt === 'belgian-withdrawal')).toEqual([true, true, false])
  })

  it('§14.1.1.a.1 they leave alone: French cavalry beside them has its battle', () => {
    const scene = attack({ pieces: { 'f-c1': '62' } }).act('yes')
    expect([scene.where('be-hq'), scene.where('f-c1'), scene.control('62')]).toEqual(['52', '62', 'AL'])
    expect(scene.seen('fortune-rolled')).toHaveLength(1)
  })

  it('§12.5.1.when a retreat to Antwerp after Tactical Advantage is a refuge, too', () => {
    const scene = attack({}, 7).act('no').act('retire')
    if (scene.can('fall-back')) scene.act('fall-back')
    scene.act('retreat', '52')
    expect([scene.where('be-i'), scene.state.refuge]).toEqual(['52', 1])
  })
})

describe('§9.4 retreats go home', () => {
  it('§9.4 §8.3.1 of its own will nobody retreats on into enemy country', () => {
    const pieces = { 'g-v': '87', 'f-i': { hex: '87', back: true }, 'f-viii': '80' } as const
    const scene = fought({ hex: '87', attackers: ['g-v'], turn: 6, pieces, control: german('87') })
    for (let steps = 0; scene.can('retreat') && steps < 60; steps++)
      scene.act('retreat', scene.offers('retreat').at(-1))
    const entered = scene.seen('retreated').map(({ to }) => to + 1)
    expect(entered.filter((h) => scene.control(String(h)) !== 'AL')).toEqual([])
    expect([scene.seen('control-changed'), scene.points('AL')]).toEqual([[], 0])
  })
})

describe('§14.1.1.b.1 detachments', () => {
  const due = { hex: 'to-come', arrival: 6 } as const
  const arriving = (pieces: SceneSpec['pieces'], turn = 6): StagedScene =>
    new StagedScene({
      stage: 'arrivals',
      scenario: 'what-if',
      side: 'GE',
      initiative: 'AL',
      turn,
      pieces: { 'f-i': '19', 'g-hq-gaede': due, ...pieces },
    }).act('arrive', 'g-hq-gaede')

  it('§14.1.1.b.1 the 9th Army is a numbered one, Army Group North is not', () => {
    const pieces = { 'g-hq9': '85', 'g-v': '85', 'g-hqnord': '84', 'g-vi': '84' }
    const places = arriving(pieces).offers('place-in')
    expect([places.includes('85'), places.includes('84')]).toEqual([true, false])
    expect(arriving(pieces, 7).offers('place-in')).not.toContain('85')
  })

  it('§14.1.1.b.1 §7.1.2 the new HQ receives nobody this turn, nor a second detachment', () => {
    const pieces = { 'g-hq5': '85', 'g-v': '85', 'g-lw': due, 'g-hq-strantz': due }
    const scene = arriving(pieces).act('place-in', '85')
    expect([scene.where('g-hq5'), arrival(scene, 'g-hq5')]).toEqual(['to-come', 7])
    expect(scene.act('arrive', 'g-lw').offers('place-in')).not.toContain('85')
    scene.act('put-back').act('arrive', 'g-hq-strantz')
    expect(scene.refusal('place-in', '85').rule).toBe('7.1.2')
  })
})

describe('§14.2.2.b what counts for the awards', () => {
  const counts = (scene: StagedScene): number[] => [scene.state.frenchLosses, scene.state.britishHits]
  const fightAt57 = (pieces: SceneSpec['pieces']): StagedScene =>
    fought(
      {
        hex: '57',
        attackers: ['g-v', 'g-vi'],
        turn: 4,
        scenario: 'marne',
        pieces: { 'g-v': '57', 'g-vi': '57', 'f-viii': '98', ...pieces },
      },
      5,
      [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6],
    )
  const tired = { hex: '57', back: true } as const

  it('§14.2.2.b.4 French corps, IX(-) among them, but no divisions', () => {
    expect(counts(fightAt57({ 'f-i': tired, 'f-57r': tired }))).toEqual([1, 0])
    expect(counts(fightAt57({ 'f-ix-minus': tired }))).toEqual([1, 0])
  })

  it('§14.2.2.b.5 §9.3.3.unit hits on British units: each of a pair takes one, attrition gives none', () => {
    expect(counts(fightAt57({ 'b-1-div': '57', 'b-cav-div': tired }))).toEqual([0, 2])
    const worn = endTurn({
      scenario: 'marne',
      turn: 4,
      pieces: { ...QUIET, 'b-1-div': '57', 'b-2-div': tired },
      control: german('1', '4', '14'),
    })
    expect([worn.state.where.get(piece('b-2-div')), ...counts(worn)]).toEqual([-2, 0, 0])
  })
})

it('§14.1.1.a.5 §14.1.1.a.6 whole on turn 8, disrupted on turn 12, one a nation, without CAPs', () => {
  const restoring = (turn: number): StagedScene =>
    new StagedScene({
      stage: 'arrivals',
      turn,
      initiative: 'GE',
      pieces: { ...QUIET, 'b-1-div': 'dead', 'b-cav-div': 'dead', 'be-i': 'dead', 'be-3': 'dead' },
    })
  const eighth = restoring(8)
  expect(eighth.offers('restore')).toEqual(['b-1-div'])
  expect(eighth.act('restore', 'b-1-div').act('place-in', '14').face('b-1-div')).toBe(0)
  const twelfth = restoring(12).act('restore', 'be-i').act('place-in', '1')
  expect([twelfth.face('be-i'), twelfth.caps('AL'), twelfth.offers('restore')]).toEqual([1, 5, ['b-1-div']])
  expect(restoring(9).offers('restore')).toEqual([])
})

it('§14.1.1.a.3 a unit that began in 54 and was lost began there all the same', () => {
  const scene = endTurn({
    turn: 1,
    pieces: { ...QUIET, 'f-i': '80', 'f-c1': { hex: '28', back: true } },
    control: german('28', '27', '37', '38', '19', '18', '29'),
    prepare: (s) => mark(s, piece('f-c1'), MARK.fromMaubeuge),
  })
  expect([scene.where('f-c1'), scene.isMarked('f-c1', 'fromMaubeuge')]).toEqual(['dead', true])
})
