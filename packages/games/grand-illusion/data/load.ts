import forts from './forts.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import scenarios from './scenarios.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import turns from './turns.json' with { type: 'json' }
import type { GameData } from './types.ts'
import units from './units.json' with { type: 'json' }
import victory from './victory.json' with { type: 'json' }

const files: unknown = { map, places, units, forts, tables, victory, turns, scenarios }

/** The data that comes with the game. A test runs `validateData` over it. */
export const DATA = files as GameData
