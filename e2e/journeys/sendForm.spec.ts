import { createChainClient, deployDevContract, send } from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  namehash,
  parseAbi,
  parseEther,
} from 'viem'
import { changeConfig } from '../support/changeConfig.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lieAbout } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { secondNode } from '../support/secondNode.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'
import { watchScripts } from '../support/watchScripts.ts'

const { Alice, Dave, Erin } = ownerAccounts

test('a note and a refund reach the other owners, who see what they are', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/send', safe, { to: Erin }))
  await page.getByLabel('Amount').fill('0.5')
  const note = page.getByLabel('Note (optional)')
  const review = page.getByRole('button', { name: 'Review' })
  await note.fill('"'.repeat(150))
  await review.click()
  await expect(page.getByText('This note is too long.')).toBeVisible()
  await note.fill('Rent <b>for May</b>')
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByText('Gas and refund').click()
  await page.getByLabel(/baseGas/).fill('ten')
  await review.click()
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await page.getByLabel(/baseGas/).fill('60000')
  await page.getByLabel(/gasPrice/).fill('1000')
  await expect(
    page.getByText('The safe will pay for the execution'),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Back and a reload keep all of it.
  await review.click()
  await expect(page.getByText('Your note: Rent for May')).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel(/baseGas/)).toHaveValue('60000')
  await expect(note).toHaveValue('Rent <b>for May</b>')
  await review.click()
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: /understand the risks/ }).check()
  await sign.click()
  await expect(page).toHaveURL(/\/transactions\/tx/)
  const [, safeTxHash = ''] = /(0x[0-9a-f]{64})/.exec(page.url()) ?? []

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(
    bob.page.getByText('“Rent for May” (note, according to the gateway).'),
  ).toBeVisible()
  await bob.page.getByRole('checkbox', { name: /understand the risks/ }).check()
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  const [success] = await chain.getLogs({
    address: safe,
    event: parseAbi([
      'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
    ])[0],
    fromBlock: 0n,
  })
  expect(success?.args.txHash).toBe(safeTxHash)
  expect(success?.args.payment).toBeGreaterThanOrEqual(60_000_000n)
})

/** A registry in which erin.eth is Erin's. */
async function createNames(stack: Stack): Promise<Address> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const registry = await deployDevContract(client, 'DevNames')
  const data = encodeFunctionData({
    abi: parseAbi(['function setAddr(bytes32 node, address account)']),
    args: [namehash('erin.eth'), Erin],
  })
  await send(client, { from: Alice, to: registry, data })
  return registry
}

const configOf = (stack: Stack, ensRegistry: Address) => ({
  chains: {
    1337: {
      ...{ rpcUrl: stack.rpcUrls[1337], shortName: 'geth', ensRegistry },
      nativeCurrency: { symbol: 'ETH', name: 'Ether' },
    },
  },
})

test('an owner pays a name, whose address is shown whole before it is used', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const registry = await createNames(stack)
  const before = await chain.getBalance({ address: Erin })
  const alice = await personOf('Alice')
  const { page, context } = alice
  await changeConfig(context, configOf(stack, registry))
  const hasLoaded = watchScripts(page)
  await openConnected(alice, walletLink('/send', safe))
  // An error of the part that normalizes names.
  const hasLookup = () => hasLoaded('illegal mixture')
  const recipient = page.getByLabel('Recipient')
  await page.getByLabel('Amount').fill('0.5')
  expect(await hasLookup(), 'the lookup loads with the first name').toBe(false)

  await recipient.fill('carol.eth')
  await expect(page.getByText('carol.eth stands for no address')).toBeVisible()
  expect(await hasLookup()).toBe(true)
  // A Cyrillic letter in a Latin name is no name by ENSIP-15.
  await recipient.fill('\u0435rin.eth')
  await expect(page.getByText(/not a name that can be looked up/)).toBeVisible()
  await recipient.fill('Erin.eth')
  await expect(
    page.getByText('Erin.eth stands for this address now:'),
  ).toBeVisible()
  const echo = page.locator('.sr-address-echo')
  await expect(echo).toContainText(Erin.slice(2, 6))
  expect((await echo.textContent())?.replaceAll(/\s/g, '')).toContain(Erin)
  await expect(
    page.getByText(/in the registry that this site names/),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(
    page.getByText('Erin.eth stands for this address now:'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Erin })).toBe(
    before + parseEther('0.5'),
  )
})

test('a name that two nodes give different addresses cannot be paid @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const registry = await createNames(stack)
  const alice = await personOf('Alice')
  const { page, context, wallet } = alice
  await changeConfig(context, configOf(stack, registry))
  const second = await secondNode(context, stack)
  second.tell(lieAbout('0x3b3b57de', `0x${Dave.slice(2).padStart(64, '0')}`))
  await openConnected(alice, walletLink('/send', safe))
  await page.getByLabel('Amount').fill('0.5')
  await page.getByLabel('Recipient').fill('erin.eth')
  await expect(page.getByText(/give different addresses/)).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByLabel('Amount')).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  expect(await chain.getBalance({ address: safe })).toBe(parseEther('10'))

  second.tell()
  await page.getByLabel('Recipient').fill('Erin.eth')
  await expect(
    page.getByText(/in the registry that this site names/),
  ).toBeVisible()
  const before = await chain.getBalance({ address: Erin })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Erin })).toBe(
    before + parseEther('0.5'),
  )
})
