/** Games that have been played for a while already, laid into the storage of a page. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import type { Level } from '@sandtable/bots'
import { type Game, type GameRecord, type GameTypes, Match, seedFrom } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import type { SavedGame } from '../../session/saved-game.ts'
import { page as newPage, settled } from '../harness.ts'
import { firstAsked } from '../../session/local-game.ts'
import { Mirror } from './mirror.ts'
import type { Decide } from './policy.ts'
import type { Started, Wanted } from './start.ts'
import { storedGame } from './stored.ts'
import { GALICIA, type Tried } from './tried.ts'

const ID = 'abcdef012345'

interface Prepared<T extends GameTypes = BattleForGaliciaTypes> extends Wanted {
  /** stops when this comes up; never: the game is played to its end */
  readonly until?: (match: Match<T>) => boolean
  readonly decide?: Decide<T>
  /** how well the computer plays; at random where a test does not say */
  readonly level?: Level
}

interface Address {
  readonly opened: Page
  readonly address: string
}

/** A page that has the game stored but has never seen the table; with the address of the game. */
export const withGame = (wanted: Prepared): Promise<Address> => layDown(GALICIA, wanted)

async function layDown<T extends GameTypes>(tried: Tried<T>, wanted: Prepared<T>): Promise<Address> {
  const opened = await newPage(wanted)
  await opened.goto('/404.html')
  await opened.evaluate(store, savedGame(tried, wanted))
  return { opened, address: `/#/game/${ID}` }
}

/** The table with a game under way, as if it had been left and is continued. */
export const openAtOf =
  <T extends GameTypes>(tried: Tried<T>) =>
  async (wanted: Prepared<T>): Promise<Started<T>> => {
    const { opened, address } = await layDown(tried, wanted)
    await opened.goto(address)
    await settled(opened)
    // a desk may lie on the map
    await opened.locator('.board-layer').waitFor({ state: 'attached' })
    const { language = 'en' } = wanted
    return { page: opened, mirror: new Mirror(tried.presentation, await storedGame(opened), language) }
  }

export const openAt = openAtOf(GALICIA)

/** Runs in the page. */
function store(game: SavedGame): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sandtable', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' })
    opening.onerror = () => reject(opening.error ?? new Error('storage failed'))
    opening.onsuccess = () => {
      const database = opening.result
      const putting = database.transaction('games', 'readwrite').objectStore('games').put(game)
      putting.onerror = () => reject(putting.error ?? new Error('storage failed'))
      putting.onsuccess = () => {
        database.close()
        resolve()
      }
    }
  })
}

function savedGame<T extends GameTypes>(
  { presentation, scenario, decide }: Tried<T>,
  { players, until = () => false, level = 'random', ...wanted }: Prepared<T>,
): SavedGame {
  const match = newMatch(presentation.game, wanted.scenario ?? scenario, wanted.chance)
  const answerOf = wanted.decide ?? decide(wanted.chance)
  while (!match.play.isOver && !until(match)) {
    const seat = firstAsked(match.play)?.seat ?? 0
    const refusal = match.take({ seat, answer: answerOf(match.play, seat) })
    if (refusal) throw new Error(`refused: ${refusal.code}`)
  }
  const { play } = match
  return {
    id: ID,
    record: recordOf(match),
    // some scenarios seat more than two
    seats: match.setup.scenario.seats.map((_, seat) =>
      seat > 0 && players === 'against-computer' ? level : 'human',
    ),
    solo: players === 'solo',
    updated: Date.now(),
    turn: presentation.game.turn(play.state),
    phase: play.stage,
    toDecide: firstAsked(play)?.seat ?? -1,
  }
}

function newMatch<T extends GameTypes>(game: Game<T>, scenarioId: string, chance: number): Match<T> {
  const scenario = game.scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]?.id ?? '']))
  return new Match({ game, scenario, options, seed: seedFrom(`browser ${chance}`) })
}

function recordOf<T extends GameTypes>({ setup, actions }: Match<T>): GameRecord {
  const { game, scenario, options, seed } = setup
  return { game: game.id, edition: game.edition, scenario: scenario.id, options, seed, actions }
}
