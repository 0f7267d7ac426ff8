/** Orders written down before a turn: "AL march 96". What comes up besides is answered quietly. */
import { type Answer, type GameTypes, isOffered, isSameAnswer, type Move, type Play } from '@sandtable/kernel'
import type { Decide } from './policy.ts'
import { quietly } from './quietly.ts'

interface Order extends Answer {
  readonly seat: number
}

/** Questions at which something new begins: an order that does not fit them will not fit later either. */
const OPENINGS: ReadonlySet<string> = new Set([
  'activity',
  'arrivals',
  'strategic',
  'withdrawal-window',
  'withdraw-units',
  'pick-force',
])

/** Follows the orders of a turn one by one; what the rules or the dice have made impossible is passed over. */
export class Orders<T extends GameTypes> {
  readonly #turn: number
  readonly #lines: string[]
  readonly passedOver: string[] = []

  constructor(turn: number, lines: readonly string[]) {
    this.#turn = turn
    this.#lines = [...lines]
  }

  /** What to answer now; nothing once all orders are carried out. */
  next(play: Play<T>, seat: number): Answer | undefined {
    for (let line = this.#lines[0]; line !== undefined; line = this.#lines[0]) {
      const order = read(play, line)
      const fate = this.#fateOf(play, seat, order)
      if (fate === 'later') return quietly(play, seat)
      this.#lines.shift()
      if (fate === 'now') return answerOf(order)
      this.passedOver.push(line)
    }
    return undefined
  }

  /** The table has answered for the player: that order is carried out. */
  given(moves: readonly Move[], play: Play<T>): void {
    for (const { seat, answer } of moves) {
      const [line] = this.#lines
      const order = line === undefined ? undefined : read(play, line)
      if (order?.seat === seat && isSameAnswer(answerOf(order), answer)) this.#lines.shift()
    }
  }

  #fateOf(play: Play<T>, seat: number, order: Order): 'now' | 'later' | 'never' {
    const turn = play.setup.game.turn(play.state)
    if (turn !== this.#turn) return turn < this.#turn ? 'later' : 'never'
    if (order.seat !== seat) return 'later'
    if (isOffered(play.offered(seat) ?? {}, order)) return 'now'
    return mayComeYet(play, order) ? 'later' : 'never'
  }
}

/** Follows the orders, then goes on quietly. */
export function following<T extends GameTypes>(turn: number, ...blocks: (readonly string[])[]): Decide<T> {
  const orders = new Orders<T>(turn, blocks.flat())
  return (play, seat) => orders.next(play, seat) ?? quietly(play, seat)
}

function mayComeYet<T extends GameTypes>(play: Play<T>, { seat, verb }: Order): boolean {
  const prompt = play.asked(seat)?.question.prompt ?? ''
  return !OPENINGS.has(prompt) && !Object.hasOwn(play.offered(seat) ?? {}, verb)
}

const answerOf = ({ verb, arg }: Order): Answer => (arg === undefined ? { verb } : { verb, arg })

/** "GE bombard g-ha420", in the words of a record. */
function read<T extends GameTypes>({ setup }: Play<T>, line: string): Order {
  const [side = '', verb = '', name] = line.split(' ')
  const seat = setup.scenario.seats.findIndex(({ id }) => id === side)
  const arg = name === undefined ? undefined : setup.game.verbs[verb]?.decode(name)
  if (seat < 0 || !Object.hasOwn(setup.game.verbs, verb) || (name !== undefined && arg === undefined))
    throw new Error(`not an order: ${line}`)
  return { seat, verb, ...(arg === undefined ? {} : { arg }) }
}
