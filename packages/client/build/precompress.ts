import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|json|svg|webmanifest)$/
const LEAST_BYTES = 1024

/** Puts a .br and a .gz beside every text file, so that the server compresses nothing while people wait. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'sandtable:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // The service worker is written when the bundle is closed: this comes after it.
    closeBundle: { order: 'post', sequential: true, handler: () => textsIn(folder).forEach(compress) },
  }
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

function compress(path: string): void {
  const plain = readFileSync(path)
  if (plain.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }))
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
}
