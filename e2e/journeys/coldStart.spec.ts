import { readFile } from 'node:fs/promises'
import {
  createChainClient,
  demoOwners,
  devTokens,
  executeSafe,
  testContracts,
} from '@strongroom/devnet'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readClipboard } from '../support/readClipboard.ts'
import { stopGateway } from '../support/stopGateway.ts'
import { expect, type Person, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

/** Fills in a payment and signs it without a gateway. */
async function signPayment({ page }: Person, safe: string, amount: string) {
  await page.goto(`/send?safe=geth:${safe}`)
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page
    .getByRole('button', { name: 'Continue without the gateway' })
    .click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Without the gateway: 1 signature')).toBeVisible()
}

async function copyLink({ context, page }: Person): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await readClipboard(context)
  await page.keyboard.press('Escape')
  return link
}

test('a first visit without a gateway reads, pays and executes, and goes on with the gateway', async ({
  stack,
  personOf,
  chain,
}) => {
  test.setTimeout(180_000)
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, devTokens().usd, 5_000_000n)
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const bob = await personOf('Bob', { viewport: { width: 390, height: 844 } })
  const gateway = await stopGateway(alice.context, stack)
  await stopGateway(bob.context, stack)
  const { page } = alice

  // The network is of the deployment's configuration, the safe of the chain.
  await openConnected(alice, '/accounts')
  await expect(page.getByText('Can’t reach the gateway')).toBeVisible()
  await page.getByLabel('Network').selectOption({ label: 'geth' })
  await page.getByLabel('Safe address').fill(safe)
  await page.getByRole('button', { name: 'Open safe' }).click()
  await expect(page.getByText('2 of 3 must confirm')).toBeVisible()
  await page.getByRole('button', { name: 'Add to my safes' }).click()

  await expect(page.getByText('2 of 3 owners')).toBeVisible()
  await expect(page.getByText(/^Received 10 ETH from/)).toBeVisible()
  await expect(page.getByText(/^Received 5000000 base units of/)).toBeVisible()
  await expect(page.getByText(/From your RPC, block \d+, /)).toHaveCount(2)
  await expect(page.getByText('Named by your RPC alone')).toBeVisible()
  await expect(page.getByText('No transactions in this browser')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/balances', '/transactions/history']) {
    await page.goto(walletLink(path, safe))
    await expect(page.getByText(/From your RPC, block \d+, /)).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(walletLink('/settings/security', safe))
  await expect(
    page.getByText('Official Safe contract, version 1.4.1').first(),
  ).toBeVisible()

  await signPayment(alice, safe, '1.5')
  const link = await copyLink(alice)
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByRole('link', { name: 'Transaction #0' })).toBeVisible()
  await expectAccessible(page)

  await openConnected(bob, link.replace(stack.walletUrl, ''))
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(bob.page.getByText(/^Done\. Executed in block/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('1.5'),
  )
  await bob.page.goto(walletLink('/transactions/history', safe))
  await expect(bob.page.getByText(/^Executed: send 1.5 ETH to/)).toBeVisible()
  await expect(bob.page.getByText('All blocks were searched.')).toBeVisible()
  await expectNoSidewaysScroll(bob.page)
  // The browser has the bundle that ran: its row leads to it.
  await bob.page.getByRole('link', { name: /^Executed: send 1.5 ETH/ }).click()
  await bob.page.waitForURL('**/transactions/bundle?*')
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()

  // The page goes on with the gateway as it is, and gives it what is kept here.
  await signPayment(alice, safe, '2')
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByRole('link', { name: 'Transaction #1' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await gateway.start()
  await expect(page.getByText('Can’t reach the gateway')).toBeHidden({
    timeout: 30_000,
  })
  await expect(
    page.getByText('One transaction is in this browser alone'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Transaction #1' }).click()
  await page.getByRole('button', { name: 'Give to the gateway' }).click()
  await expect(
    page.getByRole('button', { name: 'The gateway has it' }),
  ).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Transactions' })
    .first()
    .click()
  await expect(page.getByText(/Send.*2\.00 ETH/).first()).toBeVisible()
  await expect(
    page.getByText('One transaction is in this browser alone'),
  ).toBeHidden()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(alice.wallet.prompts()).toBe(2)
})

test('without a gateway, the chain tells modules, guard and nonce, and the queue has the draft batch @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const { allowances, guard } = testContracts()
  const abi = parseAbi([
    'function enableModule(address module)',
    'function setGuard(address guard)',
  ])
  const { Alice, Bob, Carol } = demoOwners
  for (const data of [
    encodeFunctionData({
      abi,
      functionName: 'enableModule',
      args: [allowances],
    }),
    encodeFunctionData({ abi, functionName: 'setGuard', args: [guard] }),
  ])
    await executeSafe(client, {
      ...{ safe, to: safe, data, signers: [Alice, Bob], executor: Carol },
    })
  const { context, page } = await personOf('Alice')
  await stopGateway(context, stack)

  await page.goto(walletLink('/settings/security', safe))
  await expect(page.getByText('A module is enabled')).toBeVisible()
  await expect(page.getByText('A guard is set')).toBeVisible()
  const textOf = (term: string) =>
    page
      .locator('.sr-description-item')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('dd')
  await expect(textOf('Next nonce')).toHaveText('2')
  const plain = (address: string) => new RegExp(address, 'i')
  await expect(textOf('Guard')).toContainText(plain(guard))
  await expect(textOf('Modules')).toContainText(plain(allowances))
  await expect(
    page.getByText(/^Read from the chain at block \d+/),
  ).toBeVisible()

  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByText('No transactions in this browser')).toBeVisible()
  await page.goto(walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await page.waitForURL('**/transactions/draft?*')
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByText('Not signed yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Draft batch: 1 action' }).click()
  await page.waitForURL('**/transactions/draft?*')
})

test('without a gateway, an owner lists a token by its address, and a backup takes it along @long', async ({
  stack,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  const { context, page } = await personOf('Alice')
  await stopGateway(context, stack)
  await page.goto(walletLink('/balances', safe))
  const field = page.getByLabel('Token address')
  const add = page.getByRole('button', { name: 'Add token' })
  await field.fill(Dave)
  await add.click()
  await expect(
    page.getByText('Your RPC finds no token at this address.'),
  ).toBeVisible()
  await field.fill(usd)
  await add.click()
  await expect(
    page.getByRole('button', { name: `Remove ${usd.toLowerCase()}` }),
  ).toBeVisible()
  // It is listed although the safe has none of it.
  await expect(page.getByText('Named by your RPC alone')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await field.fill(usd)
  await expect(page.getByText('This token is listed already.')).toBeVisible()
  await page.reload()
  const remove = page.getByRole('button', {
    name: `Remove ${usd.toLowerCase()}`,
  })
  await expect(remove).toBeVisible()
  await page.goto(walletLink('/settings/data', safe))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a backup' }).click()
  const backup = await readFile(`${await (await download).path()}`, 'utf8')
  expect(JSON.parse(backup).tokens).toEqual({ 1337: [usd.toLowerCase()] })
  await page.goto(walletLink('/balances', safe))
  await remove.click()
  await expect(remove).toBeHidden()
})

test('a network of the package’s table needs an endpoint of the owner', async ({
  stack,
  personOf,
}) => {
  const { context, page } = await personOf('Alice')
  await stopGateway(context, stack)
  await page.goto(`/home?safe=base:${Dave}`)
  await expect(
    page.getByText('no RPC endpoint of this network is set'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose an RPC endpoint' }).click()
  await expect(
    page.getByRole('textbox', { name: /RPC.*Base/ }).first(),
  ).toBeVisible()
})

test('without a gateway, each row of the activity leads to the explorer of its network @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { chainId: 2021 })
  const { context, page } = await personOf('Alice')
  await stopGateway(context, stack)
  await page.goto(walletLink('/transactions/history', safe, {}, 'saigon'))
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /^Received 10 RON from/ })
  await expect(
    row.getByRole('link', { name: /^Block explorer/ }),
  ).toHaveAttribute(
    'href',
    /^https:\/\/saigon-explorer\.roninchain\.com\/tx\/0x[\da-f]{64}$/,
  )
  await expectAccessible(page)
})
