/** §14.3.6 the ten strategic options in short, in English. */
import { type Pair, pair } from '../pair.ts'

interface OptionWords {
  readonly title: string
  readonly lines: readonly string[]
}

const cards: Pair<readonly OptionWords[]> = pair(
  [
    {
      title: 'Limited free set-up',
      lines: ['Place up to five French corps, two cavalry divisions and one HQ anew, anywhere in France.'],
    },
    {
      title: 'Better use of assets',
      lines: [
        'Forts at Lille and Hazebrouck from the start.',
        'French siege artillery on turn 2, two more corps on turn 3.',
      ],
    },
    {
      title: 'Empire at war',
      lines: [
        'British, Indian and marine units come three turns earlier.',
        'Colonial divisions on turn 8, Indian cavalry on turn 13; 1 CAP more a turn from turn 10.',
      ],
    },
    {
      title: 'Rule Britannia enhanced',
      lines: [
        'Hold back up to four British divisions and land them together, from turn 10 on, in any coastal hex.',
        'A die decides whether the shore is surprised.',
      ],
    },
    {
      title: 'Belgium ready',
      lines: [
        'Stronger Belgian units and forts, placed freely in Belgium; Liège still holds.',
        'The Germans storm Liège once before turn 1.',
      ],
    },
  ],
  [
    {
      title: 'Limited free set-up',
      lines: [
        'Place up to eight German corps, three cavalry divisions and one HQ anew, anywhere in Germany.',
      ],
    },
    { title: 'The more the merrier', lines: ['Two more units of siege artillery on turn 5.'] },
    {
      title: 'Better logistics',
      lines: ['German units may stand two hexes from the railway and still be supplied.'],
    },
    {
      title: 'More troops',
      lines: ['The 9th Army with five corps on turn 1; 1 CAP more a turn from then on.'],
    },
    {
      title: 'Invasion of Holland',
      lines: [
        'The hexside between 42 and 52 opens; Antwerp can be besieged and becomes a source once taken.',
        'The Marine Division, a Landwehr corps and the Northern Army HQ stay in Holland.',
      ],
    },
  ],
)

export const options = {
  title: 'Strategic options',
  note: 'None, one or two. Both sides reveal together; the price is paid at once.',
  none: 'No options',
  vp: 'VP',
  price: 'Price in victory points',
  secret: 'Kept secret until both sides have chosen',
  alone: 'This one alone',
  with: (title: string) => `With ${title}`,
  cards,
}
