import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTable } from '../build/build.ts'
import { fingerprintOf, isFresh, markFile } from '../build/fingerprint.ts'
import { folderWith } from './built.ts'

const never = new AbortController().signal

/** A repository with a program in the place of Vite. */
function repository(vite?: string): string {
  const root = folderWith({
    'package-lock.json': '{}',
    'packages/client/package.json': '{}',
    'packages/client/main.tsx': 'main',
    'packages/client/board/distance.ts': 'distance',
    'packages/client/test/main.test.ts': 'test',
    'packages/client/dist/index.html': 'old',
    'packages/games/chess/game.ts': 'game',
    'packages/kernel/index.ts': 'kernel',
    'packages/board/index.ts': 'board',
    'packages/reader/index.ts': 'reader',
    'packages/bots/index.ts': 'bots',
  })
  if (vite === undefined) return root
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/vite/package.json'), '{}')
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), vite)
  return root
}

const WORKS = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  const folder = process.argv[process.argv.indexOf('--outDir') + 1]
  mkdirSync(folder)
  writeFileSync(folder + '/index.html', 'new ' + process.env.NODE_ENV)`
const FAILS = `console.error('error during build:\\nBuild failed\\nSyntaxError: main.tsx has no end\\n    at deep (inside.js)'); process.exit(1)`
const HANGS = 'setInterval(() => undefined, 1000)'

const distOf = (root: string): string => join(root, 'packages', 'client', 'dist')
const pageOf = (root: string): string => readFileSync(join(distOf(root), 'index.html'), 'utf8')
const build = (root: string, stop = never) => buildTable({ root, into: distOf(root), stop })
const leftIn = (root: string): string[] =>
  readdirSync(join(root, 'packages', 'client')).filter((name) => name.startsWith('dist.'))

describe('a build', () => {
  it('replaces the old table and is fresh', async () => {
    const root = repository(WORKS)
    expect(isFresh(root, distOf(root))).toBe(false)
    expect(await build(root)).toBeUndefined()
    expect(pageOf(root)).toBe('new production')
    expect(isFresh(root, distOf(root))).toBe(true)
    expect(leftIn(root)).toEqual([])
  })

  it('that fails says why in one line and leaves the old table', async () => {
    const root = repository(FAILS)
    expect(await build(root)).toMatch(
      /^the table could not be built: SyntaxError: main.tsx has no end; more: /,
    )
    expect(pageOf(root)).toBe('old')
    expect(leftIn(root)).toEqual([])
  })

  it('without its tools says what to do', async () => {
    expect(await build(repository())).toBe(
      'the tools that build the table are not installed; run npm install',
    )
  })

  it('can be interrupted', async () => {
    const root = repository(HANGS)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 200)
    expect(await build(root, stop.signal)).toBe('interrupted')
    expect(pageOf(root)).toBe('old')
  })
})

describe('a table is built again', () => {
  const root = repository()
  writeFileSync(markFile(distOf(root)), fingerprintOf(root))
  const change = (path: string, text: string): boolean => {
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    writeFileSync(join(root, path), text)
    const fresh = isFresh(root, distOf(root))
    writeFileSync(join(root, path), before)
    return !fresh
  }

  it.each([
    'packages/client/main.tsx',
    'packages/client/board/distance.ts',
    'packages/games/chess/game.ts',
    'packages/kernel/index.ts',
    'packages/board/index.ts',
    'packages/reader/index.ts',
    'packages/bots/index.ts',
    'package-lock.json',
  ])('when %s changes', (path) => {
    expect(change(path, 'changed')).toBe(true)
  })

  it.each(['packages/client/test/main.test.ts', 'packages/client/dist/index.html'])(
    'not when %s changes',
    (path) => {
      expect(change(path, 'changed')).toBe(false)
    },
  )
})
