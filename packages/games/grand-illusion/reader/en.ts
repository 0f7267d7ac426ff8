import { introduction } from './en/01-introduction.ts'
import { pieces } from './en/02-pieces.ts'
import { sequence, setupAndVictory } from './en/03-turn.ts'
import { caps, initiative } from './en/05-caps.ts'
import { arrivals } from './en/07-arrivals.ts'
import { action } from './en/08-action.ts'
import { movement } from './en/08-movement.ts'
import { supply } from './en/08-supply.ts'
import { entry } from './en/08-entry.ts'
import { limits } from './en/08-limits.ts'
import { withdrawal } from './en/08-withdrawal.ts'
import { declaring } from './en/09-declaring.ts'
import { board } from './en/09-board.ts'
import { fire } from './en/09-fire.ts'
import { retreat } from './en/09-retreat.ts'
import { forts } from './en/09-forts.ts'
import { cavalry } from './en/09-cavalry.ts'
import { strategic } from './en/10-strategic.ts'
import { admin } from './en/11-admin.ts'
import { british } from './en/12-british.ts'
import { setup } from './en/13-setup.ts'
import { fullRules } from './en/14-full.ts'
import { fullVictory } from './en/14-full-victory.ts'
import { short } from './en/14-short.ts'
import { whatIf } from './en/14-whatif.ts'
import { options } from './en/14-options.ts'
import { card } from './en/15-card.ts'
import type { ReaderText } from './shape.ts'

export const en: ReaderText = {
  chapters: {
    '1': 'Introduction',
    '2': 'Map and pieces',
    '3': 'Set-up and victory',
    '4': 'The turn',
    '5': 'CAPs',
    '6': 'Initiative',
    '7': 'Reinforcements and replacements',
    '8': 'Action Phase and control',
    '8.4': 'Movement',
    '8.4.3': 'Supply on the move',
    '8.4.4': 'Entering hexes, stacking',
    '8.4.7': 'Limits of movement, Paris in Danger',
    '8.5': 'Battles on the move, General Withdrawal',
    '9': 'Declaring battles',
    '9.2': 'The battle board',
    '9.3': 'Resolving a battle',
    '9.4': 'Retreat',
    '9.5': 'Forts, sieges, heavy artillery',
    '9.6': 'Cavalry, trenches, disruption',
    '10': 'Strategic movement',
    '11': 'Administrative Phase',
    '12': 'British and Belgians',
    '13': 'Set-up',
    '14.1': 'Scenario 1: the full campaign',
    '14.1.2': 'Scenario 1: victory',
    '14.2': 'Scenario 2: the short campaign',
    '14.3': 'Scenario 3: what if?',
    '14.3.6': 'Scenario 3: strategic options',
    card: 'Lists and notes',
  },
  rules: {
    ...introduction,
    ...pieces,
    ...setupAndVictory,
    ...sequence,
    ...caps,
    ...initiative,
    ...arrivals,
    ...action,
    ...movement,
    ...supply,
    ...entry,
    ...limits,
    ...withdrawal,
    ...declaring,
    ...board,
    ...fire,
    ...retreat,
    ...forts,
    ...cavalry,
    ...strategic,
    ...admin,
    ...british,
    ...setup,
    ...fullRules,
    ...fullVictory,
    ...short,
    ...whatIf,
    ...options,
    ...card,
  },
  labels: {
    'aid.sequence': 'Sequence',
    'aid.large-garrisons': 'Garrisons',
    'aid.ix-minus': 'IX(−)',
    'aid.playnotes': 'Advice',
    'aid.devnotes': 'Units',
  },
}
