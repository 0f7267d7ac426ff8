import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The program of a Chromium-like browser; installed on Debian and Ubuntu if that is allowed here. */
export function findBrowser(): string {
  const wanted = process.env.SANDTABLE_CHROME
  if (wanted && !existsSync(wanted))
    throw new Error(`SANDTABLE_CHROME says ${wanted}, but there is no such file`)
  return wanted ?? installed() ?? install()
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...ELSEWHERE].find((path) => existsSync(path))
}

function install(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one, or say where it is with SANDTABLE_CHROME.',
    )
  console.log('No browser found: installing chromium with apt-get …')
  for (const argv of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    execFileSync('apt-get', argv, { stdio: ['ignore', 'ignore', 'inherit'] })
  const found = installed()
  if (found === undefined) throw new Error('apt-get installed chromium, but it cannot be found')
  return found
}
