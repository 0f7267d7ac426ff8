import type { Command } from './command.ts'
import { COMMON, type OptionSpec } from './syntax.ts'

const INDENT = '  '

/** What `sandtable` alone says. */
export function frontPage(commands: readonly Command[]): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'sandtable: board wargames with every rule enforced',
    '',
    'Usage: sandtable <command> …',
    '',
    ...commands.map(({ name, summary }) => `${INDENT}${name.padEnd(width)}  ${summary}`),
    '',
    'Every command takes --json for programs and --help for its own page.',
    'To play at once: sandtable serve in a browser, or sandtable play <game> in the terminal.',
    'Exit codes: 0 good, 1 something was found wrong, 2 bad arguments or files, 130 interrupted.',
  ]
}

export function commandPage({ name, summary, operands, options, notes = [] }: Command): string[] {
  const specs = Object.entries({ ...options, ...COMMON })
  const width = Math.max(...specs.map(([option, spec]) => heading(option, spec).length))
  return [
    `sandtable ${name}: ${summary}`,
    '',
    `Usage: ${['sandtable', name, ...operands.map((each) => `<${each}>`), '[options]'].join(' ')}`,
    '',
    ...specs.map(([option, spec]) => `${INDENT}${heading(option, spec).padEnd(width)}  ${spec.help}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ]
}

const heading = (name: string, { value }: OptionSpec): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`
