import map from './map.json' with { type: 'json' }
import nations from './nations.json' with { type: 'json' }
import ownership from './ownership.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import provinces from './provinces.json' with { type: 'json' }
import seas from './seas.json' with { type: 'json' }
import type { GameData } from './types.ts'

const files: unknown = { map, places, provinces, nations, ownership, seas }

/** The data that comes with the game. A test runs `validateData` over it. */
export const DATA = files as GameData
