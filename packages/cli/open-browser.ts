import { spawn } from 'node:child_process'
import type { Io } from './io.ts'

interface Opener {
  readonly command: string
  readonly argv: readonly string[]
}

/** How this system opens an address; nothing where there is no screen. */
export function openerOf(platform: string, env: Io['env'], address: string): Opener | undefined {
  if (platform === 'darwin') return { command: 'open', argv: [address] }
  if (platform === 'win32') return { command: 'cmd', argv: ['/c', 'start', '', address] }
  const hasScreen = [env.DISPLAY, env.WAYLAND_DISPLAY, env.WSL_DISTRO_NAME].some(Boolean)
  return hasScreen ? { command: 'xdg-open', argv: [address] } : undefined
}

/** Opens the address if that is possible; it is printed anyway. */
export function openBrowser(address: string, env: Io['env']): void {
  const opener = openerOf(process.platform, env, address)
  if (!opener) return
  const child = spawn(opener.command, opener.argv, { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
