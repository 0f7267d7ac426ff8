import { createServer, type ViteDevServer } from 'vite'
import solid from 'vite-plugin-solid'
import { vi } from 'vitest'

/** Loads components so that they render to text. */
export function startRendering(): Promise<ViteDevServer> {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  return createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [solid({ ssr: true, hot: false })],
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
}
