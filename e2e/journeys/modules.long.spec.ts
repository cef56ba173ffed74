import {
  createChainClient,
  demoOwners,
  devTokens,
  executeSafe,
  send,
  testContracts,
} from '@strongroom/devnet'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  getAddress,
  getCreate2Address,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
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
const abi = parseAbi([
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function setModuleGuard(address guard)',
  'function setFallbackHandler(address handler)',
])
const encode = (functionName: (typeof abi)[number]['name'], address: Address) =>
  encodeFunctionData({ abi, functionName, args: [address] })
const guardSlot =
  '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const moduleGuardSlot =
  '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947'
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
  return {
    modules,
    guard: await at(guardSlot),
    moduleGuard: await at(moduleGuardSlot),
    handler: await at(handlerSlot),
  }
}

/** A contract that says yes to every question, and so is a guard of modules. */
async function deployModuleGuard(stack: Stack): Promise<Address> {
  // Deploys ten bytes: return 1.
  const code = '0x600a600c600039600a6000f3600160005260206000f3'
  const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
  const salt = numberToHex(0, { size: 32 })
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const address = getCreate2Address({ from: deployer, salt, bytecode: code })
  const data = concatHex([salt, code])
  await send(client, { from: Alice, to: deployer, data })
  return address
}

/** A safe of Alice alone, with these calls of itself executed. */
async function openSafe(
  stack: Stack,
  calls: readonly `0x${string}`[] = [],
  version: '1.4.1' | '1.5.0' = '1.4.1',
) {
  const safe = await createFundedSafe(stack, {
    ...{ version, owners: [Alice], threshold: 1 },
  })
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
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  await page.goto(link(safe))
}

test('modules, guard and handler are changed, and dangerous contracts refused', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await openSafe(stack, [
    encode('enableModule', module),
    encode('enableModule', allowances),
  ])
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
    page.getByText('This is the token USD: anyone could'),
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

test('a safe of 1.5.0 sets and removes a module guard, and an unknown handler @long', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const moduleGuard = await deployModuleGuard(stack)
  const data = encode('setModuleGuard', moduleGuard)
  const alice = await personOf('Alice')
  const { page } = alice

  await test.step('older versions say that they have none, in the page and in a review', async () => {
    for (const version of ['1.3.0', '1.4.1'] as const) {
      const older = await createFundedSafe(stack, {
        ...{ version, owners: [Alice], threshold: 1 },
      })
      const propose = { to: older, value: 0n, data, signers: [Alice] } as const
      const hash = await proposeTransfer(stack, {
        ...{ ...propose, safe: older, nonce: 0n },
      })
      if (version === '1.3.0') await openConnected(alice, link(older))
      else await page.goto(link(older))
      await expect(
        page.getByText('Safe 1.5.0 and later have it: update the version'),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Set guard' }),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Set module guard' }),
      ).toBeHidden()
      await page.goto(transactionLink(older, hash))
      await expect(
        page.getByText('This version of the safe has no guards of modules.'),
      ).toBeVisible()
      await expect(page.getByText('tick the box')).toBeVisible()
    }
  })

  const safe = await openSafe(stack, [encode('enableModule', module)], '1.5.0')
  await page.goto(link(safe))
  const address = page.getByLabel('Address of the contract')
  const review = page.getByRole('button', { name: 'Review change' })
  await test.step('set: a guard of transactions is none of modules', async () => {
    await page.getByRole('button', { name: 'Set module guard' }).click()
    await address.fill(guard)
    await expect(
      page.getByText('does not say that it is a guard'),
    ).toBeVisible()
    await review.click()
    await address.fill(moduleGuard)
    await page
      .getByLabel(`To confirm, type ${moduleGuard.slice(-4)}`)
      .fill(moduleGuard.slice(-4))
    await expectAccessible(page)
    await review.click()
    await executeChange(alice, safe)
    expect(await readSettings(chain, safe)).toMatchObject({
      ...{ moduleGuard, guard: zeroAddress, modules: [module] },
    })
  })

  await test.step('removed', async () => {
    await page.getByRole('button', { name: 'Remove module guard' }).click()
    await expect(
      page.getByText('Modules act without a check afterwards.'),
    ).toBeVisible()
    await review.click()
    await executeChange(alice, safe)
    expect(await readSettings(chain, safe)).toMatchObject({
      moduleGuard: zeroAddress,
    })
  })

  const { handler: official } = await readSettings(chain, safe)
  await test.step('an unknown handler takes the last characters of its address', async () => {
    await page.getByRole('button', { name: 'Change handler' }).click()
    await address.fill(module)
    const confirm = page.getByLabel(`To confirm, type ${module.slice(-4)}`)
    await expect(confirm).toBeVisible()
    await confirm.fill('0000')
    await review.click()
    await expect(
      page.getByText(`Type ${module.slice(-4)} to confirm.`),
    ).toBeVisible()
    await confirm.fill(module.slice(-4))
    await review.click()
    await executeChange(alice, safe)
    expect(await readSettings(chain, safe)).toMatchObject({ handler: module })
  })

  await test.step('the official handler is offered by its name', async () => {
    await page.getByRole('button', { name: 'Change handler' }).click()
    await expect(
      page.getByRole('combobox', { name: 'Fallback handler' }),
    ).toContainText('(official for this version)')
    await expect(page.getByLabel(/^To confirm, type/)).toBeHidden()
    await review.click()
    await executeChange(alice, safe)
    expect(await readSettings(chain, safe)).toMatchObject({ handler: official })
  })
})

test('a review refuses a token as handler, and lies about modules are an alarm', async ({
  stack,
  personOf,
}) => {
  const safe = await openSafe(stack, [encode('setGuard', guard)])
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: safe, value: 0n, nonce: 1n, signers: [Alice] },
    data: encode('setFallbackHandler', usd),
  })
  const alice = await personOf('Alice')
  const { page, wallet, context } = alice
  await openConnected(alice, transactionLink(safe, hash))
  await expectShut(page, wallet, 'This is the token USD: anyone could')

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
  lie.stop()
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
