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
import type { GaliciaEvent } from '../events.ts'
import type { GaliciaTypes } from '../galicia.ts'
import { battleForGalicia as game } from '../game.ts'
import { hex, HEXES } from '../map.ts'
import { AH, RU } from '../sides.ts'
import { en } from '../text/en.ts'
import { ja } from '../text/ja.ts'
import type { PromptKey, RefusalCode } from '../text/keys.ts'
import { UNIT_COUNT, UNITS, unit } from '../units.ts'

const GAMES_PER_SCENARIO = 8
/** wrong answers tried for every verb of every question */
const TRIES = 2
/** at every so-manieth question all wrong answers are tried */
const THOROUGH = 400

type EventType = GaliciaEvent['type']
type EventOf<K extends EventType> = Extract<GaliciaEvent, { type: K }>

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
const sayEvent = (event: GaliciaEvent): Said =>
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
  const play = Play.start<GaliciaTypes>(setup, (event, audience) => {
    heard.add(sayEvent(event))
    if (audience?.others) heard.add(sayEvent(audience.others))
  })
  const pick = quickRandom(number)
  for (let asked = 0; !play.isOver; asked++) decide(play, pick, asked % THOROUGH === 0, heard)
}

function decide(play: Play<GaliciaTypes>, pick: Pick, isThorough: boolean, heard: Listener): void {
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

const one = unit('AH-4')
/** a single unit with a plural name */
const pair = unit('RU-9+10 c')
const three = [one, pair, unit('RU-Pavlov')]
const town = hex('16.22')
const field = hex('16.21')

const PROMPTS: Readonly<Record<PromptKey, readonly Facts[]>> = {
  move: [{}],
  march: [
    { units: [pair], hex: town, left: 1 },
    { units: [pair], hex: town, left: 1, fresh: true },
    { units: three, hex: field, left: 4, fresh: true },
    { units: three, hex: field, left: 0, fresh: false },
  ],
  react: [{ unit: pair, hex: town, enemy: field }],
  'remove-excess': [{ hex: town, steps: 7, limit: 6 }],
  enter: [{ unit: pair }],
  'enter-or-wait': [{ unit: one }],
  attack: [
    {},
    { attacked: 0, spent: 0, weak: 0, immune: 0 },
    { attacked: 1, spent: 0, weak: 0, immune: 0 },
    { attacked: 2, spent: 1, weak: 3, immune: 1 },
  ],
  'declare-hexes': [
    { hex: town, hexes: [] },
    { hex: town, hexes: [field] },
    { hex: town, hexes: [field, hex('3.15')] },
  ],
  'choose-attackers': [
    { hex: town, units: [] },
    { hex: town, units: three },
    { hex: town, units: [], open: 3 },
    { hex: town, units: three, open: 0 },
    { hex: field, units: [pair], open: 1 },
  ],
  'choose-defenders': [
    { hex: town, units: [] },
    { hex: town, units: [pair] },
  ],
  'retreat-first': [{}],
  accompany: [{ hex: town }],
  retreat: [
    { units: [one], hex: town },
    { units: three, hex: field },
  ],
  'run-on': [
    { hex: town, over: 1 },
    { hex: field, over: 2 },
  ],
  advance: [{ hex: town }],
  'take-loss': [{ left: 1 }, { left: 3 }],
}

const aboutUnit: readonly Facts[] = [{ unit: one }, { unit: pair }]
const aboutHex: readonly Facts[] = [{ hex: town }, { hex: field }]
const aboutBoth: readonly Facts[] = [
  { unit: one, hex: town },
  { unit: pair, hex: field },
]

const REFUSALS: Readonly<Record<RefusalCode, readonly Facts[]>> = {
  'all-have-attacked': aboutHex,
  'already-attacked': aboutHex,
  'already-chosen': [...aboutUnit, ...aboutHex],
  'already-there': [...aboutHex, ...aboutBoth],
  'cavalry-never-recovers': aboutUnit,
  'cavalry-with-infantry': [{ units: three }],
  'command-limit': [{ units: three }],
  'east-edge-barred': aboutHex,
  'enemy-in-hex': aboutHex,
  'entry-in-enemy-zone': aboutBoth,
  'ersatz-never-recovers': aboutUnit,
  'fortress-closed': aboutHex,
  'fortress-immune': aboutHex,
  'has-attacked': aboutUnit,
  'has-recovered': aboutUnit,
  'losses-uneven': aboutUnit,
  marsh: aboutHex,
  'may-not-wait': aboutUnit,
  'minimum-move-made': aboutUnit,
  'no-attack-strength': [...aboutHex, { unit: one, strength: 0 }, { unit: pair, strength: -2 }],
  'no-defense-strength': aboutUnit,
  'no-enemy-there': aboutHex,
  'no-hex-declared': aboutHex,
  'no-retreat-from-there': aboutHex,
  'no-stack-to-move': aboutHex,
  'no-unit-of-yours': aboutHex,
  'no-way-out': [
    { unit: one, left: 0 },
    { unit: pair, left: 1 },
  ],
  'nobody-adjacent': aboutHex,
  'nobody-can-attack': aboutHex,
  'nobody-chosen': aboutHex,
  'not-adjacent': [{ hex: town, target: field }],
  'not-an-entry-hex': aboutBoth,
  'not-in-declared-hex': aboutUnit,
  'not-in-that-hex': aboutBoth,
  'not-on-map': aboutUnit,
  'not-released': [{ unit: one, turn: 3 }, ...aboutBoth],
  'not-retreating': aboutBoth,
  'not-your-unit': aboutUnit,
  'nothing-to-recover': aboutUnit,
  'out-of-reach': [
    { hex: town, left: 1, distance: 2 },
    { hex: field, left: 0, distance: 7 },
  ],
  'outside-scenario': aboutHex,
  'rail-cut': aboutBoth,
  'reaction-enemy-zone': aboutBoth,
  'reaction-one-hex': aboutBoth,
  'reaction-vacated-hex': aboutBoth,
  'recovery-needs-mp': [{ unit: pair, needs: 4, left: 2, spent: 3 }],
  'recovery-needs-supply': [
    { unit: one, supply: 1 },
    { unit: pair, supply: 2 },
  ],
  'recovery-too-close': [
    { unit: one, hex: town, distance: 1 },
    { unit: pair, hex: field, distance: 2 },
  ],
  'retreat-priorities': aboutHex,
  'stack-full': aboutBoth,
  'too-expensive': [
    { hex: town, needs: 5, left: 1, ground: 3, zone: 2, spent: 4 },
    { hex: field, needs: 1, left: 0, ground: 1, zone: 0, spent: 4 },
  ],
  'took-no-part': aboutUnit,
  'withheld-stays': aboutBoth,
}

const rule = '1.0'
const shown = { rule, attack: 7, defense: 8, target: town }

const EVENTS: { readonly [K in EventType]: readonly Omit<EventOf<K>, 'type'>[] } = {
  'turn-began': [
    { rule, turn: 1, side: AH },
    { rule, turn: 12, side: RU },
  ],
  'phase-began': [
    { rule, phase: 'reinforcement', side: AH },
    { rule, phase: 'movement', side: AH },
    { rule, phase: 'combat', side: RU },
  ],
  'supply-changed': [0, 1, 2].map((supply) => ({ rule, unit: pair, hex: town, supply })),
  attrition: [{ rule, unit: pair, hex: town }],
  placed: [0, 1, 2].map((cost) => ({ rule, unit: pair, hex: town, cost })),
  'entry-delayed': [true, false].map((chosen) => ({ rule, unit: pair, chosen })),
  moved: [
    { rule, units: three, others: false, from: town, to: field, cost: 1, minimum: false },
    { rule, units: [pair], others: true, from: town, to: field, cost: 4, minimum: true },
  ],
  recovered: [0, 1, 2].map((ce) => ({ rule, unit: one, hex: town, steps: 1, ce })),
  reacted: [{ rule, unit: pair, from: town, to: field }],
  'attack-declared': [{ rule, side: RU, target: town, from: [field, hex('3.15')] }],
  'stacks-shown': [{ rule, units: three }],
  'attackers-named': [{ rule, units: [pair] }],
  'defenders-named': [
    { rule, units: [pair], withheld: [] },
    { rule, units: three, withheld: [one] },
  ],
  'ratio-found': [
    { ...shown, ratio: '1:1.5', shifts: [], column: '1:1.5' },
    { ...shown, ratio: '1:2', shifts: [{ rule, what: 'fortress', columns: -2 }], column: '1:4' },
    {
      ...shown,
      ratio: '2:1',
      shifts: [
        { rule, what: 'flank', columns: 2 },
        { rule, what: 'fortress', columns: 2 },
      ],
      column: '5:1',
    },
  ],
  'attack-barred': [{ rule, target: town, column: '1:4' }],
  'combat-rolled': ['-/R3', '+1.R1/-2'].map((cell) => ({
    rule,
    target: town,
    faces: [3, 4],
    total: 7,
    column: '1.5:1',
    cell,
  })),
  retreated: [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'retreat-ran-on': [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'retreat-failed': [
    { rule, units: [pair], hex: town, missing: 1 },
    { rule, units: three, hex: town, missing: 2 },
  ],
  'priority-failed': [{ rule, side: AH, hex: town }],
  advanced: [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'losses-rolled': [
    { rule, side: AH, die: 1, modifiers: [], total: 1, large: false, losses: 0 },
    {
      rule,
      side: RU,
      die: 1,
      modifiers: [
        { rule, what: 'crt', drm: -2 },
        { rule, what: 'artillery', drm: 1 },
        { rule, what: 'flank', drm: 2 },
        { rule, what: 'retreat', drm: 1 },
        { rule, what: 'failed-retreat', drm: 2 },
        { rule, what: 'ratio', drm: 3 },
      ],
      total: -1,
      large: true,
      losses: 1,
    },
  ],
  'ce-lost': [1, 2].map((ce) => ({ rule, unit: pair, ce })),
  'step-lost': [{ rule, unit: pair, steps: 1 }],
  eliminated: (['losses', 'river', 'no-retreat', 'attrition', 'over-stacking', 'no-room'] as const).map(
    (cause) => ({ rule, unit: pair, hex: town, cause }),
  ),
  'points-scored': (['attack', 'elimination'] as const).map((source) => ({ rule, side: AH, vp: 1, source })),
  'town-captured': [{ rule, side: AH, hex: town, vp: 10 }],
  'town-occupied': [{ rule, side: RU, hex: hex('7.09'), vp: 1 }],
  'game-ended': [{ rule, austrian: 0, russian: -3 }],
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

const imagined = (): Said[] => [
  ...keysOf(PROMPTS).flatMap((key) => PROMPTS[key].map((facts) => sayPrompt(key, facts))),
  ...keysOf(REFUSALS).flatMap((code) => REFUSALS[code].map((facts) => sayRefusal(code, facts))),
  ...keysOf(EVENTS).flatMap((type) =>
    EVENTS[type].map((facts) => sayEvent({ ...facts, type } as GaliciaEvent)),
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
