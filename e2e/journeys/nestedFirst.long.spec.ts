import { parseAbi, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts
const payee = '0xc0ffee254729296a45a3885639ac7e10f9d54979'
const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])

test('a safe that only 2-of-2 safes own gets its first transaction by an approval', async ({
  stack,
  chain,
  personOf,
}) => {
  const one = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const other = await createFundedSafe(stack, { owners: [Carol, Dave] })
  const child = await createFundedSafe(stack, { owners: [one, other] })
  const before = await chain.getBalance({ address: payee })

  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/send', child))
  await page.getByLabel('Recipient').fill(payee)
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText(/so this is in no queue yet/)).toBeVisible()
  await page.getByRole('link', { name: /^Approve as / }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Approve for .*send 2 ETH/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /^So that this runs in / }),
  ).toBeVisible()
  await expect(page.getByText(/It carries the transaction of /)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.waitForURL('**/transactions/tx?*')

  // The other owner reads it from the bytes: no gateway has a record of it.
  const bob = await personOf('Bob')
  await openConnected(bob, page.url().replace(stack.walletUrl, ''))
  await expect(
    bob.page.getByRole('heading', { name: /^So that this runs in / }),
  ).toBeVisible()
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  await bob.page.getByRole('button', { name: /^Add to the queue of / }).click()
  await bob.page.waitForURL((url) => url.search.includes(child))
  const hash = bob.page.url().slice(-66) as `0x${string}`
  expect(
    await chain.readContract({
      ...{ abi, address: child, functionName: 'approvedHashes' },
      args: [one, hash],
    }),
  ).toBe(1n)
  await expect(bob.page.getByText(/has confirmed on the chain/)).toBeVisible()

  // The second parent confirms without a fee.
  const carol = await personOf('Carol')
  await openConnected(carol, bob.page.url().replace(stack.walletUrl, ''))
  const dave = await personOf('Dave')
  let link = ''
  for (const person of [carol, dave]) {
    if (link) await openConnected(person, link.replace(stack.walletUrl, ''))
    await person.page
      .getByRole('button', { name: /^Sign as .*, without a fee$/ })
      .click()
    const dialog = person.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(dialog).toBeHidden()
    link = person.page.url()
  }
  await dave.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    dave.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  expect(await chain.getBalance({ address: payee })).toBe(
    before + parseEther('2'),
  )
  expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
})
