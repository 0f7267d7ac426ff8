/** One who goes through a finished game in a worker of their own; what was found is kept as long as the end stands. */
import type { Outcome } from '@sandtable/kernel'
import { createSignal, onCleanup } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { Commission, FromAnalyst } from './protocol.ts'
import type { Findings } from './study.ts'

export type Analysing =
  | { readonly state: 'working' | 'stopped'; readonly progress: number }
  | { readonly state: 'there'; readonly findings: Findings }
  | { readonly state: 'failed' }

/** As much of a worker as is needed. */
export interface Desk {
  postMessage(message: Commission): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromAnalyst>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface Analyst {
  now(): Analysing
  begin(): void
  stop(): void
}

type Ended = Pick<Table, 'outcome' | 'exportRecord' | 'presentation'>

/** Every end is an object of its own: play that goes on after taking back ends with another. */
const kept = new WeakMap<Outcome, Findings>()

const hire = (): Desk => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })

export function createAnalyst(table: Ended, newDesk: () => Desk = hire): Analyst {
  const outcome = table.outcome()
  const known = outcome && kept.get(outcome)
  const [now, setNow] = createSignal<Analysing>(
    known ? { state: 'there', findings: known } : { state: 'stopped', progress: 0 },
  )
  let desk: Desk | undefined

  function leave(): void {
    desk?.terminate()
    desk = undefined
  }
  onCleanup(leave)

  function hear(message: FromAnalyst): void {
    if ('progress' in message) return void setNow({ state: 'working', ...message })
    leave()
    if ('trouble' in message) return void setNow({ state: 'failed' })
    if (outcome) kept.set(outcome, message.findings)
    setNow({ state: 'there', ...message })
  }

  return {
    now,
    begin: () => {
      leave()
      // Nothing is worked out that could tell of secrets while the game goes on.
      if (!outcome) return
      setNow({ state: 'working', progress: 0 })
      const hired = newDesk()
      desk = hired
      hired.onmessage = ({ data }) => desk === hired && hear(data)
      hired.onerror = () => desk === hired && hear({ trouble: 'the worker broke' })
      hired.postMessage({ game: table.presentation.game.id, record: table.exportRecord() })
    },
    stop: () => {
      leave()
      const last = now()
      if (last.state === 'working') setNow({ ...last, state: 'stopped' })
    },
  }
}
