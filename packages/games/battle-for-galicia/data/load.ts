import map from './map.json' with { type: 'json' }
import reinforcements from './reinforcements.json' with { type: 'json' }
import scenarios from './scenarios.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import turns from './turns.json' with { type: 'json' }
import type { GameData } from './types.ts'
import units from './units.json' with { type: 'json' }
import victory from './victory.json' with { type: 'json' }

const files: unknown = {
  units,
  reinforcements: reinforcements.groups,
  map,
  tables,
  turns,
  victory,
  scenarios,
}

/** The data that comes with the game. A test runs `validateData` over it. */
export const DATA = files as GameData
