import { describe, expect, it } from 'vitest'
import { tableApp } from '../app.ts'
import { builtTable, folderWith } from './built.ts'

const app = tableApp(builtTable())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the server of the table', () => {
  it('answers with the page at the root', async () => {
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Sandtable</title>')
    expect(headers['content-type']).toContain('text/html')
  })

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/maps/sheet.json', 'no-cache'],
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
  ])('lets browsers keep %s as %s', async (url, caching) => {
    expect((await get(url)).headers['cache-control']).toBe(caching)
  })

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('sends what was compressed beforehand to who accepts %s', async (accept, encoding, body) => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': accept })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.headers.vary).toContain('accept-encoding')
    expect(response.body).toBe(body)
  })

  it.each(['/', '/no/such/place', '/assets/main-abc.js'])('allows nothing foreign at %s', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('what is not there', () => {
  it('is told to people with a page', async () => {
    const { statusCode, body } = await get('/no/such/place', { accept: 'text/html,*/*' })
    expect(statusCode).toBe(404)
    expect(body).toContain('Off the map')
  })

  it('is told to programs in one line', async () => {
    const { statusCode, body, headers } = await get('/maps/lost.webp', { accept: 'image/webp' })
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'not found\n' })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is told in one line even if the page itself is missing', async () => {
    const bare = tableApp(folderWith({ 'index.html': '' }))
    expect((await bare.inject({ url: '/lost', headers: { accept: 'text/html' } })).body).toBe('not found\n')
  })

  it.each(['/.sources', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
    'includes %s',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([400, 403, 404]).toContain(statusCode)
      expect(body).not.toMatch(/fingerprint|root:|sandtable/)
    },
  )
})
