/** Workers that take their time. To be called before the page asks for them. */
import type { Page } from 'playwright-core'

/** Every rest between two steps takes long. */
const THINKING = `{
  const send = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (...said) { setTimeout(() => send.apply(this, said), 150) }
}
`

/** It tells of every step, and rests after each. */
const STUDYING = `{
  let now = 0
  performance.now = () => (now += 1000)
  const send = self.postMessage.bind(self)
  self.postMessage = (said) => {
    send(said)
    const until = Date.now() + 25
    while (Date.now() < until);
  }
}
`

/** The computer needs all its time for every decision. */
export const makeItThinkSlowly = (page: Page): Promise<void> => beginWith(page, 'bot', THINKING)

/** Going through a game takes seconds, however short it is. */
export const makeItStudySlowly = (page: Page): Promise<void> => beginWith(page, 'analysis', STUDYING)

/** Runs in a worker before anything else. */
async function beginWith(page: Page, worker: string, script: string): Promise<void> {
  await page.route(new RegExp(`/${worker}\\.worker-[^/]+\\.js$`), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: script + (await response.text()) })
  })
}
