/** Anything units can stand on: each space has up to `degree` numbered directions. */
export interface Space {
  readonly size: number
  readonly degree: number
  /** links[h * degree + d] = neighbour of h in direction d, or -1 */
  readonly links: Int16Array
  neighbour(h: number, d: number): number
  /** direction from a to its neighbour b, or -1 */
  direction(a: number, b: number): number
  idOf(h: number): string
  /** -1 if there is no such id */
  indexOf(id: string): number
}
