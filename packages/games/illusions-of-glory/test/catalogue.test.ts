/** The catalogue of questions and refusals against the rulebook and the verbs. */
import { LANGUAGES } from '@sandtable/kernel'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../game.ts'
import { PIECES, piece } from '../pieces.ts'
import { PROMPTS, REFUSALS } from '../text/keys.ts'
import type { Prompts } from '../text/keys/shape.ts'
import { pieceName } from '../text/names.ts'
import { ARGUMENTS } from '../verbs.ts'
import { VERBS } from '../verbs.ts'

const rules = ruleIdsIn(new URL('..', import.meta.url))
const catalogue: Prompts = PROMPTS
const offers = Object.values(catalogue).flatMap((prompt) => Object.entries(prompt.offers))

describe('the catalogue', () => {
  it('cites rules that exist', () => {
    const cited = [...Object.values(catalogue).map(({ rule }) => rule), ...Object.values(REFUSALS)]
    expect(cited.filter((rule) => !rules.has(rule))).toEqual([])
  })

  it('gives each verb one kind of argument', () => {
    const wrong = offers.filter(
      ([verb, argument]) =>
        VERBS[verb as keyof typeof VERBS] !== (argument === null ? null : ARGUMENTS[argument]),
    )
    expect(wrong).toEqual([])
  })

  it('names every verb, phase and procedure', () => {
    for (const language of LANGUAGES) {
      const text = illusionsOfGlory.text(language)
      expect(Object.keys(VERBS).filter((verb) => !text.verb(verb))).toEqual([])
      expect(text.procedure('opening')).not.toBe('')
    }
  })
})

describe('arguments', () => {
  it('are written and read the same way', () => {
    const counts = { space: 213, piece: PIECES, card: 110, nation: 13, pool: 7 } as const
    for (const [name, count] of Object.entries(counts)) {
      const kind = ARGUMENTS[name as keyof typeof counts]
      const all = Array.from({ length: count }, (_, i) => i)
      expect(all.filter((i) => kind.decode(kind.encode(i)) !== i)).toEqual([])
      expect(kind.decode('nothing of that name')).toBeUndefined()
      for (const language of LANGUAGES) expect(all.filter((i) => kind.title(i, language) === '')).toEqual([])
    }
  })

  it('say the nation of a unit', () => {
    expect(pieceName(piece('RU_XX'), 'en')).toBe('Russian XX Infantry Corps')
    expect(pieceName(piece('RU_XX'), 'ja')).toBe('ロシア軍XX歩兵軍団')
  })
})
