import ts from 'typescript'
import { citedIn } from '../rules/citations.ts'
import { commentsIn, parseSource, tokensOf } from './tokens.ts'

/** A piece of code that a citation stands at. */
export interface Region {
  readonly rules: readonly string[]
  readonly start: number
  readonly end: number
  /** of its first token, from 1 */
  readonly line: number
  /** the citation heads the whole file: counts only for rules that have no other */
  readonly isFile: boolean
}

interface Place {
  readonly rules: readonly string[]
  readonly start: number
  readonly end: number
  readonly isFile?: true
}

/**
 * The code at each citation of a file. A comment cites for the statement, member, entry or operand below it, or, at the end
 * of a line, for what ends there; a quoted number (`refusal(…, '9.2')`) for the condition it depends on.
 */
export function regionsIn(path: string, text: string, ids: ReadonlySet<string>): Region[] {
  return regionsOf(parseSource(path, text), ids)
}

export function regionsOf(file: ts.SourceFile, ids: ReadonlySet<string>): Region[] {
  return [...commented(file, ids), ...quoted(file, ids)].map((place) => ({
    ...place,
    isFile: place.isFile ?? false,
    line: file.getLineAndCharacterOfPosition(place.start).line + 1,
  }))
}

function commented(file: ts.SourceFile, ids: ReadonlySet<string>): Place[] {
  const cited = (comment: string): string[] => [...new Set(citedIn(comment))].filter((id) => ids.has(id))
  return commentsIn(file).flatMap(({ previous, next, trailing, leading, apart }) => {
    const found: Place[] = []
    const [behind, above, far] = [cited(trailing), cited(leading), cited(apart)]
    if (behind.length > 0 && previous)
      found.push({ rules: behind, ...rangeOf(endingAt(previous, file), file) })
    if (above.length > 0) found.push({ rules: above, ...below(next, file) })
    if (far.length > 0) found.push({ rules: far, ...wholeOf(file) })
    return found
  })
}

const rangeOf = (node: ts.Node, file: ts.SourceFile): Pick<Place, 'start' | 'end'> => ({
  start: node.getStart(file, false),
  end: node.getEnd(),
})

const wholeOf = (file: ts.SourceFile): Omit<Place, 'rules'> => ({
  start: 0,
  end: file.getEnd(),
  isFile: true,
})

const CONTAINERS = new Set([ts.SyntaxKind.SourceFile, ts.SyntaxKind.SyntaxList])

/** What stands below a comment. */
function below(next: ts.Node, file: ts.SourceFile): Omit<Place, 'rules'> {
  const node = besideKeyword(next) ?? startingAt(next, file)
  if (ts.isImportDeclaration(node) || next.kind === ts.SyntaxKind.EndOfFileToken) return wholeOf(file)
  if (next.kind === ts.SyntaxKind.CloseBraceToken) return rangeOf(next.parent, file)
  const { start, end } = rangeOf(node, file)
  return { start, end: Math.max(end, endOfGroup(node, file)) }
}

/** After `else`, `?`, `:` and the like the comment speaks of what follows. */
function besideKeyword(token: ts.Node): ts.Node | undefined {
  const { parent } = token
  if (token.kind === ts.SyntaxKind.ElseKeyword && ts.isIfStatement(parent)) return parent.elseStatement
  if (ts.isConditionalExpression(parent) && token === parent.questionToken) return parent.whenTrue
  if (ts.isConditionalExpression(parent) && token === parent.colonToken) return parent.whenFalse
  if (ts.isBinaryExpression(parent) && token === parent.operatorToken) return parent.right
  return undefined
}

/** The largest part that begins with this token. */
function startingAt(token: ts.Node, file: ts.SourceFile): ts.Node {
  const start = token.getStart(file, false)
  let node = token
  while (!CONTAINERS.has(node.parent.kind) && node.parent.getStart(file, false) === start) node = node.parent
  return node
}

/** The largest part that ends with this token and began on its line. */
function endingAt(token: ts.Node, file: ts.SourceFile): ts.Node {
  const lineOf = (at: number): number => file.getLineAndCharacterOfPosition(at).line
  const line = lineOf(token.getEnd())
  const isClosing = /^[,;)\]}]$/.test(token.getText(file))
  let node = isClosing ? before(token, file) : token
  while (
    !CONTAINERS.has(node.parent.kind) &&
    node.parent.getEnd() <= token.getEnd() &&
    (lineOf(node.parent.getStart(file, false)) === line || isClosing)
  )
    node = node.parent
  return node
}

function before(token: ts.Node, file: ts.SourceFile): ts.Node {
  const tokens = tokensOf(token.parent, file).filter((each) => each.getEnd() <= token.getStart(file, false))
  return tokens.at(-1) ?? token.parent
}

/** Constants listed without blank line or comment between them belong together. */
function endOfGroup(node: ts.Node, file: ts.SourceFile): number {
  if (!ts.isVariableStatement(node) || !isShort(node, file)) return 0
  const siblings: readonly ts.Statement[] = ts.isSourceFile(node.parent)
    ? node.parent.statements
    : ts.isBlock(node.parent)
      ? node.parent.statements
      : []
  let end = node.getEnd()
  for (const next of siblings.slice(siblings.indexOf(node) + 1)) {
    const isNear = /^[ \t]*;?[ \t]*\n[ \t]*$/.test(file.text.slice(end, next.getStart(file, false)))
    if (!isNear || !ts.isVariableStatement(next) || !isShort(next, file)) break
    end = next.getEnd()
  }
  return end
}

const isShort = (node: ts.Node, file: ts.SourceFile): boolean => !node.getText(file).includes('\n')

/** A rule number that an event or a refusal will cite. */
const isRuleNumber = (node: ts.Node): boolean => ts.isStringLiteral(node) && /^\d+\.\w/.test(node.text)

/** Which rule is cited, and nothing else: a choice or a list of rule numbers, or one in place of none. */
export const isCiting = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    isRuleNumber(node.right)) ||
  (ts.isConditionalExpression(node) && isRuleNumber(node.whenTrue) && isRuleNumber(node.whenFalse)) ||
  (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(isRuleNumber))

/** Code depends on a quoted rule number where it says why something is refused or asked. */
function quoted(file: ts.SourceFile, ids: ReadonlySet<string>): Place[] {
  const found: Place[] = []
  const visit = (node: ts.Node): void => {
    if (isTold(node, file)) return
    if (ts.isStringLiteral(node) && ids.has(node.text) && !ts.isLiteralTypeNode(node.parent))
      found.push({ rules: [node.text], ...rangeOf(conditionOf(node), file) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Events tell what has happened, prompts and facts what is asked; they do not make it happen. */
export const isTold = (node: ts.Node, file: ts.SourceFile): boolean =>
  ts.isPropertyAssignment(node)
    ? /^(facts|prompt)$/.test(node.name.getText(file))
    : ts.isCallExpression(node) && /\bemit(\?\.)?$/.test(node.expression.getText(file).replace(/\?\.$/, ''))

const CONDITIONS = new Set([
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.ArrowFunction,
])

const LOGICAL = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

function conditionOf(literal: ts.Node): ts.Node {
  let node = literal
  while (!ts.isSourceFile(node.parent)) {
    node = node.parent
    if (isCiting(node)) continue
    if (CONDITIONS.has(node.kind) || ts.isVariableStatement(node)) return node
    // what is said when nothing else holds depends on no condition of its own
    if (ts.isReturnStatement(node) && ts.isBlock(node.parent) && ts.isFunctionLike(node.parent.parent))
      return node
    if (ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind)) return node
    if (ts.isExpressionStatement(node) && !ts.isBlock(node.parent)) return node.parent
    if (ts.isExpressionStatement(node) || isEntry(node)) return node
  }
  return node
}

/** An entry of a table. */
const isEntry = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) ||
  (ts.isPropertyAssignment(node) && !ts.isCallExpression(node.parent.parent))

interface Token {
  readonly start: number
  readonly end: number
  readonly text: string
}
/** Many regions lie in one file. */
const tokensByFile = new WeakMap<ts.SourceFile, readonly Token[]>()

function tokensIn(file: ts.SourceFile): readonly Token[] {
  const known = tokensByFile.get(file)
  if (known) return known
  const found = tokensOf(file, file).map((token) => ({ ...rangeOf(token, file), text: token.getText(file) }))
  tokensByFile.set(file, found)
  return found
}

/** The code of a region without comments and layout. */
export const codeOf = (file: ts.SourceFile, { start, end }: Pick<Region, 'start' | 'end'>): string =>
  tokensIn(file)
    .filter((token) => token.start >= start && token.end <= end)
    .map(({ text }) => text)
    .join(' ')
