import { contractsOf, createChainClient, send } from '@strongroom/devnet'
import {
  decodeSafeEvent,
  encodeCreateProxyWithNonce,
  encodeMultiSendCallOnly,
  encodeSetup,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob } = ownerAccounts
const phone = { viewport: { width: 390, height: 844 } }

test('a 1.4.1 safe cannot be added where that version is missing', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { value: 0n })
  const alice = await personOf('Alice', phone)
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/settings/other-networks', safe))
  await page.getByRole('link', { name: 'Add network: Saigon (local)' }).click()
  await expect(
    page.getByText(
      'Safe 1.4.1 is not fully available on Saigon (local): the factory is missing there.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create safe' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Create another safe' }).click()
  await page.waitForURL('**/new-safe*')
  expect(wallet.prompts()).toBe(0)
})

test('each creation that cannot be repeated is named with its reason', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const { '1.3.0': old, '1.4.1': current } = contractsOf(1337)
  let saltNonce = BigInt(Date.now()) * 11n
  const supportsInterface = '0x01ffc9a701ffc9a7'.padEnd(74, '0') as Hex
  const callOf = (contracts: typeof old, to?: Address) => ({
    singleton: contracts.singletonL2.address,
    setup: encodeSetup({
      ...{ owners: [Alice, Bob], threshold: 1 },
      fallbackHandler: contracts.fallbackHandler.address,
      ...(to && { to, data: supportsInterface }),
    }),
    saltNonce: saltNonce++,
  })
  const create = async (to: Address, data: Hex) => {
    const { logs } = await send(client, { from: Bob, to, data })
    const created = logs
      .map(decodeSafeEvent)
      .find((event) => event?.name === 'ProxyCreation')
    if (created?.name !== 'ProxyCreation') throw new Error('No safe is there.')
    const { proxy } = created.args
    expect(await readSafe(chain, proxy)).toMatchObject({ threshold: 1n })
    const url = `${stack.gatewayUrl}/v1/chains/1337/safes/${proxy}`
    await expect.poll(async () => (await fetch(url)).ok).toBe(true)
    return proxy
  }
  const alice = await personOf('Alice', phone)
  const { page, wallet } = alice
  await openConnected(alice, '/accounts')

  const factory = old.proxyFactory.address
  const direct = (to: Address) => encodeCreateProxyWithNonce(callOf(old, to))
  const specific = callOf(current)
  const cases: [name: string, to: Address, data: Hex, reason: string][] = [
    [
      'in a batch',
      old.multiSendCallOnly.address,
      encodeMultiSendCallOnly([
        {
          ...{ to: factory, value: 0n, operation: 0 },
          data: encodeCreateProxyWithNonce(callOf(old)),
        },
      ]),
      'This safe was created through another contract',
    ],
    [
      'for one chain',
      current.proxyFactory.address,
      encodeFunctionData({
        abi: parseAbi([
          'function createChainSpecificProxyWithNonce(address, bytes, uint256)',
        ]),
        args: [specific.singleton, specific.setup, specific.saltNonce],
      }),
      'This safe was created for Local only',
    ],
    [
      'with a setup call to a contract that the other chain lacks',
      factory,
      direct(current.fallbackHandler.address),
      'That contract does not exist on Saigon (local).',
    ],
    [
      'with a setup call to a contract that the other chain has',
      factory,
      direct(old.fallbackHandler.address),
      'but it may do something else there.',
    ],
  ]
  for (const [name, to, data, reason] of cases)
    await test.step(name, async () => {
      const safe = await create(to, data)
      await page.goto(
        walletLink('/settings/add-network', safe, { network: '2021' }),
      )
      await expect(page.getByText(reason)).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'Create another safe' }),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Create safe' }),
      ).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  expect(wallet.prompts()).toBe(0)
})
