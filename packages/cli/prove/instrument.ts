import ts from 'typescript'
import type { Mutant } from './mutators.ts'
import { parseSource } from './tokens.ts'

/** A mutant with the number it is switched on by. */
export interface Numbered extends Mutant {
  readonly number: number
}

interface Part {
  readonly start: number
  readonly end: number
  readonly mutants: Numbered[]
  isLoop: boolean
}

/**
 * The source with all its mutants built in, each behind a switch, so that one loading serves for all. Loops count their
 * rounds: a break that makes one endless is found without a clock.
 */
export function instrumented(path: string, text: string, mutants: readonly Numbered[]): string {
  const parts = partsOf(parseSource(path, text), mutants)
  return printed(text, 0, text.length, parts)
}

function partsOf(file: ts.SourceFile, mutants: readonly Numbered[]): Part[] {
  const parts = new Map<string, Part>()
  const at = (start: number, end: number): Part => {
    const key = `${start} ${end}`
    const part = parts.get(key) ?? { start, end, mutants: [], isLoop: false }
    parts.set(key, part)
    return part
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false))
      at(node.statement.getStart(file, false), node.statement.getEnd()).isLoop = true
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const mutant of mutants) at(mutant.start, mutant.end).mutants.push(mutant)
  return [...parts.values()].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The text from one place to another with the parts between built in; parts lie in one another or apart. */
function printed(text: string, from: number, to: number, parts: readonly Part[]): string {
  let result = ''
  let at = from
  for (const part of parts) {
    if (part.start < at || part.end > to) continue
    const inner = parts.filter((each) => each !== part && each.start >= part.start && each.end <= part.end)
    result += text.slice(at, part.start) + built(text, part, inner)
    at = part.end
  }
  return result + text.slice(at, to)
}

const isOn = ({ number }: Numbered): string => `__prove.is(${number})`

function built(text: string, { start, end, mutants, isLoop }: Part, inner: readonly Part[]): string {
  const entries = mutants.filter(({ form }) => form === 'entry')
  const begin = entries.map((each) => `if(${isOn(each)})return ${each.text};`).join('')
  const original =
    begin === '' ? printed(text, start, end, inner) : `{${begin}${printed(text, start + 1, end, inner)}`
  const replaced = mutants.filter(({ form }) => form === 'expression')
  const removed = mutants.filter(({ form }) => form === 'statement')
  const switched =
    replaced.length === 0
      ? original
      : `(${replaced.map((each) => `${isOn(each)}?(${each.text}):`).join('')}(${original}))`
  const guarded = removed.length === 0 ? switched : `{if(!(${removed.map(isOn).join('||')})){${switched}}}`
  return isLoop ? `{__prove.tick();${guarded}}` : guarded
}
