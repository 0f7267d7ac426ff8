import { outcomeOf } from '../records/position.ts'
import { CLEAR_SCREEN } from '../terminal/style.ts'
import { decisionFor, newsLines, present } from './decision.ts'
import { COMMANDS, obey } from './obey.ts'
import { Opponents } from './opponents.ts'
import type { LineReader } from './read-line.ts'
import type { Session } from './session.ts'

/** Plays until the game is over or nobody types any more. */
export async function runSession(session: Session, lines: LineReader, stop: AbortSignal): Promise<void> {
  const opponents = new Opponents(session, stop)
  let last: number | undefined
  for (;;) {
    await opponents.play()
    const seat = nextHuman(session)
    if (seat === undefined) break
    const isThere = seat === last || !isShared(session) || (await curtain(session, lines, seat))
    last = seat
    if (!isThere || !(await decide(session, lines, seat))) break
  }
  if (session.match.play.isOver) sayOutcome(session, last)
  else sayGoodbye(session)
}

/** The first person who has to decide; nobody when the game is over. */
function nextHuman({ match, table }: Session): number | undefined {
  return match.play.pending
    .map(({ seat }) => seat)
    .find((seat) => table.players[seat] === 'human' && match.play.asked(seat))
}

const isShared = ({ table }: Session): boolean =>
  table.players.filter((player) => player === 'human').length > 1

/** Two people at one screen: neither sees what the other saw. False if nobody types any more. */
async function curtain(session: Session, lines: LineReader, seat: number): Promise<boolean> {
  const { io, words, voice } = session
  const clear = (): void => {
    if (io.out.isTerminal && !voice.isJson) io.out.write(CLEAR_SCREEN)
  }
  clear()
  session.say('hand-over', { seat: session.seatId(seat) }, words.handOver(session.seatTitle(seat)))
  const line = await lines.next()
  clear()
  return line !== undefined
}

/** One decision; false if the person leaves. */
async function decide(session: Session, lines: LineReader, seat: number): Promise<boolean> {
  const decision = decisionFor(session, seat)
  present(session, decision)
  lines.words = [
    ...COMMANDS,
    ...decision.menu.map(({ verb, name }) => (name === undefined ? verb : `${verb} ${name}`)),
  ]
  for (;;) {
    const line = await lines.next()
    if (line === undefined) return false
    const next = obey(session, decision, line)
    if (next !== 'stay') return next === 'next'
  }
}

function sayOutcome(session: Session, seat: number | undefined): void {
  const { match, words, style, language, table } = session
  const { scenario, game } = match.setup
  const outcome = outcomeOf(match.play)
  if (!outcome) return
  const titleOf = (id: string): string => scenario.seats.find((each) => each.id === id)?.title[language] ?? id
  const winners = outcome.winners.map(titleOf).join(', ')
  const news = (seat === undefined ? [] : session.news(seat)).map((event) => game.text(language).event(event))
  session.say(
    'over',
    { outcome, news, save: table.journal.path },
    ...newsLines(session, news),
    style.bold(winners === '' ? words.draw : words.over(winners)),
    Object.entries(outcome.scores)
      .map(([id, points]) => words.score(titleOf(id), points))
      .join(', '),
  )
}

function sayGoodbye(session: Session): void {
  const { path } = session.table.journal
  session.say('quit', { save: path }, session.words.goodbye(path))
}
