import { contractsOf, devTokens } from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  parseEther,
  parseUnits,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { encodeBatch } from '../support/encodeBatch.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts
const transfer = (to: Address, value: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, value],
  })

test('a batch shows each balance before and after, above every hash', async ({
  stack,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack)
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: contractsOf(1337)['1.4.1'].multiSendCallOnly.address,
    value: 0n,
    data: encodeBatch([
      { to: Dave, value: parseEther('1') },
      { to: usd, data: transfer(Erin, parseUnits('100', 6)) },
    ]),
    operation: 1,
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { page } = bob
  await openConnected(bob, transactionLink(safe, safeTxHash))
  const strip = page.locator('.sr-consequences')
  await expect(
    strip.getByText(/^Simulated on your RPC, block \d+$/),
  ).toBeVisible()
  const cells = strip.locator('.sr-consequence')
  await expect(cells.filter({ hasText: '−1.00 ETH' })).toContainText(
    /Before\s*10.00 ETH\s*After\s*9.00 ETH/,
  )
  await expect(cells.filter({ hasText: '−100.00 USD' })).toContainText(
    /Before\s*500.00 USD\s*After\s*400.00 USD/,
  )
  await expect(strip).toContainText('Owners and threshold')
  await expect(strip).toContainText(
    /Network fee: about (<0\.000001|0\.\d+) ETH/,
  )
  await page.getByText(/^Verified:/).click()
  const hash = page.getByText('Your device will show this message hash')
  await expect(hash).toBeVisible()
  const [above, below] = await Promise.all([
    strip.boundingBox(),
    hash.boundingBox(),
  ])
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await expectAccessible(page)
})

test('a transfer that will fail says what the safe lacks', async ({
  stack,
  personOf,
}) => {
  const { gold } = devTokens()
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: gold,
    value: 0n,
    data: transfer(Dave, parseEther('5')),
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { page } = bob
  await openConnected(bob, transactionLink(safe, safeTxHash))
  const strip = page.locator('.sr-consequences')
  await expect(strip).toContainText(/This will fail: the safe has 0 GOLD/)
  await expect(strip.getByText(/0xdb42144d/)).toBeHidden()
  await strip.getByText('Raw revert data').click()
  await expect(strip.getByText(/0xdb42144d/)).toBeVisible()
})

test('a node that lies about a payment has to be accepted before signing', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Dave,
    value: parseEther('1'),
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const rpc = new URL(stack.rpcUrls[1337])
  await context.route(
    (url) => url.origin === rpc.origin,
    async (route) => {
      if (!route.request().postData()?.includes('eth_simulateV1'))
        return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        Dave.slice(2).toLowerCase(),
        Erin.slice(2).toLowerCase(),
      )
      await route.fulfill({ response, body })
    },
  )
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(
    page.getByText('In the simulation a payment goes to another account.'),
  ).toBeVisible()
  const sign = page.getByRole('button', { name: /^(Sign|Execute)/ }).first()
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  await sign.click({ force: true })
  expect(wallet.prompts()).toBe(0)
  await page.getByRole('checkbox').check()
  await expect(sign).not.toHaveAttribute('aria-disabled', 'true')
})
