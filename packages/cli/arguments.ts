import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Problem } from './problem.ts'
import { COMMON, type OptionSpecs, type Syntax } from './syntax.ts'

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

interface Range {
  readonly least: number
  readonly most?: number
}

/** What was typed after the name of a command, checked as it is asked for. */
export class Arguments {
  readonly operands: readonly string[]
  readonly #values: Values

  constructor(operands: readonly string[], values: Values) {
    this.operands = operands
    this.#values = values
  }

  operand(index: number): string {
    return this.operands[index] ?? ''
  }

  flag(name: string): boolean {
    return this.#values[name] === true
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' ? value : undefined
  }

  needed(name: string): string {
    const value = this.text(name)
    if (value === undefined) throw new Problem(`--${name} is missing`)
    return value
  }

  texts(name: string): string[] {
    const value = this.#values[name]
    return Array.isArray(value) ? value.map(String) : []
  }

  whole(name: string, range: Range): number | undefined {
    const value = this.number(name, range)
    if (value !== undefined && !Number.isInteger(value))
      throw new Problem(`--${name} takes a whole number, not "${this.text(name) ?? ''}"`)
    return value
  }

  number(name: string, { least, most = Number.MAX_SAFE_INTEGER }: Range): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = text.trim() === '' ? NaN : Number(text)
    if (!Number.isFinite(value)) throw new Problem(`--${name} takes a number, not "${text}"`)
    if (value < least) throw new Problem(`--${name} must be at least ${least}, not ${text}`)
    if (value > most) throw new Problem(`--${name} must be at most ${most}, not ${text}`)
    return value
  }
}

/** The arguments of a command; a problem if they do not fit it. */
export function parseArguments(command: Syntax, argv: readonly string[]): Arguments {
  const { values, positionals } = parseStrictly(command, argv)
  const args = new Arguments(positionals, values)
  if (!args.flag('help')) checkOperands(expected(command, args), positionals)
  return args
}

const expected = (
  { name, operands, options }: Syntax,
  args: Arguments,
): Pick<Syntax, 'name' | 'operands'> => {
  const isGiven = Object.entries(options).some(([option, { instead }]) => instead && args.flag(option))
  return { name, operands: isGiven ? [] : operands }
}

function parseStrictly(command: Syntax, argv: readonly string[]) {
  try {
    const options = optionsFor({ ...COMMON, ...command.options })
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node adds advice after the first sentence; one line is enough.
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new Problem(`${sentence ?? ''}; see: sandtable help ${command.name}`)
  }
}

function optionsFor(specs: OptionSpecs): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(specs).map(([name, { value, many }]) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many ?? false },
  ])
  return Object.fromEntries(entries) as NonNullable<ParseArgsConfig['options']>
}

function checkOperands(
  { name, operands }: Pick<Syntax, 'name' | 'operands'>,
  given: readonly string[],
): void {
  const missing = operands[given.length]
  if (missing !== undefined) throw new Problem(`<${missing}> is missing; see: sandtable help ${name}`)
  const extra = given[operands.length]
  if (extra !== undefined) throw new Problem(`unexpected "${extra}"; see: sandtable help ${name}`)
}
