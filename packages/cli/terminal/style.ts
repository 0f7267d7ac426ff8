import type { Paint, Style } from '@sandtable/presentation/terminal'
import type { Io } from '../io.ts'

const ESCAPE = '\u001b['
const paint =
  (code: number): Paint =>
  (text) =>
    text === '' ? '' : `${ESCAPE}${code}m${text}${ESCAPE}0m`
const same: Paint = (text) => text

const COLOURED: Style = {
  bold: paint(1),
  dim: paint(2),
  red: paint(91),
  green: paint(92),
  yellow: paint(93),
  blue: paint(94),
  cyan: paint(96),
}
const PLAIN: Style = {
  bold: same,
  dim: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  cyan: same,
}

/** Colours for a terminal that can show them, unless NO_COLOR says otherwise. */
export function styleFor({ out, env }: Io): Style {
  return out.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN
}

export const CLEAR_SCREEN = `${ESCAPE}2J${ESCAPE}3J${ESCAPE}H`
