import { type Address, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectShut } from '../support/expectShut.ts'
import { type Lie, lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts

/** Replaces an address everywhere in an answer. */
function swap(from: Address, to: Address): Lie {
  const pattern = new RegExp(from, 'gi')
  return (body) => JSON.parse(JSON.stringify(body).replace(pattern, to))
}

const lies: readonly {
  name: string
  path: RegExp
  lie: Lie
  says: string
}[] = [
  {
    name: 'another recipient under the old hash',
    path: /^\/v1\/chains\/1337\/transactions\/multisig_/,
    lie: swap(Dave, Erin),
    says: 'The gateway says another hash than these fields have.',
  },
  {
    name: 'a hash of something else',
    path: /^\/v1\/chains\/1337\/transactions\/multisig_/,
    lie: (body) => {
      const details = structuredClone(body) as {
        detailedExecutionInfo: { safeTxHash: string }
      }
      details.detailedExecutionInfo.safeTxHash = `0x${'ab'.repeat(32)}`
      return details
    },
    says: 'The gateway says another hash than these fields have.',
  },
  {
    name: 'an execution that did not happen',
    path: /^\/v1\/chains\/1337\/transactions\/multisig_/,
    lie: (body) => ({
      ...(body as object),
      txStatus: 'SUCCESS',
      executedAt: Date.now(),
      txHash: `0x${'ab'.repeat(32)}`,
    }),
    says: 'The gateway says “Executed”, but the chain says “Needs confirmations”.',
  },
  {
    name: 'another owner',
    path: /^\/v1\/chains\/1337\/safes\/0x\w{40}$/,
    lie: swap(ownerAccounts.Carol, Erin),
    says: 'Gateway and chain disagree about the owners.',
  },
]

for (const { name, path, lie, says } of lies)
  test(`refuses to sign when the gateway claims ${name}`, async ({
    stack,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack)
    const safeTxHash = await proposeTransfer(stack, {
      safe,
      to: Dave,
      value: parseEther('1'),
      nonce: 0n,
      signers: [Alice],
    })
    const bob = await personOf('Bob')
    const { context, page, wallet } = bob
    const gateway = await lyingGateway(context, stack.gatewayUrl, path, lie)
    await openConnected(bob, transactionLink(safe, safeTxHash))
    await expect(page.getByRole('alert').getByText(says)).toBeVisible()
    expect(gateway.changedAnswers()).toBeGreaterThan(0)
    await expectAccessible(page)

    const sign = page.getByRole('button', { name: /^Sign/ })
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await expect(sign).toHaveAccessibleDescription(says)
    await sign.click({ force: true })
    await sign.focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    expect(wallet.prompts()).toBe(0)

    // The same page with the truth can be executed: Bob's is the last approval.
    gateway.stop()
    await page.reload()
    await expect(
      page.getByRole('button', { name: 'Execute', exact: true }),
    ).toBeEnabled()
    expect(wallet.prompts()).toBe(0)
  })

const contractSignature = `0x${ownerAccounts.Carol.slice(2).padStart(64, '0')}${'41'.padStart(64, '0')}00${'00'.repeat(32)}`
const status =
  (txStatus: string): Lie =>
  (body) => ({ ...(body as object), txStatus })

test('a session of lies about one transaction: the page says what the chain says', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n },
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const link = transactionLink(safe, safeTxHash)
  const lieOnce = async (lie: Lie, says: RegExp) => {
    const record = /^\/v1\/chains\/1337\/transactions\/multisig_/
    const gateway = await lyingGateway(context, stack.gatewayUrl, record, lie)
    await page.goto(link)
    await expectShut(page, wallet, says)
    expect(gateway.changedAnswers()).toBeGreaterThan(0)
    gateway.stop()
  }
  await openConnected(bob, link)
  await lieOnce(
    status('FAILED'),
    /The gateway says “Failed”, but the chain says “Needs confirmations”/,
  )
  await lieOnce(
    status('CANCELLED'),
    /The gateway says “Replaced”, but the chain says “Needs confirmations”/,
  )
  await lieOnce(
    status('AWAITING_EXECUTION'),
    /can be executed, but too few confirmations are valid/,
  )
  await lieOnce((body) => {
    const record = structuredClone(body) as {
      detailedExecutionInfo: { confirmations: object[] }
    }
    record.detailedExecutionInfo.confirmations.push({
      signer: { value: ownerAccounts.Carol, name: null, logoUri: null },
      signature: contractSignature,
      submittedAt: Date.now(),
    })
    return record
  }, /A confirmation is not a valid signature of its owner/)
  await lieOnce(() => null, /sent another transaction than the one/)

  await page.goto(link)
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  // Bob's browser knows the execution by itself.
  const carol = await personOf('Carol')
  const gateway = await lyingGateway(
    carol.context,
    stack.gatewayUrl,
    /^\/v1\/chains\/1337\/transactions\/multisig_/,
    status('FAILED'),
  )
  await carol.page.goto(link)
  await expect(
    carol.page.getByText(
      'Your RPC says “Executed”, the gateway says “Failed”.',
    ),
  ).toBeVisible()
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  expect(wallet.prompts()).toBe(1)
})
