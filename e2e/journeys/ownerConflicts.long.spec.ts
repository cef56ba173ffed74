import { testContracts } from '@strongroom/devnet'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lieAbout, lyingNode } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave, Erin } = ownerAccounts
const abi = parseAbi([
  'function enableModule(address module)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
])

test('one owner alone cannot lower the threshold of another owner’s change', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const propose = { safe, to: safe, value: 0n } as const
  const change = (functionName: 'changeThreshold', threshold: bigint) =>
    encodeFunctionData({ abi, functionName, args: [threshold] })
  // The first has one confirmation of two, the second has both.
  await proposeTransfer(stack, {
    ...{ ...propose, nonce: 0n, signers: [Bob] },
    data: change('changeThreshold', 1n),
  })
  await proposeTransfer(stack, {
    ...{ ...propose, nonce: 1n, signers: [Bob, Carol] },
    data: change('changeThreshold', 1n),
  })
  const { page, ...alice } = await personOf('Alice')
  await openConnected({ page, ...alice }, walletLink('/settings', safe))
  await page.getByRole('button', { name: 'Add owner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address', { exact: true }).fill(Dave)
  await dialog.getByRole('button', { name: 'Add to changes' }).click()
  const table = page.getByRole('table', { name: /^Owners and confirmations/ })
  const rule = table.getByRole('row', { name: 'Must confirm 2 of 3 2 of 4' })
  const title = 'Add Dave as owner; 2 of 4 must confirm (now 2 of 3)'
  await expect(page.getByText(title)).toBeVisible()
  await expect(rule).toBeVisible()
  await expect(
    page.getByText('#0 would change the owners too, but lacks confirmations'),
  ).toBeVisible()
  await expect(
    page.getByText('The queue sets the number of confirmations to 1. This'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Without the confirmed change the plan starts from the owners of today.
  await page.getByLabel('Nonce').fill('1')
  await expect(page.getByText('The queue sets the number')).toBeHidden()
  await expect(page.getByText(title)).toBeVisible()
  await expect(rule).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(rule).toBeVisible()
  expect(await readSafe(chain, safe)).toMatchObject({ threshold: 2n })
})

test('changes of several owners at once end in a clear conflict, and lies in an alarm', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const propose = { safe, to: safe, value: 0n } as const
  const first = await proposeTransfer(stack, {
    ...{ ...propose, nonce: 0n, signers: [Bob, Carol] },
    data: encodeFunctionData({
      abi,
      functionName: 'addOwnerWithThreshold',
      args: [Dave, 2n],
    }),
  })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings', safe))
  await page.getByRole('button', { name: 'Remove Alice' }).click()
  await expect(
    page.getByText('You remove yourself. Afterwards you cannot'),
  ).toBeVisible()
  await expect(
    page.getByText('#0 changes the owners too. Execute it first.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show #0' })).toHaveAttribute(
    'href',
    new RegExp(first),
  )

  await test.step('another nonce shows what would stop counting', async () => {
    await page.getByLabel('Nonce').fill('0')
    await expect(
      page.getByText(/^#0 already has a change of the owners/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Use 1' }).click()
  })

  // The table compares today with the result of both; the sentence is of this one.
  const title = 'Remove Alice as owner'
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  for (const name of [
    'Must confirm 2 of 3 2 of 3',
    `Alice ${Alice} Owner Removed`,
    `Dave ${Dave} Not an owner Owner`,
  ])
    await expect(page.getByRole('row', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(/This would fail/)).toBeHidden()
  await expect(
    page.getByText(
      '#0 changes the owners too. Execute it first, then check this one again.',
    ),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: /above|risks/ }).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page).toHaveURL(/\/transactions\/tx/)
  const second = /0x[0-9a-f]{64}/.exec(decodeURIComponent(page.url()))?.[0]

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, first))
  const execute = async () => {
    const box = bob.page.getByRole('checkbox', { name: /above|risks/ })
    const button = bob.page.getByRole('button', {
      name: /^(Sign and e|E)xecute$/,
    })
    await expect(button).toBeVisible()
    if (await box.isVisible()) await box.check()
    await button.click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
  }
  await execute()
  // The neighbour was computed for the owners after the first change.
  await bob.page.goto(transactionLink(safe, `${second}`))
  await expect(
    bob.page.getByRole('heading', { name: /^Remove Alice as owner/ }),
  ).toBeVisible()
  await expect(bob.page.getByText(/This would fail/)).toBeHidden()
  await execute()
  expect(await readSafe(chain, safe)).toMatchObject({
    owners: [Dave, Bob, Carol],
    threshold: 2n,
  })

  await test.step('a change made for other owners says what to do', async () => {
    const stale = await proposeTransfer(stack, {
      ...{ ...propose, nonce: 2n, signers: [Carol] },
      data: encodeFunctionData({
        abi,
        functionName: 'removeOwner',
        args: [Alice, Bob, 2n],
      }),
    })
    await bob.page.goto(transactionLink(safe, stale))
    await expect(
      bob.page.getByText(
        'This would fail: it does not fit the owners of today',
      ),
    ).toBeVisible()
    await expect(
      bob.page.getByText(/Make the change again, and reject this one/),
    ).toBeVisible()
    await expect(
      bob.page.getByRole('heading', { name: /^Remove Bob as owner/ }),
    ).toBeVisible()
  })

  await test.step('a gateway and a node that lie are an alarm', async () => {
    const alarm = bob.page.getByText(
      'Your RPC and the gateway disagree about owners or threshold',
    )
    const open = async () => {
      await bob.page.goto(walletLink('/settings', safe))
      await expect(bob.page.getByText('3 on-chain now')).toBeVisible()
    }
    await open()
    await expect(alarm).toBeHidden()
    const gateway = await lyingGateway(
      bob.context,
      stack.gatewayUrl,
      /^\/v1\/chains\/1337\/safes\/0x\w{40}$/,
      (body) =>
        JSON.parse(JSON.stringify(body).replaceAll(Carol, Erin)) as unknown,
    )
    await open()
    await expect(alarm).toBeVisible()
    await bob.page.getByRole('button', { name: 'Remove Carol' }).click()
    await expect(
      bob.page.getByRole('button', { name: 'Review changes' }),
    ).toHaveAccessibleDescription('Your sources disagree about the owners.')
    gateway.stop()
    await open()
    await expect(alarm).toBeHidden()
    const node = await lyingNode(bob.context, stack.rpcUrls[1337])
    node.tell(lieAbout('0xe75235b8', numberToHex(1, { size: 32 })))
    await open()
    await expect(alarm).toBeVisible()
  })
})

test('two owners change settings at one nonce: the queue frames both, and one of them runs', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, {
    ...{ owners: [Alice, Bob], threshold: 2 },
  })
  const propose = { safe, to: safe, value: 0n, nonce: 0n } as const
  const first = await proposeTransfer(stack, {
    ...{ ...propose, signers: [Alice] },
    data: encodeFunctionData({
      ...{ abi, functionName: 'changeThreshold', args: [1n] },
    }),
  })
  const second = await proposeTransfer(stack, {
    ...{ ...propose, signers: [Bob] },
    data: encodeFunctionData({
      ...{ abi, functionName: 'enableModule', args: [testContracts().module] },
    }),
  })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/queue', safe))
  const conflict = page.getByText(/^Both use nonce 0\./)
  await expect(conflict.first()).toBeVisible()
  await expectAccessible(page)

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, first))
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  expect(await readSafe(chain, safe)).toMatchObject({
    ...{ threshold: 1n, nonce: 1n },
  })

  // The other change can never run, so its page offers no signature.
  await page.goto(transactionLink(safe, second))
  await expect(
    page.getByText('Replaced', { exact: true }).first(),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^(Sign|Execute|Sign and execute)$/ }),
  ).toHaveCount(0)
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(conflict).toHaveCount(0)
})
