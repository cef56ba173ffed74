import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const shellPlaces = ['/usr/bin/chromium-headless-shell']

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * A Chromium to test with: the one named by `CHROMIUM_PATH`, an installed one,
 * Playwright's own download, or Debian's package, in this order.
 */
export async function findChromium(): Promise<string> {
  const installed = findInstalled('CHROMIUM_PATH', chromiumPlaces)
  if (installed !== undefined) return installed

  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('No Chromium found; downloading the one Playwright tests with …')
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()

  const added = installPackage('chromium')
  if (added !== undefined) return added
  throw new Error(
    'No Chromium or Chrome was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  )
}

/**
 * Chromium without windows, which most tests run in because it needs half the
 * processor time: the one named by `CHROMIUM_SHELL_PATH`, or an installed one when
 * `CHROMIUM_PATH` names no other browser.
 */
export function findChromiumShell(): string | undefined {
  const places = process.env['CHROMIUM_PATH'] ? [] : shellPlaces
  return findInstalled('CHROMIUM_SHELL_PATH', places)
}

/**
 * A Firefox to test with, version 145 or later: the one named by `FIREFOX_PATH`, an
 * installed one, or Debian's package, in this order. Playwright's own download has
 * patches that no visitor has.
 */
export function findFirefox(): string {
  const path =
    findInstalled('FIREFOX_PATH', firefoxPlaces) ??
    installPackage('firefox-esr')
  if (path !== undefined) return path
  throw new Error(
    'No Firefox was found and none could be installed. Install version 145 or later and name it in FIREFOX_PATH.',
  )
}

/** The browser that the variable names, or the first one of these places. */
function findInstalled(
  variable: 'CHROMIUM_PATH' | 'CHROMIUM_SHELL_PATH' | 'FIREFOX_PATH',
  places: readonly string[],
): string | undefined {
  const named = process.env[variable]
  if (named === undefined || named === '')
    return places.find((place) => existsSync(place))
  if (existsSync(named)) return named
  throw new Error(`${variable} names no file: ${named}`)
}

/** Installs a package of Debian where that is possible, and returns its program. */
function installPackage(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing the Debian package ${name} …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', name])
  const path = `/usr/bin/${name}`
  return existsSync(path) ? path : undefined
}

function run(file: string, args: string[]): void {
  spawnSync(file, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  })
}
