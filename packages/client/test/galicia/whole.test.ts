/** Every method, on positions of random games, in both languages. */
import { readFileSync } from 'node:fs'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { isOffered, LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { methods } from '../../games/battle-for-galicia/methods.ts'
import { everything } from './everything.ts'
import { scenes } from './scenes.ts'

const rulebook = readFileSync(
  new URL('../../../games/battle-for-galicia/rulebook.tsv', import.meta.url),
  'utf8',
)
const RULES = new Set(rulebook.split('\n').map((line) => line.split('\t')[0]))

const HOLES = /undefined|NaN|\[object|Infinity/
/** the rulebook says 尾根, 第1段階, CE */
const NOT_OUR_TERMS = /山稜|手順\d|印刷|戦闘効果値/
const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/

function rulesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'rules' ? (each as string[]) : key === 'rule' ? [each as string] : rulesIn(each),
  )
}

describe('the presentation', () => {
  it.each(LANGUAGES)('has an answer for every position (%s)', (language) => {
    const prompts = new Set<string>()
    for (const scene of scenes(3, 7, language)) {
      prompts.add(scene.play.pending[0]?.question.prompt ?? '')
      const all = everything(scene)
      expect(JSON.stringify(all)).not.toMatch(HOLES)
      for (const rule of rulesIn(all)) expect(RULES).toContain(rule)
      expect(JSON.stringify(all)).not.toMatch(language === 'en' ? JAPANESE : NOT_OUR_TERMS)
    }
    expect(prompts.size).toBeGreaterThan(9)
  })

  it('has keys that neither collide with each other nor with overlays and zoom', () => {
    const taken = [...methods.overlays.map(({ key }) => key), '+', '-', '0', 'F']
    expect(new Set(taken).size).toBe(taken.length)
    for (const scene of scenes(3, 3, 'en')) {
      const keys = methods.buttons(scene).map(({ key }) => key)
      expect(new Set([...taken, ...keys]).size).toBe(taken.length + keys.length)
    }
  })

  it('has a button for every bare verb that is offered, and none for what is not', () => {
    for (const scene of scenes(3, 3, 'ja')) {
      const offer = scene.play.offered(scene.seat ?? 0) ?? {}
      const bare = Object.keys(offer).filter((verb) => offer[verb] === true)
      const buttons = methods.buttons(scene).map(({ answer }) => answer)
      expect(buttons.flatMap(({ verb, arg }) => (arg === undefined ? [verb] : []))).toEqual(bare)
      expect(buttons.every((answer) => isOffered(offer, answer))).toBe(true)
    }
  })

  it('says of every verb what its argument points at', () => {
    for (const [verb, kind] of Object.entries(battleForGalicia.verbs))
      expect(methods.placeOf(verb) === 'none').toBe(kind === null)
    expect(['march', 'unit', 'attack'].map((verb) => methods.placeOf(verb))).toEqual([
      'space',
      'unit',
      'space',
    ])
  })
})
