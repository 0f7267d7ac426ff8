import { arch, cpus, platform } from 'node:os'
import { figureRows, type Row } from './figure-lines.ts'
import type { Figures } from './figures.ts'
import { type LongFigures, longGameRows, longGameTitle } from './long-game.ts'

interface Measured {
  readonly title: string
  readonly scenario: string
  readonly figures: Figures
}

interface Page {
  readonly measured: readonly Measured[]
  readonly long: LongFigures
  readonly date: string
  readonly seconds: number
}

/** docs/performance.md: the last figures, where and how they were taken. */
export function performancePage({ measured, long, date, seconds }: Page): string {
  const [cpu] = cpus()
  return [
    '# Performance',
    '',
    `Measured on ${date} with \`sandtable bench --write --seconds ${seconds}\`.`,
    '',
    `Machine: ${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${platform()} ${arch()}; Node ${process.version}. One core is used.`,
    '',
    ...measured.flatMap(section),
    ...table(longGameTitle(long), longGameRows(long)),
    '## How',
    '',
    'Whole random games of the first scenario, always the same ones. Rates are those of the best round of a quarter',
    'of a second after a warm-up (other work on the machine only ever slows a round; the median round shows how much);',
    'both kinds are measured by turns in one run. They include choosing the random answer, and no clock is read',
    'inside a game. Waits are taken after a warm-up in a separate run with the clock read around every single step, so',
    'they include its cost and garbage collection. The same eight games are played round after round; p50 and p99 are',
    'those of the best round, and the p99 of the median round shows how quiet the machine was. A fork copies the position',
    'and runs the suspended procedure again; forks are taken in games of their own, since the garbage they leave would',
    'fall on other steps. Other work on the machine makes the figures worse: run it on a quiet one before comparing.',
    '',
    'The long game is measured by itself with `sandtable bench --long`, the best of seven rounds each: its armies march and',
    'seldom fight, so that it lasts. What a decision costs on the table at its beginning and at its end, in a browser with',
    'storing and drawing, is measured by `npm run bench:table` (figures in `reports/performance-large.json`).',
    '',
    'Until 2026-11-16 waits were taken once, all samples together, without a warm-up of the view and with a fork before',
    'every single apply: figures of that time are higher for the same code.',
    '',
  ].join('\n')
}

const section = ({ title, scenario, figures }: Measured): string[] =>
  table(`${title}: ${scenario}`, figureRows(figures))

const table = (title: string, rows: readonly Row[]): string[] => [
  `## ${title}`,
  '',
  '| What | Figure |',
  '| --- | --- |',
  ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  '',
]
