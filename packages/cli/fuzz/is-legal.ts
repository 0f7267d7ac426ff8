import type { Play } from '@sandtable/kernel'

/** Judged without the kernel's own reading: exactly an offered action, in exactly its written form. */
export function isLegal(play: Play, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false
  const { seat, verb, arg, ...extra } = sent as Readonly<Record<string, unknown>>
  if (Object.keys(extra).length > 0 || !Object.hasOwn(sent, 'seat') || typeof verb !== 'string') return false
  const { game, scenario } = play.setup
  const offer = play.offered(scenario.seats.findIndex(({ id }) => id === seat))
  if (!offer || !Object.hasOwn(offer, verb)) return false
  const options = offer[verb]
  if (typeof options !== 'object') return options === true && arg === undefined
  return options.some((each) => game.verbs[verb]?.encode(each) === arg)
}
