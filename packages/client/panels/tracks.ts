import type { Track } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'

interface TrackGroup {
  readonly title: string
  readonly tracks: readonly Track[]
}

/** Both sides' tracks of one name stand together. */
export function tracksByTitle(tracks: readonly Track[]): TrackGroup[] {
  const titles = [...new Set(tracks.map(({ title }) => title))]
  return titles.map((title) => ({ title, tracks: tracks.filter((track) => track.title === title) }))
}

/** Whose it is, in words. */
export const sideOf = (
  { presentation, seatTitle }: Pick<Table, 'presentation' | 'seatTitle'>,
  { nation, who }: Pick<Track, 'nation' | 'who'>,
): string => who ?? seatTitle(presentation.nations.indexOf(nation))
