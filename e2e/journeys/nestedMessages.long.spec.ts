import type { Hex } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeMessage } from '../support/proposeMessage.ts'
import { expect, longIf, type Person, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol } = ownerAccounts
const text = 'I agree.'

/** The signature on the page of a message that the safe accepts. */
async function readPacked({ page }: Person): Promise<Hex> {
  await expect(
    page.getByText('The safe contract accepts these signatures'),
  ).toBeVisible()
  const packed = page.locator('code').filter({ hasText: /^0x[0-9a-f]{260,}$/ })
  return (await packed.textContent()) as Hex
}

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
  test(`a parent approves a message of its ${version} child on the chain${longIf(version !== '1.4.1')}`, async ({
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
      ...{ safe: child, text, signer: Carol },
    })
    const link = walletLink('/messages/msg', child, { id: hash })
    const alice = await personOf('Alice')
    const { page } = alice
    await openConnected(alice, link)
    await page.getByRole('link', { name: /^Approve as / }).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel(/I understand the risks above/).check()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.waitForURL('**/transactions/tx?*')

    const bob = await personOf('Bob')
    await openConnected(bob, link)
    await bob.page.getByRole('link', { name: /^Continue as / }).click()
    await bob.page.getByLabel(/I understand the risks above/).check()
    await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()

    await bob.page.goto(link)
    await bob.page
      .getByRole('button', { name: /^Add the confirmation of / })
      .click()
    const packed = await readPacked(bob)
    expect(await isSignedBySafe(chain, child, digest, packed)).toBe(true)
  })
