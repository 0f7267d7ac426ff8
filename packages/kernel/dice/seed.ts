import { sha256 } from './sha256.ts'

/** A game's key: 256 bits as 64 hexadecimal digits. Secret during the game, published at its end. */
export type Seed = string

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Turns anything a person may type ("7", "rainy sunday") into a seed; a full seed stays as it is. */
export function seedFrom(text: string): Seed {
  return isSeed(text) ? text : sha256(textBytes(text))
}

/** What is published at the start, so that nobody can choose the dice afterwards. */
export function commitmentOf(seed: Seed): string {
  return sha256(bytesOf(seed))
}

export function keyWords(seed: Seed): Int32Array {
  const bytes = new DataView(bytesOf(seed).buffer)
  return Int32Array.from({ length: 8 }, (_, i) => bytes.getInt32(i * 4, true))
}

function bytesOf(seed: Seed): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 32 }, (_, i) => parseInt(seed.slice(i * 2, i * 2 + 2), 16))
}

/** Two bytes a code unit: any text has a seed, even one that is no valid Unicode. */
function textBytes(text: string): Uint8Array {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  return Uint8Array.from(units.flatMap((unit) => [unit >>> 8, unit & 0xff]))
}
