import { loadMind } from '../bots/load-mind.ts'
import type { Commission, FromAnalyst } from './protocol.ts'
import { study } from './study.ts'

const REPORT_MS = 100

const send = (message: FromAnalyst): void => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<Commission>): void => {
  work(data).catch((problem: unknown) => {
    console.error(problem)
    send({ trouble: String(problem) })
  })
}

async function work({ game, record }: Commission): Promise<void> {
  const studying = study(await loadMind(game), record)
  let reported = performance.now()
  let step = studying.next()
  for (; !step.done; step = studying.next()) {
    if (performance.now() - reported < REPORT_MS) continue
    reported = performance.now()
    send({ progress: step.value.done / Math.max(1, step.value.of) })
  }
  send({ findings: step.value })
}
