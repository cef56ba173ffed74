import { encodeAddOwner } from '@strongroom/safe-protocol'
import { type Address, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readClipboard } from '../support/readClipboard.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

test('several are confirmed one by one, then executed by one transaction', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack)
  const propose = (nonce: bigint) =>
    proposeTransfer(stack, {
      ...{ safe, to: Dave, value: parseEther('1'), nonce },
      signers: [Bob],
    })
  const hashes = [await propose(0n), await propose(1n), await propose(2n)]
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/transactions/queue', safe))

  await test.step('the keyboard selects rows', async () => {
    await page.getByRole('button', { name: 'Select several' }).focus()
    await page.keyboard.press('Enter')
    for (const nonce of [0, 1, 2]) {
      await page
        .getByRole('checkbox', { name: `Select nonce ${nonce}` })
        .focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByText('3 selected')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Confirm selected' }).focus()
    await page.keyboard.press('Enter')
  })

  await test.step('each has a prompt; a declined one stays as it was', async () => {
    const sign = page.getByRole('button', { name: 'Sign', exact: true })
    await expect(page.getByText('Transaction 1 of 3')).toBeVisible()
    await expect(sign).toBeEnabled()
    await expectAccessible(page)
    await sign.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Transaction 2 of 3')).toBeVisible()
    wallet.rejectNext('eth_signTypedData_v4')
    await sign.click()
    await expect(page.getByText('You declined', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Skip this one' }).click()
    await expect(page.getByText('Transaction 3 of 3')).toBeVisible()
    await sign.click()
    await expect(
      page.getByText('You confirmed 2 of 3 transactions'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Review the others' }).click()
    await sign.click()
    await expect(page.getByText('You confirmed the transaction')).toBeVisible()
    expect(wallet.count('eth_signTypedData_v4')).toBe(4)
    expect(wallet.count('eth_sendTransaction')).toBe(0)
  })

  await test.step('one prompt executes all of them in the order of nonces', async () => {
    await page.goto(
      walletLink('/transactions/execute', safe, {
        hashes: [...hashes].reverse().join(),
      }),
    )
    await expect(page.getByText('Nonce 2: ready')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    const before = await chain.getBalance({ address: Dave })
    await page.getByRole('button', { name: 'Execute 3 transactions' }).click()
    await expect(page.getByText('Executed 3 transactions')).toBeVisible()
    expect(wallet.count('eth_sendTransaction')).toBe(1)
    expect(await readExecuted(chain, safe)).toEqual(hashes)
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 3n })
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('3'),
    )
  })
})

test('a change that would leave others stuck is executed alone @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const signers = [Alice, Bob] as const
  const pay = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: 1n, nonce: 0n, signers },
  })
  const change = await proposeTransfer(stack, {
    ...{ safe, to: safe, value: 0n, nonce: 1n, signers },
    data: encodeAddOwner({ owner: Dave, threshold: 2 }),
  })
  const later = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: 1n, nonce: 3n },
    signers: [Carol],
  })
  const dave = await personOf('Dave')
  const { page, wallet } = dave
  await openConnected(
    dave,
    walletLink('/transactions/execute', safe, {
      hashes: [pay, change, later].join(),
    }),
  )
  await expect(
    page.getByText('Nonce 1: changes the safe’s settings', { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByText('Nonce 3: 1 more confirmation needed', { exact: true }),
  ).toBeVisible()
  const execute = page.getByRole('button', { name: /^Execute/ })
  await expect(execute).toHaveAttribute('aria-disabled', 'true')
  await execute.click({ force: true })
  expect(wallet.prompts()).toBe(0)

  await page.getByRole('link', { name: 'Leave out nonce 3' }).click()
  await page.getByRole('link', { name: 'Leave out nonce 1' }).click()
  await execute.click()
  await expect(page.getByText('Executed 1 transaction')).toBeVisible()
  expect(await readExecuted(chain, safe)).toEqual([pay])
})

test('filters, nonces and reminders say what a queue waits for', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const propose = (nonce: bigint, ether: string, signer: Address) =>
    proposeTransfer(stack, {
      ...{ safe, to: Dave, value: parseEther(ether), nonce },
      signers: [signer],
    })
  const first = await propose(0n, '1', Bob)
  await propose(1n, '2', Alice)
  await propose(1n, '3', Bob)
  await propose(4n, '4', Alice)
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/queue', safe))

  await page.getByRole('button', { name: 'Nonces' }).click()
  for (const text of [
    'Nonce 0, next on the network: 1 transaction',
    'Nonce 1: 2 transactions, only one can be executed',
    'Nonces 2 to 3: empty. Later ones are blocked.',
    'Nonce 4: 1 transaction',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Fill nonce 2 with a rejection' }).last(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nonces' }).click()

  await page.getByRole('button', { name: /^Needs you/ }).click()
  // The rivals at nonce 1 stay together.
  await expect(page.getByText('3 of 4 transactions shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Largest amount').fill('1.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 4 transactions shown.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText('3 of 4 transactions shown.')).toBeVisible()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(transactionLink(safe, first))
  await page
    .getByRole('list', { name: 'Reminders' })
    .getByRole('button')
    .first()
    .click()
  const copied = await readClipboard(page.context())
  expect(copied).toMatch(/^Waiting for .+ to confirm nonce 0: http/)
  expect(copied).toContain(first)
})
