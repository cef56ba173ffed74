import { parseAbi, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, longIf, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts
const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])
const value = parseEther('3')

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
  test(`owners of a parent reject a transaction of its ${version} child${longIf(version !== '1.3.0')}`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const parent = await createFundedSafe(stack, { owners: [Alice, Bob] })
    const child = await createFundedSafe(stack, {
      ...{ owners: [parent, Carol], version },
    })
    const hash = await proposeTransfer(stack, {
      ...{ safe: child, to: Dave, value, nonce: 0n, signers: [Carol] },
    })
    const before = await chain.getBalance({ address: Dave })

    const alice = await personOf('Alice')
    const { page } = alice
    await openConnected(alice, transactionLink(child, hash))
    await page.getByRole('link', { name: /^Reject as / }).click()
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^Approve for .*reject: cancels every/,
      }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.waitForURL('**/transactions/tx?*')
    const approval = page.url().slice(-66)

    const bob = await personOf('Bob')
    await openConnected(bob, transactionLink(child, hash))
    await bob.page.getByRole('link', { name: /^Reject as / }).click()
    await bob.page.waitForURL(`**${approval}`)
    await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()

    // The gateway takes the rejection with the approval on the chain alone.
    await bob.page.goto(transactionLink(child, hash))
    await bob.page
      .getByRole('button', { name: 'Add the rejection to the queue' })
      .click()
    await bob.page.waitForURL(/\/transactions\/tx\?(?!.*multisig)/)
    const rejection = bob.page.url().slice(-66) as `0x${string}`
    expect(rejection).not.toBe(hash)
    expect(
      await chain.readContract({
        ...{ abi, address: child, functionName: 'approvedHashes' },
        args: [parent, rejection],
      }),
    ).toBe(1n)

    const carol = await personOf('Carol')
    await openConnected(carol, transactionLink(child, rejection))
    await carol.page
      .getByRole('button', { name: 'Execute', exact: true })
      .click()
    await expect(
      carol.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
    if (version !== '1.3.0')
      expect(await readExecuted(chain, child)).toEqual([rejection])
    expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
    expect(await chain.getBalance({ address: Dave })).toBe(before)
    expect(await chain.getBalance({ address: child })).toBe(parseEther('10'))
  })

test('a parent confirms the rejection that another owner has signed', async ({
  stack,
  chain,
  personOf,
}) => {
  const parent = await createFundedSafe(stack, {
    ...{ owners: [Alice], threshold: 1 },
  })
  const child = await createFundedSafe(stack, { owners: [parent, Carol] })
  const transfer = { safe: child, nonce: 0n, signers: [Carol] as const }
  const hash = await proposeTransfer(stack, { ...transfer, to: Dave, value })
  const rejection = await proposeTransfer(stack, {
    ...{ ...transfer, to: child, value: 0n },
  })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, transactionLink(child, hash))
  await page.getByRole('link', { name: /^Reject as / }).click()
  await expect(
    page.getByText('1 of 2 confirmations there, 2 with this one.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  await page.goto(transactionLink(child, rejection))
  await page.getByRole('link', { name: /^Execute as / }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await readExecuted(chain, child)).toEqual([rejection])
  expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
})
