import type { Paragraph } from '@sandtable/reader'

export type Block =
  | { readonly kind: 'paragraph'; readonly paragraph: Paragraph }
  | { readonly kind: 'list'; readonly items: readonly Paragraph[] }

/** Lines of a list that follow each other belong to one list. */
export function blocksOf(paragraphs: readonly Paragraph[]): Block[] {
  const blocks: ({ kind: 'paragraph'; paragraph: Paragraph } | { kind: 'list'; items: Paragraph[] })[] = []
  for (const paragraph of paragraphs) {
    const last = blocks.at(-1)
    if (paragraph.kind !== 'item') blocks.push({ kind: 'paragraph', paragraph })
    else if (last?.kind === 'list') last.items.push(paragraph)
    else blocks.push({ kind: 'list', items: [paragraph] })
  }
  return blocks
}
