import type { Page } from '@playwright/test'
import {
  createChainClient,
  demoOwners,
  demoSafes,
  devTokens,
  enableRecovery,
  executeSafe,
  send,
  testContracts,
} from '@strongroom/devnet'
import {
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectKeyboard } from '../support/expectKeyboard.ts'
import { expectLook } from '../support/expectLook.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { expectTouchTargets } from '../support/expectTouchTargets.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { stopGateway } from '../support/stopGateway.ts'
import { expect, longIf, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const treasury =
  demoSafes(1337).find(({ name }) => name === 'Treasury')?.address ?? '0x'

// Other journeys make safes and transactions, which would change these pages.
test.use({ stackName: 'pages' })
// Visiting all pages takes minutes, so each size may have a worker of its own.
test.describe.configure({ mode: 'parallel' })

const { Alice, Bob, Carol, Dave } = demoOwners
const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 amount, uint16 resetMinutes, uint32 resetBase)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])

let empty: Address
/** Has spending limits, and owns `ward`. */
let parent: Address
/** Is being recovered; a transaction of it waits for `parent`. */
let ward: Address
let waiting: Hex | undefined
/** A payment to an address with the first and last digits of Dave's. */
let imitation: string
test.beforeAll(async ({ stack }) => {
  // Runs before each parallel test; a worker keeps its stack.
  if (waiting !== undefined) return
  empty = await createFundedSafe(stack, { value: 0n, saltNonce: 1n })
  parent = await createFundedSafe(stack, { saltNonce: 101n })
  const owners = [Alice, Dave, parent]
  ward = await createFundedSafe(stack, { saltNonce: 102n, owners })
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const module = testContracts().allowances
  const { usd } = devTokens()
  const dollars = parseUnits('100', 6)
  const coins = parseEther('2')
  for (const [to, data] of [
    [parent, encode('enableModule', [module])],
    [module, encode('addDelegate', [Alice])],
    [module, encode('setAllowance', [Alice, usd, dollars, 10_080, 0])],
    [module, encode('addDelegate', [Dave])],
    [module, encode('setAllowance', [Dave, zeroAddress, coins, 0, 0])],
  ] as const)
    await executeSafe(client, {
      ...{ safe: parent, to, data, signers: [Alice, Bob], executor: Carol },
    })
  await fundWithToken(stack, parent, usd, dollars * 5n)
  const delay = await enableRecovery(client, {
    ...{ safe: ward, cooldown: 7 * 86_400, expiration: 0 },
    ...{ signers: [Alice, Dave], recoverers: [Dave] },
  })
  const recovery = encode('addOwnerWithThreshold', [Carol, 1n])
  const start = [ward, 0n, recovery, 0] as const
  await send(client, {
    ...{ from: Dave, to: delay },
    data: encode('execTransactionFromModule', start),
  })
  // Time on the chain goes on, so the days that are left are the same each time.
  await client.increaseTime({ seconds: 60 })
  await client.mine({ blocks: 1 })
  const paying = await createFundedSafe(stack, { saltNonce: 103n })
  imitation = transactionLink(
    paying,
    await proposeTransfer(stack, {
      ...{ safe: paying, value: parseEther('0.5'), nonce: 0n, signers: [Bob] },
      to: getAddress(`${Dave.slice(0, 8)}${'5'.repeat(28)}${Dave.slice(-6)}`),
    }),
  )
  waiting = await proposeTransfer(stack, {
    ...{ safe: ward, value: parseEther('0.5'), nonce: 1n, signers: [Dave] },
    to: Carol,
  })
})

function encode<name extends ContractFunctionName<typeof abi>>(
  functionName: name,
  args: ContractFunctionArgs<typeof abi, 'nonpayable', name>,
) {
  return encodeFunctionData({ abi, functionName, args } as never)
}

const bell = /^Notifications/

/** Visits every page, with something on it. `check` gets the name of its picture. */
async function visitAll(
  page: Page,
  sampleAppUrl: string,
  check: (name: string) => Promise<void>,
) {
  const visit = async (name: string, path: string) => {
    await test.step(path, async () => {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      await expect(page.locator('.sr-skeleton')).toHaveCount(0)
      // Parts that load later must not add another one.
      await expect(title).toHaveCount(1)
      // The wallet connects again after the first rows.
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('button', { name: 'Alice' })).toBeVisible()
      // The last part of the frame to load.
      await expect(bar.getByRole('button', { name: bell })).toBeVisible()
      await check(name)
    })
  }
  const visitSafe = (
    name: string,
    path: string,
    search = {},
    safe = treasury,
  ) => visit(name, walletLink(path, safe, search))
  for (const path of [
    '/accounts',
    '/new-safe',
    '/open-safe',
    '/help',
    '/no-such-page',
  ])
    await visit(path.slice(1), path)
  await visit('help-release', '/help/release')
  await visit('open-safe-ref', `/open-safe?ref=geth:${parent}`)
  const sample = encodeURIComponent(sampleAppUrl)
  await visit('app-choose', `/apps/open?appUrl=${sample}`)
  await visitSafe('home-empty', '/home', {}, empty)
  for (const path of [
    '/home',
    '/balances',
    '/transactions/queue',
    '/transactions/history',
    '/transactions/draft',
    '/transactions/draft/recipients',
    '/transactions/draft/call',
    '/transactions/import',
    '/messages',
    '/messages/verify',
    '/messages/new',
    '/send',
    '/settings',
    '/settings/delegates',
    '/settings/security',
    '/settings/modules',
    '/settings/version',
    '/settings/recovery',
    '/settings/notifications',
    '/settings/signing',
    '/settings/networks',
    '/settings/appearance',
    '/settings/data',
    '/address-book',
    '/apps',
    '/apps/connect',
    '/settings/apps',
    '/transactions/bundle',
  ])
    await visitSafe(path.slice(1).replaceAll('/', '-'), path)
  await visitSafe('settings-other-networks', '/settings/other-networks')
  const network = { network: '2021' }
  await visitSafe('settings-add-network', '/settings/add-network', network)
  for (const path of [
    '/settings/nested',
    '/settings/spending-limits',
    '/settings/spending-limits/new',
  ])
    await visitSafe(path.slice(1).replaceAll('/', '-'), path, {}, parent)
  const limit = { delegate: Alice, token: devTokens().usd }
  const spend = '/settings/spending-limits/spend'
  await visitSafe('settings-spending-limits-spend', spend, limit, parent)
  const nested = { child: ward, hash: waiting ?? '' }
  await visitSafe('nested-approve', '/nested/approve', nested, parent)
  await visitSafe('nested-execute', '/nested/execute', nested, parent)
  await visitSafe('recovery-attempt', '/settings/recovery', {}, ward)
  const cancel = page.getByRole('link', { name: 'Cancel attempt' })
  const cancelPath = (await cancel.getAttribute('href')) ?? ''
  await visit('recovery-cancel', cancelPath)
  await visitSafe('reject', '/transactions/reject', { nonce: '2' })
  const badge = { nfts: `${devTokens().badge}:1` }
  await visitSafe('send-nft', '/send/nft', badge)
  for (const [name, appUrl] of [
    ['app', sampleAppUrl],
    ['app-unknown', 'https://unknown.invalid'],
    ['app-refused', 'javascript:alert(1)'],
  ] as const)
    await visitSafe(name, '/apps/open', { appUrl })
  await page.goto(walletLink('/messages', treasury))
  const message = page.getByRole('listitem').getByRole('link')
  const messages = message.and(page.locator('[href^="/messages/msg"]'))
  await visit('message', (await messages.first().getAttribute('href')) ?? '')
  for (const [name, list, words] of [
    ['tx-queue', 'queue', ''],
    ['tx-history', 'history', ''],
    ['tx-executed', 'history', 'Sent'],
  ] as const) {
    await page.goto(walletLink(`/transactions/${list}`, treasury))
    const row = page.getByRole('article').filter({ hasText: words }).first()
    const link = row.getByRole('link').first()
    await visit(name, (await link.getAttribute('href')) ?? '')
  }
  const queued = new URL(page.url()).searchParams.get('id')?.slice(-66) ?? ''
  for (const what of ['confirm', 'execute'])
    await visitSafe(`transactions-${what}`, `/transactions/${what}`, {
      hashes: queued,
    })
  await visit('tx-imitation', imitation)

  await page.goto(walletLink('/settings', treasury))
  await page.getByRole('button', { name: 'Remove Carol' }).click()
  await expect(page.getByText('To remove')).toBeVisible()
  await check('settings-change')
  await page.goto(walletLink('/send', parent, { to: Dave }))
  await page.getByLabel('Amount').fill('0.25')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await visitSafe(
    'transactions-draft-action',
    '/transactions/draft',
    {},
    parent,
  )
}

// Each size and each scheme once in every run, the other two of the four in the long one.
const looks = [
  [1440, 900, 'light', ''],
  [390, 844, 'dark', ''],
  [1440, 900, 'dark', longIf(true)],
  [390, 844, 'light', longIf(true)],
] as const

for (const [width, height, colorScheme, long] of looks)
  test(`every page at ${width} px in the ${colorScheme} is accessible and looks like its pictures${long}`, async ({
    stack,
    personOf,
  }) => {
    test.setTimeout(600_000)
    const alice = await personOf('Alice', {
      viewport: { width, height },
      hasTouch: width < 500,
      isMobile: width < 500,
      timezoneId: 'UTC',
      colorScheme,
    })
    const { page } = alice
    // A browser without windows has refused notifications; others ask.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { value: 'default' }),
    )
    const check = async (name: string) => {
      await expectAccessible(page)
      await expectLook(page, `${name}-${width}-${colorScheme}`)
      await expectNoSidewaysScroll(page)
    }
    await page.goto('/accounts')
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('connect')
    await page.getByRole('button', { name: 'Get a wallet' }).click()
    await expect(
      page.getByRole('heading', { name: 'Get a wallet' }),
    ).toBeVisible()
    await check('connect-none')
    await openConnected(alice, '/accounts')
    await visitAll(page, stack.sampleAppUrl, check)

    await page.goto(walletLink('/home', treasury))
    await expect(page.locator('.sr-skeleton')).toHaveCount(0)
    const buttons = page.getByRole('button')
    for (const [name, button] of [
      ['receive', buttons.filter({ hasText: /^Receive$/ })],
      ['switcher', buttons.filter({ hasText: 'Treasury' })],
      ['more', buttons.filter({ hasText: 'More' })],
    ] as const) {
      if (name === 'more' && width > 500) continue
      await button.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('commands')
  })

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`every page at ${width} px can be used by finger and keyboard @long`, async ({
    stack,
    personOf,
  }) => {
    test.setTimeout(600_000)
    const viewport = { width, height }
    const hasTouch = width < 500
    const alice = await personOf('Alice', { viewport, hasTouch })
    await openConnected(alice, '/accounts')
    const { page } = alice
    await visitAll(page, stack.sampleAppUrl, async () => {
      await expectNoSidewaysScroll(page)
      if (hasTouch) await expectTouchTargets(page)
      await expectKeyboard(page)
    })
  })

test('home shows on a desk without scrolling what waits and for whom', async ({
  personOf,
}) => {
  const alice = await personOf('Alice', {
    viewport: { width: 1440, height: 900 },
  })
  const { page } = alice
  await openConnected(alice, walletLink('/home', treasury))
  const menu = page.getByRole('navigation', { name: 'Safe' })
  await expect(
    menu.getByRole('link', { name: 'Transactions 1 waiting for you' }),
  ).toBeVisible()
  const message = page
    .getByRole('article')
    .filter({ hasText: 'Treasury approves the budget of the coming year.' })
  await expect(message).toContainText('Needs Bob or Carol')
  await expect(page.getByText('read from the chain')).toBeInViewport()
  const height = () => page.evaluate(() => document.body.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(900)
})

test('pages without a gateway, a network or a readable safe say so accessibly', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const alice = await personOf('Alice', { timezoneId: 'UTC' })
  const { context, page } = alice
  await openConnected(alice, walletLink('/home', treasury))
  const check = async (text: string) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The page tries again for a while before it says so.
      await expect(page.getByText(text)).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('.sr-skeleton')).toHaveCount(0)
      await expectAccessible(page)
    }
  }
  await test.step('offline', async () => {
    await expect(page.locator('.sr-skeleton')).toHaveCount(0)
    await context.setOffline(true)
    await check('You are offline')
    await context.setOffline(false)
  })
  const gateway = await stopGateway(context, stack)
  await test.step('without the gateway', async () => {
    await page.goto(walletLink('/home', treasury))
    await check('Can’t reach the gateway')
  })
  await test.step('an unread safe', async () => {
    await context.route(`${stack.rpcUrls[1337]}/**`, (route) => route.abort())
    await page.goto(walletLink('/home', parent))
    await check('This safe could not be read')
  })
  await gateway.start()
})
