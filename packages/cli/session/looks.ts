import { LANGUAGES, type Language } from '@sandtable/kernel'
import { type MapScene, type TerminalMap, wrap } from '@sandtable/presentation/terminal'
import { choiceLines, type MenuDecision, sceneFor } from './decision.ts'
import { type Next, notice } from './moves.ts'
import type { Session } from './session.ts'

const LOG_LINES = 40

/** list [verb] [text] */
export function list(session: Session, decision: MenuDecision, text: string): Next {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? []
  const isVerb = Object.hasOwn(session.match.setup.game.verbs, word)
  const scene = sceneFor(session, decision)
  const menu = decision.menu.filter(
    ({ verb, name = '', title }) =>
      (!isVerb || verb === word) &&
      contains(`${name} ${title} ${session.map?.note(scene, name) ?? ''}`, isVerb ? rest : text),
  )
  const choices = menu.map(({ number, verb, name }) => ({ number, verb, arg: name }))
  session.voice.tell('list', { choices }, () => choiceLines(session, { ...decision, menu }, Infinity))
  return 'stay'
}

const contains = (words: string, text: string): boolean => words.toLowerCase().includes(text.toLowerCase())

/** map [place] */
export function showMap(session: Session, decision: MenuDecision, name: string): Next {
  const { map } = session
  if (map && name === '') return notice(session, 'map', ...map.overview(sceneFor(session, decision)))
  return lookAt(session, decision, name, 'map', (known, scene, place) => known.excerpt(scene, [place]))
}

/** units <place> */
export function units(session: Session, decision: MenuDecision, name: string): Next {
  if (name === '') return notice(session, 'unclear', session.words.unitsHow)
  return lookAt(session, decision, name, 'units', (known, scene, place) => known.describe(scene, place))
}

type Look = (map: TerminalMap, scene: MapScene, place: string) => string[]

function lookAt(session: Session, decision: MenuDecision, name: string, type: string, look: Look): Next {
  const { map, words } = session
  if (!map) return notice(session, 'no-map', words.noMap)
  const scene = sceneFor(session, decision)
  const place = map.place(scene, name)
  if (place === undefined) return notice(session, 'no-place', words.noPlace(name))
  return notice(session, type, ...look(map, scene, place))
}

/** log [n] */
export function log(session: Session, { seat }: MenuDecision, count: string): Next {
  const { match, language, width } = session
  const text = match.setup.game.text(language)
  const story = match.story(seat).slice(-(Number.parseInt(count, 10) || LOG_LINES))
  return notice(session, 'log', ...story.flatMap((event) => wrap(`- ${text.event(event)}`, width - 1, '  ')))
}

/** lang en|ja */
export function changeLanguage(session: Session, _: MenuDecision, name: string): Next {
  const language: Language | undefined = LANGUAGES.find((each) => each === name)
  if (!language) return notice(session, 'unclear', session.words.languageHow)
  session.language = language
  notice(session, 'language', session.words.language)
  return 'next'
}
