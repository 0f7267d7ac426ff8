/** Starting games from the lobby, as people do. */
import type { Language } from '@sandtable/kernel'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import type { Page } from 'playwright-core'
import { wordsOf } from '../../words/words.ts'
import { type Looks, page as newPage, settled } from '../harness.ts'
import { Mirror } from './mirror.ts'

export interface Wanted extends Looks {
  readonly players: 'against-computer' | 'hot-seat' | 'solo'
  readonly scenario?: string
  /** fixes the dice and what the computer does */
  readonly chance: number
}

export interface Started {
  readonly page: Page
  readonly mirror: Mirror
}

/** A new game on the table of a browser that has never been here. */
export async function start(wanted: Wanted): Promise<Started> {
  const { language = 'en' } = wanted
  const opened = await newPage(wanted)
  await fixChance(opened, wanted.chance)
  await opened.goto('/')
  await settled(opened)
  return startFromLobby(opened, wanted, language)
}

export async function startFromLobby(
  opened: Page,
  { players, scenario = 'krasnik' }: Pick<Wanted, 'players' | 'scenario'>,
  language: Language = 'en',
): Promise<Started> {
  const words = wordsOf(language)
  if (players === 'against-computer')
    await opened.getByRole('button', { name: words.lobby.playNow }).first().click()
  else await fillInNewGame(opened, players, scenario, language)
  await opened.waitForURL(/#\/game\//)
  await opened.locator('.board-layer').waitFor()
  return { page: opened, mirror: await Mirror.of(opened, language) }
}

async function fillInNewGame(
  opened: Page,
  players: 'hot-seat' | 'solo',
  scenario: string,
  language: Language,
): Promise<void> {
  const { start: words, lobby } = wordsOf(language)
  await opened.getByRole('button', { name: lobby.more }).first().click()
  const dialog = opened.getByRole('dialog')
  await dialog.getByRole('radio', { name: scenarioTitle(scenario, language) }).check()
  if (players === 'solo') await dialog.getByRole('checkbox', { name: words.solo }).check()
  for (const seat of seatTitles(language))
    await dialog.getByRole('group', { name: seat }).getByRole('button', { name: words.seatHere }).click()
  await dialog.getByRole('button', { name: words.begin }).click()
}

const scenarioTitle = (id: string, language: Language): string =>
  battleForGalicia.scenarios.find((each) => each.id === id)?.title[language] ?? id

const seatTitles = (language: Language): string[] =>
  battleForGalicia.scenarios[0]?.seats.map(({ title }) => title[language]) ?? []

/** The dice of new games and the choices of the computer come from a fixed row of numbers; ids stay their own. */
async function fixChance(opened: Page, chance: number): Promise<void> {
  await opened.addInitScript((seed) => {
    const isOfTheGame = (into: ArrayBufferView): boolean =>
      into.byteLength === 32 || into instanceof Uint32Array
    const original = crypto.getRandomValues.bind(crypto)
    let state = seed
    crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(into: T): T => {
      if (!isOfTheGame(into)) return original(into)
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[i] = state >>> 24
      }
      return into
    }
  }, chance)
}
