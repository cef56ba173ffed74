import { devTokens } from '@strongroom/devnet'
import { erc721Abi, parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import {
  createFundedSafe,
  fundWithToken,
  mintBadge,
} from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Carol, Erin } = ownerAccounts

test('values follow the chosen currency, and a hidden asset comes back', async ({
  stack,
  personOf,
}) => {
  const { usd, gold } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  await fundWithToken(stack, safe, gold, parseUnits('3', 18))
  const alice = await personOf('Alice')
  const { page } = alice
  // 10 ETH at 2,500 dollars each, and 500 dollars.
  await openConnected(alice, walletLink('/home', safe))
  await expect(page.getByText('$25,500.00')).toBeVisible()
  await expect(page.getByText('You’re all caught up')).toBeVisible()

  await page.goto(walletLink('/balances', safe))
  await page.getByLabel('Currency').selectOption('EUR')
  const row = page.getByRole('row')
  await expect(row.filter({ hasText: 'ETH' })).toContainText('€23,000.00')
  await expect(row.filter({ hasText: 'GOLD' })).toContainText('No price')

  await page.getByRole('button', { name: 'More for GOLD' }).click()
  await page.getByRole('menuitem', { name: 'Hide from the list' }).click()
  await expect(row.filter({ hasText: 'GOLD' })).toHaveCount(0)
  const folded = page.getByRole('button', { name: 'Show 1 more: 1 hidden' })
  await expect(folded).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.filter({ hasText: 'GOLD' })).toHaveCount(1)
  await expect(folded).toHaveCount(0)

  await page.goto(walletLink('/home', safe))
  await expect(page.getByText('€23,460.00')).toBeVisible()
})

test('unlisted tokens are folded away, small balances on request, and a reload keeps both', async ({
  stack,
  personOf,
}) => {
  const { usd, gold } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('0.005', 6))
  await fundWithToken(stack, safe, gold, parseUnits('3', 18))
  const alice = await personOf('Alice')
  const { page } = alice
  // Gold is on no list of this gateway.
  await page.route(/\/balances\/.*trusted=true/u, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const items = body.items.filter(
      ({ tokenInfo }: { tokenInfo: { address: string } }) =>
        tokenInfo.address.toLowerCase() !== gold.toLowerCase(),
    )
    await route.fulfill({ response: answer, json: { ...body, items } })
  })
  await openConnected(alice, walletLink('/balances', safe))
  const row = page.getByRole('row')
  await expect(row.filter({ hasText: 'USD' })).toContainText('$0.01')
  await page.getByRole('button', { name: 'Show 1 more: 1 on no list' }).click()
  await expect(row.filter({ hasText: 'GOLD' })).toContainText('On no list')
  await page.getByRole('button', { name: 'Show fewer' }).click()

  await page.getByLabel('Show tokens that are on no list').check()
  await expect(
    page.getByRole('button', { name: /^Show \d+ more/ }),
  ).toHaveCount(0)
  await expect(row.filter({ hasText: 'GOLD' })).toHaveCount(1)
  await page.getByLabel('Hide very small balances').check()
  await expect(row.filter({ hasText: 'USD' })).toHaveCount(0)
  await page.reload()
  const folded = page.getByRole('button', { name: 'Show 1 more: 1 small' })
  await expect(folded).toBeVisible()
  await expect(row.filter({ hasText: 'GOLD' })).toHaveCount(1)
  await page.getByLabel('Hide very small balances').uncheck()
  await expect(folded).toHaveCount(0)
  await page.getByLabel('Show tokens that are on no list').uncheck()
  await expect(
    page.getByRole('button', { name: 'Show 1 more: 1 on no list' }),
  ).toBeVisible()
})

test('a single owner sends an NFT, which its contract says the safe owns', async ({
  stack,
  chain,
  personOf,
}) => {
  const { badge } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const foreign = await mintBadge(stack, Carol)
  const id = await mintBadge(stack, safe)

  const alice = await personOf('Alice')
  const { page, wallet } = alice
  // The token of somebody else cannot be reviewed.
  await openConnected(
    alice,
    walletLink('/send/nft', safe, { nfts: `${badge}:${foreign}` }),
  )
  await expect(page.getByText('The safe does not own this token')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.goto(walletLink('/balances', safe))
  await page.getByRole('link', { name: `Send Strongroom Badge ${id}` }).click()
  await page.getByLabel('Recipient').fill(Erin)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `NFT ${id} of`,
  )
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(wallet.prompts()).toBe(1)
  const ownerOf = {
    abi: erc721Abi,
    address: badge,
    functionName: 'ownerOf',
  } as const
  expect(await chain.readContract({ ...ownerOf, args: [id] })).toBe(Erin)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})

test('several NFTs leave in one batch, chosen by keyboard on a phone @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const { badge } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const foreign = await mintBadge(stack, Carol)
  const ids = [
    await mintBadge(stack, safe),
    await mintBadge(stack, safe),
  ] as const

  const alice = await personOf('Alice', {
    viewport: { width: 390, height: 844 },
  })
  const { page, wallet } = alice
  // One of somebody else closes the whole batch, and is named.
  const stolen = `${badge}:${ids[1]},${badge}:${foreign}`
  await openConnected(alice, walletLink('/send/nft', safe, { nfts: stolen }))
  await expect(page.getByText(`Token ids: ${foreign}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.goto(walletLink('/balances', safe))
  for (const id of ids)
    await page
      .getByRole('checkbox', { name: `Select Strongroom Badge ${id}` })
      .press('Space')
  const send = page.getByRole('link', { name: 'Send 2 selected' })
  await expect(send).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await send.first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Send 2 NFTs',
  )
  await page.getByLabel('Recipient').fill(Erin)
  await page.getByRole('button', { name: 'Review' }).click()
  for (const id of ids)
    await expect(
      page.getByText(new RegExp(`NFT ${id}\\b`)).first(),
    ).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(wallet.prompts()).toBe(1)
  const ownerOf = {
    abi: erc721Abi,
    address: badge,
    functionName: 'ownerOf',
  } as const
  for (const id of ids)
    expect(await chain.readContract({ ...ownerOf, args: [id] })).toBe(Erin)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
