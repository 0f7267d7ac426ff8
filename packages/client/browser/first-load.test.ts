import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstScripts, sentBytes } from './first-load.ts'

const MOST_BYTES = 200_000

describe('first load', () => {
  it('needs little script before the first move', () => {
    const sizes = firstScripts().map((path) => ({ name: path.split('/').at(-1), bytes: sentBytes(path) }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`first load: ${(total / 1000).toFixed(1)} kB of script (brotli), ${sizes.length} files`)
    expect(sizes).not.toEqual([])
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('counts what scripts import at once, not what they fetch later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
    const files = {
      'index.html':
        '<script type="module" crossorigin src="./a.js"></script><link rel="modulepreload" href="./b.js">',
      'a.js':
        'import{x as y}from"./c.js";import"./d.js";import*as z from"./e.js";y(()=>import("./later.js"));',
      'b.js': '',
      'c.js': 'export*from"./f.js";',
      'd.js': 'import"./a.js";',
      'e.js': '',
      'f.js': '',
      'later.js': '',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const names = firstScripts(folder).map((path) => path.slice(-4))
    expect(names.toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js'])
  })
})
