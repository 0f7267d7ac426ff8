import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from './problem.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of the path is no directory',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file is in the way',
  ENOSPC: 'the disk is full',
}

/** Runs file work; what goes wrong becomes one clear line. */
export function withFile<T>(doing: string, path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Problem(`cannot ${doing} ${path}: ${MEANINGS[code] ?? message}`)
  }
}

export const readText = (path: string): string => withFile('read', path, () => readFileSync(path, 'utf8'))

export const makeDirectory = (path: string): void =>
  withFile('make directory', path, () => {
    mkdirSync(path, { recursive: true })
  })

/** The whole file or nothing: written beside it, pushed to the disk, then put in its place. */
export function writeWhole(path: string, text: string): void {
  withFile('write', path, () => {
    mkdirSync(dirname(path), { recursive: true })
    const draft = `${path}.${process.pid}.tmp`
    const file = openSync(draft, 'w')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
      renameSync(draft, path)
    } catch (error) {
      unlinkSync(draft)
      throw error
    } finally {
      closeSync(file)
    }
    syncDirectory(dirname(path))
  })
}

/** A new name in a directory is safe only once the directory itself is on the disk. */
export function syncDirectory(path: string): void {
  // Windows cannot open directories, and does not need it.
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
