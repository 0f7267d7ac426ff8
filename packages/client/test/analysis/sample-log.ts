import type { LogGroup, LogLine } from '@sandtable/presentation'

export const line = (at: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  at,
  text,
  rule: '1',
  minor: false,
  ...more,
})

export const small = (at: number, text: string, more: Partial<LogLine> = {}): LogLine =>
  line(at, text, { ...more, minor: true })

export const group = (title: string, ...lines: readonly LogLine[]): LogGroup => ({
  title,
  at: lines[0]?.at ?? 0,
  lines,
})
