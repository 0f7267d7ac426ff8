import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../dist/', import.meta.url))

const PAGE_SCRIPT =
  /<script\b[^>]*\bsrc="([^"]+\.js)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${}\s,]+?\bfrom\s*)?["'](\.[^"']+\.js)["']/g

/** All scripts a browser fetches before the first thing can be done, from the built page on. */
export function firstScripts(folder = BUILT): string[] {
  const found = new Set<string>()
  const follow = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const next of namesIn(readFileSync(path, 'utf8'), STATIC_IMPORT)) follow(join(dirname(path), next))
  }
  for (const name of namesIn(readFileSync(join(folder, 'index.html'), 'utf8'), PAGE_SCRIPT))
    follow(join(folder, name))
  return [...found]
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')

/** What is sent for it: compressed where that was worth it. */
export const sentBytes = (path: string): number =>
  statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
