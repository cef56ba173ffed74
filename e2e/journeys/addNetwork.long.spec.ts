import type { Page } from '@playwright/test'
import {
  contractsOf,
  createChainClient,
  createSafe,
  executeSafe,
} from '@strongroom/devnet'
import { encodeRemoveOwner } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { createChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lyingNode } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts
const phone = { viewport: { width: 390, height: 844 } }

const createButton = (page: Page) =>
  page.getByRole('button', { name: 'Create safe' })
const verified = (page: Page) =>
  page.getByText('The address is free and verified')
const addLink = (safe: Address) =>
  walletLink('/settings/add-network', safe, { network: '2021' })

test('a 1.3.0 safe of Local gets the same address and owners on Saigon', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { version: '1.3.0' })
  const there = createChainReader(stack.rpcUrls[2021])
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/settings/networks', safe))
  await page.getByRole('link', { name: 'Compare networks' }).click()

  await test.step('the keyboard leads to the review', async () => {
    const add = page.getByRole('link', { name: 'Add network: Saigon (local)' })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(verified(page)).toBeVisible()
    await expect(
      page.getByText('Same owners and confirmations as here today'),
    ).toBeVisible()
    await expect(page.getByText(`saigon:${safe}`).first()).toBeVisible()
    await expectAccessible(page)
    expect(wallet.prompts()).toBe(0)
    expect(await there.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('a declined creation leaves the review as it was', async () => {
    wallet.rejectNext('eth_sendTransaction')
    await createButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(createButton(page)).toBeEnabled()
    await expect(verified(page)).toBeVisible()
    expect(wallet.count('eth_sendTransaction')).toBe(1)
    expect(wallet.chainId, 'the wallet has switched').toBe(2021)
    expect(await there.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('the wallet creates the safe, and the page compares it', async () => {
    await createButton(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${walletLink('/settings/other-networks', safe)}`)
    await expect(
      page.getByText('Same owners and confirmations as here'),
    ).toBeVisible()
    expect(wallet.count('eth_sendTransaction')).toBe(2)
    expect(await readSafe(there, safe)).toEqual({
      owners: [Alice, Bob, Carol],
      threshold: 2n,
      nonce: 0n,
    })
  })

  await test.step('the wallet remembers the safe on both networks', async () => {
    await page
      .getByRole('link', { name: 'Open the safe on Saigon (local)' })
      .click()
    await page.waitForURL(`**${walletLink('/home', safe, {}, 'saigon')}`)
    await page.goto('/accounts')
    await expect(
      page.locator(`a[href*="saigon:${safe}"]`).first(),
    ).toBeVisible()
    // The used address offers the comparison and no second creation.
    await page.goto(addLink(safe))
    await expect(
      page.getByText('This address is already used on Saigon (local).'),
    ).toBeVisible()
    await expect(createButton(page)).toHaveCount(0)
  })
})

test('on a phone, a safe of Saigon gets the same address on Local', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { chainId: 2021, value: 0n })
  const bob = await personOf('Bob', phone)
  const { page } = bob
  await openConnected(
    bob,
    walletLink('/settings/other-networks', safe, {}, 'saigon'),
  )
  await page.getByRole('link', { name: 'Add network: Local' }).click()
  await expect(verified(page)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await createButton(page).click()
  await page.waitForURL('**/settings/other-networks?*')
  await expect(
    page.getByText('Same owners and confirmations as here'),
  ).toBeVisible()
  expect(await readSafe(chain, safe)).toMatchObject({
    owners: [Alice, Bob, Carol],
    threshold: 2n,
  })
})

test('an owner who was removed since is named, and has to be accepted', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { version: '1.3.0', value: 0n })
  await executeSafe(createChainClient(1337, stack.rpcUrls[1337]), {
    ...{ safe, to: safe, signers: [Alice, Bob], executor: Bob },
    data: encodeRemoveOwner({
      ...{ prevOwner: Bob, owner: Carol, threshold: 2 },
    }),
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, addLink(safe))
  await expect(
    page.getByText('The new safe starts with owners who were removed here'),
  ).toBeVisible()
  await expect(
    // Development chains have names for their accounts.
    page.getByText('Carol can confirm transactions of the new safe'),
  ).toBeVisible()
  const starts = page.getByRole('region', { name: /at the start$/ })
  await expect(starts.getByText('Removed here')).toHaveCount(1)
  await expect(verified(page)).toBeVisible()
  await expectAccessible(page)

  const reason = 'First accept the owners that the new safe starts with.'
  await expect(page.getByText(reason)).toBeVisible()
  await createButton(page).click({ force: true })
  expect(wallet.prompts(), 'nothing is sent before it is accepted').toBe(0)
  const accept = page.getByRole('checkbox', { name: /^I understand/ })
  await accept.focus()
  await page.keyboard.press('Space')
  await expect(accept).toBeChecked()
  await expect(page.getByText(reason)).toHaveCount(0)
  await createButton(page).click()
  await page.waitForURL('**/settings/other-networks?*')
  await expect(
    page.getByText('The address is the same, the owners are not'),
  ).toBeVisible()
  const there = createChainReader(stack.rpcUrls[2021])
  expect(await readSafe(there, safe)).toMatchObject({
    owners: [Alice, Bob, Carol],
  })
})

test('an owner that is a safe of this network only has to be accepted', async ({
  stack,
  personOf,
}) => {
  const parent = await createFundedSafe(stack, { value: 0n })
  const safe = await createFundedSafe(stack, {
    ...{ version: '1.3.0', value: 0n, owners: [Alice, parent] },
  })
  const alice = await personOf('Alice', phone)
  const { page, wallet } = alice
  await openConnected(alice, addLink(safe))
  await expect(
    page.getByText('Same owners and confirmations as here today'),
  ).toBeVisible()
  const ends = `${parent.slice(0, 6)}…${parent.slice(-4)}`
  await expect(
    page.getByText(`${ends} does not exist on Saigon (local).`),
  ).toBeVisible()
  await expect(verified(page)).toBeVisible()
  await expect(createButton(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: /^I understand/ }).check()
  await expect(createButton(page)).toBeEnabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(wallet.prompts()).toBe(0)
})

test('a lying gateway is contradicted, and a lying RPC is refused', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { version: '1.3.0', value: 0n })
  const other = await createFundedSafe(stack, {
    ...{ version: '1.3.0', value: 0n, owners: [Dave], threshold: 1 },
  })
  const creationOf = async (address: Address) => {
    const url = `${stack.gatewayUrl}/v1/chains/1337/safes/${address}/transactions/creation`
    return (await fetch(url)).json()
  }
  const theirs = await creationOf(other)
  const alice = await personOf('Alice')
  const { page, context, wallet } = alice
  const gateway = await lyingGateway(
    ...([context, stack.gatewayUrl, /\/transactions\/creation$/] as const),
    () => theirs,
  )
  await openConnected(alice, addLink(safe))
  await expect(verified(page)).toBeVisible()
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  await expect(
    page.getByText('The gateway describes another creation'),
  ).toBeVisible()
  await expect(
    page.getByText('Same owners and confirmations as here today'),
  ).toBeVisible()
  gateway.stop()

  const { transactionHash } = await creationOf(safe)
  const lie = await chain.request({
    method: 'eth_getTransactionByHash',
    params: [theirs.transactionHash],
  })
  const node = await lyingNode(context, stack.rpcUrls[1337])
  node.tell(({ method, params }) =>
    method === 'eth_getTransactionByHash' && params?.[0] === transactionHash
      ? { result: lie }
      : undefined,
  )
  await page.reload()
  await expect(
    page.getByText(
      'Your RPC for Local describes a creation that does not lead to this address.',
    ),
  ).toBeVisible()
  expect(node.lies()).toBeGreaterThan(0)
  await expect(createButton(page)).toHaveCount(0)
  await expectAccessible(page)

  // A node that dropped the creation, with a gateway that does not know it either.
  node.tell(({ method }) =>
    /^eth_(?:getLogs|getTransactionReceipt)$/.test(method)
      ? { result: method === 'eth_getLogs' ? [] : null }
      : undefined,
  )
  const silent = await lyingGateway(
    ...([context, stack.gatewayUrl, /\/transactions\/creation$/] as const),
    (body) => ({ ...Object(body), setupData: null }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByText('Your RPC for Local has no record of how this safe was'),
  ).toBeVisible()
  // With the gateway's values, which the address proves, it goes on.
  silent.stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByText('Your RPC no longer has the creation.'),
  ).toBeVisible()
  await expect(verified(page)).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  const there = createChainReader(stack.rpcUrls[2021])
  expect(await there.getCode({ address: safe })).toBeUndefined()
})

test('a safe that somebody else creates during the review needs no prompt', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const saltNonce = BigInt(Date.now()) * 7n
  const setup = { owners: [Alice, Bob], threshold: 2, saltNonce } as const
  const safe = await createFundedSafe(stack, {
    ...{ version: '1.3.0', value: 0n, ...setup },
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, addLink(safe))
  await expect(verified(page)).toBeVisible()
  const twin = await createSafe(createChainClient(2021, stack.rpcUrls[2021]), {
    contracts: contractsOf(2021)['1.3.0'],
    ...setup,
    from: Bob,
  })
  expect(twin).toBe(safe)
  await createButton(page).click()
  await expect(
    page.getByText('Same owners and confirmations as here').first(),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(0)
})
