import { contractsOf, createChainClient, createSafe } from '@strongroom/devnet'
import type { Address } from 'viem'
import { createChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob } = ownerAccounts

test('the same address on another network shows who owns it there', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const saltNonce = BigInt(Date.now())
  const setup = { owners: [Alice, Bob], threshold: 2, saltNonce } as const
  // 1.3.0 has the same factory and singleton on both chains.
  const create = (chainId: 1337 | 2021): Promise<Address> =>
    createSafe(createChainClient(chainId, stack.rpcUrls[chainId]), {
      contracts:
        chainId === 1337
          ? contractsOf(1337)['1.3.0']
          : contractsOf(2021)['1.3.0'],
      ...setup,
      from: Alice,
    })
  const safe = await createFundedSafe(stack, {
    chainId: 2021,
    ...setup,
    value: 0n,
  })
  const alice = await personOf('Alice', {
    viewport: { width: 390, height: 844 },
  })
  const { page } = alice
  await openConnected(
    alice,
    walletLink('/settings/networks', safe, {}, 'saigon'),
  )
  await page.getByRole('link', { name: 'Compare networks' }).click()
  await expect(page.getByText('No contract at this address yet.')).toBeVisible()

  const twin = await create(1337)
  expect(twin).toBe(safe)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Same owners and confirmations')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // A node that names another owner there is shown as a warning.
  await page.route(`${stack.rpcUrls[1337]}/**`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const stranger = 'ab'.repeat(20)
    await route.fulfill({
      response,
      body: text.replaceAll(Bob.slice(2).toLowerCase(), stranger),
    })
  })
  await page.reload()
  await expect(
    page.getByText('The address is the same, the owners are not'),
  ).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const there = createChainReader(stack.rpcUrls[1337])
  expect(await readSafe(there, safe)).toMatchObject({ owners: [Alice, Bob] })
})
