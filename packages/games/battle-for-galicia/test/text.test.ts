import {
  type Answer,
  type Facts,
  kernelRefusalText,
  LANGUAGES,
  type Language,
  Play,
  quickRandom,
  randomAnswer,
  type Refusal,
  type Scenario,
  seedFrom,
  whyNot,
} from '@sandtable/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../events.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { battleForGalicia as game } from '../game.ts'
import { HEXES } from '../map.ts'
import { en } from '../text/en.ts'
import { ja } from '../text/ja.ts'
import type { PromptKey, RefusalCode } from '../text/keys.ts'
import { UNIT_COUNT, UNITS, unit } from '../units.ts'
import { EVENTS, field, one, pair, PROMPTS, REFUSALS, three, town } from './text-samples.ts'

const GAMES_PER_SCENARIO = 8
/** wrong answers tried for every verb of every question */
const TRIES = 2
/** at every so-manieth question all wrong answers are tried */
const THOROUGH = 400

/** A sentence in both languages, and where it came from. */
interface Said {
  readonly what: string
  readonly text: Readonly<Record<Language, string>>
}

const inBoth = (what: string, say: (language: Language) => string): Said => ({
  what,
  text: { en: say('en'), ja: say('ja') },
})

const sayPrompt = (key: PromptKey, facts: Facts): Said =>
  inBoth(`prompt ${key}`, (language) => game.text(language).prompt(key, facts))
const sayRefusal = (code: RefusalCode, facts: Facts): Said =>
  inBoth(`refusal ${code}`, (language) => game.text(language).refusal(code, facts))
const sayEvent = (event: BattleForGaliciaEvent): Said =>
  inBoth(`event ${event.type}`, (language) => game.text(language).event(event))

/** Everything said in real games, each sentence once. */
class Listener {
  readonly said = new Map<string, Said>()

  add(one: Said): void {
    this.said.set(`${one.what} ${one.text.en}`, one)
  }

  /** how many of these were heard, 1 for all */
  share(kind: string, names: readonly string[]): number {
    const heard = new Set([...this.said.values()].map(({ what }) => what))
    return names.filter((name) => heard.has(`${kind} ${name}`)).length / names.length
  }
}

type Pick = (n: number) => number

function playGame(scenario: Scenario, name: string, number: number, heard: Listener): void {
  const setup = { game, scenario, options: {}, seed: seedFrom(name) }
  const play = Play.start<BattleForGaliciaTypes>(setup, (event, audience) => {
    heard.add(sayEvent(event))
    if (audience?.others) heard.add(sayEvent(audience.others))
  })
  const pick = quickRandom(number)
  for (let asked = 0; !play.isOver; asked++) decide(play, pick, asked % THOROUGH === 0, heard)
}

function decide(play: Play<BattleForGaliciaTypes>, pick: Pick, isThorough: boolean, heard: Listener): void {
  const [asked] = play.pending
  const offer = asked && play.offered(asked.seat)
  if (!asked || !offer) throw new Error('nobody is asked')
  const { prompt, facts, refuse } = asked.question
  heard.add(sayPrompt(prompt as PromptKey, facts ?? {}))
  for (const verb of Object.keys(refuse ?? {}))
    for (const answer of attempts(verb, pick, isThorough))
      hear(whyNot(play, { seat: asked.seat, answer }), heard)
  play.answer(asked.seat, randomAnswer(offer, pick))
}

function hear(refusal: Refusal | undefined, heard: Listener): void {
  if (refusal && !kernelRefusalText(refusal))
    heard.add(sayRefusal(refusal.code as RefusalCode, refusal.facts))
}

/** Things a player might try with a verb. */
function attempts(verb: string, pick: Pick, isThorough: boolean): Answer[] {
  const kind = game.verbs[verb]
  if (!kind) return [{ verb }]
  const size = kind === game.verbs.unit ? UNIT_COUNT : HEXES
  const args = isThorough
    ? Array.from({ length: size }, (_, arg) => arg)
    : Array.from({ length: TRIES }, () => pick(size))
  return args.map((arg) => ({ verb, arg }))
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

const imagined = (): Said[] => [
  ...keysOf(PROMPTS).flatMap((key) => PROMPTS[key].map((facts) => sayPrompt(key, facts))),
  ...keysOf(REFUSALS).flatMap((code) => REFUSALS[code].map((facts) => sayRefusal(code, facts))),
  ...keysOf(EVENTS).flatMap((type) =>
    EVENTS[type].map((facts) => sayEvent({ ...facts, type } as BattleForGaliciaEvent)),
  ),
]

const labels = (): Said[] => [
  ...keysOf(en.verbs).map((verb) => inBoth(`verb ${verb}`, (language) => game.text(language).verb(verb))),
  ...keysOf(en.procedures).map((name) =>
    inBoth(`procedure ${name}`, (language) => game.text(language).procedure(name)),
  ),
]

const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/u
const EAST_ASIAN = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u
/** abbreviations of the rulebook */
const ALLOWED = new Set(['ZOC', 'EZOC', 'CRT', 'LRT', 'DRM'])
/** '?' and '–' stand for names nobody knows; the others for facts nobody gave */
const HOLES = ['undefined', 'null', 'NaN', 'Infinity', '[object', '?', '？', '–', '${']
/** joins that went wrong, and a hyphen for a minus */
const CLUMSY = /  | [.,:;]|[,:]\.|、[、。：]|：[。、：]|。[。、]|（）|\(\)|^[\s、。]|[^\d\w]-\d/u
/** verbs that fit a name in one number only */
const AGREEMENT =
  /(Divisions? |Brigades? |Corps |others )(is|are|was|were|has|have|does|do|retreat|advance|stay|find|enter|move|lose|suffer|[a-z]+[^s]s)\b/

const words = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? []

/** What is wrong with a sentence in any language. */
function holesIn(text: string): string[] {
  const holes = HOLES.filter((hole) => text.includes(hole)).map((hole) => `has "${hole}"`)
  return [...holes, ...(text.trim() === '' ? ['is empty'] : []), ...(CLUMSY.test(text) ? ['is clumsy'] : [])]
}

function wrongIn(language: Language, text: string): string[] {
  if (language === 'en') {
    const isOdd = AGREEMENT.test(text)
    return [...(EAST_ASIAN.test(text) ? ['has Japanese'] : []), ...(isOdd ? ['may not agree'] : [])]
  }
  const foreign = words(text).filter((word) => !ALLOWED.has(word))
  return [...(JAPANESE.test(text) ? [] : ['is not Japanese']), ...foreign.map((word) => `has "${word}"`)]
}

const problemsOf = ({ what, text }: Said): string[] =>
  LANGUAGES.flatMap((language) =>
    [...holesIn(text[language]), ...wrongIn(language, text[language])].map(
      (problem) => `${what}: ${language} ${problem}: ${text[language]}`,
    ),
  )

const FULL_STOP = /[.。]$/u

describe('the sentences of both languages', () => {
  const heard = new Listener()

  beforeAll(() => {
    for (const scenario of game.scenarios)
      for (let i = 0; i < GAMES_PER_SCENARIO; i++) playGame(scenario, `text ${scenario.id} ${i}`, i, heard)
  })

  it('are sound in real play', () => {
    expect([...heard.said.values()].flatMap(problemsOf)).toEqual([])
  })

  it('were mostly heard in real play', () => {
    expect(heard.share('prompt', keysOf(PROMPTS))).toBeGreaterThan(0.8)
    expect(heard.share('event', keysOf(EVENTS))).toBeGreaterThan(0.8)
    expect(heard.share('refusal', keysOf(REFUSALS))).toBeGreaterThan(0.7)
  })

  it('are sound for every prompt, refusal and event, however rare', () => {
    expect(imagined().flatMap(problemsOf)).toEqual([])
  })

  it('say that nothing can be attacked, and why', () => {
    const closed = sayPrompt('attack', { attacked: 2, spent: 0, weak: 1, immune: 0 }).text
    expect(closed.en).toBe(
      'No enemy hex can be attacked now (2 hexes attacked already; 1 hex only beside units with no attack strength left): end your combat.',
    )
    expect(sayPrompt('attack', {}).text.en).toBe('Choose an enemy hex to attack, or end your combat.')
  })

  it('tell putting back from halting, and a full force from one that can grow', () => {
    const march = { units: [one], hex: town, left: 4 }
    expect(sayPrompt('march', { ...march, fresh: true }).text.en).toMatch(/, or put it back\.$/)
    expect(sayPrompt('march', { ...march, fresh: false }).text.en).toMatch(/, or halt here\.$/)
    const force = { hex: field, units: [one, pair] }
    expect(sayPrompt('choose-attackers', { ...force, open: 0 }).text.en).toMatch(/nobody else can join/)
    expect(sayPrompt('choose-attackers', { ...force, open: 1 }).text.ja).toMatch(/さらに参加ユニット/)
  })

  it('tell shown units by side', () => {
    const { en: told } = sayEvent({
      type: 'stacks-shown',
      rule: '8.1',
      units: [pair, three[2] as number, one],
    }).text
    expect(told).toBe(
      "In these hexes: Russia with 9th and 10th Cavalry Divisions and Pavlov's Cavalry Corps; Austria-Hungary with 4th Infantry Division.",
    )
  })

  it('end with a full stop', () => {
    const open = imagined().filter(
      ({ text }) => !LANGUAGES.every((language) => FULL_STOP.test(text[language])),
    )
    expect(open).toEqual([])
  })

  it('have labels for all verbs and procedures', () => {
    expect(labels().flatMap(problemsOf)).toEqual([])
    expect(keysOf(en.verbs).sort()).toEqual(Object.keys(game.verbs).sort())
  })

  it('differ between the languages', () => {
    const same = [...imagined(), ...labels()].filter(({ text }) => text.en === text.ja)
    expect(same).toEqual([])
    expect(ja).not.toEqual(en)
  })

  it('name every unit in both languages', () => {
    const names = UNITS.map(({ id }) => sayRefusal('not-your-unit', { unit: unit(id) }))
    expect(names.flatMap(problemsOf)).toEqual([])
  })
})
