/** Words all English sentences share. */
import { englishList, type Fact } from '@sandtable/kernel'
import { namer } from '../names.ts'

export const { space, piece, pieces, nation, marker, markers, side, turn } = namer('en', englishList)

export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`
