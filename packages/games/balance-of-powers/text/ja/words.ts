/** Words all Japanese sentences share. */
import type { Fact } from '@sandtable/kernel'
import { CP } from '../../nations.ts'
import { namer } from '../names.ts'

const MOST_NAMED = 5
/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join('、')}ほか${names.length - MOST_NAMED + 1}ユニット`
  return names.length === 0 ? 'なし' : names.join('、')
}

export const { place, unit, units, nation, month } = namer('ja', list)

export const side = (fact: Fact | undefined): string => (fact === CP ? '中央同盟国' : '協商国')
