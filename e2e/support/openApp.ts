import { expect, type Frame, type Page } from '@playwright/test'
import type { Address } from 'viem'
import type { Outcome } from '../apps/expose.ts'
import { openConnected } from './connect.ts'
import type { Person } from './test.ts'
import { walletLink } from './walletLink.ts'

/** An app that is open in a person's wallet. */
export interface OpenedApp {
  frame: Frame
  /** Calls a method of what the page exposes; fails when the call fails. */
  call<result>(path: string, ...args: unknown[]): Promise<result>
  /** Calls the app and returns the outcome, a failure too. */
  attempt(path: string, ...args: unknown[]): Promise<Outcome>
}

/** Opens an unlisted app by its address, and accepts the warning. */
export async function openApp(
  person: Person,
  safe: Address,
  appUrl: string,
  prefix: 'geth' | 'saigon' = 'geth',
): Promise<OpenedApp> {
  const { page } = person
  await openConnected(
    person,
    walletLink('/apps/open', safe, { appUrl }, prefix),
  )
  const { origin } = new URL(appUrl)
  await expect(
    page.getByRole('heading', { name: `Open ${origin}?` }),
  ).toBeVisible()
  await expect(page.getByText('This app is not reviewed')).toBeVisible()
  await page.getByRole('button', { name: 'Open app' }).click()
  return attachApp(page)
}

/** The app in the wallet's frame, once its script has run. */
export async function attachApp(page: Page): Promise<OpenedApp> {
  const element = await page.locator('iframe[id^="iframe-"]').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The app has no frame.')
  await frame.waitForFunction(() => typeof globalThis.call === 'function')
  const attempt = (path: string, ...args: unknown[]) =>
    frame.evaluate(([path, args]) => globalThis.call(path, args), [
      path,
      args,
    ] as const)
  return {
    frame,
    attempt,
    async call<result>(path: string, ...args: unknown[]) {
      const outcome = await attempt(path, ...args)
      if ('error' in outcome)
        throw new Error(`${path}: ${JSON.stringify(outcome.error)}`)
      return outcome.data as result
    },
  }
}
