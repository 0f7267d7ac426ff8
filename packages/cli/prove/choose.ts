import { createHash } from 'node:crypto'
import type { Mutant } from './mutators.ts'
import type { Site, Target } from './targets.ts'

const keyOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex')

/** Things in an order that depends on nothing but the seed and their names. */
function shuffled<T>(things: readonly T[], seed: string, nameOf: (thing: T) => string): T[] {
  const keyed = things.map((thing) => ({ thing, key: keyOf(seed, nameOf(thing)) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ thing }) => thing)
}

/** So many rules at random. */
export const sampled = (targets: readonly Target[], count: number, seed: string): Target[] =>
  shuffled(targets, seed, ({ game, rule }) => `${game} ${rule}`).slice(0, count)

/** A mutant of a rule, with all rules the same comment cites. */
export interface Chosen {
  readonly file: string
  /** of the whole file */
  readonly text: string
  readonly mutant: Mutant
  readonly rules: readonly string[]
}

/** Some mutants of a rule at random: from each of its sites in turn, those that cite it alone first. */
export function chosenOf({ rule, sites }: Target, count: number, seed: string): Chosen[] {
  const bySite = [...sites]
    .sort((a, b) => a.region.rules.length - b.region.rules.length || sizeOf(a) - sizeOf(b))
    .map((site) =>
      shuffled(site.mutants, `${seed} ${rule}`, ({ kind, start, text }) => `${kind} ${start} ${text}`).map(
        (mutant): Chosen => ({ file: site.file, text: site.text, mutant, rules: site.region.rules }),
      ),
    )
  const found = new Map<string, Chosen>()
  for (let turn = 0; bySite.some((site) => site.length > turn); turn++)
    for (const site of bySite) {
      const chosen = site[turn]
      if (chosen && found.size < count) found.set(nameOf(chosen), chosen)
    }
  return [...found.values()]
}

const sizeOf = ({ region }: Site): number => region.end - region.start

/** The same break, whichever rule it is for. */
export const nameOf = ({ file, mutant }: Pick<Chosen, 'file' | 'mutant'>): string =>
  `${file} ${mutant.start} ${mutant.end} ${mutant.form} ${mutant.text}`
