import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository: sources, test report and documents are found from here, wherever the command is run. */
const ROOT = process.env.SANDTABLE_ROOT ?? fileURLToPath(new URL('../..', import.meta.url))

export const inRepository = (...parts: string[]): string => join(ROOT, ...parts)
export const fromRepository = (path: string): string => relative(ROOT, path).replaceAll('\\', '/')

export const sourcesOf = (gameId: string): string => inRepository('packages', 'games', gameId)
