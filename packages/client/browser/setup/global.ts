import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'
import { startTable, type TableServer } from './table-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** where the table is served */
    readonly address: string
    /** the browser's program */
    readonly browser: string
  }
}

let server: TableServer | undefined

export async function setup(project: TestProject): Promise<void> {
  project.provide('browser', findBrowser())
  server = await startTable()
  project.provide('address', server.address)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
