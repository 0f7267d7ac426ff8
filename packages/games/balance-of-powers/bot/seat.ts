/** §2.22 Seat 0 plays CP, seat 1 EP. */
import { CP, EP, type Side } from '../nations.ts'

export const sideOf = (seat: number): Side => (seat === 0 ? CP : EP)
