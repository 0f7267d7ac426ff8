import { goldenSuite } from '@sandtable/kernel/golden-suite'
import { golden } from './golden/playthrough.ts'

goldenSuite({
  folder: new URL('./golden/', import.meta.url),
  games: [
    { scenario: 'marne', seed: '4' },
    { scenario: 'what-if', seed: '4' },
  ],
  play: golden,
  shown: [
    'marched',
    'arrived',
    'battle-began',
    'fortune-rolled',
    'board-set',
    'fired',
    'unit-disrupted',
    'piece-eliminated',
    'retreated',
    'bombarded',
    'besieged',
    'control-changed',
    'withdrawal-ended',
    'options-revealed',
  ],
})
