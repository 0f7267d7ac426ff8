import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { addressesOf } from '../serve.ts'
import { type Serving, serveTable } from '../serve.ts'
import { builtTable, folderWith } from './built.ts'

const HERE = '127.0.0.1'
const open: { close(): unknown }[] = []

afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

async function serving(port: number, folder = builtTable()): Promise<Serving> {
  const started = await serveTable({ folder, host: HERE, port })
  if (typeof started === 'string') throw new Error(started)
  open.push({ close: () => started.stop() })
  return started
}

/** Somebody else's program on a port. */
async function occupied(): Promise<number> {
  const other: Server = createServer().listen(0, HERE)
  await once(other, 'listening')
  open.push(other)
  return (other.address() as AddressInfo).port
}

describe('serving', () => {
  it('answers at the address it names', async () => {
    const { addresses, port } = await serving(0)
    expect(addresses).toEqual([`http://localhost:${port}`])
    expect((await fetch(`http://${HERE}:${port}/`)).status).toBe(200)
  })

  it('takes the next free port when the wanted one is in use', async () => {
    const taken = await occupied()
    const { port } = await serving(taken)
    expect(port).toBeGreaterThan(taken)
    expect((await fetch(`http://${HERE}:${port}/`)).status).toBe(200)
  })

  it('stops at once, even with a browser connected', async () => {
    const table = await serving(0)
    const { port } = table
    await fetch(`http://${HERE}:${port}/`, { headers: { connection: 'keep-alive' } })
    await table.stop()
    await expect(fetch(`http://${HERE}:${port}/`)).rejects.toThrow()
  })

  it('says when there is no built table', async () => {
    const folder = folderWith({ 'readme.txt': '' })
    expect(await serveTable({ folder, host: HERE, port: 0 })).toBe(`there is no built table in ${folder}`)
  })

  it('says when the host is no address of this computer', async () => {
    const said = await serveTable({ folder: builtTable(), host: '192.0.2.1', port: 0 })
    expect(said).toBe('"192.0.2.1" is no address of this computer')
  })
})

describe('addresses', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:80'],
    ['::1', 'http://localhost:80'],
    ['0.0.0.0', 'http://localhost:80'],
    ['192.0.2.1', 'http://192.0.2.1:80'],
    ['2001:db8::1', 'http://[2001:db8::1]:80'],
  ])('of %s begin with %s', (host, address) => {
    expect(addressesOf(host, 80)[0]).toBe(address)
  })
})
