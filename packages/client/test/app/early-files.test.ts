import { describe, expect, it } from 'vitest'
import { earlyFiles } from '../../build/early-files.ts'

const chunk = (facadeModuleId: string, imports: string[] = []) => ({ type: 'chunk', facadeModuleId, imports })

const bundle = {
  'assets/index.js': chunk('/client/index.html', ['assets/shared.js']),
  'assets/shared.js': chunk(''),
  'assets/game.js': chunk('/client/games/one/index.ts', ['assets/index.js', 'assets/data.js']),
  'assets/data.js': chunk(''),
  'assets/other.js': chunk('/client/games/two/index.ts'),
  'assets/latin.woff2': { type: 'asset' },
  'assets/kanji.woff2': { type: 'asset' },
}

const PAGE = '<script src="./assets/index.js"></script><link href="./assets/shared.js">'

describe('the page', () => {
  it('names the files that are needed first, with all they import, and none twice', () => {
    const { transformIndexHtml } = earlyFiles({ fonts: /latin/, modules: ['/games/one/index.ts'] })
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
