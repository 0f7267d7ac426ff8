/** What pointing at a place promises: what a click there does. */
import type { Preview } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'
import { canHover } from './screen-size.ts'

/** A finger is shown the way first, with the button that goes it. */
export const promised = (table: Pick<Table, 'preview' | 'takesUp'>): Preview | undefined =>
  (canHover() ? table.takesUp() : undefined) ?? table.preview()
