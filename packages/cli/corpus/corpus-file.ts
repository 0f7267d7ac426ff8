import { gunzipSync, gzipSync } from 'node:zlib'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Corpus } from '@sandtable/kernel/corpus'
import { withFile } from '../files.ts'
import { sourcesOf } from '../root.ts'

const corpusPath = (game: string): string => join(sourcesOf(game), 'test', 'corpus.json.gz')

/** The kept games of a game; undefined if there are none yet. */
export function readCorpus(game: string): Corpus | undefined {
  const path = corpusPath(game)
  if (!existsSync(path)) return undefined
  return withFile('read', path, () => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as Corpus)
}

export function writeCorpus(corpus: Corpus): void {
  const path = corpusPath(corpus.game)
  withFile('write', path, () => {
    writeFileSync(path, gzipSync(JSON.stringify(corpus), { level: 9 }))
  })
}
