import { defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import { earlyFiles } from './build/early-files.ts'
import { mapsCacheName, tidyMapsCaches } from './build/maps-cache.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

/** The table and the list of games both begin with this. */
const FIRST = {
  fonts: /\/noto-(sans|serif)-jp-latin-wght-[^/]*\.woff2$/,
  /** the first game of the list */
  module: /\/games\/[^/]+\/table\/index\.ts$/,
}

const mapsCache = mapsCacheName(new URL('./public/maps/', import.meta.url))

/** The chapters of a rulebook are always read together: those of a game and language are one file. */
function rulebookFile(module: string): string | null {
  const [, game, language] = /\/games\/([^/]+)\/rulebook\/([^/]+)\/[^/]+\.md\?raw$/.exec(module) ?? []
  return game !== undefined && language !== undefined ? `rulebook-${game}-${language}` : null
}

const NOTHING = '\0sandtable:nothing'

/** Leaves out parts that games list in their manifests and nobody asks for here: they would only lie in the way. */
const withoutParts = (...parts: readonly string[]): Plugin => ({
  name: 'sandtable:without-parts',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    importer.endsWith('/manifest.ts') && parts.some((part) => id.startsWith(`./${part}`))
      ? NOTHING
      : undefined,
  load: (id) => (id === NOTHING ? 'export {}' : undefined),
})

export default defineConfig({
  base: './',
  plugins: [
    withoutParts('game.ts', 'drawn-map/', 'terminal/'),
    solid(),
    earlyFiles(FIRST),
    tidyMapsCaches(mapsCache),
    offline(mapsCache),
    precompress(),
  ],
  worker: {
    format: 'es',
    // In workers there is only thinking.
    plugins: () => [
      withoutParts('game.ts', 'table/', 'reader/', 'about/', 'lesson/index.ts', 'drawn-map/', 'terminal/'),
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Everything is a file of its own: pictures and fonts inside scripts would be loaded before they are needed.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: rulebookFile }] } } },
  },
})
