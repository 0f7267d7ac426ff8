/** What lies beside the map, in Japanese. */
import type { panels as panelsInEnglish } from '../en/panels.ts'

export const panels: typeof panelsInEnglish = {}
