import type { Text } from '@sandtable/kernel'

/** Names that the map has no room for as they are. */
export const MAP_NAMES: Readonly<Record<string, Text>> = {
  Frankfurt: { en: 'Frankfurt', ja: 'フランクフルト' },
  Schlossberg: { en: 'Schlossberg', ja: 'シュロスベルク' },
  SeaSalonika: { en: 'Sea invasion', ja: '海上侵攻' },
  SeaAlbania: { en: 'Sea invasion', ja: '海上侵攻' },
  SeaAthens: { en: 'Sea invasion', ja: '海上侵攻' },
}
