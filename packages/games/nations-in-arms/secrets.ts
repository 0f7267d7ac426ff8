/** Land forces, pools and money lie open; hands of cards and fleets, which do not, are not in play yet. */
import type { Text } from '@sandtable/kernel'

export const permuteSecrets = (): void => undefined
export const mask = (): void => undefined
export const assumption = (): Text | undefined => undefined
