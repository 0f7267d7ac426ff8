/** Cards and hands, in English. */
import { count } from './count.ts'

export const cards = {
  yours: 'Your hand',
  of: (who: string) => `Hand of ${who}`,
  choice: 'Cards to begin with',
  shown: (who: string) => `Shown by the ${who}`,
  deck: 'Draw pile',
  discards: 'Discarded',
  removed: 'Removed',
  table: (names: string) => `In force this turn: ${names}`,
  worth: 'OPS · SR',
  worthTitle: 'Operations and strategic redeployment',
  needs: (needs: string) => `Condition: ${needs}.`,
  pools: { RU: 'RU', IT: 'IT', 'AP-A': 'AP-A', GE: 'GE', AH: 'AH', 'CP-A': 'CP-A' },
  parts: (parts: readonly string[]) => {
    const text = parts.join('; ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  },
  uses: {
    ops: {
      label: 'Operations',
      text: (n: number) => `${count(n, 'point')} to activate spaces, one for each nation in a space`,
    },
    sr: {
      label: 'Strategic redeployment',
      text: (n: number) => `${count(n, 'point')}: 3 for a corps, 1 for anything else`,
    },
    rp: {
      label: 'Replacements',
      text: (points: string) => `${points}, recorded for the Replacement Phase`,
    },
    event: {
      label: 'Event',
      status: (n: number) => `war status +${n}`,
      alsoOps: (n: number) => `then ${n} OPS as well`,
      lasts: 'in force until the end of the turn',
      leaves: 'the card then leaves the game',
      discarded: 'the card is then discarded',
    },
    combat: {
      label: 'Combat card',
      text: 'Play it in this combat',
      inVain: 'It would do nothing here: no flank attack was announced',
    },
    take: { label: 'Take this card', text: 'The enemy sees it; your other cards are drawn from the pile' },
    discard: { label: 'Discard', text: 'You draw another in its place' },
  },
  tags: {
    combat: 'combat card',
    lasting: 'until the end of the turn',
    removed: 'leaves the game after the event',
    status: (n: number) => `war status +${n}`,
    decks: { mobilization: 'Mobilization', limited: 'Limited War', total: 'Total War' },
  },
}
