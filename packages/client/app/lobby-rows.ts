/** Cards and rows of the lobby, from the games and the storage. */
import { ANNOUNCED, GAMES } from '@sandtable/games'
import type { Language } from '@sandtable/kernel'
import type { Card, Manifest } from '@sandtable/manifest'
import { nationsOf, type Presentation } from '@sandtable/presentation'
import type { GameCard, SaveRow } from '../lobby/types.ts'
import type { SavedGame } from '../session/saved-game.ts'
import { appWords } from './words.ts'

export type Presentations = Readonly<Record<string, Presentation | undefined>>

const both = (of: (language: Language) => string) => ({ en: of('en'), ja: of('ja') })

export const cardsOf = (games: Presentations): GameCard[] => [
  ...GAMES.map((manifest) => cardOf(manifest, games[manifest.id])),
  ...ANNOUNCED.map(announcedCard),
]

const NOT_YET = { playable: false, scenarios: [], options: [] } as const

const announcedCard = (card: Card): GameCard => ({ ...card, ...NOT_YET, hasLesson: false, hasAbout: false })

function cardOf(manifest: Manifest, presentation: Presentation | undefined): GameCard {
  const { id, title, blurb, players, length, complexity, badges, lesson, about } = manifest
  const card = { id, title, blurb, players, length, complexity, badges }
  const extras = { hasLesson: lesson !== undefined, hasAbout: about !== undefined }
  if (!presentation) return { ...card, ...extras, ...NOT_YET }
  const { game, sheet } = presentation
  const picture = {
    light: `${import.meta.env.BASE_URL}maps/${sheet.id}/card-light.webp`,
    dark: `${import.meta.env.BASE_URL}maps/${sheet.id}/card-dark.webp`,
  }
  const scenarios = game.scenarios.map((scenario) => ({
    ...scenario,
    length: both((language) => appWords(language).turns(scenario.turns)),
    seats: scenario.seats.map(({ title }, i) => ({
      title,
      nation: nationsOf(presentation, scenario)[i] ?? '',
    })),
  }))
  return { ...card, ...extras, picture, playable: true, scenarios, options: game.options }
}

/** A stored game in words; undefined if its game is not here. */
export function saveRow(
  saved: SavedGame,
  games: Presentations,
  language: Language,
  now: number,
): SaveRow | undefined {
  const presentation = games[saved.record.game]
  const scenario = presentation?.game.scenarios.find(({ id }) => id === saved.record.scenario)
  if (!presentation || !scenario) return undefined
  const words = appWords(language)
  const text = presentation.game.text(language)
  const isOver = saved.toDecide < 0
  const yours = !isOver && (saved.solo || saved.seats[saved.toDecide] === 'human')
  const seat = scenario.seats[saved.toDecide]?.title[language] ?? ''
  return {
    id: saved.id,
    title: presentation.game.title[language],
    scenario: saved.lesson === undefined ? scenario.title[language] : words.lesson,
    where: `${words.turn(saved.turn)} · ${text.procedure(saved.phase)}`,
    status: isOver ? words.over : yours ? words.yourTurn : words.waitingFor(seat),
    when: sinceText(saved.updated, now, language),
    yours,
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "5 minutes ago", "yesterday" */
export function sinceText(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  if (passed < HOUR) return format.format(-Math.round(passed / MINUTE), 'minute')
  if (passed < DAY) return format.format(-Math.round(passed / HOUR), 'hour')
  return format.format(-Math.round(passed / DAY), 'day')
}
