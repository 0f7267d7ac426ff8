/** The frame of the table, in English. */
import { englishList } from '@sandtable/kernel'

export const frame = {
  and: englishList,
  comma: ', ',
  dot: ' · ',
  sides: ['Central Powers', 'Entente'],
  setup: 'Set-up',
  end: 'End of the game',
  refusal: {
    plain: 'Not now',
    over: 'The game is over. You can still look at the board.',
    notOffered: 'There is nothing to do there now.',
    notYours: (who: string) => `Waiting for ${who}. You can look around meanwhile.`,
  },
}
