import { fold } from '@sandtable/presentation'

/** A stretch of text, and whether the search found it there. */
export interface Stretch {
  readonly text: string
  readonly hit: boolean
}

/** Cuts a text where it matches any of the folded terms. */
export function stretches(text: string, terms: readonly string[]): Stretch[] {
  const hits = hitLetters(fold(text), terms)
  const found: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const hit = hits[i] === 1
    const last = found.at(-1)
    if (last?.hit === hit) last.text += text.charAt(i)
    else found.push({ text: text.charAt(i), hit })
  }
  return found
}

function hitLetters(folded: string, terms: readonly string[]): Uint8Array {
  const hits = new Uint8Array(folded.length)
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1))
      hits.fill(1, at, at + term.length)
  return hits
}
