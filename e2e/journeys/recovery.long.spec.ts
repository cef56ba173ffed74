import {
  createChainClient,
  demoOwners,
  enableRecovery,
  send,
} from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  padHex,
  parseAbi,
  toHex,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lieAbout, lyingNode, type NodeLie } from '../support/lyingNode.ts'
import { readSafe } from '../support/readSafe.ts'
import { secondNode } from '../support/secondNode.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave, Erin } = demoOwners
const day = 86_400
const sentinel = '0x0000000000000000000000000000000000000001'
const abi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function txNonce() view returns (uint256)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
])

/** Gives a safe of Alice and Bob a recovery module of Dave. */
async function enable(stack: Stack, safe: Address, cooldown = 7 * day) {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const module = await enableRecovery(client, {
    ...{ safe, cooldown, expiration: day },
    ...{ signers: [Alice, Bob], recoverers: [Dave] },
  })
  const start = (data: Hex) =>
    send(client, {
      from: Dave,
      to: module,
      data: encodeFunctionData({
        abi,
        functionName: 'execTransactionFromModule',
        args: [safe, 0n, data, 0],
      }),
    })
  return { client, module, start }
}

const twoOwners = { owners: [Alice, Bob], threshold: 2 }

test('a recovery alarms on every page, and two owners cancel it', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, twoOwners)
  const { module, start } = await enable(stack, safe)
  await start(
    encodeFunctionData({
      abi,
      functionName: 'addOwnerWithThreshold',
      args: [Erin, 1n],
    }),
  )
  const alice = await personOf('Alice')
  const { page } = alice
  const alarm = page.getByText('is recovering this safe')
  await openConnected(alice, walletLink('/home', safe))
  await expect(alarm).toBeVisible()
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(alarm).toBeVisible()
  await expect(page.getByText(/in 6 days 23 hours, unless/)).toBeVisible()
  await page.getByRole('link', { name: 'Review', exact: true }).click()

  await expect(
    page.getByRole('heading', { name: 'Recovery attempt 1' }),
  ).toBeVisible()
  const table = page.getByRole('table', { name: /Owners/ })
  await expect(table.getByText('2 of 2')).toBeVisible()
  await expect(table.getByText('1 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Turn on mails' }).click()
  await expect(page.getByText('The gateway watches this module')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel attempt' }).press('Enter')
  await expect(
    page.getByText(/Cancel recovery attempt 1/).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.waitForURL('**/transactions/tx?*')
  const cancellation = page.url().slice(-66) as Hex

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, cancellation))
  await expect(
    bob.page.getByText(/Cancel recovery attempt 1/).first(),
  ).toBeVisible()
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  const txNonce = { abi, address: module, functionName: 'txNonce' } as const
  expect(await chain.readContract(txNonce)).toBe(1n)
  expect(await readSafe(chain, safe)).toMatchObject({
    threshold: 2n,
    nonce: 2n,
  })
  await page.goto(walletLink('/settings/recovery', safe))
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(alarm).toBeHidden()
})

test('a recoverer executes what can be executed, and what expired alarms no longer', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, twoOwners)
  const { client, module, start } = await enable(stack, safe, 0)
  const replace = (oldOwner: Address, newOwner: Address) =>
    encodeFunctionData({
      abi,
      functionName: 'swapOwner',
      args: [sentinel, oldOwner, newOwner],
    })
  await start(replace(Alice, Erin))
  const dave = await personOf('Dave')
  const { page } = dave
  await openConnected(dave, walletLink('/settings/recovery', safe))
  await expect(page.getByText('Anyone can execute it now')).toBeVisible()
  await page.getByRole('button', { name: 'Execute the recovery' }).click()
  await expect(page.getByText('The recovery was executed')).toBeVisible()
  expect((await readSafe(chain, safe)).owners).toEqual([Erin, Bob])
  await page.goto(walletLink('/settings/recovery', safe))
  await expect(page.getByText('Executed', { exact: true })).toBeVisible()
  await page.goto(walletLink('/transactions/history', safe))
  await expect(page.getByText(/swapOwner|Replace/).first()).toBeVisible()

  // The module stores the expiration at this place; a test cannot wait for days.
  await start(replace(Erin, Alice))
  await client.setStorageAt({
    address: module,
    index: toHex(4),
    value: padHex('0x1'),
  })
  await client.increaseTime({ seconds: 3 })
  await client.mine({ blocks: 1 })
  await page.goto(walletLink('/settings/recovery', safe))
  await expect(page.getByText('Expired', { exact: true })).toBeVisible()
  await expect(page.getByText('is recovering this safe')).toBeHidden()
})

test('a node, a gateway and a clock that lie cannot silence a recovery', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, twoOwners)
  const { start } = await enable(stack, safe)
  await start('0xdeadbeef')
  const alice = await personOf('Alice')
  const { page, context } = alice
  const node = await lyingNode(context, stack.rpcUrls[1337])
  const home = walletLink('/home', safe)
  const alarm = page.getByText('is recovering this safe')

  // The bytes are valid, but their function is unknown.
  await page.goto(home)
  await expect(alarm).toBeVisible()
  await expect(page.getByText(/^Call an unknown function of/)).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 30 * day * 1_000)
  await page.reload()
  await expect(page.getByText(/in 6 days 23 hours, unless/)).toBeVisible()

  node.tell(({ method }) =>
    method === 'eth_getLogs' ? { result: [] } : undefined,
  )
  await page.reload()
  await expect(alarm).toBeVisible()
  await expect(
    page.getByText(/does not say what this recovery does/),
  ).toBeVisible()

  const words = [64n, 1n, 0n].map((word) => toHex(word, { size: 32 }).slice(2))
  node.tell(lieAbout('0xcc2f8452', `0x${words.join('')}`))
  await page.reload()
  await expect(
    page.getByText('Gateway and RPC disagree about this safe’s modules'),
  ).toBeVisible()

  node.tell()
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /\/safes\/0x[^/]+$/,
    (body) => ({ ...(body as object), modules: null }),
  )
  await page.reload()
  await expect(alarm).toBeVisible()
})

test('an attempt that one of two nodes hides still alarms, and the difference is named', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, twoOwners)
  const { start } = await enable(stack, safe)
  await start('0xdeadbeef')
  const { page, context } = await personOf('Alice')
  const own = await lyingNode(context, stack.rpcUrls[1337])
  const second = await secondNode(context, stack)
  const home = walletLink('/home', safe)
  const alarm = page.getByText('is recovering this safe')
  const differs = page.getByText(
    'Two RPCs disagree about the recovery of this safe',
  )
  await page.goto(home)
  await expect(alarm).toBeVisible()
  await expect(differs).toBeHidden()

  // queueNonce(), modules and the time of a block.
  const noAttempt = lieAbout('0xde8dd91d', toHex(0, { size: 32 }))
  const words = [64n, 1n, 0n].map((word) => toHex(word, { size: 32 }).slice(2))
  const noModule = lieAbout('0xcc2f8452', `0x${words.join('')}`)
  const wrongTime: NodeLie = ({ method }) =>
    method === 'eth_getBlockByNumber'
      ? { result: { number: '0x1', timestamp: '0xffffffff' } }
      : undefined
  for (const [node, lie, text] of [
    [own, noAttempt, 'Only your second RPC shows one recovery attempt.'],
    [own, noModule, 'Only your second RPC shows one recovery attempt.'],
    [second, noAttempt, 'Your second RPC does not show one recovery attempt.'],
    [own, wrongTime, /^They name different recoverers, delays or blocks/],
  ] as const) {
    node.tell(lie)
    await page.goto(home)
    await expect(alarm).toBeVisible()
    await expect(differs).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    expect(node.lies()).toBeGreaterThan(0)
    node.tell()
  }

  own.tell(noAttempt)
  await page.goto(walletLink('/settings/recovery', safe))
  await expect(
    page.getByRole('heading', { name: 'Recovery attempt 1' }),
  ).toBeVisible()
  await expect(
    page.getByText('Only your second RPC shows this attempt'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('a recovery that cannot be read is an alarm, and a broken module hides no other', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, twoOwners)
  const broken = await enable(stack, safe)
  const { start } = await enable(stack, safe)
  await start('0xdeadbeef')
  const { page, context } = await personOf('Alice')
  const node = await lyingNode(context, stack.rpcUrls[1337])
  const home = walletLink('/home', safe)
  const alarm = page.getByText('is recovering this safe')
  const unread = page.getByText('Recovery attempts could not be read')

  // The recoverers of one module: no list.
  node.tell(({ method, params }) => {
    const { to, data } = Object(params?.[0])
    return method === 'eth_call' &&
      String(to).toLowerCase() === broken.module.toLowerCase() &&
      String(data).startsWith('0xcc2f8452')
      ? { result: '0x1234' }
      : undefined
  })
  await page.goto(home)
  await expect(alarm).toBeVisible()
  await expect(unread).toBeVisible()
  await expect(
    page.getByText(/^One module of this safe could not be read/),
  ).toBeVisible()
  await page.goto(walletLink('/settings/recovery', safe))
  await expect(page.getByText(broken.module)).toBeVisible()
  await expect(page.getByText('A module could not be read')).toBeVisible()
  await expectAccessible(page)

  // The node answers, but not with modules.
  node.tell(lieAbout('0xcc2f8452', '0x'))
  await page.goto(home)
  await expect(unread).toBeVisible()
  await expect(alarm).toBeHidden()
  node.tell()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(alarm).toBeVisible()
  await expect(unread).toBeHidden()
})
