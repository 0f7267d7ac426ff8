import type { Page } from 'playwright-core'

/** Runs in the worker before anything else: every rest between two steps takes long. */
const SLOWLY = `{
  const send = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (...said) { setTimeout(() => send.apply(this, said), 150) }
}
`

/** The computer needs all its time for every decision. To be called before the table is opened. */
export async function makeItThinkSlowly(page: Page): Promise<void> {
  await page.route(/\/bot\.worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: SLOWLY + (await response.text()) })
  })
}
