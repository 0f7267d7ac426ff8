import type { Logged } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Asked } from '../play/question.ts'
import { LANGUAGES, type Language } from '../text.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import { flawIn, unknownRule } from './sentence.ts'
import { sample } from './sample.ts'
import type { Trial } from './trial.ts'

/** Arguments of an offer whose names are looked at. */
const NAMED = 3

/** Every event, question, verb, argument and procedure has its words in all languages and cites a rule. */
export const texts: Check = {
  name: 'texts',
  atPosition: (trial) =>
    firstProblem(LANGUAGES, (language) => sentences(trial, language)) ?? citations(trial),
}

const newEvents = <T extends GameTypes>({ match, marks }: Trial<T>): Logged<T['event']>[] =>
  match.log.slice(match.length === 0 ? 0 : marks[match.length - 1]?.logged)

const forms = <T extends GameTypes>({ event, audience }: Logged<T['event']>): T['event'][] =>
  audience?.others ? [event, audience.others] : [event]

function sentences<T extends GameTypes>(trial: Trial<T>, language: Language): Problem {
  const text = trial.setup.game.text(language)
  const { pending, trail } = trial.play
  return (
    firstProblem(newEvents(trial).flatMap(forms), (event) =>
      flawIn(text.event(event), language, `event ${event.type}`),
    ) ??
    firstProblem(trail, (name) => flawIn(text.procedure(name), language, `procedure ${name}`)) ??
    firstProblem(pending, (asked) => question(trial, asked, language))
  )
}

function question<T extends GameTypes>(
  trial: Trial<T>,
  { question, seat }: Asked,
  language: Language,
): Problem {
  const text = trial.setup.game.text(language)
  const offer = trial.play.offered(seat) ?? {}
  const prompt = text.prompt(question.prompt, question.facts ?? {})
  return (
    flawIn(prompt, language, `prompt ${question.prompt}`) ??
    firstProblem(Object.keys(offer), (verb) => flawIn(text.verb(verb), language, `verb ${verb}`)) ??
    firstProblem(Object.entries(offer), ([verb, options]) => names(trial, verb, options, language))
  )
}

/** Names need not be translated: "XIV" is "XIV" everywhere. */
function names<T extends GameTypes>(
  trial: Trial<T>,
  verb: string,
  options: readonly number[] | boolean,
  language: Language,
): Problem {
  const kind = trial.setup.game.verbs[verb]
  if (typeof options === 'boolean' || !kind) return undefined
  return firstProblem(sample(options, NAMED, trial.pick), (arg) =>
    flawIn(kind.title(arg, language), 'en', `${verb} ${kind.encode(arg)}`),
  )
}

function citations<T extends GameTypes>(trial: Trial<T>): Problem {
  const { rules, play, setup } = trial
  trial.tally('texts: events read')
  const questions = play.pending.map(({ question }) => ({ type: question.prompt, rule: question.rule }))
  const always = Object.entries(setup.game.rules).map(([type, rule]) => ({ type, rule }))
  return firstProblem([...newEvents(trial).flatMap(forms), ...questions, ...always], (cited) =>
    unknownRule(cited, rules, cited.type),
  )
}
