import { balanceOfPowers } from '@sandtable/balance-of-powers/table'
import { expect, it } from 'vitest'
import {
  type BalanceOfPowersMirror,
  FIRST_HALF,
  openBalanceOfPowersAt,
  THROUGH_BELGIUM,
} from './players/balance-of-powers.ts'
import { Game, type Player } from './players/game.ts'
import { keyboard } from './players/keyboard.ts'
import { matchOf } from './players/mirror.ts'
import { clickHex, hoverHex, mouse } from './players/mouse.ts'
import { following } from './players/orders.ts'
import { storedGame } from './players/stored.ts'

const { sheet } = balanceOfPowers
const hex = (id: string): number => sheet.spaces.findIndex((space) => space.id === id)

const isAsked =
  (prompt: string) =>
  ({ play }: Pick<BalanceOfPowersMirror, 'play'>): boolean =>
    play.pending[0]?.question.prompt === prompt

const EP = 1
const isEnemysHalf = ({ play }: BalanceOfPowersMirror): boolean => play.state.phasing === EP

/** The first half of August 1914: Belgium is violated, everybody stands ready. */
const atFirstHalf = () =>
  openBalanceOfPowersAt({
    players: 'solo',
    chance: 1,
    decide: following(1, THROUGH_BELGIUM),
    until: isAsked('pick-force'),
  })

it.each([
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const)('the first German half of 1914 is played with the %s', async (_name, hands) => {
  const started = await atFirstHalf()
  const { page, mirror } = started
  const player: Player = hands(page)
  const game = new Game(started, player)
  await game.playOn(following(1, FIRST_HALF), isEnemysHalf)
  const happened = new Set(mirror.match.log.map(({ event }) => event.type))
  for (const type of ['fortress-destroyed', 'attack-paid', 'combat-rolled', 'marched', 'dug-in'] as const)
    expect(happened, type).toContain(type)
  const { record } = await storedGame(page)
  expect(matchOf(mirror.presentation.game, record).play.hash()).toBe(mirror.play.hash())
})

it('a force marches several hexes by one click, and a hand made up of several answers is put back by one key', async () => {
  const { page, mirror } = await atFirstHalf()
  const { length } = mirror.match
  await clickHex(page, hex('1221'), sheet)
  await page.locator('.board-layer .disc').first().waitFor()
  // three hexes away: the way is shown, then gone
  await hoverHex(page, hex('1323'), sheet)
  await page.locator('.ring.way').waitFor({ state: 'attached' })
  // the first key folds the stack up
  for (let keys = 0; keys < 2; keys++) await page.keyboard.press('Escape')
  await expect.poll(async () => (await storedGame(page)).record.actions.length).toBe(length)
  await clickHex(page, hex('1221'), sheet)
  await clickHex(page, hex('1323'), sheet)
  await expect.poll(async () => (await storedGame(page)).record.actions.length).toBe(length + 4)
  const { actions } = (await storedGame(page)).record
  expect(actions.slice(length).map(({ verb }) => verb)).toEqual(['stack', 'march', 'march', 'march'])
})
