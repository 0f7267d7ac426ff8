/** The staff at a real table of a real game. */
import { LocalGame, type Opened, open, quiet, untilAsked } from './staffed-table.ts'
import { describe, expect, test, vi } from 'vitest'
import { actionsOf } from '../../panels/log-entries.ts'
import type { LocalGame as AnyLocalGame } from '../../session/local-game.ts'
import { whyText } from '../../staff/why-text.ts'

vi.setConfig({ testTimeout: 60_000 })

const galicia = (how?: Parameters<typeof open>[2]) => open('battle-for-galicia', 'krasnik', how)
const glory = (how?: Parameters<typeof open>[2]) => open('illusions-of-glory', 'mobilization', how)

async function aWhile(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done, 0))
}

const prompt = ({ game }: Opened): string => game.match.play.asked(game.toDecide ?? 0)?.question.prompt ?? ''
const rowOf = ({ table }: Opened, id: string) =>
  table.staff.rows().find(({ department }) => department.id === id)
const departmentOf = (opened: Opened, id: string) => {
  const found = rowOf(opened, id)?.department
  if (!found) throw new Error(`no department ${id}`)
  return found
}
const byOf = ({ game }: Opened) => game.match.moves.map(({ by }) => by)

/** The player ends what can be ended. */
function end({ table }: Opened): void {
  const answer = ['done', 'enough', 'halt'].map((verb) => ({ verb })).find((each) => table.isOffered(each))
  if (!answer) throw new Error('nothing can be ended')
  table.act(answer)
}

describe('with everything but one department on staff', () => {
  test('the player is asked about that alone, and the record says which answers were the staff’s', async () => {
    const opened = await galicia()
    const { table, game } = opened
    expect(prompt(opened)).toBe('move')
    table.staff.giveAll('easy', departmentOf(opened, 'movement'))
    const asked = new Set<string>()
    for (let n = 0; n < 3; n++) {
      await quiet(opened)
      asked.add(prompt(opened))
      end(opened)
    }
    expect([...asked]).toEqual(['move'])
    const own = game.match.moves.filter(({ seat }) => seat === 0)
    expect(own.some(({ by }) => by === 'staff')).toBe(true)
    for (const { answer, by } of own) if (answer.verb === 'stay') expect(by).toBe('staff')
    const record = JSON.parse(game.exported()) as { actions: { seat: string; by?: string }[] }
    expect(record.actions.filter(({ by }) => by === 'staff').length).toBe(
      own.filter(({ by }) => by === 'staff').length,
    )
    expect(game.match.moves.filter(({ seat, by }) => seat === 1 && by !== undefined)).toEqual([])
  })

  test('it says why, and shows what it did last', async () => {
    const opened = await glory()
    opened.table.staff.giveAll('easy', departmentOf(opened, 'operations'))
    await quiet(opened)
    expect(prompt(opened)).toBe('activate')
    const at = byOf(opened).lastIndexOf('staff') + 1
    const deed = opened.table.staff.deedAt(at)
    expect(deed?.departments.map(({ id }) => id)).toEqual(['cards'])
    expect(deed?.why?.en).toMatch(/Play .+\./)
    expect(rowOf(opened, 'cards')?.last?.at).toBe(at)
    expect(rowOf(opened, 'losses')?.last).toBeUndefined()
  })
})

test('what it does in a fight is told with its mark, though in small print', async () => {
  const opened = await open('illusions-of-glory', 'campaign', {
    prepare: (game) => untilAsked(game, 'combat-cards'),
  })
  opened.table.staff.giveAll('easy')
  const kinds = ['combat-cards', 'losses', 'retreats'] as const
  const isTold = (): boolean => kinds.every((id) => rowOf(opened, id)?.last !== undefined)
  for (let n = 0; n < 20_000 && !isTold(); n++) await new Promise((done) => setTimeout(done, 0))
  opened.table.setPaused(true)
  for (const id of kinds) {
    const at = rowOf(opened, id)?.last?.at ?? 0
    expect(opened.table.staff.deputyAt(at), id).toBe('staff')
    expect(opened.table.staff.deedAt(at)?.departments.map((each) => each.id)).toContain(id)
    const lines = opened.table.log().flatMap((group) => group.lines)
    expect(
      lines.some((line) => actionsOf(line).includes(at)),
      id,
    ).toBe(true)
  }
})

test('of every deed it says why: in the bot’s own words, or what was chosen against what', async () => {
  const opened = await open('illusions-of-glory', 'campaign', {
    prepare: (game) => untilAsked(game, 'combat-cards'),
  })
  const { table, game } = opened
  table.staff.giveAll('easy')
  const before = game.match.length
  for (let n = 0; n < 20_000 && game.match.length < before + 60; n++)
    await new Promise((done) => setTimeout(done, 0))
  table.setPaused(true)
  const own = game.match.moves.flatMap(({ by }, i) => (by === 'staff' ? [i + 1] : []))
  const deeds = own.flatMap((at) => table.staff.deedAt(at) ?? [])
  expect(deeds.length).toBeGreaterThan(10)
  for (const deed of deeds) {
    const said = [whyText(deed, 'en'), whyText(deed, 'ja')]
    expect(said.filter((text) => text.length < 5)).toEqual([])
  }
  const silent = deeds.filter(({ why }) => why === undefined)
  for (const deed of silent)
    expect(whyText(deed, 'en')).toMatch(/^(?:Of \d+ possible: \S.*\.|Nothing else was possible: )/)
})

test('while the enemy decides, departments are charged and taken back', async () => {
  const opened = await galicia()
  const { table, game } = opened
  end(opened)
  for (let n = 0; n < 20_000 && game.toDecide === 0; n++) {
    if (table.staff.decides() === undefined && table.thinking() === undefined) end(opened)
    await new Promise((done) => setTimeout(done, 0))
  }
  table.setPaused(true)
  expect(table.thinking()).toMatchObject({ seat: 1, isStaff: false })
  expect(table.staff.isThere()).toBe(true)
  table.staff.give('movement', 'easy')
  expect(rowOf(opened, 'movement')?.level).toBe('easy')
  table.staff.give('movement', undefined)
  expect(rowOf(opened, 'movement')?.level).toBeUndefined()
})

describe('taking back', () => {
  test('in mid-phase: the question comes to the player at once, and what was charged is stored', async () => {
    const opened = await galicia()
    const { table, game } = opened
    table.staff.give('movement', 'easy')
    expect(table.staff.decides()?.map(({ id }) => id)).toEqual(['movement'])
    expect(table.thinking()?.isStaff).toBe(true)
    const before = opened.stored()
    table.staff.give('movement', undefined)
    expect(opened.stored()).toBeGreaterThan(before)
    expect(table.staff.decides()).toBeUndefined()
    await quiet(opened)
    expect(game.match.length, 'a thought that was under way is dropped').toBe(0)
    expect(prompt(opened)).toBe('move')
    expect(table.isOffered({ verb: 'done' })).toBe(true)
  })

  test('for this stage alone: the department stays with the staff', async () => {
    const opened = await glory()
    const { table, game } = opened
    table.staff.give('cards', 'easy')
    table.staff.takeOver()
    await quiet(opened)
    expect(game.match.length).toBe(0)
    expect(prompt(opened)).toBe('take-card')
    expect(rowOf(opened, 'cards')?.level).toBe('easy')
    const [card] = table.hands().flatMap((hand) => ('cards' in hand ? hand.cards : []))
    table.act({ verb: 'take', arg: card?.card ?? 1 })
    await quiet(opened)
    expect(byOf(opened).at(0)).toBeUndefined()
    expect(byOf(opened), 'the next stage is the staff’s again').toContain('staff')
  })

  test('undo: the player decides what the staff had decided, and redo gives it back', async () => {
    const opened = await glory()
    const { table, game } = opened
    table.staff.giveAll('easy', departmentOf(opened, 'operations'))
    await quiet(opened)
    const { length } = game.match
    expect(game.match.moveAt(length)?.by).toBe('staff')
    table.undo()
    await quiet(opened)
    expect(game.match.length).toBe(length - 1)
    expect(prompt(opened)).toBe('action')
    table.redo()
    await quiet(opened)
    expect(game.match.length).toBe(length)
    expect(game.match.moveAt(length)?.by).toBe('staff')
    expect(prompt(opened)).toBe('activate')
  })
})

test('once: the staff answers the question on the table and no other', async () => {
  const opened = await glory()
  expect(opened.table.staff.mayLeave()).toBe('once')
  opened.table.staff.leave()
  await quiet(opened)
  expect(byOf(opened).filter((by) => by !== undefined)).toEqual(['staff'])
  expect(prompt(opened)).toBe('action')
})

test('with all but one army on staff, the player begins, and what is the army’s or nobody’s is left to the player', async () => {
  const opened = await galicia()
  const { table, game } = opened
  const armies = table.staff.rows().filter(({ department }) => department.kind === 'force')
  expect(armies.length).toBeGreaterThan(1)
  const own = armies[0]?.department
  table.staff.giveAll('easy', own)
  await quiet(opened)
  expect(game.match.length, 'the player begins').toBe(0)
  expect(table.staff.mayLeave()).toBe('again')
  table.staff.leave()
  await quiet(opened)
  expect(game.match.length).toBeGreaterThan(0)
  expect(new Set(byOf(opened))).toEqual(new Set(['staff']))
  expect(prompt(opened)).toBe('move')
  expect(table.staff.isReferred()).toBe(true)
})

test('told to go on, it does its own part and nothing of the player’s', async () => {
  const opened = await galicia()
  const { table } = opened
  const army = table.staff.rows().find(({ department }) => department.kind === 'force')?.department.id ?? ''
  table.staff.give(army, 'easy')
  expect(table.staff.mayLeave()).toBe('again')
  table.staff.leave()
  await quiet(opened)
  const deeds = byOf(opened)
    .flatMap((by, i) => (by === 'staff' ? [table.staff.deedAt(i + 1)] : []))
    .map((deed) => deed?.departments.map(({ id }) => id))
  expect(deeds.length).toBeGreaterThan(0)
  expect(deeds.filter((ids) => ids?.includes(army) !== true)).toEqual([])
  expect(prompt(opened)).toBe('move')
})

test('once is for one question, and not for the next of the same department', async () => {
  const opened = await open('battle-for-galicia', 'campaign', {
    prepare: (game) => untilAsked(game, 'take-loss'),
  })
  const { table, game } = opened
  expect(prompt(opened)).toBe('take-loss')
  const { length } = game.match
  table.staff.leave()
  await quiet(opened)
  expect(
    byOf(opened)
      .slice(length)
      .filter((by) => by === 'staff'),
  ).toEqual(['staff'])
})

test('once: one march, and neither the next nor the end of the phase', async () => {
  const opened = await galicia()
  const { table, game } = opened
  const phase = game.match.play.trail[0]
  for (let n = 0; n < 3; n++) {
    const { length } = game.match
    table.staff.leave()
    await quiet(opened)
    expect(
      byOf(opened)
        .slice(length)
        .filter((by) => by === 'staff').length,
    ).toBeLessThan(2)
    expect(game.match.play.trail[0]).toBe(phase)
  }
})

test('once: the end of the phase is left to the player, who alone may say so', async () => {
  const opened = await open('battle-for-galicia', 'campaign', {
    prepare: (game) => untilAsked(game, 'attack'),
  })
  const { table, game } = opened
  expect(table.isOffered({ verb: 'done' })).toBe(true)
  for (let n = 0; n < 30 && !table.staff.isReferred(); n++) {
    table.staff.leave()
    await quiet(opened)
  }
  expect([table.staff.isReferred(), prompt(opened)]).toEqual([true, 'attack'])
  expect(game.match.moves.filter(({ by, answer }) => by === 'staff' && answer.verb === 'done')).toEqual([])
})

test('questions like one that was handed over are usual, but not right after the staff has answered', async () => {
  const opened = await galicia()
  const { table } = opened
  expect(table.staff.isUsual()).toBe(false)
  table.staff.leave()
  await quiet(opened)
  expect(byOf(opened).at(-1)).toBe('staff')
  expect(table.staff.isUsual(), 'a press that comes too late hands nothing over').toBe(false)
  table.undo()
  await quiet(opened)
  expect(table.staff.isUsual()).toBe(true)
})

describe('a standing answer', () => {
  const untilReaction = (game: AnyLocalGame): void => untilAsked(game, 'react')

  test('is given at once and ever again, and marked; withdrawn, the question is asked', async () => {
    const opened = await open('battle-for-galicia', 'campaign', { prepare: untilReaction })
    const { table, game } = opened
    expect(prompt(opened)).toBe('react')
    const asked = table.staff.standingAsked()
    if (!asked) throw new Error('it cannot be answered beforehand')
    expect(asked.space).toBeDefined()
    const { length } = game.match
    table.staff.stand(asked, false, 'turn')
    expect(game.match.moveAt(length + 1)).toMatchObject({ answer: { verb: 'stay' }, by: 'standing' })
    expect(table.staff.standing()).toHaveLength(1)
    expect(table.staff.deedAt(length + 1)?.kind).toBe(asked.kind)
    await quiet(opened)
    expect(prompt(opened)).not.toBe('react')
    const [row] = table.staff.standing()
    if (row) table.staff.withdraw(row.stand)
    expect(table.staff.standing()).toHaveLength(0)
  })

  test('is given twenty times to a question that is asked once', async () => {
    const asksForCards = (game: AnyLocalGame): void => untilAsked(game, 'combat-cards', 'combat-card')
    const opened = await open('illusions-of-glory', 'campaign', { prepare: asksForCards })
    const { table, game } = opened
    const asked = table.staff.standingAsked()
    if (!asked) throw new Error('it cannot be answered beforehand')
    table.staff.giveAll('easy', departmentOf(opened, 'combat-cards'))
    expect(prompt(opened)).toBe('combat-cards')
    const before = game.match.length
    table.staff.stand(asked, false, 'game')
    const since = () => game.match.moves.slice(before).filter(({ seat }) => seat === 0)
    const given = () => since().filter(({ by }) => by === 'standing')
    // Were the player asked anything, the game would stand still; what leaves no choice the table answers itself.
    while (given().length < 20) await new Promise((done) => setTimeout(done, 0))
    expect(since().filter(({ answer, by }) => answer.verb === 'enough' && by !== 'standing')).toEqual([])
    expect(given().every(({ answer }) => answer.verb === 'enough')).toBe(true)
  })

  test('for one place alone says nothing of another', async () => {
    const opened = await open('battle-for-galicia', 'campaign', { prepare: untilReaction })
    const { table, game } = opened
    const asked = table.staff.standingAsked()
    if (!asked) throw new Error('it cannot be answered beforehand')
    const { length } = game.match
    table.staff.stand({ ...asked, space: (asked.space ?? 0) + 1 }, true, 'game')
    expect(game.match.length).toBe(length)
    expect(prompt(opened)).toBe('react')
    table.staff.stand(asked, true, 'game')
    expect(game.match.moveAt(length + 1)?.by).toBe('standing')
  })
})

describe('at the same screen', () => {
  test('two people have staffs of their own, and neither sees the reasons of the other’s', async () => {
    const opened = await glory({ kinds: 'two' })
    const { table, game } = opened
    table.liftCurtain()
    table.staff.give('cards', 'easy')
    for (let n = 0; n < 500 && table.curtain() === undefined; n++)
      await new Promise((done) => setTimeout(done, 0))
    const at = byOf(opened).indexOf('staff') + 1
    expect(game.match.moveAt(at)?.seat).toBe(0)
    table.liftCurtain()
    expect(table.seat()).toBe(1)
    expect(table.staff.rows().every(({ level }) => level === undefined)).toBe(true)
    expect(table.staff.deputyAt(at)).toBe('staff')
    expect(table.staff.deedAt(at)).toBeUndefined()
    table.staff.give('losses', 'hard')
    expect(game.charges.map(({ staff }) => staff)).toEqual([{ cards: 'easy' }, { losses: 'hard' }])
  })
})

test('where nobody plays nobody has a staff', async () => {
  const { table } = await galicia({ kinds: 'watched' })
  table.setPaused(true)
  expect(table.staff.isThere()).toBe(false)
  expect(table.staff.mayLeave()).toBeUndefined()
})

test('a pause holds the staff, too', async () => {
  const opened = await galicia()
  const { table, game } = opened
  table.setPaused(true)
  table.staff.give('movement', 'easy')
  await aWhile()
  expect(game.match.length).toBe(0)
  expect(table.thinking()?.isStaff).toBe(true)
  table.setPaused(false)
  await quiet(opened)
  expect(game.match.length).toBeGreaterThan(0)
})

test('what another tab has charged is taken over with the game', async () => {
  const opened = await galicia()
  const { game, table } = opened
  const other = LocalGame.start('x', game.presentation, game.seating, game.match.setup)
  other.charges = [{ staff: { losses: 'hard' }, standing: [] }]
  expect(game.follow(other.saved(0))).toBe(true)
  table.renew()
  expect(rowOf(opened, 'losses')?.level).toBe('hard')
})

test('as long as the player looks at what is left to it, it does nothing; what it may decide for this once is said there', async () => {
  const opened = await galicia()
  const { table, game } = opened
  table.staff.consult(true)
  table.staff.give('movement', 'easy')
  await aWhile()
  expect([game.match.length, table.staff.isForNow()]).toEqual([0, false])
  table.staff.consult(false)
  await quiet(opened)
  expect(game.match.length).toBeGreaterThan(0)
  const once = await glory()
  once.table.staff.consult(true)
  once.table.staff.leave()
  await aWhile()
  expect([once.game.match.length, once.table.staff.isForNow()]).toEqual([0, true])
  once.table.staff.takeOver()
  once.table.staff.consult(false)
  await aWhile()
  expect([once.game.match.length, once.table.staff.isForNow()]).toEqual([0, false])
})
