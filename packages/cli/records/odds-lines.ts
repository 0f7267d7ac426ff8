import type { Json, Language, Odds, OddsOutcome, Sampled } from '@sandtable/kernel'

const BAR = 30
const MOST_LINES = 24

/** Chances as a small table with bars, likeliest first. */
export function oddsLines({ outcomes, assumed, sampled }: Odds, language: Language): string[] {
  const shown = outcomes.slice(0, MOST_LINES)
  const rest = outcomes.slice(MOST_LINES).reduce((sum, { p }) => sum + p, 0)
  const most = Math.max(...outcomes.map(({ p }) => p))
  return [
    ...shown.map((outcome) => outcomeLine(outcome, most)),
    ...(rest > 0 ? [`${percent(rest)}  … ${outcomes.length - MOST_LINES}`] : []),
    ...(sampled ? [sampledLine(sampled, language)] : []),
    ...(assumed ? [`(${assumed[language]})`] : []),
  ]
}

function sampledLine({ runs, error }: Sampled, language: Language): string {
  const points = (error * 100).toFixed(1)
  return language === 'en'
    ? `≈ tried ${runs} times, there are too many outcomes; each chance is right to ±${points} points`
    : `≈ 場合の数が多いため${runs}回の試行による推定（誤差±${points}ポイント）`
}

function outcomeLine({ p, result }: OddsOutcome, most: number): string {
  const bar = '#'.repeat(Math.max(1, Math.round((p / most) * BAR)))
  return `${percent(p)}  ${bar.padEnd(BAR)}  ${resultWords(result)}`
}

const percent = (p: number): string => `${(p * 100).toFixed(1)}%`.padStart(6)

/** "combat +1/R1, losses AH 2 RU 1": the result without the signs of JSON. */
function resultWords(result: Json): string {
  if (result === null || typeof result !== 'object') return String(result)
  if (Array.isArray(result)) return (result as readonly Json[]).map(resultWords).join(' ')
  const entries = Object.entries(result as Readonly<Record<string, Json>>)
  return entries.map(([name, value]) => `${name} ${innerWords(value)}`).join(', ') || '-'
}

const innerWords = (value: Json): string => resultWords(value).replaceAll(', ', ' ')
