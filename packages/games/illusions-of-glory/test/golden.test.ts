import { goldenSuite } from '@sandtable/kernel/golden-suite'
import { golden } from './golden/playthrough.ts'

goldenSuite({
  folder: new URL('./golden/', import.meta.url),
  games: [
    { scenario: 'mobilization-four', seed: '9' },
    { scenario: 'brusilov', seed: '10' },
  ],
  play: golden,
  shown: [
    'activated',
    'attack-declared',
    'weather-rolled',
    'flank-rolled',
    'fired',
    'step-lost',
    'unit-destroyed',
    'retreated',
    'advanced',
    'surrender-rolled',
    'redeployed',
    'rebuilt',
    'vp-changed',
    'game-ended',
  ],
})
