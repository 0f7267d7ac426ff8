/** SHA-256 in plain TypeScript: the kernel runs where no platform library may be assumed. */
const ROUNDS = 64

function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (isPrime(n)) primes.push(n)
  return primes
}

const PRIMES = firstPrimes(ROUNDS)
const K = Int32Array.from(PRIMES, (p) => fractionBits(Math.cbrt(p)))
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fractionBits(Math.sqrt(p)))

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
const at = (a: Int32Array, i: number): number => a[i] as number

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(length - 4, message.length << 3)
  return view
}

function schedule(view: DataView, offset: number): Int32Array {
  const w = new Int32Array(ROUNDS)
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < ROUNDS; i++) {
    const x = at(w, i - 15)
    const y = at(w, i - 2)
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0
  }
  return w
}

function round(s: Int32Array, k: number, w: number): void {
  const [a, b, c, e, f, g] = [at(s, 0), at(s, 1), at(s, 2), at(s, 4), at(s, 5), at(s, 6)]
  const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
  const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
  const t1 = (at(s, 7) + s1 + ((e & f) ^ (~e & g)) + k + w) | 0
  const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
  s.copyWithin(1, 0, 7)
  s[4] = at(s, 4) + t1
  s[0] = t1 + t2
}

function compress(hash: Int32Array, view: DataView, offset: number): void {
  const w = schedule(view, offset)
  const s = hash.slice()
  for (let i = 0; i < ROUNDS; i++) round(s, at(K, i), at(w, i))
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + at(s, i)
}

/** The digest as 64 hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const view = pad(message)
  const hash = START.slice()
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(hash, view, offset)
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
