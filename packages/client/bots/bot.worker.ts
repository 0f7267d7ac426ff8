import { loadMind } from './load-mind.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { Workshop } from './workshop.ts'

const pause = new MessageChannel()
const resting: (() => void)[] = []
pause.port1.onmessage = () => resting.shift()?.()

/** Waits its turn behind messages that have come in. Timers would wait longer than need be. */
const rest = (): Promise<void> =>
  new Promise((done) => {
    resting.push(done)
    pause.port2.postMessage(undefined)
  })

const workshop = new Workshop({
  loadMind,
  rest,
  send: (message: FromWorker) => self.postMessage(message),
  now: () => performance.now(),
  complain: (problem) => console.error(problem),
})

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => void workshop.hear(data)
