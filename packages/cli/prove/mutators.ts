import ts from 'typescript'
import { isCiting, isTold } from './regions.ts'

/** A small break of the code. */
export interface Mutant {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** `expression` and `statement` are replaced; `entry` stands at the beginning of a body */
  readonly form: 'expression' | 'statement' | 'entry'
  readonly text: string
}

type Found = Pick<Mutant, 'kind' | 'text'> & { readonly form?: Mutant['form'] }
type Mutator = (node: ts.Node, text: (part: ts.Node) => string) => readonly Found[]

const K = ts.SyntaxKind

const COMPARISONS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
}
const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
}

/** Types want an alternative for every entry of a table, be it there or not: `HOMES[nation] ?? []`. */
const isEntryOfTable = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^[A-Z][A-Z_]*$/.test(node.expression.text)
const isPlain = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) || (ts.isArrayLiteralExpression(node) && node.elements.length === 0)

const operators: Mutator = (node, text) => {
  if (!ts.isBinaryExpression(node)) return []
  const { kind } = node.operatorToken
  const [left, right] = [text(node.left), text(node.right)]
  const compared = COMPARISONS[kind]
  if (compared !== undefined) return [{ kind: 'comparison', text: `${left} ${compared} ${right}` }]
  if (kind === K.QuestionQuestionToken && isEntryOfTable(node.left) && isPlain(node.right)) return []
  if (kind === K.QuestionQuestionToken) return [{ kind: 'first alternative only', text: left }]
  const swapped = SWAPPED[kind]
  if (swapped === undefined) return []
  const isLogical = kind === K.AmpersandAmpersandToken || kind === K.BarBarToken
  const parts = [left, right].map((part) => ({ kind: 'condition removed', text: part }))
  return [{ kind: 'operator', text: `(${left}) ${swapped} (${right})` }, ...(isLogical ? parts : [])]
}

const conditions: Mutator = (node, text) => {
  const { parent } = node
  const isCondition =
    ((ts.isIfStatement(parent) || ts.isWhileStatement(parent)) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  return isCondition ? always(text(node)) : []
}

const always = (condition: string): Found[] => [
  { kind: 'negated', text: `!(${condition})` },
  { kind: 'always', text: 'true' },
  { kind: 'never', text: 'false' },
]

/** A 0 or 1 that says none, first or not found is no amount: comparisons with it are broken by their boundary. */
function isIdiom(node: ts.NumericLiteral): boolean {
  const { parent } = node
  if (node.text !== '0' && node.text !== '1') return false
  if (ts.isBinaryExpression(parent)) return isComparison(parent) || isShift(parent)
  const isCounter = ts.isVariableDeclaration(parent) && ts.isForStatement(parent.parent.parent)
  return isCounter || ts.isElementAccessExpression(parent) || ts.isPrefixUnaryExpression(parent)
}

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean =>
  COMPARISONS[operatorToken.kind] !== undefined
const isShift = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === K.LessThanLessThanToken

const constants: Mutator = (node, text) => {
  if (node.kind === K.TrueKeyword) return [{ kind: 'boolean', text: 'false' }]
  if (node.kind === K.FalseKeyword) return [{ kind: 'boolean', text: 'true' }]
  if (!ts.isNumericLiteral(node) || isIdiom(node)) return []
  return [
    { kind: 'constant + 1', text: `(${text(node)} + 1)` },
    { kind: 'constant - 1', text: `(${text(node)} - 1)` },
  ]
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
}

const calls: Mutator = (node, text) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  if ((node.flags & ts.NodeFlags.OptionalChain) !== 0) return []
  const { expression: owner, name } = node.expression
  const args = node.arguments.map(text).join(', ')
  const other = METHODS[name.text]
  if (other !== undefined) return [{ kind: 'method', text: `${text(owner)}.${other}(${args})` }]
  return name.text === 'filter' ? [{ kind: 'filter removed', text: text(owner) }] : []
}

const lists: Mutator = (node, text) => {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0) return []
  const emptied = { kind: 'list emptied', text: '[]' }
  const rest = node.elements.slice(1).map(text).join(', ')
  return rest === '' ? [emptied] : [emptied, { kind: 'first entry removed', text: `[${rest}]` }]
}

const REMOVABLE = new Set([
  K.ExpressionStatement,
  K.ReturnStatement,
  K.ContinueStatement,
  K.BreakStatement,
  K.ThrowStatement,
  K.ForOfStatement,
  K.ForStatement,
])

const statements: Mutator = (node, text) => {
  if (!REMOVABLE.has(node.kind)) return []
  const isLast = ts.isReturnStatement(node) && isTopOfFunction(node.parent)
  if (isLast || (ts.isBreakStatement(node) && !ts.isIfStatement(node.parent))) return []
  // a stage that asks nobody is a generator all the same
  if (/^yield\* (\[\]|noQuestion)$/.test(text(node))) return []
  return text(node).includes('emit') ? [] : [{ kind: 'statement removed', text: '', form: 'statement' }]
}

const isTopOfFunction = (node: ts.Node): boolean => ts.isBlock(node) && ts.isFunctionLike(node.parent)

/** What a function gives when it has not looked, by the type it says. */
function blank(type: string): string | undefined {
  const plain = type.replace(/^Procedure<(.*)>$/, '$1')
  if (plain === 'void' || plain === 'Procedure' || /\|\s*undefined$|^undefined\b/.test(plain))
    return 'undefined'
  if (/\[\]$|^(readonly )?.*\[\]$|^ReadonlyArray</.test(plain)) return '[]'
  return /^(Readonly)?Set</.test(plain) ? 'new Set()' : undefined
}

const bodies: Mutator = (node, text) => {
  const isBody = ts.isBlock(node) && ts.isFunctionLike(node.parent)
  if (!isBody || node.statements.length === 0) return []
  const { type } = node.parent
  if (!type) return []
  const said = text(type)
  if (said === 'boolean')
    return ['true', 'false'].map((value) => ({ kind: `always ${value}`, text: value, form: 'entry' }))
  const value = blank(said)
  return value === undefined ? [] : [{ kind: 'nothing done', text: value, form: 'entry' }]
}

/** Functions that are one expression. */
const expressionBodies: Mutator = (node, text) => {
  const { parent } = node
  if (!ts.isArrowFunction(parent) || parent.body !== node || ts.isBlock(node)) return []
  const said = parent.type ? text(parent.type) : ''
  if (said === 'boolean') return always(text(node))
  if (said === 'number') return [{ kind: 'result + 1', text: `(${text(node)}) + 1` }]
  const value = blank(said)
  return value === undefined || said === 'void' ? [] : [{ kind: 'nothing found', text: value }]
}

const MUTATORS: readonly Mutator[] = [
  ...[operators, conditions, constants, calls, lists, statements, bodies, expressionBodies],
]

const isSkipped = (node: ts.Node, file: ts.SourceFile): boolean =>
  isCiting(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  isTold(node, file)

/** Names of properties and left sides of assignments are no values. */
const isValue = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.name !== node
  return !(ts.isArrayLiteralExpression(node) && ts.isBinaryExpression(parent) && parent.left === node)
}

/** Without semicolons, a parenthesis at the start of a statement would be taken for a call of the line before. */
function startsStatement(node: ts.Node, file: ts.SourceFile): boolean {
  const statement = ts.findAncestor(node, ts.isExpressionStatement)
  return statement?.getStart(file, false) === node.getStart(file, false)
}

/** Every break we know of, in the order of the file. */
export function mutantsIn(file: ts.SourceFile): Mutant[] {
  const found = new Map<string, Mutant>()
  const text = (part: ts.Node): string => part.getText(file)
  const visit = (node: ts.Node): void => {
    if (isSkipped(node, file)) return
    if (!ts.isSourceFile(node) && isValue(node)) {
      const [start, end] = [node.getStart(file, false), node.getEnd()]
      for (const each of MUTATORS.flatMap((mutator) => mutator(node, text))) {
        const mutant: Mutant = { form: 'expression', ...each, start, end }
        if (mutant.form === 'expression' && (mutant.text === text(node) || startsStatement(node, file)))
          continue
        found.set(`${start} ${end} ${mutant.form} ${mutant.text}`, mutant)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}
