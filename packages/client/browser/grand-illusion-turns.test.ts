import { hex } from '@sandtable/grand-illusion/map'
import { piece } from '@sandtable/grand-illusion/pieces'
import { AL, type Side } from '@sandtable/grand-illusion/sides'
import { isBesieged, unitsAt } from '@sandtable/grand-illusion/state'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import { type Answer, type GameRecord, readRecord } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { saved } from './players/exported.ts'
import {
  byMouse,
  chanceFor,
  type GrandIllusionGame,
  type GrandIllusionMatch,
  startGrandIllusion,
} from './players/grand-illusion.ts'
import * as script from './players/grand-illusion-script.ts'
import { type BattleRead, expectTable, expectTold } from './players/grand-illusion-table.ts'
import { matchOf } from './players/mirror.ts'
import { clickHex, inspector, promptBar } from './players/mouse.ts'
import { Orders } from './players/orders.ts'
import { quietly } from './players/quietly.ts'
import { storedGame } from './players/stored.ts'

/** Two people at one screen: before every decision everything that is shown is read. */
class Table {
  readonly game: GrandIllusionGame
  readonly read = new Set<BattleRead | undefined>()

  constructor(game: GrandIllusionGame) {
    this.game = game
  }

  /** Gives the answers one by one until there is none. */
  async #answer(next: () => Answer | undefined): Promise<void> {
    for (;;) {
      this.read.add(await expectTable(this.game))
      const answer = next()
      if (!answer) return
      await this.game.answer(answer)
    }
  }

  /** Carries out orders; what has become impossible is told. */
  async carryOut(turn: number, ...blocks: (readonly string[])[]): Promise<void> {
    const { mirror } = this.game
    const orders = new Orders<GrandIllusionTypes>(turn, blocks.flat())
    await this.#answer(() => {
      orders.given(mirror.settled.splice(0), mirror.play)
      return orders.next(mirror.play, mirror.seat)
    })
    if (orders.passedOver.length > 0)
      console.log(`turn ${turn}, passed over: ${orders.passedOver.join(', ')}`)
  }

  /** Brings what is under way to its end, until the side may begin something new. */
  settle(side: Side): Promise<void> {
    const { mirror } = this.game
    const isFree = (): boolean => mirror.prompt === 'activity' && mirror.seat === side
    return this.#answer(() => (isFree() ? undefined : quietly(mirror.play, mirror.seat)))
  }
}

const isBesiegedThen = ({ log }: GrandIllusionMatch): boolean =>
  log.some(({ event }) => event.type === 'besieged')

/** §9.5.3 the fort is under siege, and whoever asks about its hex is told so. */
async function expectSiege({ page, mirror }: GrandIllusionGame): Promise<void> {
  const [fort, at] = [piece('fort-namur'), hex('64')]
  expect(isBesieged(mirror.play.state, fort)).toBe(true)
  const { presentation } = mirror
  const marks = presentation.marks?.(mirror.scene()) ?? []
  expect(marks.filter(({ kind, space }) => kind === 'siege' && space === at)).toHaveLength(1)
  await clickHex(page, at, presentation.sheet)
  const row = presentation.report(mirror.scene(), at).units.find(({ counter }) => counter.unit === fort)
  const shown = inspector(page, mirror).getByRole('listitem')
  await expect
    .poll(() => shown.filter({ hasText: row?.counter.title ?? '' }).innerText())
    .toContain(row?.detail)
  await page.keyboard.press('Escape')
}

/** §8.7.2 mandated battles are off, the price is paid, and nobody is asked a second time. */
async function expectWithdrawn(game: GrandIllusionGame, before: number): Promise<void> {
  const { state } = game.mirror.play
  expect(state.withdrawn.get(AL)).toBe(3)
  expect(state.mandated.get(AL)).toBe(0)
  expect(state.points.get(AL)).toBeLessThan(before)
  expect(unitsAt(state, AL, hex('96'))).toEqual([])
  await expectTold(game, 'withdrawal-declared')
  await expectTold(game, 'withdrawal-ended')
  const { presentation } = game.mirror
  const again = presentation.game.text('en').verb('withdraw')
  expect(await promptBar(game.page, game.mirror).getByRole('button', { name: again }).count()).toBe(0)
}

/** The file people save holds the game: its actions lead to the same state. */
async function expectRecord({ page, mirror }: GrandIllusionGame): Promise<void> {
  const record = readRecord(await saved(page)) as GameRecord
  expect(record.actions).toEqual(mirror.match.actions)
  const again = matchOf(mirror.presentation.game, record)
  expect(again.play.hash()).toBe(mirror.play.hash())
  expect(record.hash).toBe(mirror.play.hash())
  expect((await storedGame(page)).record.actions).toEqual(record.actions)
}

it('two people at one screen play two turns by mouse: battles, a siege, and then the general withdrawal', async () => {
  const chance = chanceFor(script.FIRST_BLOWS, isBesiegedThen)
  const game = byMouse(await startGrandIllusion({ players: 'hot-seat', chance }))
  const table = new Table(game)
  await table.carryOut(1, script.SET_UP)
  await expectTold(game, 'stationed')

  await table.carryOut(1, script.MORHANGE, script.LORRAINE_LINE)
  await expectTold(game, 'battle-began')
  await table.carryOut(1, script.NAMUR, script.BRUSSELS)
  for (const type of ['fortune-rolled', 'board-set', 'fired', 'bombarded'] as const)
    await expectTold(game, type)
  await table.settle(AL)
  await expectTold(game, 'besieged')
  await expectSiege(game)
  await table.carryOut(1, script.REST)

  await table.carryOut(2, script.ARRIVALS)
  await expectTold(game, 'arrived')
  await table.carryOut(2, script.SECOND_BLOW)
  await expectTold(game, 'marched')
  expect([...table.read]).toEqual(expect.arrayContaining(['chances', 'dice']))

  // §8.7.1 on the first two turns nobody may.
  await table.carryOut(3, script.DECLARATION)
  const before = game.mirror.play.state.points.get(AL)
  await table.carryOut(3, script.WITHDRAWAL)
  await expectWithdrawn(game, before)
  await expectRecord(game)
})
