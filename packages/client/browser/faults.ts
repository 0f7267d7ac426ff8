import type { BrowserContext, Page } from 'playwright-core'

/** What went wrong in a browser while a test ran: no test may pass over it. */
export class Faults {
  readonly #seen: string[] = []
  #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#note(`error: ${error.error().message}`))
    context.on('page', (page) => this.#watchPage(page))
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()} for ${response.url()}`)
    })
    page.on('crash', () => this.#note('the page crashed'))
  }

  #note(fault: string): void {
    this.#seen.push(fault)
  }

  /** A test that provokes a fault says so beforehand. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** The faults since the last call, without the expected ones. */
  take(): string[] {
    const faults = this.#seen.splice(0).filter((fault) => !this.#expected.some((each) => each.test(fault)))
    this.#expected = []
    return faults
  }
}
