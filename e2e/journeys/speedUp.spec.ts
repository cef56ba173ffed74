import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { rpcRequest } from '../support/rpcRequest.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave } = ownerAccounts

// The chain waits, so that there is a time between sending and mining.
test.afterEach(async ({ stack }) => {
  await rpcRequest(stack.rpcUrls[1337], 'evm_setAutomine', [true])
  await rpcRequest(stack.rpcUrls[1337], 'evm_mine')
})

test('an execution that waits too long is sent again with a higher fee', async ({
  stack,
  chain,
  personOf,
}) => {
  const url = stack.rpcUrls[1337]
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: Dave })
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('2'), nonce: 0n },
    signers: [Alice, Bob],
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await page.clock.install()
  await openConnected(alice, transactionLink(safe, safeTxHash))
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toBeEnabled()
  await rpcRequest(url, 'evm_setAutomine', [false])
  await execute.click()
  const shown = page
    .getByRole('status')
    .filter({ hasText: 'Executing nonce 0: waiting for the network' })
    .locator('code')
  const first = await shown.textContent()
  const speedUp = page.getByRole('button', { name: 'Speed up' })
  await expect(speedUp).toBeHidden()
  // The wait begins once the page follows what was sent.
  const late = page.getByText('The network has not executed this yet')
  await expect(async () => {
    await page.clock.fastForward('00:40')
    await expect(late).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  await test.step('a refusal in the wallet leaves the first one', async () => {
    wallet.rejectNext('eth_sendTransaction')
    await speedUp.click()
    await expect(page.getByText(/^You declined/)).toBeVisible()
    await expect(shown).toHaveText(`${first}`)
  })

  await test.step('the second one is shown, and the network executes it alone', async () => {
    await speedUp.press('Enter')
    await expect(shown).not.toHaveText(`${first}`)
    const second = await shown.textContent()
    // The page waits again before it offers a third one.
    await expect(speedUp).toBeHidden()
    await page.reload()
    await expect(shown).toHaveText(`${second}`)
    await rpcRequest(url, 'evm_mine')
    await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
    await expect(page.getByText(`${second}`).first()).toBeAttached()
    expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('2'),
    )
    expect(wallet.count('eth_sendTransaction')).toBe(3)
  })
})
