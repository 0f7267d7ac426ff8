import { Arguments, parseArguments } from './arguments.ts'
import { COMMANDS } from './commands/all.ts'
import type { Command } from './command.ts'
import { EXIT } from './exit.ts'
import { commandPage, frontPage } from './help.ts'
import type { Io } from './io.ts'
import { oneLine } from './one-line.ts'
import manifest from './package.json' with { type: 'json' }
import { print } from './print.ts'
import { Problem } from './problem.ts'

const VERSION: string = manifest.version

/** Runs a command line; the number is for the shell. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io)
  } catch (error) {
    const isExpected = error instanceof Problem
    const message = error instanceof Error ? error.message : String(error)
    io.err.write(`sandtable: ${isExpected ? '' : 'a fault of the program: '}${oneLine(message)}\n`)
    if (!isExpected && io.env.SANDTABLE_DEBUG && error instanceof Error)
      io.err.write(`${error.stack ?? ''}\n`)
    return isExpected ? EXIT.bad : EXIT.fault
  }
}

function dispatch(argv: readonly string[], io: Io): number | Promise<number> {
  const [name = 'help', ...rest] = argv
  const isJson = rest.includes('--json')
  if (name === '--version') return version(io, isJson)
  if (name === 'help' || name === '--help' || name === '-h' || name === '--json') return help(argv, io)
  const command = find(name)
  const args = parseArguments(command, rest)
  return args.flag('help') ? page(command, args, io) : command.run(args, io)
}

function find(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) throw new Problem(`there is no command "${name}"; sandtable help lists them`)
  return command
}

function version(io: Io, isJson: boolean): number {
  io.out.write(isJson ? `${JSON.stringify({ version: VERSION })}\n` : `sandtable ${VERSION}\n`)
  return EXIT.good
}

function help(argv: readonly string[], io: Io): number {
  const asked = argv.slice(1).find((each) => !each.startsWith('-'))
  const args = new Arguments([], { json: argv.includes('--json') })
  if (asked !== undefined) return page(find(asked), args, io)
  const list = COMMANDS.map(({ name, summary }) => ({ name, summary }))
  return print(io, args, { commands: list }, frontPage(COMMANDS))
}

function page(command: Command, args: Arguments, io: Io): number {
  const { name, summary, operands, options } = command
  return print(io, args, { name, summary, operands, options }, commandPage(command))
}
