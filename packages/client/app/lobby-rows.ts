/** Cards and rows of the lobby, from the games and the storage. */
import { ANNOUNCED, GAMES } from '@sandtable/games'
import type { Language } from '@sandtable/kernel'
import type { Card, Manifest } from '@sandtable/manifest'
import { nationsOf, type Presentation } from '@sandtable/presentation'
import type { DamagedRow, GameCard, SaveRow } from '../lobby/types.ts'
import { type DamagedGame, type GameHead, isDamaged } from '../session/saved-game.ts'
import type { Trouble } from '../session/trouble.ts'
import { playersText } from '../table/players-text.ts'
import { appWords, troubleText } from './words.ts'

export type Presentations = Readonly<Record<string, Presentation | undefined>>

const both = (of: (language: Language) => string) => ({ en: of('en'), ja: of('ja') })

export const cardsOf = (games: Presentations): GameCard[] => [
  ...GAMES.map((manifest) => cardOf(manifest, games[manifest.id])),
  ...ANNOUNCED.map(announcedCard),
]

const NOT_YET = { playable: false, scenarios: [], options: [] } as const

const announcedCard = (card: Card): GameCard => ({
  ...card,
  ...NOT_YET,
  hasLesson: false,
  hasAbout: false,
  hasComputer: false,
})

function cardOf(manifest: Manifest, presentation: Presentation | undefined): GameCard {
  const { id, title, blurb, players, length, complexity, badges, lesson, about, mind } = manifest
  const card = { id, title, blurb, players, length, complexity, badges }
  const extras = {
    hasLesson: lesson !== undefined,
    hasAbout: about !== undefined,
    hasComputer: mind !== undefined,
  }
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

/** The row of something that cannot be opened; undefined for a game that can. */
export function damagedRow(
  saved: GameHead | DamagedGame,
  games: Presentations,
  language: Language,
  now: number,
): DamagedRow | undefined {
  const damage = isDamaged(saved) ? saved.damage : strangeness(saved, games)
  if (!damage) return undefined
  return {
    id: rowId(saved),
    title: appWords(language).damagedGame,
    why: troubleText(damage, language),
    when: saved.updated > 0 ? sinceText(saved.updated, now, language) : '',
  }
}

/** Whatever the key of a damaged game is, its row has a name. */
export const rowId = (saved: GameHead | DamagedGame): string =>
  !isDamaged(saved) ? saved.id : typeof saved.key === 'string' ? saved.key : JSON.stringify(saved.key)

function strangeness({ record, seats }: GameHead, games: Presentations): Trouble | undefined {
  const game = games[record.game]?.game
  if (!game) return { kind: 'unknown-game' }
  const scenario = game.scenarios.find(({ id }) => id === record.scenario)
  if (!scenario) return { kind: 'unknown-scenario' }
  return scenario.seats.length === seats.length ? undefined : { kind: 'damaged-seats' }
}

/** A stored game in words; undefined if it cannot be opened. */
export function saveRow(
  saved: GameHead,
  games: Presentations,
  language: Language,
  now: number,
): SaveRow | undefined {
  const presentation = games[saved.record.game]
  const scenario = presentation?.game.scenarios.find(({ id }) => id === saved.record.scenario)
  if (!presentation || !scenario || strangeness(saved, games)) return undefined
  const sides = scenario.seats.map(({ title }) => title[language])
  const title = scenario.title[language]
  return {
    id: saved.id,
    title: presentation.game.title[language],
    scenario: saved.lesson === undefined ? title : `${appWords(language).lesson} · ${title}`,
    players: playersLine(saved, sides, language),
    where: whereText(saved, presentation, language),
    status: statusText(saved, sides[saved.toDecide] ?? '', language),
    when: saved.updated > 0 ? sinceText(saved.updated, now, language) : '',
    yours: isYours(saved),
  }
}

const isYours = ({ toDecide, solo, seats }: GameHead): boolean =>
  toDecide >= 0 && (solo || seats[toDecide] === 'human')

/** One person has one of the sides. */
const isOneSided = ({ seats, solo }: GameHead): boolean =>
  !solo && seats.filter((kind) => kind === 'human').length === 1

/** Whose side it is, against whom, where it came from. */
function playersLine(saved: GameHead, sides: readonly string[], language: Language): string {
  const own = isOneSided(saved) ? sides.filter((_, seat) => saved.seats[seat] === 'human') : []
  const source = saved.loaded ? [appWords(language).loaded] : []
  return [...own, playersText(saved, language), ...source].join(' · ')
}

/** Whose turn it is: with several people at the screen, which of them. */
function statusText(saved: GameHead, side: string, language: Language): string {
  const words = appWords(language)
  if (saved.toDecide < 0) return words.over
  if (!isYours(saved)) return words.waitingFor(side)
  return isOneSided(saved) ? words.yourTurn : words.turnOf(side)
}

/** Turn and phase, as far as they are known. */
function whereText({ turn, phase }: GameHead, { game }: Presentation, language: Language): string {
  const procedure = game.text(language).procedure(phase) as string | undefined
  return [...(turn > 0 ? [appWords(language).turn(turn)] : []), ...(procedure ? [procedure] : [])].join(' · ')
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
