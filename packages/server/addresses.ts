import { networkInterfaces } from 'node:os'

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
