import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

test('an owner of a grandparent approves for a child two levels below', async ({
  stack,
  chain,
  personOf,
}) => {
  const grandparent = await createFundedSafe(stack, {
    ...{ owners: [Alice], threshold: 1, version: '1.5.0' },
  })
  const parent = await createFundedSafe(stack, {
    ...{ owners: [grandparent, Bob], threshold: 1, version: '1.4.1' },
  })
  const child = await createFundedSafe(stack, {
    ...{ owners: [parent, Carol], version: '1.3.0' },
  })
  const value = parseEther('3')
  const hash = await proposeTransfer(stack, {
    ...{ safe: child, to: Dave, value, nonce: 0n, signers: [Carol] },
  })
  const before = await chain.getBalance({ address: Dave })

  const alice = await personOf('Alice')
  const { page } = alice
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  const executed = page.getByText(/^Done\. Executed in block \d+/)
  await openConnected(alice, transactionLink(child, hash))
  await page.getByRole('link', { name: /^Approve as .*, through / }).click()
  await expect(
    page.getByRole('heading', { name: /^So that this runs in / }),
  ).toHaveCount(2)
  await expect(page.getByText(/send 3 ETH to/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await execute.click()
  await expect(executed).toBeVisible()

  await page.goto(transactionLink(child, hash))
  await page.getByRole('button', { name: /^Add to the queue of / }).click()
  await page.waitForURL((url) => url.search.includes(parent))
  await execute.click()
  await expect(executed).toBeVisible()

  await page.goto(transactionLink(child, hash))
  await expect(page.getByText(/has confirmed on the chain/)).toBeVisible()
  await execute.click()
  await expect(executed).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(before + value)
  expect(await readSafe(chain, child)).toMatchObject({ nonce: 1n })
  expect(await readSafe(chain, parent)).toMatchObject({ nonce: 1n })
  expect(await readSafe(chain, grandparent)).toMatchObject({ nonce: 1n })
})
