/** What holds for the presentation of any game, on positions of random games, in both languages. */
import { answersOf, type GameTypes, isOffered, LANGUAGES, type Language } from '@sandtable/kernel'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import type { Button } from '../models.ts'
import type { Scene } from '../scene.ts'
import type { Staffing } from '../staffing.ts'
import { everything, type Methods } from './everything.ts'
import { JAPANESE, rulesIn, saidIn } from './spoken-in.ts'

export interface Presented<T extends GameTypes> {
  readonly methods: Methods<T>
  scenes(language: Language): Iterable<Scene<T>>
  /** see `everything` */
  readonly sparse: number
  /** so many different questions come about at least */
  readonly prompts: number
  /** what nobody should read, whatever the language */
  readonly never: RegExp
  /** what should not be read in Japanese */
  readonly notJapanese: RegExp
  /** does the verb's argument point at something on the table? */
  isPlaced(verb: string): boolean
  /** verbs whose answers are chosen some other way than by what the table lists */
  readonly otherwise?: readonly string[]
}

const STEPS = 20
/** Forwards, and then back and on again by turns. */
const countsFor = (length: number): number[] =>
  Array.from({ length: STEPS }, (_, i) => Math.floor((length * (i + 1)) / STEPS)).flatMap((count) => [
    count,
    Math.max(0, count - 3),
    count - 1,
  ])

const TIME = { timeout: 120_000 }

export function presentationSuite<T extends GameTypes>(game: Presented<T>): void {
  const { methods } = game
  const found = new Map<Language, readonly Scene<T>[]>()
  /** The same positions for every test: the games that lead to them are played once. */
  const scenes = (language: Language): readonly Scene<T>[] => {
    const known = found.get(language) ?? [...game.scenes(language)]
    found.set(language, known)
    return known
  }
  const rules = ruleIdsIn(new URL(`../../games/${methods.game.id}/`, import.meta.url))

  describe('the presentation', () => {
    it.each(LANGUAGES)('has an answer for every position (%s)', TIME, (language) => {
      const prompts = new Set<string>()
      for (const scene of scenes(language)) {
        prompts.add(scene.decisions[0]?.prompt ?? '')
        const all = everything(methods, scene, game.sparse)
        const foreign = language === 'en' ? JAPANESE : game.notJapanese
        const wrong = [...new Set(saidIn(all))].filter((text) => game.never.test(text) || foreign.test(text))
        expect(wrong).toEqual([])
        expect([...new Set(rulesIn(all))].filter((rule) => !rules.has(rule))).toEqual([])
      }
      expect(prompts.size).toBeGreaterThan(game.prompts)
    })

    it('has keys that neither collide with each other nor with overlays and zoom', TIME, () => {
      const taken = [...methods.overlays.map(({ key }) => key), '+', '-', '0', 'F', '.', ',', '/']
      expect(new Set(taken).size).toBe(taken.length)
      for (const scene of scenes('en')) {
        const keys = methods
          .buttons(scene)
          .map(({ key }) => key)
          .filter((key) => key !== '')
        expect(new Set([...taken, ...keys]).size).toBe(taken.length + keys.length)
      }
    })

    it.each(LANGUAGES)(
      'tells the ear whose every stack is, and what lies around it (%s)',
      TIME,
      (language) => {
        for (const scene of scenes(language)) {
          const stacks = methods.stacks(scene)
          expect(stacks.filter(({ side = '' }) => side === '')).toEqual([])
          for (const { space } of stacks.filter((_, i) => i % game.sparse === 0)) {
            const { ground = '', ways = [] } = methods.spoken?.(scene, space) ?? {}
            expect(ground).not.toBe('')
            expect(ways.length).toBeGreaterThan(0)
            expect(new Set(ways.map(({ to }) => to)).size).toBe(ways.length)
          }
        }
      },
    )

    it('has a button for every bare verb that is offered, and none for what is not', TIME, () => {
      for (const scene of scenes('ja')) bareVerbs(methods, scene)
    })

    it.each(LANGUAGES)(
      'builds its log and its timeline on as it would tell them at once (%s)',
      TIME,
      (language) => {
        const { told = [] } = scenes(language).reduce((a, b) =>
          (b.told?.length ?? 0) > (a.told?.length ?? 0) ? b : a,
        )
        expect(told.length).toBeGreaterThan(STEPS)
        for (const count of countsFor(told.length)) {
          const part = told.slice(0, count)
          const anew = part.map((each) => ({ ...each }))
          expect(methods.log(part, language)).toEqual(methods.log(anew, language))
          expect(methods.timeline(part, count, language)).toEqual(methods.timeline(anew, count, language))
        }
      },
    )

    it('says of every verb what its argument points at', () => {
      for (const verb of Object.keys(methods.game.verbs))
        expect(methods.placeOf(verb) !== 'none', verb).toBe(game.isPlaced(verb))
    })

    it('has a department for every question, and standing answers that can be given', TIME, () => {
      const { staffing } = methods
      if (!staffing) return
      for (const scene of scenes('en')) expect(astray(staffing, scene)).toEqual([])
      for (const { answer, title } of staffing.standing) {
        expect(methods.game.verbs).toHaveProperty([answer.verb])
        expect(JAPANESE.test(title.en) || !JAPANESE.test(title.ja)).toBe(false)
      }
    })

    it('can reach every offered answer: by a click, a button, a card or a row', TIME, () => {
      for (const scene of scenes('en')) expect(outOfReach(game, scene)).toEqual([])
    })
  })
}

/** Answers without a department, or with one that is not listed; and departments said in the wrong language. */
function astray<T extends GameTypes>(staffing: Staffing<T>, scene: Scene<T>): string[] {
  const departments = staffing.departments(scene)
  const known = new Set(departments.map(({ id }) => id))
  const lost = answersOf(scene.offer ?? {}).filter((answer) => {
    const ids = staffing.departmentsOf(scene, answer)
    return ids.length === 0 || ids.some((id) => !known.has(id))
  })
  const said = departments.flatMap(({ title, does, goesBy }) => [title, does, goesBy])
  const foreign = said.filter(({ en, ja }) => JAPANESE.test(en) || !JAPANESE.test(ja))
  return [...lost.map(({ verb, arg }) => `${verb} ${arg ?? ''}`), ...foreign.map(({ en }) => en)]
}

function bareVerbs<T extends GameTypes>(methods: Methods<T>, scene: Scene<T>): void {
  const offer = scene.offer ?? {}
  const bare = Object.keys(offer).filter((verb) => offer[verb] === true)
  const [aiming, buttons] = [true, undefined].map((kind) =>
    methods.buttons(scene).filter(({ aims }) => aims === kind),
  ) as [Button[], Button[]]
  const single = buttons.filter(({ answer, then }) => answer.arg === undefined && then === undefined)
  expect(single.map(({ answer }) => answer.verb)).toEqual(bare)
  expect(buttons.every(({ answer }) => isOffered(offer, answer))).toBe(true)
  expect(aiming.every(({ answer }) => typeof offer[answer.verb] === 'object')).toBe(true)
  expect([...aiming, ...buttons].every(({ label }) => label !== '')).toBe(true)
}

/** Offered answers no part of the table leads to. */
function outOfReach<T extends GameTypes>(game: Presented<T>, scene: Scene<T>): string[] {
  const { methods } = game
  const offer = scene.offer ?? {}
  const rows = reachable(game, scene)
  const aimed = methods.buttons(scene).flatMap(({ answer, aims }) => (aims === true ? [answer.verb] : []))
  const skipped = new Set([...aimed, ...(game.otherwise ?? [])])
  return Object.entries(offer).flatMap(([verb, options]) =>
    typeof options !== 'object' || skipped.has(verb)
      ? []
      : options
          .filter((arg) => {
            const isClick = methods.placeOf(verb) === 'space' && firstSpaceVerb(methods, offer, arg) === verb
            return !isClick && !rows.has(`${verb} ${arg}`)
          })
          .map((arg) => `${verb} ${arg}`),
  )
}

/** A click on a space means the first verb that is about it. */
const firstSpaceVerb = <T extends GameTypes>(
  methods: Methods<T>,
  offer: Readonly<Record<string, unknown>>,
  space: number,
): string | undefined =>
  Object.keys(offer).find((verb) => {
    const options = offer[verb]
    return methods.placeOf(verb) === 'space' && Array.isArray(options) && options.includes(space)
  })

function reachable<T extends GameTypes>({ methods }: Presented<T>, scene: Scene<T>): Set<string> {
  const found = new Set<string>()
  const add = (answer: { verb: string; arg?: number } | undefined): void => {
    if (answer?.arg !== undefined) found.add(`${answer.verb} ${answer.arg}`)
  }
  const addUnit = (unit: number): void => {
    for (const { answer } of methods.unitActions?.(scene, undefined, unit) ?? []) add(answer)
  }
  for (const { answer } of methods.buttons(scene)) add(answer)
  for (const hand of methods.hands?.(scene) ?? [])
    if ('cards' in hand) for (const card of hand.cards) for (const use of card.uses) add(use.answer)
  for (const space of new Set(methods.stacks(scene).map((stack) => stack.space)))
    for (const { counter } of methods.report(scene, space).units) addUnit(counter.unit)
  for (const { counters } of methods.boxes(scene)) for (const { counter } of counters) addUnit(counter.unit)
  return found
}
