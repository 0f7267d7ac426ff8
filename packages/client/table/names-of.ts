/** What a table calls its game, its scenario and its seats. */
import type { Language } from '@sandtable/kernel'
import { nationsOf } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import { playersText } from './players-text.ts'
import type { Table } from './table.ts'

export function namesOf(
  game: LocalGame,
  language: Accessor<Language>,
): Pick<Table, 'titles' | 'seatTitle' | 'nation'> {
  const { presentation } = game
  const { scenario } = game.match.setup
  return {
    titles: () => ({
      game: presentation.game.title[language()],
      scenario: scenario.title[language()],
      players: playersText(game.seating, language()),
    }),
    seatTitle: (seat) => scenario.seats[seat]?.title[language()] ?? '',
    nation: (seat) => nationsOf(presentation, scenario)[seat] ?? '',
  }
}
