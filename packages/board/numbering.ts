/** How a map prints the number of a hex. */
export type Numbering = (row: number, col: number) => string

const two = (n: number) => String(n).padStart(2, '0')

/** Column and row, two digits each: '0312' is column 3, row 12. */
export const ccrr: Numbering = (row, col) => two(col) + two(row)

/** Column, dot, row of two digits: '12.03' is column 12, row 3. */
export const columnDotRow: Numbering = (row, col) => `${col}.${two(row)}`

/** Row, dot, column of two digits: '3.12' is row 3, column 12. */
export const rowDotColumn: Numbering = (row, col) => `${row}.${two(col)}`
