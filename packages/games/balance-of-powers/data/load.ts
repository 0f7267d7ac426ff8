import africa from './africa.json' with { type: 'json' }
import chart from './chart.json' with { type: 'json' }
import chips from './chips.json' with { type: 'json' }
import fortresses from './fortresses.json' with { type: 'json' }
import fronts from './fronts.json' with { type: 'json' }
import nations from './nations.json' with { type: 'json' }
import ordersOfBattle from './order-of-battle.json' with { type: 'json' }
import plane from './plane.json' with { type: 'json' }
import scenarios from './scenarios.json' with { type: 'json' }
import marne from './setups/12.1.json' with { type: 'json' }
import gorlice from './setups/12.2.json' with { type: 'json' }
import verdun from './setups/12.3.json' with { type: 'json' }
import kaiserschlacht from './setups/12.4.json' with { type: 'json' }
import balkans from './setups/12.5.json' with { type: 'json' }
import jutland from './setups/12.6.json' with { type: 'json' }
import asia from './setups/12.7.json' with { type: 'json' }
import tropics from './setups/12.8.json' with { type: 'json' }
import war from './setups/12.9.json' with { type: 'json' }
import economy from './tables/economy.json' with { type: 'json' }
import combat from './tables/combat.json' with { type: 'json' }
import type { GameData } from './types.ts'
import units from './units.json' with { type: 'json' }

const files: unknown = {
  plane,
  africa,
  chart,
  fortresses,
  chips,
  nations,
  units,
  ordersOfBattle,
  scenarios,
  setups: [marne, gorlice, verdun, kaiserschlacht, balkans, jutland, asia, tropics, war],
  fronts,
  economy,
  combat,
}

/** The data that comes with the game. A test runs `validateData` over it. */
export const DATA = files as GameData
