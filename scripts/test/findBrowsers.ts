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
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  }
  const installed = chromiumPlaces.find((place) => existsSync(place))
  if (installed !== undefined) return installed

  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('No Chromium found; downloading the one Playwright tests with …')
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Debian package chromium …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  throw new Error(
    'No Chromium or Chrome was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  )
}

/**
 * A Firefox to test with, version 145 or later: the one named by `FIREFOX_PATH`, an
 * installed one, or Debian's package, in this order. Playwright's own download has
 * patches that no visitor has.
 */
export function findFirefox(): string {
  const named = process.env['FIREFOX_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`FIREFOX_PATH names no file: ${named}`)
  }
  const installed = firefoxPlaces.find((place) => existsSync(place))
  if (installed !== undefined) return installed

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Debian package firefox-esr …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'firefox-esr'])
    if (existsSync('/usr/bin/firefox-esr')) return '/usr/bin/firefox-esr'
  }
  throw new Error(
    'No Firefox was found and none could be installed. Install version 145 or later and name it in FIREFOX_PATH.',
  )
}

function run(file: string, args: string[]): void {
  spawnSync(file, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  })
}
