import { type Move, odds, readAction, type Refusal, whyNot } from '@sandtable/kernel'
import { oddsLines } from '../records/odds-lines.ts'
import type { MenuDecision } from './decision.ts'
import { readIntent } from './intent.ts'
import { type Next, notice, refuse } from './moves.ts'
import type { Session } from './session.ts'

/** The move a text names; why not, if it names none; undefined if it is unclear. */
function moveNamed(session: Session, { seat, menu }: MenuDecision, text: string): Move | Refusal | undefined {
  const { play } = session.match
  const intent = readIntent(text, menu, play, session.language)
  if (intent.kind === 'choice') return { seat, answer: intent.choice.answer }
  if (intent.kind !== 'action') return undefined
  const { verb, arg } = intent
  return readAction(play, { seat: session.seatId(seat), verb, ...(arg === undefined ? {} : { arg }) })
}

/** why <verb> <what> */
export function why(session: Session, decision: MenuDecision, text: string): Next {
  const move = moveNamed(session, decision, text)
  if (!move) return notice(session, 'unclear', session.words.whyHow)
  const refusal = 'code' in move ? move : whyNot(session.match.play, move)
  return refusal ? refuse(session, refusal) : notice(session, 'legal', session.words.legal)
}

/** odds <choice> */
export function chances(session: Session, decision: MenuDecision, text: string): Next {
  const move = moveNamed(session, decision, text)
  if (!move) return notice(session, 'unclear', session.words.oddsHow)
  if ('code' in move) return refuse(session, move)
  const found = odds(session.match.play, move)
  if ('code' in found) return refuse(session, found)
  session.voice.tell('odds', found, () => [
    ...(found.runs === 1 ? [session.words.certain] : oddsLines(found, session.language)),
  ])
  return 'stay'
}
