/** What is naturally several, what leaves no choice, and what an ending would give up. */
import { type Button, optionsOf } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { ARRIVAL } from '../../state.ts'
import { methods } from '../../table/methods.ts'
import { fight } from '../fight.ts'
import { StagedScene as Board, type SceneSpec } from '../scene.ts'
import { QUIET } from '../turns.ts'
import { sceneOf, scenes } from './scenes.ts'

const seen = (board: Board) => sceneOf(board.play, board.play.pending[0]?.seat ?? 0, 'en')
const labels = (board: Board): string[] => methods.buttons(seen(board)).map(({ label }) => label)
function labelled(board: Board, label: string): Button {
  const found = methods.buttons(seen(board)).find((each) => each.label === label)
  if (!found) throw new Error(`${label} is not among ${labels(board).join(', ')}`)
  return found
}
/** as the table does it: one after the other, as far as each is offered */
function press(board: Board, { answer, then = [] }: Pick<Button, 'answer' | 'then'>): Board {
  for (const { verb, arg } of [answer, ...then]) {
    const seat = board.play.pending[0]?.seat ?? 0
    const options = board.play.offered(seat)?.[verb]
    const isOpen = arg === undefined ? options === true : Array.isArray(options) && options.includes(arg)
    if (isOpen) board.play.answer(seat, { verb, ...(arg === undefined ? {} : { arg }) })
  }
  return board
}
const click = (board: Board, place: string): Board => {
  const [answer, ...then] = methods.atOnce?.(seen(board)).get(hex(place)) ?? []
  return answer ? press(board, { answer, then }) : board
}

const due = (turn: number, kind = 0) => ({ hex: 'to-come', arrival: turn, kind })
const arrivals = (pieces: SceneSpec['pieces'], turn: number): Board =>
  new Board({ stage: 'arrivals', side: 'GE', initiative: 'AL', turn, pieces })

describe('§7.1 arrivals', () => {
  const pieces = { ...QUIET, 'g-ix-r': due(4), 'g-gde': due(4) }

  it('whose hex is fixed come in all at one stroke', () => {
    const board = arrivals(pieces, 4)
    press(board, labelled(board, 'Bring in both'))
    expect([board.where('g-ix-r'), board.where('g-gde')]).toEqual(['91', '100'])
  })

  it('come in by a click on their hex', () => {
    const board = click(arrivals(pieces, 4), '100')
    expect([board.where('g-ix-r'), board.where('g-gde')]).toEqual(['to-come', '100'])
    const free = arrivals({ 'g-gde': due(3, ARRIVAL.diverted), 'g-hq1': '92' }, 3)
    expect(click(free, '94').where('g-gde')).toBe('94')
  })

  it('are not given up without a word', () => {
    const warning = (board: Board): string | undefined =>
      methods.buttons(seen(board)).find(({ answer }) => answer.verb === 'done')?.warning
    expect(warning(arrivals(pieces, 4))).toMatch(/ are due and could come in now/)
    const none = arrivals({ ...QUIET, 'g-ii': 'dead' }, 4)
    expect([none.offers('arrive'), warning(none)]).toEqual([[], undefined])
  })

  it('§7.1.1 with one hex to go to leave no choice', { timeout: 60_000 }, () => {
    let asked = 0
    for (const scene of scenes(6, 9, 'en')) {
      if (scene.decisions[0]?.prompt !== 'arrive-where') continue
      const places = optionsOf(scene.offer, 'place-in')
      asked++
      const only = places.length === 1 ? { verb: 'place-in', arg: places[0] } : undefined
      expect(methods.settled?.(scene)).toEqual(only)
    }
    expect(asked).toBeGreaterThan(0)
  })
})

describe('§10.1 strategic movement', () => {
  it('takes up the first unit of a stack by a click on it', () => {
    const pieces = { 'g-i-b': '101', 'g-2c': '101', 'g-hq6': '101' }
    const spec = { stage: 'strategic', side: 'GE', initiative: 'AL', turn: 5, pieces } as const
    const board = click(new Board(spec), '101')
    expect(board.prompt).toBe('strategic-where')
  })
})

describe('§9.1.3.b a single battle', () => {
  const spec = { hex: '79', attackers: ['g-ii'], pieces: { 'g-ii': '79', 'fort-langres': '79' } }

  it('is not asked about while the attacker has something to say before the dice', () => {
    const guns = fight({ ...spec, pieces: { ...spec.pieces, 'g-ha420': '79' } })
    expect(guns.prompt).toBe('choose-battle')
    expect(methods.settled?.(seen(guns))).toEqual({ verb: 'battle', arg: hex('79') })
  })

  it('waits for a button where the dice fall at once', () => {
    const board = fight(spec)
    expect(methods.settled?.(seen(board))).toBeUndefined()
    expect(methods.buttons(seen(board)).find(({ dice }) => dice === 2)?.answer).toEqual({
      verb: 'battle',
      arg: hex('79'),
    })
    const [asked] = seen(board).decisions
    const text = methods.game.text('en').prompt('choose-battle', asked?.facts ?? {})
    expect(text).toBe('The battle of Langres (79) is to be fought.')
  })
})

describe('§9.5.4 guns', () => {
  it('fire all at one stroke', () => {
    const board = fight({
      hex: '79',
      attackers: ['g-ii'],
      pieces: { 'g-ii': '79', 'g-ha420': '79', 'g-ha305': '79', 'fort-langres': '79' },
    }).act('battle', '79')
    board.dice(6, 6, 4, 5, 6, 6, 6, 6)
    press(board, labelled(board, 'Fire both, one by one'))
    expect(
      board
        .seen('bombarded')
        .map(({ ha }) => ha)
        .sort(),
    ).toEqual([piece('g-ha305'), piece('g-ha420')].sort())
  })
})

describe('§8.2.1 an activation', () => {
  it('in which nobody has moved is not ended without a word', () => {
    const board = new Board({
      pieces: { 'g-vii': '73', 'g-x': '73', 'f-i': '63' },
      turn: 2,
      side: 'GE',
      control: { '72': 'GE', '73': 'GE' },
    }).act('activate', '73')
    const done = (): Button | undefined =>
      methods.buttons(seen(board)).find(({ answer }) => answer.verb === 'done')
    expect(done()?.warning).toMatch(/^Nobody at .* has moved/)
    board.act('unit', 'g-vii').act('march', '63')
    expect([board.prompt, done()?.warning]).toEqual(['activation', undefined])
  })
})

type PerSide = NonNullable<SceneSpec['caps']>

describe('a pass', () => {
  const pieces = { 'g-vii': '73', 'f-i': '63' }
  const passing = (caps: PerSide, mandated: PerSide = {}): Button | undefined => {
    const board = new Board({ pieces, turn: 2, side: 'GE', caps, mandated })
    return methods.buttons(seen(board)).find(({ answer }) => answer.verb === 'pass')
  }

  it('§8.1.1.a §5.1.1.note1 §9.1.1.b says what is left and what it costs', () => {
    expect(passing({ GE: 3, AL: 2 })?.warning).toBe(
      'You still have 3 CAPs. If the enemy passes too, the Action Phase ends: CAPs are not kept. Pass all the same?',
    )
    expect(passing({ GE: 1, AL: 0 }, { GE: 1 })?.warning).toMatch(
      /1 CAP and 1 mandated battle to fight\. This ends the Action Phase: .*costs 1 VP/,
    )
  })
})

describe('§9.1.1.c while a mandated battle is due', () => {
  const pieces = { 'g-vii': '73', 'g-x': '73', 'g-ix': '73', 'g-iii': '73', 'f-i': '63', 'f-ii': '63' }
  const activated = (mandated: PerSide): Board =>
    new Board({
      pieces,
      turn: 2,
      side: 'GE',
      control: { '72': 'GE', '73': 'GE' },
      mandated,
    }).act('activate', '73')
  const lines = (board: Board): string[] =>
    (methods.preview(seen(board), { verb: 'march', arg: hex('63') })?.lines ?? []).map(({ text }) => text)
  const warnings = (board: Board): (string | undefined)[] =>
    methods
      .buttons(seen(board))
      .filter(({ answer }) => answer.verb === 'done')
      .map(({ warning }) => warning)

  it('a march of too few corps says so before it is made', () => {
    const board = activated({ GE: 1 })
    expect(lines(board)).toContain('Can be declared a mandated battle')
    board.act('unit', 'g-vii')
    expect(lines(board)).toContain('Too few for a mandated battle: 1 of 4 infantry corps')
    expect(lines(activated({}))).not.toContain('Can be declared a mandated battle')
  })

  it('movement is not ended, nor the battle begun, without a word while more could join', () => {
    const board = activated({ GE: 1 })
    for (const unit of ['g-vii', 'g-x', 'g-ix']) board.act('unit', unit).act('march', '63')
    for (const warning of warnings(board))
      expect(warning).toMatch(/^Only 3 of the 4 infantry corps of a mandated battle attack at /)
    expect(warnings(board)).toHaveLength(1)
    board.act('unit', 'g-iii').act('march', '63')
    expect(warnings(board).filter(Boolean)).toEqual([])
    const free = activated({})
    free.act('unit', 'g-vii').act('march', '63')
    expect(warnings(free).filter(Boolean)).toEqual([])
  })
})

describe('§8.4 §9.1.3.b an activated stack', () => {
  const pieces = { 'g-vii': '73', 'g-x': '73', 'f-i': '63' }
  const activated = (): Board =>
    new Board({ pieces, turn: 2, side: 'GE', control: { '72': 'GE', '73': 'GE' } }).act('activate', '73')

  it('marches by a click on where it goes, and its price is shown', () => {
    const scene = seen(activated())
    expect(methods.ahead?.(scene)?.spaces).toContain(hex('63'))
    expect(methods.costs(scene).has(hex('63'))).toBe(true)
    expect(methods.preview(scene, { verb: 'march', arg: hex('63') })?.path?.at(-1)?.space).toBe(hex('63'))
  })

  it('comes to its battle by one way, which shows who fights and what is expected before the dice', () => {
    const board = activated().act('unit', 'g-vii').act('march', '63')
    expect(labels(board).filter((label) => label.includes('battle'))).toEqual([
      'End movement: to the battle of Louvain',
    ])
    expect(seen(board).commits({ verb: 'done' }), 'it can be taken back').toBe(false)
    press(board, labelled(board, 'End movement: to the battle of Louvain'))
    expect([board.prompt, board.seen('battle-began')]).toEqual(['choose-battle', []])
    expect(methods.fight(seen(board), undefined, undefined)?.sentence.text).toMatch(
      /^On the average the attackers score/,
    )
    expect(labels(board)).toContain('Fight the battle of Louvain')
  })

  it('§9.1.2.a says so where not all in the hex were told to attack', () => {
    const mixed = { 'g-vii': '63', 'g-x': '63', 'f-i': '63' }
    const board = new Board({ pieces: mixed, turn: 2, side: 'GE' })
      .act('activate', '63')
      .act('attack', 'g-vii')
    press(board, labelled(board, 'End movement: to the battle of Louvain'))
    expect(labels(board)).toContain('Fight the battle of Louvain with 1 of 2 units')
  })
})

describe('keys', () => {
  it('are no letters that are read as figures', { timeout: 60_000 }, () => {
    const keys = new Set<string>()
    for (const scene of scenes(4, 11, 'en')) for (const { key } of methods.buttons(scene)) keys.add(key)
    expect(keys.size).toBeGreaterThan(5)
    expect(['O', 'Q', 'I'].filter((key) => keys.has(key))).toEqual([])
  })
})
