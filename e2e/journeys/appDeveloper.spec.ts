import type { Page } from '@playwright/test'
import { demoSafes } from '@strongroom/devnet'
import type { Hex } from 'viem'
import type { Outcome } from '../apps/expose.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import {
  type AppSite,
  appAnswers,
  buildAppPage,
  serveApp,
} from '../support/serveAppPages.ts'
import { expect, test } from '../support/test.ts'

let site: AppSite

test.beforeAll(async () => {
  site = await serveApp(appAnswers(await buildAppPage('sdkPage'), {}))
})
test.afterAll(() => site?.stop())

const open = async (page: Page, host: string, gatewayUrl: string) => {
  const origin = site.origin.replace('127.0.0.1', host)
  await page.goto(`${origin}/?gateway=${encodeURIComponent(gatewayUrl)}`)
  await page.waitForFunction(() => 'call' in window)
}

const call = (page: Page, name: string, request: object): Promise<Outcome> =>
  page.evaluate(([name, request]) => globalThis.call(name, [request]), [
    name,
    request,
  ] as const)

const chainId = '1337'
const safe =
  demoSafes(1337).find(({ name }) => name === 'Treasury')?.address ?? '0x'
const uuid = '9d0ab2d2-6f0e-4f3c-9a41-0d1a6a3e8d51'

for (const [host, delegate] of [
  ['localhost', '0x1000000000000000000000000000000000000001'],
  ['127.0.0.1', '0x1000000000000000000000000000000000000002'],
] as const) {
  test(`default: a page on another port of ${host} reads and writes`, async ({
    page,
    stack,
    chain,
  }) => {
    await open(page, host, stack.gatewayUrl)
    expect(
      await call(page, 'getSafeInfo', { chainId, safeAddress: safe }),
    ).toMatchObject({ data: { address: { value: safe }, threshold: 2 } })

    const delegator = ownerAccounts.Alice
    const typedData = {
      domain: {
        name: 'Safe Transaction Service',
        version: '1.0',
        chainId: 1337,
      },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Delegate: [
          { name: 'delegateAddress', type: 'address' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'Delegate',
      message: {
        delegateAddress: delegate,
        totp: Math.floor(Date.now() / 3_600_000),
      },
    }
    const signature = (await chain.request({
      method: 'eth_signTypedData_v4' as never,
      params: [delegator, JSON.stringify(typedData)] as never,
    })) as Hex
    const added = { chainId, safe, delegate, delegator, label: 'Page' }
    expect(
      await call(page, 'addDelegate', { ...added, signature }),
    ).not.toHaveProperty('error')
    expect(
      await call(page, 'getDelegates', { chainId, delegate }),
    ).toMatchObject({ data: { results: [{ delegate, label: 'Page' }] } })
    // A write without a body.
    expect(
      await call(page, 'unregisterDevice', { chainId, uuid }),
    ).not.toHaveProperty('error')
  })
}

test('behavior: the demo safe has a worth in ETH and USD, and no price for GOLD', async ({
  page,
  stack,
}) => {
  await open(page, 'localhost', stack.gatewayUrl)
  const place = { chainId, safeAddress: safe, currency: 'EUR' }
  const { data } = Object(await call(page, 'getBalances', place))
  expect(Number(data.fiatTotal)).toBeGreaterThan(0)
  const worths = new Map<string, string>(
    data.items.map(
      (item: { tokenInfo: { symbol: string }; fiatBalance: string }) => [
        item.tokenInfo.symbol,
        item.fiatBalance,
      ],
    ),
  )
  expect([...worths.keys()].sort()).toEqual(['ETH', 'GOLD', 'USD'])
  expect(Number(worths.get('ETH'))).toBeGreaterThan(0)
  expect(Number(worths.get('USD'))).toBeGreaterThan(0)
  // An unknown price is the text `0`.
  expect(worths.get('GOLD')).toBe('0')
})

test('default: the address of the gateway shows its reference @long', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(stack.gatewayUrl)
  await page.locator('#proposeTransaction summary').click()
  await expect(page.locator('#proposeTransaction')).toContainText('safeTxHash')
  await expectNoSidewaysScroll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test('error: a page of another host name can neither read nor write', async ({
  page,
  stack,
}) => {
  // Chromium resolves every name below localhost to this machine.
  await open(page, 'app.localhost', stack.gatewayUrl)
  expect(
    await call(page, 'getSafeInfo', { chainId, safeAddress: safe }),
  ).toHaveProperty('error')
  expect(
    await call(page, 'unregisterDevice', { chainId, uuid }),
  ).toHaveProperty('error')
})
