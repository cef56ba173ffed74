import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { rpcRequest } from '../support/rpcRequest.ts'
import { expect, longIf, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** Whether the safe contract itself accepts a signature of a text (EIP-1271). */
async function readAccepted(
  url: string,
  to: Address,
  text: string,
  signature: Hex,
): Promise<boolean> {
  const args = [hashMessage(text), signature] as const
  const data = encodeFunctionData({
    abi,
    functionName: 'isValidSignature',
    args,
  })
  const answer = await rpcRequest(url, 'eth_call', [{ to, data }, 'latest'])
  return answer === `0x1626ba7e${'00'.repeat(28)}`
}

for (const { chainId, prefix } of [
  { chainId: 1337, prefix: 'geth' },
  { chainId: 2021, prefix: 'saigon' },
] as const)
  test(`two owners sign a message on chain ${chainId}, and the safe accepts it${longIf(chainId !== 1337)}`, async ({
    stack,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack, { chainId })
    const text = `I own this safe on ${chainId}.`

    const alice = await personOf('Alice')
    await openConnected(alice, walletLink('/messages', safe, {}, prefix))
    await expect(
      alice.page.getByText('No message was signed yet'),
    ).toBeVisible()
    await alice.page.getByRole('link', { name: 'Sign a message' }).click()
    await alice.page.getByLabel('Message').fill(text)
    await alice.page.getByRole('button', { name: 'Review' }).click()
    await expect(alice.page.getByText(/^Verified:/)).toBeVisible()
    await expectAccessible(alice.page)

    // She declines once: the page shows it and discards the signature.
    alice.wallet.rejectNext('eth_signTypedData_v4')
    const sign = alice.page.getByRole('button', { name: 'Sign', exact: true })
    await sign.click()
    await expect(alice.page.getByText(/You declined/)).toBeVisible()
    await sign.dblclick()
    await expect(
      alice.page.getByText('Other owners have to sign'),
    ).toBeVisible()
    // The refused prompt and one more, double click or not.
    expect(alice.wallet.count('eth_signTypedData_v4')).toBe(2)

    const bob = await personOf('Bob')
    await openConnected(bob, walletLink('/messages', safe, {}, prefix))
    const row = bob.page.getByRole('article').filter({ hasText: text })
    await expect(row.getByText('Your turn to sign')).toBeVisible()
    await row.getByRole('link').click()
    await expect(bob.page.getByText(/^Verified:/)).toBeVisible()
    await expect(bob.page.getByText('Signature verified')).toHaveCount(1)
    await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(
      bob.page.getByText('The safe contract accepts these signatures'),
    ).toBeVisible()
    const packed = await bob.page
      .locator('code')
      .filter({ hasText: /^0x[0-9a-f]{260}$/ })
      .textContent()

    expect(
      await readAccepted(stack.rpcUrls[chainId], safe, text, packed as Hex),
    ).toBe(true)

    // The first owner's page continues by itself.
    await alice.page.waitForURL('**/messages/msg?*')
    await expect(
      alice.page.getByText('The safe contract accepts these signatures'),
    ).toBeVisible()
    // Anyone can check the signature on the chain, against any safe.
    if (chainId === 1337) {
      const { page } = bob
      await page.goto(walletLink('/messages/verify', safe))
      await page.getByLabel('Message').fill(text)
      await page.getByLabel('Signature', { exact: true }).fill(`${packed}`)
      await page.getByRole('button', { name: 'Verify' }).press('Enter')
      await expect(page.getByText('The safe signed this message')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Message').fill(`${text} And more.`)
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(
        page.getByText('The safe did not sign this message'),
      ).toBeVisible()
    }
    // A user who is not an owner can read, and sees the reason.
    const dave = await personOf('Dave')
    await openConnected(dave, alice.page.url().replace(stack.walletUrl, ''))
    await expect(
      dave.page.getByText('The safe contract accepts these signatures'),
    ).toBeVisible()
  })

test('a message is signed on the chain, and another owner reads it by its hash', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const text = 'We agree to the terms.'
  const alice = await personOf('Alice')
  await openConnected(alice, walletLink('/messages/new', safe))
  await alice.page.getByLabel('Message').fill(text)
  await alice.page.getByLabel('Sign on the chain').check()
  await alice.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    alice.page.getByText('Sign a message on the chain, in this safe’s name'),
  ).toBeVisible()
  await alice.page.getByLabel(/I understand the risks above/).check()
  await alice.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await alice.page.waitForURL('**/transactions/tx?*')

  const bob = await personOf('Bob')
  await openConnected(bob, alice.page.url().replace(stack.walletUrl, ''))
  const message = bob.page.getByLabel('Message', { exact: true })
  await message.fill('Something else.')
  await expect(bob.page.getByText(/has another hash/)).toBeVisible()
  await message.fill(text)
  await bob.page.getByLabel(/I understand the risks above/).check()
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  // The message is accepted with an empty signature.
  expect(await readAccepted(stack.rpcUrls[1337], safe, text, '0x')).toBe(true)
})
