import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { syncDirectory, withFile } from '../files.ts'

/**
 * Keeps a file under another name before a new one takes its place; says under which. It is copied, not moved:
 * at no moment is there no game where one was.
 */
export function keepOld(path: string): string {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  let number = 1
  while (existsSync(`${stem}.${number}${extension}`)) number++
  const kept = `${stem}.${number}${extension}`
  withFile('keep', path, () => {
    copyFileSync(path, kept, constants.COPYFILE_EXCL)
    const copy = openSync(kept, 'r')
    fsyncSync(copy)
    closeSync(copy)
    syncDirectory(dirname(path))
  })
  return kept
}
