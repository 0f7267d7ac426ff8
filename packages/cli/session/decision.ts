import { eyesOf } from '@sandtable/kernel'
import { sceneOf } from '@sandtable/presentation'
import { type MapScene, type TerminalMap, widthOf, wrap } from '@sandtable/presentation/terminal'
import { positionOf } from '../records/position.ts'
import { promptText } from '../texts.ts'
import { type Choice, menuOf } from './menu.ts'
import { menuLines } from './menu-lines.ts'
import type { Session } from './session.ts'

/** A seat with its choices. */
export interface MenuDecision {
  readonly seat: number
  readonly menu: readonly Choice[]
}

const NEWS_LINES = 24
const GROUP_LINES = 8

export function decisionFor(session: Session, seat: number): MenuDecision {
  return { seat, menu: menuOf(session.match.play, seat, session.language) }
}

/** Puts a decision before its seat: what happened, where we are, the map, the question, the choices. */
export function present(session: Session, decision: MenuDecision): void {
  const { seat } = decision
  const { play } = session.match
  const news = session.news(seat)
  const text = session.match.setup.game.text(session.language)
  const told = news.map((event) => text.event(event))
  session.voice.tell(
    'decision',
    { seat: session.seatId(seat), news: told, ...positionOf(play, seat) },
    () => [
      ...newsLines(session, told),
      '',
      headline(session, seat),
      ...mapLines(session, decision),
      ...questionLines(session, seat),
      ...choiceLines(session, decision, GROUP_LINES),
    ],
  )
}

export function newsLines({ words, style, width }: Session, told: readonly string[]): string[] {
  const hidden = Math.max(0, told.length - NEWS_LINES)
  return [
    ...(hidden > 0 ? [style.dim(words.moreNews(hidden))] : []),
    ...told.slice(hidden).flatMap((line) => wrap(`- ${line}`, width - 1, '  ')),
  ]
}

/** "=== Turn 3 | Movement > March | Russia ======" */
function headline(session: Session, seat: number): string {
  const { match, words, style, language, width } = session
  const { game } = match.setup
  const trail = match.play.trail.map((name) => game.text(language).procedure(name)).join(' > ')
  const where = [words.turn(game.turn(match.play.state)), trail, session.seatTitle(seat)].join(' | ')
  const rest = Math.max(3, width - widthOf(where) - 6)
  return style.yellow(`=== ${where} ${'='.repeat(rest)}`)
}

function questionLines({ match, style, language, width }: Session, seat: number): string[] {
  const asked = match.play.asked(seat)
  if (!asked) return []
  const prompt = promptText(match.setup.game, asked)[language]
  const lines = wrap(`§${asked.question.rule}  ${prompt}`, width - 1, '    ')
  return ['', ...lines.map(style.bold)]
}

/** Choices for the eye, with notes from the map. */
export function choiceLines(session: Session, decision: MenuDecision, most: number): string[] {
  const { match, map, words, style, width, language } = session
  const scene = sceneFor(session, decision)
  const text = match.setup.game.text(language)
  return menuLines(decision.menu, {
    words,
    style,
    width: width - 1,
    most,
    verb: (verb) => text.verb(verb),
    note: (name) => map?.note(scene, name),
  })
}

/** Everything a map may show this seat. */
export function sceneFor(session: Session, { seat, menu }: MenuDecision): MapScene {
  const { language, style, width } = session
  const choices = new Map(
    menu.flatMap(({ name, number }) => (name === undefined ? [] : [[name, number] as const])),
  )
  const { play, setup } = session.match
  const eyes = eyesOf(setup.scenario.seats[seat]?.powers ?? [])
  return { ...sceneOf(play, { eyes, seat, language }), style, width, choices }
}

function mapLines(session: Session, decision: MenuDecision): string[] {
  const { map } = session
  if (!map) return []
  const scene = sceneFor(session, decision)
  const places = placesOf(session, map, scene, decision)
  return places.length > 0 ? map.excerpt(scene, places) : map.overview(scene)
}

/** The places a question names; if it is about something else, those of its choices; none for the whole map. */
function placesOf(
  { match }: Session,
  map: TerminalMap,
  scene: MapScene,
  decision: MenuDecision,
): readonly string[] {
  const { facts = {} } = match.play.asked(decision.seat)?.question ?? {}
  const named = map.focus(scene, facts)
  if (named.length > 0 || Object.keys(facts).length === 0) return named
  return [...new Set(decision.menu.flatMap(({ name = '' }) => map.place(scene, name) ?? []))]
}
