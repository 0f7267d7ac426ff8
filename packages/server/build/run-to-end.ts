import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Runs a program in a folder until it ends or is told to stop. */
export async function runToEnd(
  command: string,
  argv: readonly string[],
  cwd: string,
  stop: AbortSignal,
): Promise<Ended> {
  // A test runner says NODE_ENV=test, and the build would then be one for developers.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const child = spawn(command, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = (): void => void child.kill()
  stop.addEventListener('abort', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  stop.removeEventListener('abort', end)
  return { code, said: stripVTControlCharacters(said) }
}
