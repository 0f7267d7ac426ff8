/** Starting games from the lobby, as people do. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import type { Game, GameTypes, Language } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { wordsOf } from '../../words/words.ts'
import { type Looks, page as newPage, settled } from '../harness.ts'
import { GALICIA, type Tried } from './tried.ts'
import { Mirror } from './mirror.ts'
import { storedGame } from './stored.ts'

export interface Wanted extends Looks {
  readonly players: 'against-computer' | 'hot-seat' | 'solo'
  readonly scenario?: string
  /** fixes the dice and what the computer does */
  readonly chance: number
}

export interface Started<T extends GameTypes = BattleForGaliciaTypes> {
  readonly page: Page
  readonly mirror: Mirror<T>
}

type Start<T extends GameTypes> = (wanted: Wanted) => Promise<Started<T>>

/** A new game on the table of a browser that has never been here. */
export const startOf =
  <T extends GameTypes>(tried: Tried<T>): Start<T> =>
  async (wanted) => {
    const opened = await newPage({ ...wanted, isInstant: true })
    await fixChance(opened, wanted.chance)
    await opened.goto('/')
    await settled(opened)
    return begin(tried, opened, wanted)
  }

export const start = startOf(GALICIA)

export const startFromLobby = (
  opened: Page,
  wanted: Pick<Wanted, 'players' | 'scenario' | 'language'>,
): Promise<Started> => begin(GALICIA, opened, wanted)

async function begin<T extends GameTypes>(
  { presentation, scenario }: Tried<T>,
  opened: Page,
  wanted: Pick<Wanted, 'players' | 'scenario' | 'language'>,
): Promise<Started<T>> {
  const { players, language = 'en' } = wanted
  const { game } = presentation
  const { lobby } = wordsOf(language)
  const card = opened.getByRole('article', { name: game.title[language] })
  if (players === 'against-computer') await card.getByRole('button', { name: lobby.playNow }).click()
  else {
    await card.getByRole('button', { name: lobby.more }).click()
    await fillInNewGame(opened.getByRole('dialog'), game, { scenario, ...wanted, players, language })
  }
  await opened.waitForURL(/#\/game\//)
  await opened.locator('.board-layer').waitFor()
  return { page: opened, mirror: new Mirror(presentation, await storedGame(opened), language) }
}

interface NewGame {
  readonly scenario: string
  readonly players: 'hot-seat' | 'solo'
  readonly language: Language
}

async function fillInNewGame(
  dialog: Locator,
  game: Game,
  { scenario, players, language }: NewGame,
): Promise<void> {
  const { start: words } = wordsOf(language)
  const chosen = game.scenarios.find(({ id }) => id === scenario)
  const basic = game.scenarios.find(({ id }) => id === (chosen?.seating?.of ?? scenario))
  await dialog.getByRole('radio', { name: basic?.title[language] ?? scenario }).check()
  if (chosen?.seating)
    await dialog.getByRole('button', { name: chosen.seating.title[language], exact: true }).click()
  if (players === 'solo') await dialog.getByRole('checkbox', { name: words.solo }).check()
  for (const { title } of chosen?.seats ?? [])
    await dialog
      .getByRole('group', { name: title[language] })
      .getByRole('button', { name: words.seatHere })
      .click()
  await dialog.getByRole('button', { name: words.begin }).click()
}

const BYTES = 4096
const SEED_BYTES = 32

/** A fixed row of numbers from 0 to 255. */
function rowOf(chance: number): number[] {
  let state = chance
  return Array.from({ length: BYTES }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}

/** The seed of the first game that is started with this chance. */
export const seedOf = (chance: number): string =>
  rowOf(chance)
    .slice(0, SEED_BYTES)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The dice of new games and the choices of the computer come from a fixed row of numbers; ids stay their own. */
async function fixChance(opened: Page, chance: number): Promise<void> {
  await opened.addInitScript((row) => {
    const isOfTheGame = (into: ArrayBufferView): boolean =>
      into.byteLength === 32 || into instanceof Uint32Array
    const original = crypto.getRandomValues.bind(crypto)
    let at = 0
    crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(into: T): T => {
      if (!isOfTheGame(into)) return original(into)
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = row[at++ % row.length] ?? 0
      return into
    }
  }, rowOf(chance))
}
