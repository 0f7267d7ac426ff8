import ts from 'typescript'

export const parseSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS)

/** Comments count as blank, so that a better sentence changes nothing. */
const isComment = ({ kind }: ts.Node): boolean =>
  kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode

/** The tokens of a part of a file, in order. */
export function tokensOf(node: ts.Node, file: ts.SourceFile, found: ts.Node[] = []): ts.Node[] {
  if (isComment(node)) return found
  const children = node.getChildren(file)
  if (children.length > 0) for (const child of children) tokensOf(child, file, found)
  else if (node.kind !== ts.SyntaxKind.SyntaxList) found.push(node)
  return found
}

/** A token with the comments above it and the comment that ends the line of the token before. */
export interface Comments {
  readonly previous: ts.Node | undefined
  readonly next: ts.Node
  /** ends the line of the previous token */
  readonly trailing: string
  /** stands above the next token, without a blank line between */
  readonly leading: string
  /** stands further above, apart by a blank line */
  readonly apart: string
}

/** All comments of a file, each with the tokens it stands between. */
export function commentsIn(file: ts.SourceFile): Comments[] {
  const tokens = tokensOf(file, file)
  return tokens.flatMap((next, index) => {
    const from = next.getFullStart()
    const trivia = file.text.slice(from, next.getStart(file, false))
    return trivia.includes('/') ? [{ previous: tokens[index - 1], next, ...partsOf(trivia, from > 0) }] : []
  })
}

function partsOf(trivia: string, hasPrevious: boolean): Pick<Comments, 'trailing' | 'leading' | 'apart'> {
  const end = hasPrevious ? trivia.indexOf('\n') : -1
  const trailing = end >= 0 ? trivia.slice(0, end) : ''
  const above = end >= 0 ? trivia.slice(end) : trivia
  const gap = above.trimEnd().search(/\n[ \t]*\n(?![\s\S]*\n[ \t]*\n)/)
  return gap < 0 || above.trimStart().startsWith('*')
    ? { trailing, leading: above, apart: '' }
    : { trailing, leading: above.slice(gap), apart: above.slice(0, gap) }
}
