/** §10.5 Every modifier of a combat, with the chance of each of its values. */
import type { Modifier } from '../../events/modifier.ts'
import type { Setting } from './settings.ts'

export interface ModifierChance extends Pick<Modifier, 'name' | 'rule'> {
  /** the likeliest first; one where nothing is left to chance */
  readonly values: readonly { readonly value: number; readonly p: number }[]
}

/** In the order of §10.5, those without effect too. The chances are those of combats that come to the roll. */
export function modifierChances(settings: readonly Setting[]): ModifierChance[] {
  const rolled = settings.filter(({ isOpened }) => !isOpened)
  const total = rolled.reduce((sum, { p }) => sum + p, 0)
  const [first] = rolled
  return (first?.modifiers ?? []).map(({ name, rule }) => {
    const found = new Map<number, number>()
    for (const { p, modifiers } of rolled) {
      const value = modifiers.find((each) => each.name === name)?.value ?? 0
      found.set(value, (found.get(value) ?? 0) + p / total)
    }
    const values = [...found].map(([value, p]) => ({ value, p })).sort((a, b) => b.p - a.p)
    return { name, rule, values }
  })
}
