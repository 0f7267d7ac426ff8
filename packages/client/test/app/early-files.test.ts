import { describe, expect, it } from 'vitest'
import { earlyFiles } from '../../build/early-files.ts'

const chunk = (facadeModuleId: string, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId,
  imports,
  dynamicImports: ['assets/data.js'],
})

const bundle = {
  'assets/index.js': {
    ...chunk('/client/index.html', ['assets/shared.js']),
    isEntry: true,
    dynamicImports: ['assets/data.js', 'assets/game.js', 'assets/other.js'],
  },
  'assets/other.js': chunk('/games/two/table/index.ts'),
  'assets/shared.js': chunk(''),
  'assets/game.js': chunk('/games/one/table/index.ts', ['assets/index.js', 'assets/data.js']),
  'assets/data.js': chunk(''),
  'assets/latin.woff2': { type: 'asset' },
  'assets/kanji.woff2': { type: 'asset' },
}

const PAGE = '<script src="./assets/index.js"></script><link href="./assets/shared.js">'

describe('the page', () => {
  it('names the files that are needed first, with all they import, and none twice', () => {
    const { transformIndexHtml } = earlyFiles({ fonts: /latin/, module: /\/table\/index\.ts$/ })
    const { handler } = transformIndexHtml as unknown as {
      handler: (html: string, context: object) => { attrs: { rel: string; href: string } }[]
    }
    const links = handler(PAGE, { bundle }).map(({ attrs }) => `${attrs.rel} ${attrs.href}`)
    expect(links).toEqual([
      'preload ./assets/latin.woff2',
      'modulepreload ./assets/game.js',
      'modulepreload ./assets/data.js',
    ])
  })
})
