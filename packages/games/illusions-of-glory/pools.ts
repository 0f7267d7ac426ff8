/** §9.6.1 §16.7.1.a The pools of RPs by index, as the state's `rp` and `halves` count them. */
import type { Text } from '@sandtable/kernel'
import { POOL_IDS } from './tables.ts'

/** The pools of POOL_IDS, and one for RPs converted for Turkey. */
export const ALL_POOLS = [...POOL_IDS, 'TU'] as const

export const POOL_NAMES: readonly Text[] = [
  { en: 'Russian RPs', ja: 'ロシアRP' },
  { en: 'Italian RPs', ja: 'イタリアRP' },
  { en: 'other Allied RPs', ja: 'AP同盟国RP' },
  { en: 'German RPs', ja: 'ドイツRP' },
  { en: 'Austrian RPs', ja: 'オーストリア－ハンガリーRP' },
  { en: 'other Central RPs', ja: 'CP同盟国RP' },
  { en: 'Turkish RPs', ja: 'トルコRP' },
]
export const poolNamed = (id: string): number => (ALL_POOLS as readonly string[]).indexOf(id)
