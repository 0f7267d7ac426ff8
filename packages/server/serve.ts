import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { tableApp } from './app.ts'
import { networkInterfaces } from 'node:os'

const MOST_PORTS = 50
const HIGHEST_PORT = 65_535

interface Place {
  /** the built table */
  readonly folder: string
  readonly host: string
  /** the first port to try; 0 takes any free one */
  readonly port: number
}

export interface Serving {
  /** where the table is, the best address first */
  readonly addresses: readonly [string, ...string[]]
  readonly port: number
  stop(): Promise<void>
}

/** Serves a built table on the first free port; a line says what is wrong. */
export async function serveTable({ folder, host, port }: Place): Promise<Serving | string> {
  if (!existsSync(join(folder, 'index.html'))) return `there is no built table in ${folder}`
  for (let tried = port; tried < port + MOST_PORTS && tried <= HIGHEST_PORT; tried++) {
    const app = tableApp(resolve(folder))
    const code = await failureOf(app.listen({ host, port: tried }))
    if (code === undefined) return servingOf(app, host)
    await app.close()
    if (code !== 'EADDRINUSE') return refusalOf(code, host, tried)
  }
  return `found no free port from ${port} on; choose another with --port`
}

async function failureOf(listening: Promise<unknown>): Promise<string | undefined> {
  try {
    await listening
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

function servingOf(app: FastifyInstance, host: string): Serving {
  const { port } = app.server.address() as AddressInfo
  return { addresses: addressesOf(host, port), port, stop: () => app.close() }
}

function refusalOf(code: string, host: string, port: number): string {
  if (code === 'EACCES') return `this system does not let you use port ${port}; choose one above 1023`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `"${host}" is no address of this computer`
  return `cannot listen on ${host}, port ${port}: ${code}`
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** What to type into a browser to reach a server that listens there. */
export function addressesOf(host: string, port: number): [string, ...string[]] {
  if (LOOPBACK.has(host)) return [`http://localhost:${port}`]
  if (!EVERYWHERE.has(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  return [`http://localhost:${port}`, ...outside().map((address) => `http://${address}:${port}`)]
}

const outside = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
