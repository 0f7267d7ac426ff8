/** What was chosen against what: said of a deed where the bot itself has nothing to say. */
import { type Answer, answersOf, type Game, type Language, type Offer } from '@sandtable/kernel'

export interface Choice {
  /** answers that were possible */
  readonly count: number
  taken(language: Language): string
  /** other objects of the same verb, as players know them */
  others(language: Language): readonly string[]
}

type Named = Pick<Game, 'verbs' | 'text'>

export function choiceIn(game: Named, offer: Offer, { verb, arg }: Answer): Choice {
  const all = answersOf(offer)
  const titleOf = (object: number, language: Language): string =>
    game.verbs[verb]?.title(object, language) ?? ''
  return {
    count: all.length,
    taken: (language) => {
      const said = game
        .text(language)
        .verb(verb)
        .replace(/[：:]$/, '')
      if (arg === undefined) return said
      return language === 'ja' ? `${said}：${titleOf(arg, language)}` : `${said} ${titleOf(arg, language)}`
    },
    others: (language) =>
      all.flatMap((other) =>
        other.verb === verb && other.arg !== undefined && other.arg !== arg
          ? [titleOf(other.arg, language)]
          : [],
      ),
  }
}
