/** Games that have been played for a while already, laid into the storage of a page. */
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import type { GaliciaTypes } from '@sandtable/battle-for-galicia/galicia'
import { type GameRecord, Match, seedFrom } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import type { SavedGame } from '../../session/saved-game.ts'
import { page as newPage, settled } from '../harness.ts'
import { Mirror } from './mirror.ts'
import { type Decide, plainPlayer } from './policy.ts'
import type { Started, Wanted } from './start.ts'

const ID = 'abcdef012345'

interface Prepared extends Wanted {
  /** stops when this comes up; never: the game is played to its end */
  readonly until?: (match: Match<GaliciaTypes>) => boolean
  readonly decide?: Decide
}

/** A page that has the game stored but has never seen the table; with the address of the game. */
export async function withGame(wanted: Prepared): Promise<{ opened: Page; address: string }> {
  const opened = await newPage(wanted)
  await opened.goto('/404.html')
  await opened.evaluate(store, savedGame(wanted))
  return { opened, address: `/#/game/${ID}` }
}

/** The table with a game under way, as if it had been left and is continued. */
export async function openAt(wanted: Prepared): Promise<Started> {
  const { opened, address } = await withGame(wanted)
  await opened.goto(address)
  await settled(opened)
  await opened.locator('.board-layer').waitFor()
  return { page: opened, mirror: await Mirror.of(opened, wanted.language) }
}

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

function savedGame({ players, until = () => false, ...wanted }: Prepared): SavedGame {
  const match = newMatch(wanted.scenario ?? 'krasnik', wanted.chance)
  const decide = wanted.decide ?? plainPlayer(wanted.chance, { marches: 2, attacks: 1 })
  while (!match.play.isOver && !until(match)) {
    const seat = match.play.pending[0]?.seat ?? 0
    const refusal = match.take({ seat, answer: decide(match.play, seat) })
    if (refusal) throw new Error(`refused: ${refusal.code}`)
  }
  const { play } = match
  return {
    id: ID,
    record: recordOf(match),
    seats: ['human', players === 'against-computer' ? 'random' : 'human'],
    solo: players === 'solo',
    updated: Date.now(),
    turn: play.state.turn,
    phase: play.phase,
    toDecide: play.pending[0]?.seat ?? -1,
  }
}

function newMatch(scenarioId: string, chance: number): Match<GaliciaTypes> {
  const game = battleForGalicia
  const scenario = game.scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]?.id ?? '']))
  return new Match({ game, scenario, options, seed: seedFrom(`browser ${chance}`) })
}

function recordOf({ setup, actions }: Match<GaliciaTypes>): GameRecord {
  const { game, scenario, options, seed } = setup
  return { game: game.id, edition: game.edition, scenario: scenario.id, options, seed, actions }
}
