/** The key to signs. */
import { LANGUAGES } from '@sandtable/kernel'
import { astrayIn } from '@sandtable/presentation/suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import { counterKey } from '../../table/counter-key.ts'

const rules = ruleIdsIn(new URL('../../', import.meta.url))

describe.each(LANGUAGES)('the key to signs (%s)', (language) => {
  const key = counterKey(language)
  const { kinds } = key

  it('says every thing once, and where the rules have it', () => {
    expect(astrayIn(key, rules)).toEqual([])
  })

  it('shows every arm, every class and every nation', () => {
    const faces = kinds.map(({ face }) => face)
    expect(new Set(faces.map(({ symbol }) => symbol))).toEqual(
      new Set(['infantry', 'cavalry', 'mountain', 'hq', 'siege-artillery']),
    )
    expect(new Set(faces.map(({ field }) => field))).toEqual(new Set(['white', 'blue', 'brown', 'yellow']))
    expect(new Set(faces.map(({ nation }) => nation)).size).toBeGreaterThanOrEqual(13)
  })
})
