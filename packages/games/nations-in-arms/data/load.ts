import leaders from './leaders.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import nations from './nations.json' with { type: 'json' }
import ownership from './ownership.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import provinces from './provinces.json' with { type: 'json' }
import marengo from './scenarios/marengo.json' with { type: 'json' }
import ulm from './scenarios/1805-ulm.json' with { type: 'json' }
import jena from './scenarios/1806-jena.json' with { type: 'json' }
import danube from './scenarios/1809-danube.json' with { type: 'json' }
import russia from './scenarios/1812-russia.json' with { type: 'json' }
import saxony from './scenarios/1813-saxony.json' with { type: 'json' }
import seas from './seas.json' with { type: 'json' }
import support from './support.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import units from './units.json' with { type: 'json' }
import type { GameData } from './types.ts'

const scenarios = [marengo, ulm, jena, danube, russia, saxony]
const files: unknown = {
  map,
  places,
  provinces,
  nations,
  ownership,
  seas,
  units,
  support,
  leaders,
  tables,
  scenarios,
}

/** The data that comes with the game. A test runs `validateData` over it. */
export const DATA = files as GameData
