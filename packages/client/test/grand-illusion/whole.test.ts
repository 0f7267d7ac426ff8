/** Every method, on positions of random games, in both languages. */
import { readFileSync } from 'node:fs'
import { grandIllusion } from '@sandtable/grand-illusion'
import { HEXES } from '@sandtable/grand-illusion/map'
import { idOf, PIECES } from '@sandtable/grand-illusion/pieces'
import { isOffered, LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { Button } from '../../table/models.ts'
import { methods } from '../../games/grand-illusion/methods.ts'
import { JAPANESE, rulesIn, saidIn } from '../spoken-in.ts'
import { everything } from './everything.ts'
import { scenes } from './scenes.ts'

const rulebook = readFileSync(new URL('../../../games/grand-illusion/rulebook.tsv', import.meta.url), 'utf8')
const RULES = new Set(rulebook.split('\n').map((line) => line.split('\t')[0]))

const HOLES = /undefined|NaN|\[object|Infinity|\?/
/** ids such as g-ix, fort-namur, be-4 */
const RAW_IDS = new RegExp(
  Array.from({ length: PIECES }, (_, p) => idOf(p))
    .filter((id) => id.length > 4)
    .map((id) => `\\b${id}\\b`)
    .join('|'),
)
/** Latin words that belong in Japanese sentences too. */
const ENGLISH = /\b(the|and|of|with|from|hex|corps|supply|battle)\b/

describe('the presentation', () => {
  it.each(LANGUAGES)('has an answer for every position (%s)', { timeout: 120_000 }, (language) => {
    const prompts = new Set<string>()
    for (const scene of scenes(3, 397, language)) {
      prompts.add(scene.play.pending[0]?.question.prompt ?? '')
      const all = everything(scene)
      const said = saidIn(all)
      const wrong = [...new Set(said)].filter(
        (text) =>
          HOLES.test(text) || RAW_IDS.test(text) || (language === 'en' ? JAPANESE : ENGLISH).test(text),
      )
      expect(wrong).toEqual([])
      expect([...new Set(rulesIn(all))].filter((rule) => !RULES.has(rule))).toEqual([])
    }
    expect(prompts.size).toBeGreaterThan(25)
  })

  it('has keys that neither collide with each other nor with overlays and zoom', { timeout: 60_000 }, () => {
    const taken = [...methods.overlays.map(({ key }) => key), '+', '-', '0', 'F']
    expect(new Set(taken).size).toBe(taken.length)
    for (const scene of scenes(2, 211, 'en')) {
      const keys = methods
        .buttons(scene)
        .map(({ key }) => key)
        .filter((key) => key !== '')
      expect(new Set([...taken, ...keys]).size).toBe(taken.length + keys.length)
    }
  })

  it('has a button for every bare verb that is offered, and none for what is not', {
    timeout: 60_000,
  }, () => {
    for (const scene of scenes(3, 211, 'ja')) {
      const offer = scene.play.offered(scene.seat ?? 0) ?? {}
      const bare = Object.keys(offer).filter((verb) => offer[verb] === true)
      const [aiming, buttons] = [true, undefined].map((kind) =>
        methods.buttons(scene).filter(({ aims }) => aims === kind),
      ) as [Button[], Button[]]
      expect(buttons.flatMap(({ answer }) => (answer.arg === undefined ? [answer.verb] : []))).toEqual(bare)
      expect(buttons.every(({ answer }) => isOffered(offer, answer))).toBe(true)
      expect(aiming.every(({ answer }) => typeof offer[answer.verb] === 'object')).toBe(true)
      expect([...aiming, ...buttons].every(({ label }) => label !== '')).toBe(true)
    }
  })

  it('says of every verb what its argument points at', () => {
    const bare = ['unblock', 'options']
    for (const [verb, kind] of Object.entries(grandIllusion.verbs))
      expect(methods.placeOf(verb) === 'none').toBe(kind === null || bare.includes(verb))
    expect(['march', 'unit', 'battle', 'place'].map((verb) => methods.placeOf(verb))).toEqual([
      'space',
      'unit',
      'space',
      'unit',
    ])
  })

  it('can reach every offered answer: by a click, a button, a card or a row', { timeout: 60_000 }, () => {
    for (const scene of scenes(3, 499, 'en')) {
      const offer = scene.play.offered(scene.seat ?? 0) ?? {}
      const rows = reachable(scene)
      for (const [verb, options] of Object.entries(offer)) {
        if (typeof options !== 'object' || ['activate', 'stack'].includes(verb)) continue
        for (const arg of options) {
          const isClick = methods.placeOf(verb) === 'space' && firstSpaceVerb(offer, arg) === verb
          expect(isClick || rows.has(`${verb} ${arg}`), `${verb} ${arg}`).toBe(true)
        }
      }
    }
  })
})

type Offer = Readonly<Record<string, unknown>>

/** A click on a space means the first verb that is about it. */
const firstSpaceVerb = (offer: Offer, space: number): string | undefined =>
  Object.keys(offer).find((verb) => {
    const options = offer[verb]
    return methods.placeOf(verb) === 'space' && Array.isArray(options) && options.includes(space)
  })

function reachable(scene: Parameters<typeof methods.buttons>[0]): Set<string> {
  const found = new Set<string>()
  const add = (answer: { verb: string; arg?: number } | undefined): void => {
    if (answer?.arg !== undefined) found.add(`${answer.verb} ${answer.arg}`)
  }
  for (const { answer } of methods.buttons(scene)) add(answer)
  for (const hand of methods.hands?.(scene) ?? [])
    if ('cards' in hand) for (const card of hand.cards) for (const use of card.uses) add(use.answer)
  for (let space = 0; space < HEXES; space++)
    for (const { counter } of methods.report(scene, space).units)
      for (const { answer } of methods.unitActions?.(scene, undefined, counter.unit) ?? []) add(answer)
  return found
}
