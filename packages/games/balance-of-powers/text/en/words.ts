/** Words all English sentences share. */
import { englishList, type Fact } from '@sandtable/kernel'
import { CP } from '../../nations.ts'
import { namer } from '../names.ts'

export const { place, unit, units, nation, month } = namer('en', englishList)

export const side = (fact: Fact | undefined): string =>
  fact === CP ? 'the Central Powers' : 'the Entente Powers'
export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`
