import { contractsOf, devTokens } from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  maxUint256,
  parseEther,
  parseUnits,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { encodeBatch } from '../support/encodeBatch.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts

/** Another address with the first and last four digits. */
const imitate = (address: Address): Address =>
  getAddress(
    `${address.slice(0, 6)}${'0a1b2c3d'.repeat(4)}${address.slice(-4)}`.toLowerCase(),
  )

test('a co-signer sees that a recipient imitates a known one, and has to accept it', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const fake = imitate(Dave)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: fake,
    value: parseEther('1'),
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  // The gateway gives the imitation the name of the person.
  const gateway = await lyingGateway(
    context,
    stack.gatewayUrl,
    /^\/v1\/chains\/1337\/transactions\/multisig_/,
    (body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll(
          `"value":"${fake}"`,
          `"value":"${fake}","name":"Dave"`,
        ),
      ),
  )
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(page.getByText('This is not Dave.')).toHaveCount(2)
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  const list = page.locator('.sr-recipients')
  await expect(list).toContainText(fake)
  await expect(list).toContainText(Dave)
  await expect(list).toContainText('Unknown address')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toHaveAttribute('aria-disabled', 'true')
  await execute.click({ force: true })
  expect(wallet.prompts()).toBe(0)
  await expect(
    page.getByText('Read the warnings above and tick the box first.'),
  ).toBeVisible()
  const [row] = await list.getByRole('listitem').all()
  await row
    ?.getByRole('checkbox', {
      name: 'I checked this address with Dave, by phone or in person',
    })
    .check()
  await expect(execute).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Verified.', { exact: true })).toBeVisible()
  const bar = await page.locator('.sr-review-bar').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(120)
  expect(wallet.prompts()).toBe(0)
})

test('an unlimited allowance is called that, and has to be accepted', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const { usd } = devTokens()
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: usd,
    value: 0n,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: ['0xc0ffee254729296a45a3885639AC7E10F9d54979', maxUint256],
    }),
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(page.getByText(/^Let .* spend unlimited/)).toBeVisible()
  await expect(page.getByText(/^May spend now: 0/)).toBeVisible()
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toHaveAttribute('aria-disabled', 'true')
  expect(wallet.prompts()).toBe(0)
  await page
    .getByRole('checkbox', { name: 'I understand the risks above' })
    .check()
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
})

test('a payment to a known person needs no acknowledgement', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const payment = { safe, to: Dave, value: parseEther('1') }
  const safeTxHash = await proposeTransfer(stack, {
    ...payment,
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { page } = bob
  await openConnected(bob, transactionLink(safe, safeTxHash))
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toBeEnabled()
  await expect(page.getByText(/^First payment/).first()).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: /understand the risks/ }),
  ).toHaveCount(0)
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  const second = await proposeTransfer(stack, {
    ...payment,
    nonce: 1n,
    signers: [Alice],
  })
  await page.goto(transactionLink(safe, second))
  await expect(page.getByText(/^Paid once, last on/)).toBeVisible()

  // A stranger's token puts an imitation into the history; it is hidden.
  await lyingGateway(
    bob.context,
    stack.gatewayUrl,
    /\/transactions\/history$/,
    (body) => poison(body, imitate(Dave)),
  )
  await page.goto(walletLink('/transactions/history', safe))
  await expect(
    page.getByText(/^1 transfer is hidden: it looks made to trick you/),
  ).toBeVisible()
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  const shown = await rows.count()
  await page.getByRole('button', { name: 'Show suspicious' }).click()
  await expect(rows).toHaveCount(shown + 1)
})

test('a batch reads as tokens and names, and counts as payments afterwards', async ({
  stack,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const pay = (to: Address, amount: string) => ({
    to: usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, parseUnits(amount, 6)],
    }),
  })
  const safeTxHash = await proposeTransfer(stack, {
    to: contractsOf(1337)['1.4.1'].multiSendCallOnly.address,
    value: 0n,
    data: encodeBatch([
      ...[pay(Dave, '5'), pay(Dave, '5'), pay(Erin, '7.5')],
      { to: Erin, value: parseEther('1') },
    ]),
    operation: 1,
    ...{ safe, nonce: 0n, signers: [Alice] },
  })
  const bob = await personOf('Bob')
  const { page } = bob
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(
    page.getByText('Send 17.5 USD and 1 ETH to 2 recipients'),
  ).toBeVisible()
  await expect(
    page.getByText(/^No contract: an ordinary/).first(),
  ).toBeVisible()
  await page.getByText(/^4 calls in one batch/).click()
  const calls = page.getByRole('list', { name: 'Calls', exact: true })
  await expect(calls).toContainText('2 × Send 5 USD to Dave')
  await expect(calls).toContainText('Send 7.5 USD to Erin')
  await expect(calls).toContainText('Send 1 ETH to Erin')
  await calls.getByRole('button', { name: 'Show each' }).click()
  await expect(calls.getByText(/^Send 5 USD to Dave/)).toHaveCount(2)
  await expect(page.getByText(/units of token/)).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  const next = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: 1n, nonce: 1n, signers: [Alice] },
  })
  await page.goto(transactionLink(safe, next))
  await expect(page.getByText(/^Paid once, last on/)).toBeVisible()
})

/** Adds a transfer that a stranger made; the gateway does not call it imitation. */
function poison(body: unknown, recipient: Address): unknown {
  const page = body as { results: { transaction?: { id: string } }[] }
  const own = page.results.find(({ transaction }) =>
    transaction?.id.startsWith('multisig_'),
  )
  const fake = structuredClone(own) as {
    transaction: {
      id: string
      executionInfo: unknown
      txInfo: { recipient: { value: string }; transferInfo: object }
    }
  }
  fake.transaction.id = `transfer_${recipient}_1`
  fake.transaction.executionInfo = null
  fake.transaction.txInfo.recipient.value = recipient
  fake.transaction.txInfo.transferInfo = {
    type: 'ERC20',
    tokenAddress: devTokens().usd,
    value: '5000000',
    tokenSymbol: 'USD',
    decimals: 6,
    trusted: true,
    imitation: false,
  }
  return { ...page, results: [...page.results, fake] }
}
