type Matrix = readonly (readonly number[])[]

const TINY = 1e-12

/** The inverse of a square matrix (Gauss and Jordan); undefined if it has none. */
export function inverse(matrix: Matrix): number[][] | undefined {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))])
  for (let column = 0; column < size; column++) {
    bringLargestUp(rows, column)
    const pivot = rows[column] as number[]
    const leading = pivot[column] as number
    if (Math.abs(leading) < TINY) return undefined
    rows[column] = pivot.map((value) => value / leading)
    for (let i = 0; i < size; i++) if (i !== column) clear(rows, i, column)
  }
  return rows.map((row) => row.slice(size))
}

function bringLargestUp(rows: number[][], column: number): void {
  let largest = column
  for (let i = column + 1; i < rows.length; i++)
    if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[largest]?.[column] ?? 0)) largest = i
  const held = rows[column] as number[]
  rows[column] = rows[largest] as number[]
  rows[largest] = held
}

/** makes the column 0 in this row */
function clear(rows: number[][], i: number, column: number): void {
  const pivot = rows[column] as number[]
  const row = rows[i] as number[]
  const factor = row[column] as number
  rows[i] = row.map((value, j) => value - factor * (pivot[j] as number))
}
