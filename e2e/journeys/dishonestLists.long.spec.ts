import { createChainClient, executeSafe } from '@strongroom/devnet'
import { type Address, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { type Lie, lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

interface Item {
  type: string
  transaction: {
    id: string
    txStatus: string
    txInfo: { transferInfo?: { value: string } }
    /** Null for what the safe received. */
    executionInfo: {
      confirmationsSubmitted: number
      missingSigners: { value: string }[] | null
    } | null
  }
}

/** Changes the safe's own transactions of a page of a list. */
const eachRow =
  (change: (item: Item) => void): Lie =>
  (body) => {
    const page = structuredClone(body) as { results: Item[] }
    for (const item of page.results)
      if (item.type === 'TRANSACTION' && item.transaction.executionInfo)
        change(item)
    return page
  }

const lists = /\/transactions\/(?:queued|history)$/

/** A safe with one payment that waits for Bob. */
async function proposePayment(stack: Stack): Promise<Address> {
  const safe = await createFundedSafe(stack)
  const value = parseEther('1')
  const payment = { safe, to: Dave, value, nonce: 0n } as const
  await proposeTransfer(stack, { ...payment, signers: [Alice] })
  return safe
}

const says = (gateway: string, chain: string) =>
  `The gateway says “${gateway}”, but the chain says “${chain}”.`

for (const [txStatus, word] of [
  ['SUCCESS', 'Executed'],
  ['FAILED', 'Failed'],
  ['CANCELLED', 'Replaced'],
] as const)
  test(`shows a waiting payment as waiting when the gateway lists it as ${txStatus}`, async ({
    stack,
    personOf,
  }) => {
    const safe = await proposePayment(stack)
    const bob = await personOf('Bob')
    const { page, context, wallet } = bob
    const lie = eachRow(({ transaction }) => {
      transaction.txStatus = txStatus
    })
    await lyingGateway(context, stack.gatewayUrl, lists, lie)
    await openConnected(bob, walletLink('/transactions/queue', safe))
    const row = page.getByRole('article')
    await expect(row.getByText(says(word, 'Needs confirmations'))).toBeVisible()
    await expect(row.getByText(word, { exact: true })).toHaveCount(0)
    await expect(row.getByRole('link', { name: 'Review' })).toBeVisible()
    expect(wallet.prompts()).toBe(0)
  })

test('shows an execution as executed when the gateway lists it as failed', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const client = createChainClient(1337, stack.rpcUrls[1337])
  await executeSafe(client, {
    safe,
    to: Dave,
    value: parseEther('2'),
    signers: [Alice, Bob],
    executor: Carol,
  })
  const bob = await personOf('Bob')
  const { page, context } = bob
  const lie = eachRow(({ transaction }) => {
    if (transaction.executionInfo) transaction.txStatus = 'FAILED'
  })
  await lyingGateway(context, stack.gatewayUrl, lists, lie)
  await openConnected(bob, walletLink('/transactions/history', safe))
  const row = page
    .getByRole('article')
    .filter({ hasText: says('Failed', 'Executed') })
  await expect(row).toHaveCount(1)
  await expect(row.getByText('Executed', { exact: true })).toBeVisible()
})

test('offers no execution for an invented confirmation', async ({
  stack,
  personOf,
}) => {
  const safe = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  const lie = eachRow(({ transaction }) => {
    transaction.txStatus = 'AWAITING_EXECUTION'
    Object.assign(transaction.executionInfo ?? {}, {
      confirmationsSubmitted: 2,
      missingSigners: null,
    })
  })
  await lyingGateway(context, stack.gatewayUrl, lists, lie)
  await lyingGateway(context, stack.gatewayUrl, /\/multisig_/, (body) => {
    const details = structuredClone(body) as {
      txStatus: string
      detailedExecutionInfo: { confirmations: object[] }
    }
    const { confirmations } = details.detailedExecutionInfo
    details.txStatus = 'AWAITING_EXECUTION'
    confirmations.push({ ...confirmations[0], signer: { value: Carol } })
    return details
  })
  await openConnected(bob, walletLink('/home', safe))
  const row = page.getByRole('article')
  await expect(
    row.getByText('A confirmation is not a valid signature of its owner.'),
  ).toBeVisible()
  await expect(
    row.getByRole('img', { name: '1 of 2 confirmations' }),
  ).toBeVisible()
  await expect(page.getByText(/ready to execute|Ready/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible()
  expect(wallet.prompts()).toBe(0)
})

test('shows the signed amount in place of another one, with a warning', async ({
  stack,
  personOf,
}) => {
  const safe = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { page, context } = bob
  const lie = eachRow(({ transaction }) => {
    const { transferInfo } = transaction.txInfo
    if (transferInfo) transferInfo.value = `${parseEther('0.01')}`
  })
  await lyingGateway(context, stack.gatewayUrl, lists, lie)
  await openConnected(bob, walletLink('/transactions/queue', safe))
  const row = page.getByRole('article')
  await expect(row.getByRole('alert')).toContainText(
    /The gateway describes this transaction differently than its bytes do.*10000000000000000.*1000000000000000000/,
  )
  await expect(row.getByText('−1.00 ETH', { exact: true })).toBeVisible()
  await expect(row.getByText('0.01')).toHaveCount(0)
  await expect(row.getByRole('link', { name: 'Review' })).toBeVisible()
})

test('asks for no confirmation of an invented transaction', async ({
  stack,
  personOf,
}) => {
  const safe = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  const invented = `multisig_${safe}_0x${'ab'.repeat(32)}`
  const lie = eachRow(({ transaction }) => {
    transaction.id = invented
  })
  await lyingGateway(context, stack.gatewayUrl, lists, lie)
  const honest = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/transactions/queued`,
  )
  const { results } = (await honest.json()) as { results: Item[] }
  const item = results.find(({ type }) => type === 'TRANSACTION')
  const details = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/transactions/${item?.transaction.id}`,
  )
  const text = (await details.text()).replaceAll(
    item?.transaction.id.slice(-66) ?? '',
    invented.slice(-66),
  )
  await context.route(`**/transactions/${invented}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: text }),
  )
  await openConnected(bob, walletLink('/home', safe))
  await expect(
    page.getByText(
      'The gateway’s word on one transaction contradicts the chain',
    ),
  ).toBeVisible()
  await expect(
    page.getByRole('article').getByText('Do not trust'),
  ).toBeVisible()
  await expect(page.getByText(/your confirmation|Your turn/)).toHaveCount(0)
  expect(wallet.prompts()).toBe(0)
})

test('claims nothing of its own while the gateway has no records', async ({
  stack,
  personOf,
}) => {
  const safe = await proposePayment(stack)
  const bob = await personOf('Bob')
  const { page, context } = bob
  await context.route(/\/transactions\/multisig_/, (route) =>
    route.fulfill({ status: 404, json: { code: 404, message: 'Not found' } }),
  )
  await openConnected(bob, walletLink('/home', safe))
  const row = page.getByRole('article')
  await expect(row.getByText('Waiting (gateway)')).toBeVisible()
  await expect(
    page.getByRole('link', { name: /^(?:Confirm|Execute)$/ }),
  ).toHaveCount(0)
  await expect(
    page.getByText('One transaction waiting, according to the gateway'),
  ).toBeVisible()
  await expect(page.getByText(/your confirmation|Your turn/)).toHaveCount(0)
})
