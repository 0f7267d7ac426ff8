import type { Plugin } from 'vite'

const NOTHING = '\0sandtable:nothing'

/** Leaves out parts that games list in their manifests and nobody asks for here: they would only lie in the way. */
export const withoutParts = (...parts: readonly string[]): Plugin => ({
  name: 'sandtable:without-parts',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    importer.endsWith('/manifest.ts') && parts.some((part) => id.startsWith(`./${part}`))
      ? NOTHING
      : undefined,
  load: (id) => (id === NOTHING ? 'export {}' : undefined),
})
