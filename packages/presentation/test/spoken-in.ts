/** What a presentation says, found in whatever it returns. */

export const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/
/** what stands in words, and so must be in one language only */
const SAID: ReadonlySet<string> = new Set([
  'text',
  'title',
  'name',
  'label',
  'note',
  'subtitle',
  'detail',
  'chip',
  'mark',
  'side',
  'ground',
  'by',
])

export function rulesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'rules'
      ? (each as string[])
      : key === 'rule' && typeof each === 'string'
        ? [each]
        : rulesIn(each),
  )
}

export function saidIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    SAID.has(key) && typeof each === 'string' ? [each] : saidIn(each),
  )
}
