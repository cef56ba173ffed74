import type { IncomingHttpHeaders } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address } from 'viem'
import { createFundedSafe } from './createFundedSafe.ts'
import { attachApp, type OpenedApp, openApp } from './openApp.ts'
import { openPerson } from './openPerson.ts'
import { ownerAccounts } from './ownerAccounts.ts'
import {
  type AppSite,
  appAnswers,
  buildAppPage,
  json,
  serveApp,
} from './serveAppPages.ts'
import type { Stack } from './stack.ts'

/** Answer of the wallet to an app, as it came over the wire. */
export interface WireAnswer {
  success: boolean
  data?: unknown
  error?: string
  code?: number
}

/** A name and texts made to look like something else. */
const hostileManifest = {
  name: '\u202e<b>Official</b> vault\u202c',
  description: '<img src=x onerror=alert(1)>',
  iconPath: 'javascript:alert(1)',
}

/**
 * Alice's wallet with a hostile app open in it, for many tests in a row: a
 * fresh one for each would cost more than all of them together.
 */
export async function openHostileSession(browser: Browser, stack: Stack) {
  const safe: Address = await createFundedSafe(stack)
  const answers = appAnswers(await buildAppPage('hostilePage'), hostileManifest)
  /** Headers of the requests for the manifest. */
  const manifestHeaders: IncomingHttpHeaders[] = []
  const foreign = await serveApp(answers)
  const site: AppSite = await serveApp({
    ...answers,
    '/redirecting/manifest.json': (response) =>
      response
        .writeHead(302, {
          'access-control-allow-origin': '*',
          location: `${foreign.origin}/manifest.json`,
        })
        .end(),
    '/huge/manifest.json': json({
      ...hostileManifest,
      rest: 'x'.repeat(2 ** 20),
    }),
    '/broken/manifest.json': json({ name: 7, description: [], icons: [null] }),
    '/manifest.json': (response, request) => {
      manifestHeaders.push(request.headers)
      answers['/manifest.json']?.(response, request)
    },
  })
  const person = await openPerson(browser, stack, 'Alice')
  const { page, wallet } = person
  /** Bodies of what the wallet's pages sent to the node. */
  const rpc: string[] = []
  person.context.on('request', (sent) => {
    if (sent.url().startsWith(stack.rpcUrls[1337]))
      rpc.push(sent.postData() ?? '')
  })
  let app: OpenedApp = await openApp(person, safe, `${site.origin}/`)

  const call = <result>(path: string, ...args: unknown[]) =>
    app.call<result>(`raw.${path}`, ...args)
  const ask = (method: string, params?: unknown, id?: string) =>
    call<WireAnswer>('ask', method, params, id)
  const asks = (on: Page = page) => on.getByText(/wants to (?:send|sign)/)
  const press = (name: string, on: Page = page) =>
    on.getByRole('button', { name, exact: true }).click()

  /**
   * Requests are shown in order: when the app's own next one is on screen, no
   * earlier one is waiting or on its way there.
   */
  const expectNothingWaits = async () => {
    const own = ask('sendTransactions', {
      txs: [{ to: ownerAccounts.Dave, value: String(4n * 10n ** 18n) }],
    })
    await expect(asks()).toBeVisible()
    await expect(page.getByText(/^Send\s+4\s*ETH/)).toBeVisible()
    await press('Back')
    expect(await own).toMatchObject({ error: 'Transaction was rejected' })
    await expect(asks()).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  return {
    safe,
    site,
    foreign,
    person,
    page,
    rpc,
    manifestHeaders,
    frame: () => app.frame,
    call,
    ask,
    /** The line above the title of the review that covers the app. */
    asks,
    press,
    prompt: page.getByRole('dialog', { name: 'Let this app see more?' }),
    /** After the frame got another document. */
    async attach() {
      app = await attachApp(page)
    },
    /** Waits for the review, and declines. */
    async decline(button: 'Back' | 'Refuse' = 'Back') {
      await expect(asks()).toBeVisible()
      await press(button)
    },
    expectNothingWaits,
    /**
     * Expects an unharmed wallet: no request is open, proposed or signed, the
     * app is where it was, and it is served.
     */
    async expectUnharmed() {
      await expectNothingWaits()
      expect(page.url()).toContain('/apps/open?')
      expect(await ask('getSafeInfo')).toMatchObject({
        success: true,
        data: { safeAddress: safe },
      })
      expect(wallet.prompts()).toBe(0)
      const queue = await fetch(
        `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/transactions/queued`,
      )
      expect(await queue.json()).toMatchObject({ results: [] })
    },
    async close() {
      const problems = await person.close()
      await site.stop()
      await foreign.stop()
      expect(problems).toEqual([])
    },
  }
}

export type HostileSession = Awaited<ReturnType<typeof openHostileSession>>
