/** The logistic curve, read off a table: it is asked for all the time. */
const STEPS = 64
const EDGE = 8
const curve = Float64Array.from(
  { length: 2 * EDGE * STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(EDGE - i / STEPS)),
)

export function sigmoid(x: number): number {
  if (x <= -EDGE) return 0
  return x >= EDGE ? 1 : (curve[Math.round((x + EDGE) * STEPS)] as number)
}
