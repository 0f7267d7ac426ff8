/**
 * ChaCha20 as a counter-based generator: word n depends on the key and on n alone,
 * so a game can be replayed, forked or sought without carrying generator state about.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const WORDS = 16

const work = new Int32Array(WORDS)

function quarter(a: number, b: number, c: number, d: number): void {
  mix(a, b, d, 16)
  mix(c, d, b, 12)
  mix(a, b, d, 8)
  mix(c, d, b, 7)
}

/** x += y; z = (z ^ x) rotated left */
function mix(x: number, y: number, z: number, turn: number): void {
  const sum = ((work[x] as number) + (work[y] as number)) | 0
  const crossed = (work[z] as number) ^ sum
  work[x] = sum
  work[z] = (crossed << turn) | (crossed >>> (32 - turn))
}

function doubleRound(): void {
  quarter(0, 4, 8, 12)
  quarter(1, 5, 9, 13)
  quarter(2, 6, 10, 14)
  quarter(3, 7, 11, 15)
  quarter(0, 5, 10, 15)
  quarter(1, 6, 11, 12)
  quarter(2, 7, 8, 13)
  quarter(3, 4, 9, 14)
}

/** Writes block `counter` of the stream with this key (8 words) into `out` (16 words). */
export function chachaBlock(key: Int32Array, counter: number, out: Int32Array): void {
  out.set(CONSTANTS, 0)
  out.set(key, 4)
  out.fill(0, 12)
  out[12] = counter | 0
  out[13] = Math.floor(counter / 2 ** 32)
  work.set(out)
  for (let round = 0; round < 10; round++) doubleRound()
  for (let i = 0; i < WORDS; i++) out[i] = ((out[i] as number) + (work[i] as number)) | 0
}
