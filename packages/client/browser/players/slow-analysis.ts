import type { Page } from 'playwright-core'

/** Runs in the worker before anything else: it tells of every step, and rests after each. */
const SLOWLY = `{
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

/** Going through a game takes seconds, however short it is. To be called before the analysis is asked for. */
export async function makeItStudySlowly(page: Page): Promise<void> {
  await page.route(/\/analysis\.worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: SLOWLY + (await response.text()) })
  })
}
