/** §2.68 Everything lies open. */
import type { Text } from '@sandtable/kernel'

export const permuteSecrets = (): void => undefined
export const mask = (): void => undefined
export const assumption = (): Text | undefined => undefined
