import type { Box } from '@sandtable/presentation'

export const boxes = (): readonly Box[] => []
