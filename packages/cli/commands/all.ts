import type { Command } from '../command.ts'
import { arenaCommand } from './arena.ts'
import { benchCommand } from './bench.ts'
import { corpusCommand } from './corpus.ts'
import { execCommand } from './exec.ts'
import { explainCommand } from './explain.ts'
import { fuzzCommand } from './fuzz.ts'
import { gamesCommand } from './games.ts'
import { oddsCommand } from './odds.ts'
import { playCommand } from './play.ts'
import { proveCommand } from './prove.ts'
import { rulebookCommand } from './rulebook.ts'
import { rulesCommand } from './rules.ts'
import { selfplayCommand } from './selfplay.ts'
import { serveCommand } from './serve.ts'
import { verifyCommand } from './verify.ts'

export const COMMANDS: readonly Command[] = [
  gamesCommand,
  serveCommand,
  playCommand,
  rulesCommand,
  rulebookCommand,
  proveCommand,
  selfplayCommand,
  arenaCommand,
  execCommand,
  explainCommand,
  oddsCommand,
  verifyCommand,
  corpusCommand,
  fuzzCommand,
  benchCommand,
]
