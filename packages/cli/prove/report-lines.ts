import type { Verdict } from './verdict.ts'

/** The summary for people: what was not noticed, with the breaks that survived. */
export function reportLines(
  verdicts: readonly Verdict[],
  failing: readonly string[],
  isLong: boolean,
): string[] {
  const judged = verdicts.filter(({ result }) => result !== 'no code')
  const noticed = judged.filter(({ result }) => result === 'noticed')
  const without = verdicts.filter(({ result }) => result === 'no code')
  const blind = judged.filter(({ killed }) => killed === 0)
  const open = judged.filter(({ result }) => result === 'unnoticed')
  return [
    ...(isLong ? judged : open).flatMap(ruleLines),
    `${noticed.length} of ${judged.length} rules are noticed by the tests that cite them (${percent(noticed.length, judged.length)}).`,
    `${judged.length - blind.length} of ${judged.length} notice something.`,
    ...listed('Notice nothing', blind),
    ...suiteLines(judged),
    ...listed('No code to break', without),
    ...(failing.length > 0
      ? [`Tests that fail although nothing is broken (${failing.length}):`, ...failing]
      : []),
  ]
}

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)

function suiteLines(judged: readonly Verdict[]): string[] {
  if (judged.some(({ suite }) => suite === undefined)) return []
  const missed = judged.filter(({ suite }) => suite === false)
  return [
    `${judged.length - missed.length} of ${judged.length} by any test of their game.`,
    ...listed('By no test', missed),
  ]
}

const listed = (heading: string, verdicts: readonly Verdict[]): string[] =>
  verdicts.length === 0
    ? []
    : [`${heading} (${verdicts.length}): ${verdicts.map(({ game, rule }) => `${game} ${rule}`).join(', ')}`]

function ruleLines({ game, rule, result, killed, of, breaks }: Verdict): string[] {
  return [
    `${result === 'noticed' ? 'ok' : '--'} ${game} §${rule}: ${killed} of ${of} breaks noticed`,
    ...breaks.map(
      ({ by, at, kind, was, is, suite, tests }) =>
        `     ${suite === true && by.startsWith('un') ? `${by}, but by ${tests[0] ?? 'the suite'}:` : by} ${at} ${kind}\n       - ${was}\n       + ${is}`,
    ),
    '',
  ]
}
