/** Renders the side of a fight whose units can be added or withheld; loaded by the test through the compiler of the components. */
import type { Language } from '@sandtable/kernel'
import type { FightRow } from '@sandtable/presentation'
import { renderToString } from 'solid-js/web'
import { FightSideView } from '../../panels/FightSideView.tsx'
import type { Table } from '../../table/table.ts'
import { board } from './sample-battle.ts'

const counters = board.columns.flatMap(({ attackers }) => attackers).slice(0, 2)

const row = (n: number, controls: Pick<FightRow, 'action' | 'out'>): FightRow[] =>
  counters[n] ? [{ counter: counters[n], at: '', value: '4', ...controls }] : []

export const names = counters.map(({ title, name }) => title ?? name)

export function renderFighters(language: Language): string {
  const part = {
    language: () => language,
    isLive: () => true,
    staff: { decides: () => undefined },
    later: { glow: () => ({ units: new Set(), heldUnits: new Set() }) },
  }
  const join = { answer: { verb: 'join', arg: 1 }, label: 'Join', key: '', tone: 'plain' } as const
  const side = {
    title: 'Attack',
    nation: 'france',
    total: '8',
    rows: [...row(0, { action: join }), ...row(1, { out: { unit: 2, label: 'Withhold', again: [] } })],
  }
  return renderToString(() => <FightSideView table={part as unknown as Table} side={side} icon="info" />)
}
