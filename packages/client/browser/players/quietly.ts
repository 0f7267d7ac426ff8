/** A player without ambition: does nothing where that is allowed, otherwise the first thing offered. */
import type { Answer, GameTypes, Play } from '@sandtable/kernel'

/** Ways to get on without marching, spending or fighting more than must be; the likeliest to be offered first. */
const QUIET = [
  'by-the-book',
  'accept',
  'stay',
  'halt-here',
  'stop',
  'pass',
  'not-now',
  'refuse-east',
  'done',
  'no',
  'halt',
]

export function quietly<T extends GameTypes>(play: Play<T>, seat: number): Answer {
  const offer = play.offered(seat) ?? {}
  for (const verb of [...QUIET, ...Object.keys(offer)]) {
    const options = offer[verb]
    if (options === true) return { verb }
    if (typeof options === 'object' && options[0] !== undefined) return { verb, arg: options[0] }
  }
  throw new Error('nothing is offered')
}
