import { type Action, readAction, type Refusal, whyNot, writeAction } from '@sandtable/kernel'
import { refusalText } from '../texts.ts'
import type { MenuDecision } from './decision.ts'
import type { Session } from './session.ts'

/** What comes after a line: the next decision, another line for this one, or the end. */
export type Next = 'next' | 'stay' | 'quit'

/** Does what a seat chose. Nothing is shown of it before it is on the disk; if it fails, the save stays as it was. */
export function act(session: Session, { seat }: MenuDecision, action: Omit<Action, 'seat'>): Next {
  const { match, journal } = session.table
  const move = readAction(match.play, { ...action, seat: session.seatId(seat) })
  const refusal = 'code' in move ? move : whyNot(match.play, move)
  if (refusal || 'code' in move) return refuse(session, refusal ?? (move as Refusal))
  const written = writeAction(match.play, move)
  match.take(move)
  journal.append([written])
  return 'next'
}

/** Says why not. */
export function refuse(session: Session, refusal: Refusal): 'stay' {
  const { code, rule, facts } = refusal
  const text = refusalText(session.match.setup.game, refusal)
  session.say(
    'refused',
    { code, rule, facts, text },
    session.style.red(`§${rule}  ${text[session.language]}`),
  )
  return 'stay'
}

export function undo(session: Session, { seat }: MenuDecision): Next {
  const { match, journal } = session.table
  if (!match.canUndo(seat)) return notice(session, 'no-undo', session.words.noUndo)
  match.undo(seat)
  journal.append([{ undo: session.seatId(seat) }])
  notice(session, 'undone', session.words.undone)
  return 'next'
}

export function redo(session: Session, { seat }: MenuDecision): Next {
  const { match, journal } = session.table
  if (!match.canRedo(seat)) return notice(session, 'no-redo', session.words.noRedo)
  match.redo(seat)
  journal.append([{ redo: session.seatId(seat) }])
  notice(session, 'redone', session.words.redone)
  return 'next'
}

/** A short remark that changes nothing. */
export function notice(session: Session, type: string, ...lines: readonly string[]): 'stay' {
  session.say(type, { text: lines.join('\n') }, ...lines)
  return 'stay'
}
