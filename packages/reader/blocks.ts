/** A chapter's Markdown as the few kinds of lines it is made of. */
import type { SourceFile } from './rulebook.ts'

export type Block =
  | { readonly kind: 'chapter' | 'rule' | 'text' | 'item'; readonly line: number; readonly text: string }
  | { readonly kind: 'quote'; readonly line: number; readonly lines: readonly string[] }
  | { readonly kind: 'wrong'; readonly line: number; readonly text: string }

type OneLine = Exclude<Block, { readonly kind: 'quote' }>

const NUMBERED_ITEM = /^\d+\. /

function blockOf(text: string, line: number, above: string): OneLine {
  if (text.startsWith('# ')) return { kind: 'chapter', line, text: text.slice(2) }
  if (text.startsWith('## ')) return { kind: 'rule', line, text: text.slice(3) }
  if (text.startsWith('- ')) return { kind: 'item', line, text: text.slice(2) }
  if (NUMBERED_ITEM.test(text)) return { kind: 'item', line, text }
  if (text.startsWith('#'))
    return { kind: 'wrong', line, text: 'a chapter begins with "# ", a rule with "## "' }
  if (text.startsWith(' ')) return { kind: 'wrong', line, text: 'the line begins with a space' }
  if (above !== '' && !above.startsWith('#'))
    return {
      kind: 'wrong',
      line,
      text: 'a paragraph is one line; leave an empty line between two of them',
    }
  return { kind: 'text', line, text }
}

/** Lines of a quotation that follow each other are one block; every other line is a block of its own. */
export function blocksOf({ text }: SourceFile): Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line === '') continue
    if (!line.startsWith('>')) {
      blocks.push(blockOf(line, i + 1, lines[i - 1] ?? ''))
      continue
    }
    const from = i
    while (lines[i + 1]?.startsWith('>') === true) i++
    blocks.push({ kind: 'quote', line: from + 1, lines: lines.slice(from, i + 1).map(unquoted) })
  }
  return blocks
}

const unquoted = (line: string): string => line.replace(/^> ?/, '')
