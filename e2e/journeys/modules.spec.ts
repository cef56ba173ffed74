import {
  createChainClient,
  demoOwners,
  devTokens,
  executeSafe,
  testContracts,
} from '@strongroom/devnet'
import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem'
import type { ChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { expectShut } from '../support/expectShut.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lieAbout, lyingNode } from '../support/lyingNode.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import type { Stack } from '../support/stack.ts'
import { expect, type Person, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice } = demoOwners
const { module, guard, allowances } = testContracts()
const { usd } = devTokens()
const link = (safe: Address) => walletLink('/settings/modules', safe)
const enable = (address: Address) =>
  encodeFunctionData({
    abi: parseAbi(['function enableModule(address module)']),
    args: [address],
  })
const setGuard = (address: Address) =>
  encodeFunctionData({
    abi: parseAbi(['function setGuard(address guard)']),
    args: [address],
  })
const guardSlot =
  '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const handlerSlot =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

async function readSettings(chain: ChainReader, safe: Address) {
  const at = async (slot: `0x${string}`) => {
    const word = await chain.getStorageAt({ address: safe, slot })
    return getAddress(`0x${word?.slice(26)}`)
  }
  const [modules] = await chain.readContract({
    address: safe,
    abi: parseAbi([
      'function getModulesPaginated(address start, uint256 pageSize) view returns (address[], address)',
    ]),
    functionName: 'getModulesPaginated',
    args: ['0x0000000000000000000000000000000000000001', 10n],
  })
  return { modules, guard: await at(guardSlot), handler: await at(handlerSlot) }
}

/** A safe of Alice alone, with these calls of itself executed. */
async function openSafe(stack: Stack, calls: readonly `0x${string}`[] = []) {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const client = createChainClient(1337, stack.rpcUrls[1337])
  for (const data of calls)
    await executeSafe(client, {
      ...{ safe, to: safe, data, signers: [Alice], executor: Alice },
    })
  return safe
}

/** Acknowledges the findings, executes and returns to the page. */
async function executeChange({ page }: Person, safe: Address) {
  const box = page.getByRole('main').getByRole('checkbox')
  const execute = page.getByRole('button', {
    name: /^Sign and execute|^Execute/,
  })
  await expect(execute).toBeVisible()
  await expect(page.getByText(/Verified\.|tick the box/).first()).toBeVisible()
  if (await page.getByText('tick the box').isVisible()) await box.check()
  await execute.click()
  await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
  await page.goto(link(safe))
}

test('modules, guard and handler are changed, and dangerous contracts refused', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await openSafe(stack, [enable(module), enable(allowances)])
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, link(safe))
  const list = page.getByRole('list', { name: 'Modules' })
  await expect(list.getByText('Allowance module')).toBeVisible()
  await expect(list.getByText(/according to the gateway/i)).toHaveCount(1)
  await expect(
    list.getByText('Can move everything without any owner.'),
  ).toHaveCount(2)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // The last module of the list has another one before it.
  await page
    .getByRole('button', { name: `Remove the module ${module}` })
    .click()
  await page.getByRole('button', { name: 'Review change' }).click()
  await executeChange(alice, safe)
  expect(await readSettings(chain, safe)).toMatchObject({
    modules: [allowances],
  })

  // The guard field gets an account, a contract that is no guard, then a real guard by keyboard.
  await page.getByRole('button', { name: 'Set guard' }).click()
  const address = page.getByLabel('Address of the contract')
  const review = page.getByRole('button', { name: 'Review change' })
  for (const [typed, says] of [
    [Alice, 'every transaction of the safe would fail, for good'],
    [module, 'does not say that it is a guard'],
    [safe, 'This is the safe itself.'],
    [`0x${'0'.repeat(40)}`, 'The zero address is no contract.'],
  ] as const) {
    await address.fill(typed)
    await expect(page.getByText(says)).toBeVisible()
    await review.click()
    await expect(address).toBeVisible()
  }
  await address.fill(guard)
  const confirm = page.getByLabel(`To confirm, type ${guard.slice(-4)}`)
  await expect(confirm).toBeVisible()
  await review.click()
  await expect(
    page.getByText(`Type ${guard.slice(-4)} to confirm.`),
  ).toBeVisible()
  await expectAccessible(page)
  await confirm.fill(guard.slice(-4).toLowerCase())
  await confirm.press('Enter')
  await executeChange(alice, safe)
  expect(await readSettings(chain, safe)).toMatchObject({ guard })

  // A handler that is a token is refused by its name.
  await page.getByRole('button', { name: 'Change handler' }).click()
  await address.fill(usd)
  await expect(
    page.getByText('This is the token USD: anybody could'),
  ).toBeVisible()
  await review.click()
  await expect(address).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  // Removing the guard while another transaction waits has to be confirmed.
  await proposeTransfer(stack, {
    ...{ safe, to: Alice, value: 1n, nonce: 9n, signers: [Alice] },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Remove guard' }).click()
  await expect(page.getByText('A transaction is waiting')).toBeVisible()
  const nonce = page.getByLabel('Nonce')
  await nonce.fill('4')
  await page.getByLabel(/^To confirm, type/).fill(guard.slice(-4))
  await review.click()
  await executeChange(alice, safe)
  expect(await readSettings(chain, safe)).toMatchObject({
    guard: `0x${'0'.repeat(40)}`,
  })
})

test('a review refuses a token as handler, and lies about modules are an alarm', async ({
  stack,
  personOf,
}) => {
  const safe = await openSafe(stack, [setGuard(guard)])
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: safe, value: 0n, nonce: 1n, signers: [Alice] },
    data: encodeFunctionData({
      abi: parseAbi(['function setFallbackHandler(address)']),
      args: [usd],
    }),
  })
  const alice = await personOf('Alice')
  const { page, wallet, context } = alice
  await openConnected(alice, transactionLink(safe, hash))
  await expectShut(page, wallet, 'This is the token USD: anybody could')

  await page.goto(link(safe))
  await expect(page.getByText('No modules.')).toBeVisible()
  const lie = await lyingGateway(
    context,
    stack.gatewayUrl,
    new RegExp(`/safes/${safe}$`),
    (body) => ({ ...Object(body), modules: [{ value: module }] }),
  )
  await page.reload()
  await expect(
    page.getByText('The gateway disagrees with the chain'),
  ).toBeVisible()
  await expect(page.getByText('No modules.')).toBeVisible()
  await lie.stop()
  const node = await lyingNode(context, stack.rpcUrls[1337])
  const listed = [64n, 1n, 1n, BigInt(module)].map((word) =>
    word.toString(16).padStart(64, '0'),
  )
  node.tell(lieAbout('0xcc2f8452', `0x${listed.join('')}`))
  await page.reload()
  await expect(
    page.getByText('The gateway disagrees with the chain'),
  ).toBeVisible()
})
