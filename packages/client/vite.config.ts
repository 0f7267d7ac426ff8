import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { mapsCacheName, tidyMapsCaches } from './build/maps-cache.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

const mapsCache = mapsCacheName(new URL('./public/maps/', import.meta.url))

export default defineConfig({
  base: './',
  plugins: [solid(), tidyMapsCaches(mapsCache), offline(mapsCache), precompress()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Everything is a file of its own: pictures and fonts inside scripts would be loaded before they are needed.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
