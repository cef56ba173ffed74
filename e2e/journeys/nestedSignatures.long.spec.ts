import { type Hex, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeMessage } from '../support/proposeMessage.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, longIf, type Person, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const

/** Opens the dialog by keyboard, checks it and signs. */
async function signForParent({ page, wallet }: Person): Promise<void> {
  const open = page.getByRole('button', { name: /^Sign as .*, without a fee$/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Safe message hash of /)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const accept = dialog.getByLabel(/I understand the risks above/)
  if (await accept.isVisible()) await accept.check()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(wallet.count('eth_sendTransaction')).toBe(0)
}

for (const version of versions)
  test(`owners of a parent confirm for its ${version} child without a fee${longIf(version !== '1.4.1')}`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const parent = await createFundedSafe(stack, {
      ...{ owners: [Alice, Bob], version },
    })
    const child = await createFundedSafe(stack, {
      ...{ owners: [parent, Carol], version },
    })
    const value = parseEther('3')
    const hash = await proposeTransfer(stack, {
      ...{ safe: child, to: Dave, value, nonce: 0n, signers: [Carol] },
    })
    const before = await chain.getBalance({ address: Dave })

    const alice = await personOf('Alice')
    await openConnected(alice, transactionLink(child, hash))
    await signForParent(alice)
    await expect(
      alice.page.getByText(/^1 of 2 owners of .* have signed$/),
    ).toBeVisible()
    await expect(
      alice.page.getByRole('button', {
        name: /^Copy link for another owner of/,
      }),
    ).toBeVisible()
    expect(alice.page.url()).toContain('signed=0x')

    const bob = await personOf('Bob')
    await openConnected(bob, alice.page.url().replace(stack.walletUrl, ''))
    await expect(
      bob.page.getByText(/^1 of 2 owners of .* have signed$/),
    ).toBeVisible()
    await signForParent(bob)
    await expect(
      bob.page.getByText(/has confirmed with the signatures of its owners/),
    ).toBeVisible()
    await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
    expect(await chain.getBalance({ address: Dave })).toBe(before + value)
    expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
    // The parent has not executed a transaction.
    expect(await readSafe(chain, parent)).toMatchObject({ nonce: 0n })
  })

for (const version of versions)
  test(`owners of a parent sign a message of its ${version} child without a fee${longIf(version !== '1.5.0')}`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const parent = await createFundedSafe(stack, {
      ...{ owners: [Alice, Bob], version },
    })
    const child = await createFundedSafe(stack, {
      ...{ owners: [parent, Carol], version },
    })
    const { hash, digest } = await proposeMessage(stack, {
      ...{ safe: child, text: 'I agree.', signer: Carol },
    })
    const alice = await personOf('Alice')
    await openConnected(alice, walletLink('/messages/msg', child, { id: hash }))
    await signForParent(alice)
    await expect(
      alice.page.getByText(/^1 of 2 owners of .* have signed$/),
    ).toBeVisible()

    const bob = await personOf('Bob')
    await openConnected(bob, alice.page.url().replace(stack.walletUrl, ''))
    await signForParent(bob)
    await expect(
      bob.page.getByText('The safe contract accepts these signatures'),
    ).toBeVisible()
    const answer = await fetch(
      `${stack.gatewayUrl}/v1/chains/1337/messages/${hash}`,
    )
    const { preparedSignature } = (await answer.json()) as {
      preparedSignature: Hex
    }
    expect(await isSignedBySafe(chain, child, digest, preparedSignature)).toBe(
      true,
    )
    expect(await readSafe(chain, parent)).toMatchObject({ nonce: 0n })
  })

test('an owner of a 1-of-1 parent proposes for a child that it owns alone', async ({
  stack,
  chain,
  personOf,
}) => {
  const parent = await createFundedSafe(stack, {
    ...{ owners: [Alice], threshold: 1 },
  })
  const child = await createFundedSafe(stack, {
    ...{ owners: [parent], threshold: 1 },
  })
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/send', child))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review' }).click()
  await signForParent(alice)
  await page.waitForURL('**/transactions/tx?*')
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('2'),
  )
})
