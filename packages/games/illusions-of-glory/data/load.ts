import collapse from './collapse.json' with { type: 'json' }
import evidence from './evidence.json' with { type: 'json' }
import fire from './fire.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import neutrals from './neutrals.json' with { type: 'json' }
import offensives from './offensives.json' with { type: 'json' }
import scenarios from './scenarios.json' with { type: 'json' }
import setups from './setups.json' with { type: 'json' }
import supply from './supply.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import tracks from './tracks.json' with { type: 'json' }
import turns from './turns.json' with { type: 'json' }
import type { GameData } from './types.ts'
import units from './units.json' with { type: 'json' }
import victory from './victory.json' with { type: 'json' }

const files: unknown = {
  map,
  units,
  setups,
  scenarios,
  turns,
  fire,
  tables,
  tracks,
  victory,
  offensives,
  collapse,
  supply,
  neutrals,
  evidence,
}

/** The data that comes with the game, cards apart. A test runs `validateData` over it. */
export const DATA = files as GameData
