import type { MapLabel } from '@sandtable/presentation'

/** Set by hand, where the map has room. */
export const REGION_LABELS: readonly MapLabel[] = [
  { kind: 'country', x: 1096, y: 226, text: { en: 'Russia', ja: 'ロシア' } },
  { kind: 'country', x: 940, y: 944, text: { en: 'Austria-Hungary', ja: 'オーストリア－ハンガリー' } },
  { kind: 'region', x: 384, y: 322, text: { en: 'Russian Poland', ja: 'ロシア領ポーランド' } },
  { kind: 'region', x: 1206, y: 566, text: { en: 'Galicia', ja: 'ガリシア' } },
  { kind: 'region', x: 1668, y: 134, text: { en: 'Volhynia', ja: 'ヴォルィニ' } },
  { kind: 'region', x: 830, y: 1132, text: { en: 'Carpathians', ja: 'カルパティア' } },
]
