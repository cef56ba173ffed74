import { parseAbi, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts
const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])

test('the owners of a safe pay from a safe that it owns', async ({
  stack,
  chain,
  personOf,
}) => {
  const parent = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const child = await createFundedSafe(stack, { owners: [parent, Carol] })
  const value = parseEther('3')
  const hash = await proposeTransfer(stack, {
    ...{ safe: child, to: Dave, value, nonce: 0n, signers: [Carol] },
  })
  const before = await chain.getBalance({ address: Dave })

  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, transactionLink(child, hash))
  await expect(
    page.getByText(/is a safe; 2 of its 2 owners must sign/),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Approve as / }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Approve for .*send 3 ETH/ }),
  ).toBeVisible()
  const inner = page.locator('section, article, div').filter({
    has: page.getByRole('heading', { name: /^So that this runs in / }),
  })
  await expect(
    inner.getByText('1 of 2 confirmations there, 2 with this one.').first(),
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
  await expect(
    bob.page.getByText(
      /is a safe; 1 of 2 of its owners have signed its confirmation/,
    ),
  ).toBeVisible()
  await bob.page.getByRole('link', { name: /^Continue as / }).click()
  await bob.page.waitForURL(`**${approval}`)
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  expect(
    await chain.readContract({
      ...{ abi, address: child, functionName: 'approvedHashes' },
      args: [parent, hash],
    }),
  ).toBe(1n)

  // The approval counts as the parent's confirmation, and is not offered again.
  await bob.page.getByRole('link', { name: /^Open in / }).click()
  await expect(bob.page.getByText(/has confirmed on the chain/)).toBeVisible()
  await expect(
    bob.page.getByRole('link', { name: /^Approve as / }),
  ).toBeHidden()
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(before + value)
  expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
})

test('a safe that another one owns alone pays; a gateway that lists a foreign safe is named', async ({
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
  const foreign = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  await alice.context.route('**/owners/*/safes', (route) =>
    route.fulfill({ json: { safes: [child, foreign] } }),
  )
  await openConnected(alice, walletLink('/settings/nested', parent))
  const owned = page.getByRole('main')
  await expect(owned.getByText(/A safe, 1 of 1/)).toBeVisible()
  await expect(
    owned.getByText('The gateway is wrong: this safe does not own it'),
  ).toBeVisible()
  await expectAccessible(page)
  await owned.getByRole('link', { name: /^Open 0x/ }).click()

  const before = await chain.getBalance({ address: Dave })
  await page.goto(walletLink('/send', child))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('link', { name: /^Execute as / }).click()
  await expect(
    page.getByRole('heading', { name: /^This runs in .* at once$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('2'),
  )
})
