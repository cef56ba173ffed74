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

test('the relay of the gateway executes at its own cost', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n },
    signers: [Bob],
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await page.setViewportSize({ width: 390, height: 844 })
  await openConnected(alice, transactionLink(safe, safeTxHash))
  const before = await chain.getBalance({ address: Alice })
  const fee = page.getByLabel('Network fee')
  await expect(fee).toContainText(
    'Relay, 5 of 5 left today according to the gateway',
  )
  await expect(fee).toHaveValue('own')
  // By the keyboard alone.
  await fee.focus()
  await page.keyboard.press('ArrowDown')
  await expect(fee).toHaveValue('relay')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Sign and execute by relay' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(wallet.count('eth_sendTransaction')).toBe(0)
  expect(wallet.count('eth_signTypedData_v4')).toBe(1)
  expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
  expect(await chain.getBalance({ address: Alice })).toBe(before)
  const answer = await fetch(`${stack.gatewayUrl}/v1/chains/1337/relay/${safe}`)
  expect(await answer.json()).toEqual({ remaining: 4, limit: 5 })
})

test('a relay that takes it and sends nothing: the owner pays instead', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n },
    signers: [Alice, Bob],
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await page.route(/\/v1\/chains\/1337\/relay$/, (route) =>
    route.fulfill({ status: 201, json: { taskId: 'never' } }),
  )
  await page.clock.install()
  await openConnected(alice, transactionLink(safe, safeTxHash))
  await page.getByLabel('Network fee').selectOption('relay')
  await page.getByRole('button', { name: 'Execute by relay' }).click()
  await expect(
    page.getByText('Executing nonce 0: waiting for the relay'),
  ).toBeVisible()
  // While the relay may still send it, the wallet blocks a second execution, also
  // after a reload.
  await page.reload()
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toHaveAttribute('aria-disabled', 'true')

  await rpcRequest(stack.rpcUrls[1337], 'anvil_mine', ['0x3'])
  await page.clock.fastForward('02:00')
  await expect(
    page.getByText('The relay has not executed nonce 0'),
  ).toBeVisible()
  const warning = page.getByText(/^You can pay the fee yourself. Only one/)
  await expect(warning).toBeVisible()
  await page.getByRole('link', { name: 'Pay the fee yourself' }).click()
  await expect(page.getByText('A relay may still execute this')).toBeVisible()
  await expect(warning).toBeVisible()
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(wallet.count('eth_sendTransaction')).toBe(1)
  expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
