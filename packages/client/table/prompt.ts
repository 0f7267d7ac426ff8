import type { Language } from '@sandtable/kernel'
import {
  type Button,
  type Department,
  nationsOf,
  type Presentation,
  type Scene,
} from '@sandtable/presentation'
import { seenWords } from '../seen/words.ts'
import type { LocalGame } from '../session/local-game.ts'
import { staffWords } from '../staff/words.ts'
import type { Deciding } from './deciding.ts'
import type { Sight } from './position.ts'
import { sentencesOf } from './sentences.ts'
import type { Table } from './table.ts'

type Prompt = ReturnType<Table['prompt']>

/** The one sentence at the top: who must do what now. `past` is the number of the action looked at. */
export function promptOf(
  game: LocalGame,
  scene: Scene,
  past: number | undefined,
  curtain: number | undefined,
): Prompt {
  const { match, presentation } = game
  const { language, seat } = scene
  const words = sentencesOf(language)
  const titleOf = (index: number): string => match.setup.scenario.seats[index]?.title[language] ?? ''
  // Where several are asked at once, everybody reads the own question.
  const asked = scene.decisions.find((each) => each.seat === seat) ?? scene.decisions[0]
  const nation = nationsOf(presentation, match.setup.scenario)[asked?.seat ?? -1] ?? ''
  const rule = asked?.rule ?? presentation.game.rules.end
  const say = (text: string, yours = false): Prompt => ({ text, rule, nation, yours })
  if (past !== undefined) return say(words.past(past, match.length))
  if (!asked) return say(endSentence(game, language))
  if (curtain !== undefined) return say(words.behindCurtain(titleOf(curtain)))
  if (asked.seat !== seat) return say(words.waiting(titleOf(asked.seat)))
  const { prompt, facts } = asked
  const more = presentation.promptFacts?.(scene)
  return say(presentation.game.text(language).prompt(prompt, { ...facts, ...more }), true)
}

/** After the last act of a turn, before somebody else goes on. */
export function handOverPrompt(game: LocalGame, asked: Prompt, to: number, language: Language): Prompt {
  const who = game.match.setup.scenario.seats[to]?.title[language] ?? ''
  return { ...asked, text: seenWords(language).last(who), yours: true }
}

/** While the game waits for those who look at what has happened. */
export function heldPrompt(asked: Prompt, held: 'result' | 'step' | 'hand-over', language: Language): Prompt {
  const { waitsForYou, waitsAtStep } = seenWords(language)
  return { ...asked, text: held === 'step' ? waitsAtStep : waitsForYou, yours: true }
}

/** While the staff decides: the viewer's own, or that of somebody else at the same screen. */
export function staffPrompt(
  game: LocalGame,
  asked: Prompt,
  departments: readonly Department[],
  language: Language,
): Prompt {
  const words = staffWords(language)
  const titles = departments.map(({ title }) => title[language])
  const seat = game.match.setup.scenario.seats[game.toDecide ?? -1]
  const text = asked.yours ? words.decides(titles) : words.othersDecides(seat?.title[language] ?? '')
  return { ...asked, text, yours: false }
}

function endSentence({ match }: LocalGame, language: Language): string {
  const words = sentencesOf(language)
  const { winners } = match.setup.game.outcome(match.play.state)
  const titles = winners.map((seat) => match.setup.scenario.seats[seat]?.title[language] ?? '')
  return titles.length > 0 ? words.won(titles.join(', ')) : words.drawn
}

/**
 * What can be done without pointing at the map, also by putting back what is in the hand first; but nothing that would
 * end what comes only then.
 */
export function buttonsIn(
  presentation: Presentation,
  deciding: Pick<Deciding, 'other'>,
  { scene, offer }: Pick<Sight, 'scene' | 'offer'>,
): readonly Button[] {
  if (!offer()) return []
  const other = deciding.other(scene())
  const now = presentation.buttons(scene())
  const instead = other?.stage === scene().stage ? presentation.buttons(other) : []
  return [
    ...now,
    ...instead.filter(({ answer, label }) =>
      now.every((button) => button.answer.verb !== answer.verb && button.label !== label),
    ),
  ]
}
