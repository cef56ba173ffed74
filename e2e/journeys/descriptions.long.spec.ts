import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contractsOf, devTokens } from '@strongroom/devnet'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  parseUnits,
  size,
  toHex,
} from 'viem'
import { changeConfig } from '../support/changeConfig.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import type { Stack } from '../support/stack.ts'
import { expect, type Person, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts
const recipient = { path: 'to', label: 'Recipient', format: 'addressName' }
const amount = {
  path: 'amount',
  label: 'Sent amount',
  format: 'tokenAmount',
  params: { tokenPath: '@.to' },
}

const transferKey = 'transfer(address to, uint256 amount)'
const permitKey =
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'

/** Pins a descriptor of the token in the deployment's configuration. */
async function pin(
  { context }: Person,
  fields: readonly object[],
  key = transferKey,
) {
  const intent = key === transferKey ? 'Send USD' : 'Allow spending'
  const body = JSON.stringify({
    metadata: { owner: 'USD Foundation' },
    display: { formats: { [key]: { intent, fields } } },
  })
  const sha256 = createHash('sha256').update(body).digest('hex')
  const chains = { [devTokens().usd]: [1337] }
  const entry =
    key === transferKey
      ? { calls: chains }
      : { messages: chains, types: { Permit: [keccak256(toHex(key))] } }
  const served = { body, contentType: 'application/json' }
  const descriptors = [{ path: 'registry/usd.json', sha256, ...entry }]
  await changeConfig(context, { descriptors })
  await context.route(`**/descriptors/${sha256}.json`, (route) =>
    route.fulfill(served),
  )
  return served
}

/** The calls are folded. */
const openCalls = (page: Page) => page.getByText(/calls in one batch/).click()

async function proposeBatch(stack: Stack): Promise<string> {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [Erin, parseUnits('100', 6)],
  })
  const calls: { to: Address; value?: bigint; data?: Hex }[] = [
    { to: Dave, value: parseEther('1') },
    { to: usd, data },
  ]
  const packed = calls.map(({ to, value = 0n, data: bytes = '0x' }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(bytes)), bytes],
    ),
  )
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: contractsOf(1337)['1.4.1'].multiSendCallOnly.address,
    value: 0n,
    data: encodeFunctionData({
      abi: parseAbi(['function multiSend(bytes transactions)']),
      args: [concatHex(packed)],
    }),
    operation: 1,
    nonce: 0n,
    signers: [Alice],
  })
  return transactionLink(safe, safeTxHash)
}

test('a call of a batch has the words of its author beneath, as a claim', async ({
  stack,
  personOf,
}) => {
  const link = await proposeBatch(stack)
  const bob = await personOf('Bob')
  const { context, page } = bob
  await pin(bob, [recipient, amount])
  const origins = new Set<string>()
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  await openConnected(bob, link)
  const claim = page.locator('.sr-claim')
  await openCalls(page)
  await expect(claim).toHaveCount(1)
  await expect(claim).toContainText('Claim Described by USD Foundation')
  await expect(claim).toContainText('Send USD')
  await expect(claim).toContainText(Erin)
  await expect(claim.getByText('100 USD')).toBeVisible()
  const call = page.locator('.sr-call', { has: claim }).last()
  const [method, words] = await Promise.all([
    call.locator('.sr-call-head').boundingBox(),
    claim.boundingBox(),
  ])
  expect(method?.y).toBeLessThan(words?.y ?? 0)
  await expect(
    page.getByText('The description by the contract’s author'),
  ).toBeHidden()
  await expectAccessible(page)
  // The page itself, its gateway and its chains: nobody else is asked.
  const own = [
    stack.walletUrl,
    stack.gatewayUrl,
    ...Object.values(stack.rpcUrls),
  ]
  expect([...origins].filter((origin) => !own.includes(origin))).toEqual([])
})

test('a description that hides the recipient has to be accepted', async ({
  stack,
  personOf,
}) => {
  const link = await proposeBatch(stack)
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  await pin(bob, [amount])
  await openConnected(bob, link)
  await expect(
    page.getByText(
      'The description by the contract’s author leaves out an account that gets something.',
    ),
  ).toBeVisible()
  const sign = page.getByRole('button', { name: /^(Sign|Execute)/ }).first()
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  await sign.click({ force: true })
  expect(wallet.prompts()).toBe(0)
  await openCalls(page)
  await expect(page.locator('.sr-claim')).not.toContainText(Erin)
  await expect(
    page.locator('.sr-call', { hasText: /100 USD.* to Erin/ }).first(),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: /understand the risks/ }).check()
  await expect(sign).not.toHaveAttribute('aria-disabled', 'true')
  await sign.click()
  await expect.poll(() => wallet.prompts()).toBe(1)
})

test('a file that the host changed is not shown, and has to be accepted', async ({
  stack,
  personOf,
}) => {
  const link = await proposeBatch(stack)
  const bob = await personOf('Bob')
  const { page } = bob
  const served = await pin(bob, [recipient, amount])
  served.body = served.body.replace('Send USD', 'Send 5 USD')
  await openConnected(bob, link)
  await expect(
    page.getByText('A file of this wallet was changed on its server'),
  ).toBeVisible()
  await openCalls(page)
  await expect(page.locator('.sr-call').first()).toBeVisible()
  await expect(page.locator('.sr-claim')).toHaveCount(0)
})

for (const { title, isHidden } of [
  { title: 'a permit has the words of its author beneath', isHidden: false },
  { title: 'a permit whose author hides the spender warns', isHidden: true },
])
  test(title, async ({ stack, personOf }) => {
    const { usd } = devTokens()
    const safe = await createFundedSafe(stack)
    await fundWithToken(stack, safe, usd, parseUnits('500', 6))
    const alice = await personOf('Alice')
    const { page } = alice
    const spender = { path: 'spender', label: 'Spender', format: 'raw' }
    const value = { ...amount, path: 'value', label: 'Limit' }
    await pin(alice, isHidden ? [value] : [spender, value], permitKey)
    await openConnected(alice, walletLink('/messages', safe))
    await page.getByRole('link', { name: 'Sign a message' }).click()
    const field = (name: string, type: string) => ({ name, type })
    const message = {
      types: {
        Permit: [
          ...[field('owner', 'address'), field('spender', 'address')],
          ...['value', 'nonce', 'deadline'].map((name) =>
            field(name, 'uint256'),
          ),
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'USD', chainId: 1337, verifyingContract: usd },
      message: {
        ...{ owner: safe, spender: Erin, value: '25000000' },
        ...{ nonce: 0, deadline: '1900000000' },
      },
    }
    await page.getByLabel('Message').fill(JSON.stringify(message))
    await page.getByRole('button', { name: 'Review' }).click()
    const claim = page.locator('.sr-claim')
    await expect(claim).toContainText('Claim Described by USD Foundation')
    await expect(claim).toContainText('25 USD')
    if (isHidden) await expect(claim).not.toContainText(Erin)
    else await expect(claim).toContainText(Erin)
    await expect(
      page.getByText('leaves out an account that gets something'),
    ).toHaveCount(isHidden ? 1 : 0)
    await expectAccessible(page)
  })
