import type { Sampled } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'

/** That the chances are estimates, and how good ones. */
export const sampledText = ({ runs, error }: Sampled, words: Words): string =>
  `≈ ${words.fight.sampled(runs.toLocaleString('en'), (error * 100).toFixed(1))}`
