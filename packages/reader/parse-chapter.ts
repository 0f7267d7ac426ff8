/** A file of the rulebook: the head of the chapter, then its rules. docs/rulebooks.md says how they are written. */
import { type Block, blocksOf } from './blocks.ts'
import { type Paragraph, piecesOf } from './markup.ts'
import { parseRuling } from './parse-ruling.ts'
import {
  type Chapter,
  problemAt,
  type Rule,
  type Ruling,
  type SourceFile,
  STATUSES,
  type Status,
} from './rulebook.ts'
import { ruleNumber } from './rule-number.ts'

export interface ParsedChapter {
  readonly chapter: Chapter
  readonly rulings: readonly Ruling[]
  readonly problems: readonly string[]
}

const CHAPTER_NUMBER = /^(\d[\d.]*) (.+)$/
const RULE_HEAD = /^(\S+) (.+)$/
const LABEL = /^\((.+?)\) (.+)$/
const STATUS = /^\*([a-z]+)\*$/

export function parseChapter(file: SourceFile): ParsedChapter {
  const blocks = blocksOf(file)
  const starts = blocks.flatMap(({ kind }, i) => (kind === 'rule' ? [i] : []))
  const sections = starts.map((start, i) => parseRule(blocks.slice(start, starts[i + 1]), file.path))
  const head = parseHead(blocks.slice(0, starts[0]), file.path)
  return {
    chapter: { ...head.chapter, rules: sections.map(({ rule }) => rule) },
    rulings: sections.flatMap(({ rulings }) => rulings),
    problems: [...head.problems, ...sections.flatMap(({ problems }) => problems)],
  }
}

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.md$/, '')

function parseHead([head, ...rest]: readonly Block[], file: string): Omit<ParsedChapter, 'rulings'> {
  const place = { file, line: head?.line ?? 1 }
  const problems = rest.map(({ line }) =>
    problemAt({ file, line }, 'text before the first rule ("## 9.2 Title")'),
  )
  if (head?.kind !== 'chapter') {
    const what = problemAt(place, 'the file does not begin with its chapter ("# 9 Title")')
    return { chapter: { id: nameOf(file), title: '', rules: [], place }, problems: [what, ...problems] }
  }
  const [, id = nameOf(file), title = head.text] = CHAPTER_NUMBER.exec(head.text) ?? []
  return { chapter: { id, title, rules: [], place }, problems }
}

interface ParsedRule {
  readonly rule: Rule
  readonly rulings: readonly Ruling[]
  readonly problems: readonly string[]
}

type RuleHead = Pick<Rule, 'id' | 'label' | 'title'>

/** Rules without a number may have a word in its place, in brackets before the title. */
function parseRuleHead(text: string): RuleHead {
  const [, id = text, rest = ''] = RULE_HEAD.exec(text) ?? []
  const number = ruleNumber(id)
  if (number !== undefined) return { id, label: number, title: rest }
  const [, label = rest, title = rest] = LABEL.exec(rest) ?? []
  return { id, label, title }
}

const isStatus = (word: string): word is Status => (STATUSES as readonly string[]).includes(word)

function statusIn(block: Block | undefined): Status | undefined {
  const word = block?.kind === 'text' ? (STATUS.exec(block.text)?.[1] ?? '') : ''
  return isStatus(word) ? word : undefined
}

function parseRule([head, ...blocks]: readonly Block[], file: string): ParsedRule {
  const place = { file, line: head?.line ?? 1 }
  const ruleHead = parseRuleHead(head && 'text' in head ? head.text : '')
  const status = statusIn(blocks[0])
  const body = parseBody(status === undefined ? blocks : blocks.slice(1), file)
  const wrong = [
    ...(ruleHead.title === '' ? ['the rule has no title ("## 9.2 Title")'] : []),
    ...(status === undefined
      ? [`below its title the rule has no status (${STATUSES.map((s) => `*${s}*`).join(', ')})`]
      : []),
  ]
  return {
    rule: { ...ruleHead, status: status ?? 'note', paragraphs: body.paragraphs, place },
    rulings: body.rulings,
    problems: [...wrong.map((what) => problemAt(place, `${ruleHead.id}: ${what}`)), ...body.problems],
  }
}

interface Body {
  readonly paragraphs: Paragraph[]
  readonly rulings: Ruling[]
  readonly problems: string[]
}

function parseBody(blocks: readonly Block[], file: string): Body {
  const body: Body = { paragraphs: [], rulings: [], problems: [] }
  for (const block of blocks) addBlock(body, block, file)
  return body
}

function addBlock(body: Body, block: Block, file: string): void {
  const { line } = block
  if (block.kind === 'quote') {
    const { told, ruling, problems } = parseRuling(block, file)
    if (told) body.paragraphs.push(told)
    if (ruling) body.rulings.push(ruling)
    body.problems.push(...problems)
  } else if (block.kind === 'wrong') body.problems.push(problemAt({ file, line }, block.text))
  else if (block.kind === 'chapter') body.problems.push(problemAt({ file, line }, 'a file has one chapter'))
  else {
    const kind = block.kind === 'item' ? 'item' : 'plain'
    body.paragraphs.push({ kind, pieces: piecesOf(block.text), line })
  }
}
