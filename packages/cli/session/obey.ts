import { oneLine } from '../one-line.ts'
import type { MenuDecision } from './decision.ts'
import { load, save } from './files.ts'
import { readIntent } from './intent.ts'
import { changeLanguage, list, log, showMap, units } from './looks.ts'
import { act, type Next, notice, redo, undo } from './moves.ts'
import { chances, why } from './questions.ts'
import type { Session } from './session.ts'

type Handler = (session: Session, decision: MenuDecision, rest: string) => Next

const help: Handler = (session) => notice(session, 'help', ...session.words.help)
const quit: Handler = () => 'quit'

const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ['undo', undo],
  ['redo', redo],
  ['why', why],
  ['odds', chances],
  ['map', showMap],
  ['units', units],
  ['list', list],
  ['log', log],
  ['save', save],
  ['load', load],
  ['lang', changeLanguage],
  ['help', help],
  ['?', help],
  ['quit', quit],
  ['exit', quit],
  ['q', quit],
])

export const COMMANDS: readonly string[] = [...HANDLERS.keys()]

/** Does what a line says. */
export function obey(session: Session, decision: MenuDecision, line: string): Next {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? []
  if (word === '') return 'stay'
  const handler = HANDLERS.get(word.toLowerCase())
  return handler ? handler(session, decision, rest) : choose(session, decision, line)
}

function choose(session: Session, decision: MenuDecision, line: string): Next {
  const { match, words, language } = session
  const intent = readIntent(line, decision.menu, match.play, language)
  switch (intent.kind) {
    case 'choice':
      return act(session, decision, named(intent.choice.verb, intent.choice.name))
    case 'action':
      return act(session, decision, named(intent.verb, intent.arg))
    case 'number':
      return notice(session, 'unclear', words.unknownNumber(intent.number, decision.menu.length))
    case 'unclear':
      return notice(session, 'unclear', words.unclear(oneLine(line)))
  }
}

const named = (verb: string, arg: string | undefined) => (arg === undefined ? { verb } : { verb, arg })
