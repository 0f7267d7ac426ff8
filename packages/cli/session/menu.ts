import { type Answer, answersOf, type Language, type Offer, type Play } from '@sandtable/kernel'

/** A numbered choice. */
export interface Choice {
  readonly number: number
  readonly answer: Answer
  readonly verb: string
  /** its argument as records write it; undefined for a bare verb */
  readonly name: string | undefined
  /** its argument as players know it */
  readonly title: string
}

/** The offered set with numbers. */
export function menuOf(play: Play, seat: number, language: Language): Choice[] {
  const { verbs } = play.setup.game
  return answersOf(inOrder(play.offered(seat) ?? {})).map((answer, i) => {
    const { verb, arg } = answer
    const kind = arg === undefined ? undefined : verbs[verb]
    const title = kind && arg !== undefined ? kind.title(arg, language) : ''
    return { number: i + 1, answer, verb, name: arg === undefined ? undefined : kind?.encode(arg), title }
  })
}

/** Lists first, bare verbs last: they end things, and belong at the end. */
function inOrder(offer: Offer): Offer {
  const entries = Object.entries(offer)
  const isList = ([, options]: (typeof entries)[number]): boolean => typeof options === 'object'
  return Object.fromEntries([...entries.filter(isList), ...entries.filter((entry) => !isList(entry))])
}
