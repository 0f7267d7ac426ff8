import type { Mutant } from './mutators.ts'
import type { Tried } from './prove-rules.ts'
import type { Target } from './targets.ts'

/** What became of a break, told to people. */
interface Break {
  /** file:line */
  readonly at: string
  readonly kind: string
  readonly was: string
  readonly is: string
  /** `noticed` by tests that cite the rule; `other` only by tests of a rule that the same comment cites */
  readonly by: 'noticed' | 'other' | 'unnoticed' | 'unreached'
  /** a test of the game notices it; undefined if nobody has asked */
  readonly suite: boolean | undefined
  /** tests that notice it */
  readonly tests: readonly string[]
}

/** How a rule came out. */
export interface Verdict {
  readonly game: string
  readonly rule: string
  readonly source: string
  readonly result: 'noticed' | 'unnoticed' | 'no code'
  /** the same measure for all tests of the game; undefined if nobody has asked */
  readonly suite: boolean | undefined
  readonly killed: number
  readonly of: number
  readonly breaks: readonly Break[]
}

/**
 * A rule is noticed if the tests that cite it fail for at least half of the breaks. A break that only tests of another rule
 * notice, one that the same comment cites, is that rule's matter and is not counted.
 */
export function verdictOf(target: Target, tried: readonly Tried[]): Verdict {
  const { game, rule, source } = target
  const breaks = tried.map((each) => breakOf(each, rule))
  const counted = breaks.filter(({ by }) => by !== 'other')
  const killed = counted.filter(({ by }) => by === 'noticed').length
  const bySuite = breaks.filter(
    ({ by, suite }) => by === 'noticed' || by === 'other' || suite === true,
  ).length
  const isNoticed = isHalf(killed, counted.length)
  const wasAsked = breaks.some(({ suite }) => suite !== undefined)
  return {
    ...{ game, rule, source, killed, of: counted.length, breaks },
    result: breaks.length === 0 ? 'no code' : isNoticed ? 'noticed' : 'unnoticed',
    suite: isNoticed ? true : wasAsked ? isHalf(bySuite, breaks.length) : undefined,
  }
}

const isHalf = (killed: number, of: number): boolean => killed > 0 && killed * 2 >= of

function breakOf(tried: Tried, rule: string): Break {
  const { file, text, mutant, noticedBy, isReached, isNoticedBySuite, noticingTests } = tried
  const by = noticedBy.has(rule)
    ? 'noticed'
    : noticedBy.size > 0
      ? 'other'
      : isReached
        ? 'unnoticed'
        : 'unreached'
  return {
    ...{
      at: `${file}:${lineOf(text, mutant.start)}`,
      kind: mutant.kind,
      by,
      suite: isNoticedBySuite,
      tests: noticingTests,
    },
    ...shownOf(mutant, text),
  }
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const LONGEST = 140

function shownOf({ start, end, form, text: replaced }: Mutant, text: string): { was: string; is: string } {
  const short = (part: string): string => part.replace(/\s+/g, ' ').slice(0, LONGEST)
  const was = short(text.slice(start, end))
  if (form === 'entry')
    return { was: short(text.slice(text.lastIndexOf('\n', start) + 1, end)), is: `{ return ${replaced} }` }
  return { was, is: replaced === '' ? '(removed)' : short(replaced) }
}
