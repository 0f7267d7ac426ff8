import type { Table } from '../table/table.ts'

/** A name every system of files takes. */
export const fileName = (title: string, move: number): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}-${move}.json`

export function downloadRecord(table: Table): void {
  const { game, scenario } = table.titles()
  download(fileName(`${game} ${scenario}`, table.length()), table.exportRecord())
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
