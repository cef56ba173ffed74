import type { Page } from '@playwright/test'
import { createChainClient } from '@strongroom/devnet'
import { type Address, parseEther } from 'viem'
import { createChainReader } from '../support/chainReader.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import {
  answer,
  askToConnect,
  connectedAddress,
  expectPopupAccessible,
  popupOf,
} from '../support/popupWallet.ts'
import { readSafe } from '../support/readSafe.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Bob, Dave } = ownerAccounts

/**
 * Blocks the next window as a browser does: the driver counts as a click
 * whenever it looks at a page, so the browser's own blocker never sees a page
 * without one.
 */
function blockWindow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
}

/** Adds a delegate at the gateway, past the wallet's pages. */
async function addDelegate(
  stack: Stack,
  entry: { safe: Address; delegator: Address; delegate: Address },
) {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const signature = await client.signTypedData({
    account: entry.delegator,
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId: 1337 },
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: {
      delegateAddress: entry.delegate,
      totp: BigInt(Math.floor(Date.now() / 3_600_000)),
    },
  })
  const response = await fetch(`${stack.gatewayUrl}/v2/chains/1337/delegates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...entry, signature, label: 'Popup' }),
  })
  expect(response.ok).toBe(true)
}

test('be an owner with an account made in the popup', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const { page, context, wallet } = await personOf('Alice')
  const chain = createChainReader(stack.rpcUrls[2021])
  let address: Address = Dave
  let safe: Address = Dave

  await test.step('create an account and connect with it', async () => {
    await page.goto('/accounts')
    const popup = await askToConnect(page)
    await expect(
      popup.getByRole('heading', { name: 'Create your account' }),
    ).toBeVisible()
    await expectPopupAccessible(popup, 'Create account')
    await answer(popup, 'Create account')
    await expect(popup.getByText('Strongroom (local)')).toBeVisible()
    await answer(popup, 'Connect')
    await expect(page.getByRole('dialog')).toBeHidden()
    address = await connectedAddress(page)
    await expect(
      page.getByRole('banner').getByText(address.slice(-4)).first(),
    ).toBeVisible()
    // The token is not stored where a script could find it later.
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage }),
    )
    expect(stored).not.toMatch(/ey[\w-]{10,}\.ey/)
  })

  await test.step('become an owner of a safe on chain 2021', async () => {
    const client = createChainClient(2021, stack.rpcUrls[2021])
    await client.setBalance({ address, value: parseEther('5') })
    safe = await createFundedSafe(stack, {
      chainId: 2021,
      owners: [address, Bob],
      threshold: 1,
    })
  })

  await test.step('sign, then execute; a blocked window takes a click', async () => {
    const before = await chain.getBalance({ address: Dave })
    await page.goto(walletLink('/send', safe, {}, 'saigon'))
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1.5')
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByText(/Send\s+1\.5\s*RON/)).toBeVisible()
    await page.getByLabel('Execute right away').uncheck()
    const sign = await popupOf(page, () =>
      page.getByRole('button', { name: 'Sign', exact: true }).click(),
    )
    await expect(sign.getByText('Saigon (local) (2021)')).toBeVisible()
    await expectPopupAccessible(sign, 'Sign')
    await answer(sign, 'Sign')

    const execute = page.getByRole('button', { name: 'Execute', exact: true })
    await expect(execute).toBeVisible()
    await blockWindow(page)
    await execute.click()
    const blocked = page.getByRole('dialog', { name: 'Open Ronin Waypoint' })
    await expect(blocked).toBeVisible()
    await expectAccessible(page)
    const send = await popupOf(page, async () => {
      await blocked.getByRole('button', { name: 'Open the window' }).focus()
      await page.keyboard.press('Enter')
    })
    await expect(send.getByText('execTransaction').first()).toBeVisible()
    await expect(send.getByText(/^at most [\d.]+ RON/).first()).toBeVisible()
    await expectPopupAccessible(send, 'Send')
    await answer(send, 'Send')
    await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('1.5'),
    )
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  })

  await test.step('a reload keeps the connection and opens no window', async () => {
    await page.reload()
    await expect(
      page.getByRole('banner').getByText(address.slice(-4)).first(),
    ).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  })

  await test.step('a closed window shows a refusal', async () => {
    await page.goto(walletLink('/send', safe, {}, 'saigon'))
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await page.getByRole('button', { name: 'Review' }).click()
    const popup = await popupOf(page, () =>
      page.getByRole('button', { name: 'Execute', exact: true }).click(),
    )
    await popup.close()
    await expect(page.getByText(/declined|rejected/i).first()).toBeVisible()
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  })

  await test.step('the same account signs on chain 1337', async () => {
    const local = await createFundedSafe(stack, {
      owners: [address, Bob],
      threshold: 2,
    })
    await page.goto(walletLink('/send', local))
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await page.getByRole('button', { name: 'Review' }).click()
    const popup = await popupOf(page, () =>
      page.getByRole('button', { name: 'Sign', exact: true }).click(),
    )
    await expect(popup.getByText('Local (1337)')).toBeVisible()
    await answer(popup, 'Sign')
    await page.waitForURL('**/transactions/tx?*')
    await expect(page.getByText('Signature verified')).toBeVisible()
  })

  await test.step('the same account adds a delegate, and proposes as one', async () => {
    const own = await createFundedSafe(stack, {
      owners: [address, Bob],
      threshold: 2,
    })
    await page.goto(walletLink('/settings/delegates', own))
    await page.getByLabel('Account of the delegate').fill(Dave)
    await page.getByLabel('Label').fill('Payroll')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const add = await popupOf(page, () =>
      dialog.getByRole('button', { name: 'Sign and add' }).click(),
    )
    await expect(add.getByText(Dave).first()).toBeAttached()
    await expectPopupAccessible(add, 'Sign')
    await answer(add, 'Sign')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Payroll' }),
    ).toBeVisible()
    const list = `${stack.gatewayUrl}/v2/chains/1337/delegates?safe=${own}`
    expect(await (await fetch(list)).json()).toMatchObject({
      results: [{ delegate: Dave, delegator: address }],
    })

    const other = await createFundedSafe(stack, { owners: [Bob], threshold: 1 })
    await addDelegate(stack, {
      ...{ safe: other, delegator: Bob, delegate: address },
    })
    await page.goto(walletLink('/send', other))
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await page.getByRole('button', { name: 'Review' }).click()
    const propose = await popupOf(page, () =>
      page.getByRole('button', { name: 'Sign and propose' }).click(),
    )
    await answer(propose, 'Sign')
    await page.waitForURL('**/transactions/tx?*')
    await expect(
      page.getByText(/a delegate of .+ No owner has confirmed\./),
    ).toBeVisible()
    const local = createChainReader(stack.rpcUrls[1337])
    expect(await readSafe(local, other)).toMatchObject({ nonce: 0n })
  })
  expect(wallet.prompts(), 'the other wallet was left alone').toBe(0)
})

test('a window that is blocked or closed while connecting', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto('/accounts')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  const closed = await askToConnect(page)
  await closed.close()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  await expectAccessible(page)

  await blockWindow(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('The browser blocked the window')).toBeVisible()
  await expectAccessible(page)
  const popup = await popupOf(page, () =>
    dialog.getByRole('button', { name: 'Open the window' }).click(),
  )
  await answer(popup, 'Create account')
  await answer(popup, 'Connect')
  await expect(dialog).toBeHidden()
  await connectedAddress(page)
})
