import { goldenSuite } from '@sandtable/kernel/golden-suite'
import { golden } from './golden/playthrough.ts'

goldenSuite({
  folder: new URL('./golden/', import.meta.url),
  games: [
    { scenario: 'krasnik', seed: '2' },
    { scenario: 'lemberg', seed: '2' },
  ],
  play: golden,
  shown: [
    'moved',
    'reacted',
    'combat-rolled',
    'losses-rolled',
    'retreated',
    'advanced',
    'ce-lost',
    'step-lost',
    'eliminated',
    'points-scored',
    'game-ended',
  ],
})
