/** What is naturally several: at one stroke, by a click, and back again. */
import { type Answer, REFEREE } from '@sandtable/kernel'
import { type Button, sceneOf as sceneSeen } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { unit } from '../../units.ts'
import { assault, combat } from '../battle.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const seen = (board: Board) => sceneOf(board.play, 0, 'en')
const buttonsOf = (board: Board): Button[] => [...methods.buttons(seen(board))]
const labels = (board: Board): string[] => buttonsOf(board).map(({ label }) => label)
const labelled = (board: Board, label: string): Button => {
  const found = buttonsOf(board).find((each) => each.label === label)
  if (!found) throw new Error(`${label} is not among ${labels(board).join(', ')}`)
  return found
}
/** as the table does it: one after the other, as far as each is offered */
function press(board: Board, { answer, then = [] }: Pick<Button, 'answer' | 'then'>): Board {
  for (const each of [answer, ...then]) board.play.answer(0, each)
  return board
}
const give = (board: Board, answers: readonly Answer[] = []): Board => {
  for (const answer of answers) board.play.answer(0, answer)
  return board
}

describe('§8.1 naming the hexes of an attack', () => {
  const units = { 'AH-4': '13.15', 'AH-25': '13.14', 'RU-17': '14.14' }
  const asked = (): Board => combat(units, { turn: 3 }).act('attack', '14.14')

  it('has a button for all that says it declares, and one for those picked', () => {
    expect(labels(asked())).toEqual(['Declare from both hexes'])
    expect(press(asked(), labelled(asked(), 'Declare from both hexes')).prompt).toBe('choose-attackers')
    const one = asked().act('from', '13.15')
    expect(labels(one)).toEqual(['Declare from both hexes', 'Declare the attack from 1 hex'])
    expect(
      press(one, labelled(one, 'Declare from both hexes')).state.role.get(unit('AH-25')),
    ).toBeGreaterThan(0)
  })

  it('says before that declaring cannot be taken back', () => {
    expect(methods.promptFacts?.(seen(asked())).final).toBe(true)
  })

  it('tells what was picked, the target first', () => {
    const board = asked().act('from', '13.15')
    expect(methods.picked?.(seen(board))).toEqual([
      { verb: 'attack', arg: hex('14.14') },
      { verb: 'from', arg: hex('13.15') },
    ])
    expect(methods.picked?.(seen(combat(units, { turn: 3 })))).toEqual([])
  })

  it('§7.5 leaves out a hex whose only unit cannot fight with the others, and says so', () => {
    const board = combat({ ...units, 'AH-5 c': '14.13' }, { turn: 3 }).act('attack', '14.14')
    expect(labels(board)).toEqual(['Declare from the strongest 2 of 3 hexes', 'Declare from all 3 hexes'])
    const said = (place: string): string[] =>
      methods.preview(seen(board), { verb: 'from', arg: hex(place) })?.lines.map(({ text }) => text) ?? []
    expect(said('14.13')).toContain(
      'Adds nothing: 5th Honvéd Cavalry Division cannot fight in the strongest group',
    )
    expect(said('13.15').some((text) => text.startsWith('Adds nothing'))).toBe(false)
    press(board, labelled(board, 'Declare from the strongest 2 of 3 hexes'))
    expect(board.seen('attack-declared').at(-1)?.from).toEqual([hex('13.15'), hex('13.14')])
  })
})

describe('§7.2 choosing who fights', () => {
  const units = { 'AH-4': '12.15', 'AH-25': '12.15', 'RU-17': '13.15' }

  it('has one button that chooses and rolls, and one that only chooses', () => {
    const board = combat(units, { turn: 3 }).dice(1, 1, 1, 1).act('attack', '13.15')
    expect(labels(board)).toEqual(['Add all that may join (2)', 'Roll with both'])
    const roll = labelled(board, 'Roll with both')
    expect(roll).toMatchObject({ tone: 'attack', dice: 2, then: [{ verb: 'fight' }] })
    press(board, roll)
    expect(board.seen('attackers-named').at(-1)?.units).toEqual([unit('AH-4'), unit('AH-25')])
  })

  it('takes all of a stack by a click on it, and tells who can be put back', () => {
    const board = combat(units, { turn: 3 }).act('attack', '13.15')
    give(board, methods.atOnce?.(seen(board)).get(hex('12.15')))
    expect(methods.picked?.(seen(board))).toEqual([
      { verb: 'join', arg: unit('AH-4') },
      { verb: 'join', arg: unit('AH-25') },
    ])
    const alone = combat({ 'AH-4': '12.15', 'RU-17': '13.15' }, { turn: 3 }).act('attack', '13.15')
    expect(methods.picked?.(seen(alone))).toEqual([])
  })
})

describe('§9.3.2 an advance', () => {
  const won = (more: Readonly<Record<string, string>> = {}): Board => {
    const units = { 'AH-25': '12.15', 'AH-4': '12.15', 'AH-13': '12.15', ...more }
    const board = combat({ ...units, 'RU-17': '13.15', 'RU-38': '13.15' }, { turn: 3 }).dice(1, 3, 4, 6)
    assault(board, '13.15')
    return board.act('retreat', board.offers('retreat')[0])
  }

  it('is made by all at one stroke, from the button, the hex or the stack', () => {
    expect(labels(won())).toEqual(['Advance with all 3', 'Stay, do not advance'])
    const units = ['AH-25', 'AH-4', 'AH-13']
    const board = won()
    press(board, labelled(board, 'Advance with all 3'))
    expect(units.map((id) => board.where(id))).toEqual(['13.15', '13.15', '13.15'])
    for (const place of ['13.15', '12.15']) {
      const clicked = won()
      give(clicked, methods.atOnce?.(seen(clicked)).get(hex(place)))
      expect(units.map((id) => clicked.where(id))).toEqual(['13.15', '13.15', '13.15'])
    }
  })

  it('§5.1 is offered to as many as there is room for', () => {
    const board = won()
    const four = methods.atOnce?.(seen(board)).get(hex('13.15'))?.length
    expect(four).toBe(3)
    board.act('advance', 'AH-4')
    expect(labels(board)[0]).toBe('Advance with both')
  })
})

describe('§9.4.2 losses', () => {
  it('are shared out at one stroke among those who bear them best', () => {
    const units = { 'AH-25': { hex: '12.15', ce: 1 }, 'AH-4': '12.15', 'AH-13': '12.15' }
    const board = combat({ ...units, 'RU-17': '13.15', 'RU-38': '13.15' }, { turn: 3 }).dice(1, 3, 4, 6)
    assault(board, '13.15')
    board.act('retreat', board.offers('retreat')[0]).act('halt')
    expect(board.prompt).toBe('take-loss')
    const [share] = buttonsOf(board)
    expect(share?.label).toMatch(/^One CE loss each: /)
    const losing = [share?.answer, ...(share?.then ?? [])].map((answer) => answer?.arg)
    expect(losing).not.toContain(unit('AH-25'))
    if (share) press(board, share)
    expect(losing.map((u) => board.state.ce.get(u ?? -1))).toEqual(losing.map(() => 1))
  })
})

describe('ending a phase', () => {
  const warningOf = (board: Board): string | undefined =>
    buttonsOf(board).find(({ answer }) => answer.verb === 'done')?.warning

  it('§5.2 says which stacks would lose units', () => {
    const units = { 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.15', 'AH-27': '11.15' }
    expect(warningOf(new Board({ units, turn: 3 }))).toMatch(/^Over-stacked: Tomaszow \(11\.15\)\./)
    expect(warningOf(new Board({ units: { 'AH-4': '11.15' }, turn: 3 }))).toBeUndefined()
  })

  it('§10.3 says who could still recover', () => {
    const units = { 'AH-4': { hex: '3.14', ce: 1 }, 'RU-17': '16.22' }
    const board = new Board({ units, turn: 3 })
    expect(board.can('recover')).toBe(true)
    expect(warningOf(board)).toMatch(/^4th Infantry Division could still recover/)
    expect(warningOf(board.act('recover', 'AH-4'))).toBeUndefined()
  })

  it('§7.0 says what could be attacked well, after the first attack, too', () => {
    const units = { 'AH-4': '12.15', 'AH-25': '12.15', 'RU-17': '13.15', 'AH-27': '9.05', 'RU-38': '9.04' }
    const board = combat(units, { turn: 3 }).dice(4, 4, 1, 1)
    expect(warningOf(board)).toContain('Komarow (13.15)')
    expect(warningOf(combat({ 'AH-4': '12.15' }, { turn: 3 }))).toBeUndefined()
    assault(board, '13.15')
    while (board.prompt !== 'attack') board.act('retreat', board.offers('retreat')[0])
    expect(warningOf(board)).toBeUndefined()
    const more = combat({ ...units, 'AH-39': '9.05', 'AH-15': '9.05' }, { turn: 3 }).dice(4, 4, 1, 1)
    assault(more, '13.15')
    while (more.prompt !== 'attack') more.act('retreat', more.offers('retreat')[0])
    expect(warningOf(more)).toMatch(/^You can still attack .*9\.04.* all the same\?$/)
  })
})

describe('§5.1 §5.2 a march into a full hex', () => {
  const units = { 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.15' }

  it('is cautioned against if no MP is left to go on, and only then', () => {
    const at = (place: string, spent: number): ReturnType<typeof seen> =>
      seen(new Board({ units: { ...units, 'AH-27': { hex: place, spent } }, turn: 3 }).act('unit', 'AH-27'))
    const march = { verb: 'march', arg: hex('11.15') }
    expect(methods.crowded?.(at('11.14', 3)).has(hex('11.15'))).toBe(true)
    expect(methods.caution?.(at('11.14', 3), march)?.title).toBe(
      'No room at Tomaszow (11.15), and no MP left to go on',
    )
    expect(methods.caution?.(at('11.14', 0), march)).toBeUndefined()
    expect(methods.caution?.(at('11.14', 3), { verb: 'march', arg: hex('11.13') })).toBeUndefined()
  })
})

describe('§8.1 an attack from a single hex', () => {
  const units = { 'AH-4': '13.15', 'AH-25': '13.14', 'RU-17': '14.14', 'RU-35': '14.15' }
  const attack = (place: string) => ({ verb: 'attack', arg: hex(place) })
  const board = (): Board => combat(units, { turn: 3 })

  it('would be declared beyond recall by one click: it is asked back with the odds', () => {
    expect(board().act('attack', '14.15').prompt, 'nothing is left to name').toBe('choose-attackers')
    const asked = methods.caution?.(seen(board()), attack('14.15'))
    expect(asked?.title).toMatch(/^Declare the attack on /)
    expect(asked?.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The enemy must retreat', 'You must retreat']),
    )
    expect(asked?.lines.at(-1)).toMatchObject({ rules: ['8.1'], tone: 'warn' })
  })

  it('is not asked back where the hexes are named first, nor by who sees both sides and can take it back', () => {
    expect(methods.caution?.(seen(board()), attack('14.14'))).toBeUndefined()
    const alone = sceneSeen(board().play, { eyes: REFEREE, seat: 0, language: 'en' })
    expect(methods.caution?.(alone, attack('14.15'))).toBeUndefined()
  })
})
