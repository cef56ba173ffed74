import { type Browser, chromium } from '@playwright/test'

/**
 * Starts Chromium as people have it. The one without windows, in which most
 * journeys run, has no camera and refuses notifications.
 */
export function launchWhole(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...args],
  })
}
