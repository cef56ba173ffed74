import {
  createChainClient,
  deployDevContract,
  testContracts,
} from '@strongroom/devnet'
import { type Address, parseAbi, parseEther } from 'viem'
import type { ChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { lieAbout } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { secondNode } from '../support/secondNode.ts'
import { operatorToken, type Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts
const abi = parseAbi([
  'function deposit() payable',
  'function balanceOf(address account) view returns (uint256)',
])

/** A proxy of the exchange, whose functions the gateway knows at the exchange alone. */
async function createProxy(stack: Stack): Promise<Address> {
  const { exchange } = testContracts()
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const path = `/v1/chains/1337/contracts/${exchange}`
  const { status } = await fetch(`${stack.gatewayUrl}${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${operatorToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Exchange', contractAbi: abi }),
  })
  expect(status).toBe(200)
  return deployDevContract(client, 'DevBeaconProxy', [exchange])
}

const readDeposit = (chain: ChainReader, proxy: Address, account: Address) =>
  chain.readContract({
    ...{ abi, address: proxy, args: [account] },
    functionName: 'balanceOf',
  })

test('an owner calls a function behind a beacon proxy by its address alone', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const proxy = await createProxy(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/draft/call', safe))
  await page.getByLabel('Contract', { exact: true }).fill(proxy)
  await expect(page.getByText('1 function according to the')).toBeVisible()
  const note = page.getByText(/The contract is a proxy/)
  await expect(note).toContainText(testContracts().exchange)
  await expect(note).toContainText('according to your RPC')
  await expect(page.getByLabel('Function')).toHaveValue('deposit()')
  await page.getByLabel('Use these names in reviews').check()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByLabel('Coin to send along').fill('0.5')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  // The owner took the gateway's names, so the review reads every byte.
  await page.getByText('1 call', { exact: true }).click()
  await expect(page.getByText('Names by an added ABI')).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await readDeposit(chain, proxy, safe)).toBe(parseEther('0.5'))
})

test('two nodes that name different code behind a proxy leave its functions out', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const proxy = await createProxy(stack)
  const alice = await personOf('Alice')
  const { page, context } = alice
  const second = await secondNode(context, stack)
  second.tell(lieAbout('0x5c60da1b', `0x${Dave.slice(2).padStart(64, '0')}`))
  await openConnected(
    alice,
    walletLink('/transactions/draft/call', safe, { to: proxy }),
  )
  await expect(
    page.getByText('Your RPC endpoints disagree about this contract'),
  ).toBeVisible()
  await expect(page.getByLabel('Function')).toHaveValue('raw')
  expect(second.lies()).toBeGreaterThan(0)

  second.tell()
  await page.reload()
  await expect(page.getByText(/The contract is a proxy/)).toContainText(
    'Both of your RPC endpoints say so.',
  )
  await page.getByLabel('Coin to send along').fill('0.25')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  // Names that were not taken leave bytes that cannot be decoded.
  await page.getByRole('checkbox', { name: /understand the risks/ }).check()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await readDeposit(chain, proxy, safe)).toBe(parseEther('0.25'))
})

test('an owner executes the calls of an app with an own payment in one batch', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const before = await chain.getBalance({ address: Erin })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/apps', safe))
  await page.getByRole('link', { name: 'Open sample app' }).click()
  const app = page.frameLocator('iframe')
  await app.getByLabel('Recipient').fill(Dave)
  await app.getByLabel('Amount').fill('0.75')
  const paid = await chain.getBalance({ address: Dave })
  await app.getByRole('button', { name: 'Propose transfer' }).click()
  await page.getByRole('button', { name: 'Add to batch' }).click()
  // The app hears of a refusal: it must not wait for the batch.
  await expect(app.getByText('Rejected in the wallet')).toBeVisible()
  expect(wallet.prompts()).toBe(0)

  await page.goto(walletLink('/send', safe, { to: Erin }))
  await page.getByLabel('Amount').fill('0.1')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  const rows = page
    .getByRole('region', { name: 'Actions in order' })
    .getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('0.75 ETH')
  await expect(rows.first()).toContainText(new URL(stack.sampleAppUrl).origin)
  await page.getByRole('button', { name: 'Review 2 actions' }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    paid + parseEther('0.75'),
  )
  expect(await chain.getBalance({ address: Erin })).toBe(
    before + parseEther('0.1'),
  )
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
