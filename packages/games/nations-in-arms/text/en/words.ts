/** Words all English sentences share. */
import { englishList, type Fact } from '@sandtable/kernel'
import { namer } from '../names.ts'

export const { space, piece, pieces, nation, marker, markers, side, turn } = namer('en', englishList)

export const count = (n: Fact | undefined, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`

/** "7 + 2 = 9" */
export const dice = (faces: readonly number[], net: number): string => {
  const total = faces.reduce((all, face) => all + face, 0)
  return net === 0 ? String(total) : `${total} ${net < 0 ? '−' : '+'} ${Math.abs(net)} = ${total + net}`
}
export const sum = (modifiers: readonly { readonly value: number }[]): number =>
  modifiers.reduce((all, { value }) => all + value, 0)
