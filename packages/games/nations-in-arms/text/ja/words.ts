/** Words all Japanese sentences share. */
import { namer } from '../names.ts'

const MOST_NAMED = 5
/** long lists end in a number: a prompt must not cover the map */
function list(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join('、')}ほか${names.length - MOST_NAMED + 1}個`
  return names.length === 0 ? 'なし' : names.join('、')
}

export const { space, piece, pieces, nation, marker, markers, side, turn } = namer('ja', list)
export { dice, sum } from '../en/words.ts'
