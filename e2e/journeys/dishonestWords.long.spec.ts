import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createChainClient, devTokens, executeSafe } from '@strongroom/devnet'
import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import type { HeadersConfig } from '../../apps/wallet/headers.ts'
import { changeConfig } from '../support/changeConfig.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { editFile, openWalletHost } from '../support/walletHost.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Erin } = ownerAccounts

test('keeps the name of a coin that the gateway renames', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Erin, value: parseEther('1'), nonce: 0n },
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const gateway = await lyingGateway(
    bob.context,
    stack.gatewayUrl,
    /^\/v1\/chains$/,
    (body) => JSON.parse(JSON.stringify(body).replaceAll('"ETH"', '"USDC"')),
  )
  await openConnected(bob, transactionLink(safe, hash))
  await expect(bob.page.getByText(/Send\s+1\s*ETH/)).toBeVisible()
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  await expect(bob.page.getByText('USDC')).toHaveCount(0)
  expect(bob.wallet.prompts()).toBe(0)
})

test('asks before a coin moves that only the gateway names', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Erin, value: parseEther('1'), nonce: 0n },
    signers: [Alice],
  })
  const answer = await fetch(`${stack.walletUrl}/config.json`)
  const host = await openWalletHost((await answer.json()) as HeadersConfig)
  let changed = 0
  // A build whose table of coins does not have this chain, and a deployment that names
  // none either.
  await host.publish(async (dir) => {
    const assets = join(dir, 'assets')
    for (const name of await readdir(assets))
      if (name.endsWith('.js'))
        await editFile(join(assets, name), (code) => {
          if (!code.includes('|Ropsten Ether|')) return code
          changed++
          return code.replace(' 1337 ', ' ')
        })
  })
  const bob = await personOf('Bob', { baseURL: host.url })
  const { context, page, wallet } = bob
  await changeConfig(context, {}, { withoutCoins: true })
  await lyingGateway(context, stack.gatewayUrl, /^\/v1\/chains$/, (body) =>
    JSON.parse(JSON.stringify(body).replaceAll('"ETH"', '"USDC"')),
  )
  await openConnected(bob, transactionLink(safe, hash))
  await expect(
    page.getByText('The gateway alone names the coin of this network.').first(),
  ).toBeVisible()
  expect(changed).toBeGreaterThan(0)
  const act = page.getByRole('button', { name: /^(Sign|Execute)/ })
  await expect(act).toHaveAttribute('aria-disabled', 'true')
  await act.click({ force: true })
  expect(wallet.prompts()).toBe(0)
  await host.close()
})

async function proposePayment(stack: Stack) {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [Erin, parseUnits('5', 6)],
  })
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: usd, value: 0n, data, nonce: 0n, signers: [Alice] },
  })
  return transactionLink(safe, hash)
}

const disagree = /The sources disagree about this token/

test('refuses a payment when the node alone lies about decimals', async ({
  stack,
  personOf,
}) => {
  const link = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const lied = `0x${(18).toString(16).padStart(64, '0')}`
  await context.route(`${stack.rpcUrls[1337]}/**`, async (route) => {
    const asked = route.request().postData() ?? ''
    if (!asked.includes('0x313ce567')) return route.fallback()
    const calls = JSON.parse(asked)
    const response = await route.fetch()
    const answers = await response.json()
    const lie = (call: { id: number }, answer: object) =>
      JSON.stringify(call).includes('0x313ce567')
        ? { ...answer, result: lied }
        : answer
    await route.fulfill({
      response,
      json: Array.isArray(calls)
        ? answers.map((answer: { id: number }) =>
            lie(
              calls.find(({ id }: { id: number }) => id === answer.id),
              answer,
            ),
          )
        : lie(calls, answers),
    })
  })
  await openConnected(bob, link)
  await expect(page.getByText(disagree).first()).toBeVisible()
  await expect(page.getByText(/Send\s+5000000 units of token/)).toBeVisible()
  const act = page.getByRole('button', { name: /^(Sign|Execute)/ })
  await expect(act).toHaveAttribute('aria-disabled', 'true')
  await act.click({ force: true })
  expect(wallet.prompts()).toBe(0)
})

test('refuses a payment when the gateway alone lies about decimals, and shows it with the truth', async ({
  stack,
  personOf,
}) => {
  const link = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const gateway = await lyingGateway(
    context,
    stack.gatewayUrl,
    /transactions\/multisig_|\/balances\//,
    (body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll('"decimals":6', '"decimals":0'),
      ),
  )
  await openConnected(bob, link)
  await expect(page.getByText(disagree).first()).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  gateway.stop()
  await page.reload()
  await expect(page.getByText(/Send\s+5\s*USD/)).toBeVisible()
  await expect(page.getByText(disagree)).toHaveCount(0)
})

test('counts in smallest units in the form of a token whose decimals the gateway changes', async ({
  stack,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const gateway = await lyingGateway(
    context,
    stack.gatewayUrl,
    /\/balances\//,
    (body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll('"decimals":6', '"decimals":0'),
      ),
  )
  await openConnected(bob, walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Erin)
  await page.getByLabel('Asset').selectOption(usd)
  await expect(
    page.getByText('Enter the amount in smallest units'),
  ).toBeVisible()
  await expect(page.getByText('Balance 500,000,000')).toBeVisible()
  await page.getByLabel('Amount').fill('1.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(
    page.getByText('Enter a whole number of smallest units.'),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  gateway.stop()
  await page.reload()
  await page.getByLabel('Asset').selectOption(usd)
  await expect(page.getByText(/^Balance 500$/)).toBeVisible()
  await expect(page.getByLabel('Asset')).toContainText(/USD \(0x/)
})

test('shows no tick on a record without signatures, and whose words its names are', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Erin, value: parseEther('1'), nonce: 0n },
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const words = {
    note: 'Rent for November',
    safeAppInfo: { name: 'Uniswap', url: 'https://app.uniswap.org' },
  }
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /transactions\/(multisig_|queued)/,
    (body) => {
      const { detailedExecutionInfo, results, ...rest } = body as {
        detailedExecutionInfo?: object
        results?: { transaction?: object }[]
      }
      return results
        ? {
            ...rest,
            results: results.map((item) => ({
              ...item,
              ...(item.transaction
                ? { transaction: { ...item.transaction, ...words } }
                : {}),
            })),
          }
        : {
            ...rest,
            ...words,
            detailedExecutionInfo: {
              ...detailedExecutionInfo,
              confirmations: [],
              proposer: { value: Alice, name: null, logoUri: null },
            },
          }
    },
  )
  await openConnected(bob, transactionLink(safe, hash))
  await expect(
    page.getByText(/according to the gateway/i).first(),
  ).toBeVisible()
  await expect(page.getByText('1 ETH').first()).toBeVisible()
  await expect(
    page.locator('.sr-timeline-entry[data-state="done"]'),
  ).toHaveCount(0)
  await expect(page.getByText('Signature verified')).toHaveCount(0)
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByText(/via Uniswap\s+\(gateway\)/)).toBeVisible()
  await expect(page.getByText(/Rent for November\s*\(gateway\)/)).toBeVisible()
  expect(wallet.prompts()).toBe(0)
})

test('shows block, sender and fee of an execution by the chain, and not as the gateway says', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Erin, value: parseEther('1'), nonce: 0n },
    signers: [Alice, Bob],
  })
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const { transactionHash } = await executeSafe(client, {
    ...{ safe, to: Erin, value: parseEther('1') },
    ...{ signers: [Alice, Bob], executor: Carol },
  })
  const { gasUsed } = await client.getTransactionReceipt({
    hash: transactionHash,
  })
  const bob = await personOf('Bob')
  const { context, page } = bob
  const lied = `0x${'ab'.repeat(32)}`
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /transactions\/multisig_/,
    (body) => {
      const { detailedExecutionInfo, ...rest } = body as {
        detailedExecutionInfo: object
      }
      const executor = { value: Erin, name: null, logoUri: null }
      return {
        ...{ ...rest, txStatus: 'SUCCESS', txHash: lied },
        executedAt: Date.UTC(2020, 0, 1),
        detailedExecutionInfo: { ...detailedExecutionInfo, executor },
      }
    },
  )
  await openConnected(bob, transactionLink(safe, hash))
  const facts = page.locator('section', {
    has: page.getByRole('heading', { name: 'Execution', exact: true }),
  })
  await expect(facts.getByText('Read from your RPC')).toBeVisible()
  await expect(facts).toContainText(transactionHash)
  await expect(facts).toContainText(`${gasUsed}`.replace(/(\d{3})$/, ',$1'))
  await expect(facts.getByText('Carol').first()).toBeVisible()
  await facts.getByText('2 signatures').click()
  await expect(
    facts.getByRole('button', { name: 'Copy signature' }),
  ).toHaveCount(2)
  await facts.getByText('Calldata as it was sent').click()
  await expect(facts.getByText(/^0x6a761202/)).toBeVisible()
  await expect(page.getByText(lied)).toHaveCount(0)
  await expect(page.getByText(/\b2020\b/)).toHaveCount(0)
})

test('shows Ready only for what can run now', async ({ stack, personOf }) => {
  const safe = await createFundedSafe(stack)
  const transfer = { safe, to: Erin, value: 1n }
  await proposeTransfer(stack, { ...transfer, nonce: 0n, signers: [Alice] })
  await proposeTransfer(stack, {
    ...transfer,
    nonce: 1n,
    signers: [Alice, Bob],
  })
  const bob = await personOf('Bob')
  const { page } = bob
  await openConnected(bob, walletLink('/transactions/queue', safe))
  await expect(page.getByText('Waits for its turn')).toBeVisible()
  await expect(page.getByText('Ready to execute')).toHaveCount(0)
})
