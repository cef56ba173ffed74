import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import type { Stack } from '../support/stack.ts'
import { expect, type Person, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave, Erin } = ownerAccounts

/** The gateway's list of delegates. */
async function readDelegates(stack: Stack, filter: string) {
  const url = `${stack.gatewayUrl}/v2/chains/1337/delegates?${filter}`
  const { results } = (await (await fetch(url)).json()) as {
    results: readonly {
      safe: string | null
      delegate: string
      delegator: string
    }[]
  }
  return results
}

/** The gateway's record of a transaction. */
async function readProposal(stack: Stack, safe: string, hash: string) {
  const id = `multisig_${safe}_${hash}`
  const url = `${stack.gatewayUrl}/v1/chains/1337/transactions/${id}`
  const details = (await (await fetch(url)).json()) as TransactionDetails
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error(`${id} is no proposal.`)
  return {
    delegate: execution.proposedByDelegate?.value,
    confirmations: execution.confirmations.map(({ signer }) => signer.value),
  }
}

const mark =
  /Proposed by .+, a delegate of .+ according to the gateway\. No owner has confirmed\./

test('a delegate proposes, and only owners confirm', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const listed = (filter = `safe=${safe}`) => readDelegates(stack, filter)

  const alice = await personOf('Alice', {
    viewport: { width: 390, height: 844 },
  })
  const { page } = alice
  await openConnected(alice, walletLink('/settings', safe))
  await page.getByRole('link', { name: 'Manage delegates' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Delegates' }),
  ).toBeVisible()
  const account = page.getByLabel('Account of the delegate')
  await account.fill(Bob)
  await expect(page.getByText('An owner can propose already.')).toBeVisible()
  await account.fill(`geth:${safe}`)
  await expect(page.getByText('cannot be its own delegate')).toBeVisible()
  await account.fill(
    `${Dave.slice(0, 6)}${'0'.repeat(32)}${Dave.slice(-4)}`.toLowerCase(),
  )
  await expect(page.getByText('This address imitates one')).toBeVisible()
  await account.fill(Dave)
  await page.getByLabel('Label').fill('Payroll')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('It does not show the safe')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign and add' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Payroll' })
  await expect(row).toBeVisible()
  expect(alice.wallet.prompts()).toBe(1)
  expect(await listed()).toMatchObject([{ delegate: Dave, delegator: Alice }])

  // An account that is neither an owner nor a delegate is told why.
  const erin = await personOf('Erin')
  await openConnected(erin, walletLink('/send', safe))
  await erin.page.getByLabel('Recipient').fill(Carol)
  await erin.page.getByLabel('Amount').fill('1')
  await erin.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    erin.page.getByText('The connected account is not an owner of this safe.'),
  ).toBeVisible()

  const dave = await personOf('Dave')
  await openConnected(dave, walletLink('/send', safe))
  await dave.page.getByLabel('Recipient').fill(Carol)
  await dave.page.getByLabel('Amount').fill('1')
  await dave.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    dave.page.getByText(
      'You propose; owners must confirm. Your signature counts for nothing on chain',
    ),
  ).toBeVisible()
  await dave.page.getByRole('button', { name: 'Sign and propose' }).click()
  await dave.page.waitForURL('**/transactions/tx?*')
  const safeTxHash = new URL(dave.page.url()).searchParams.get('id')?.slice(-66)
  await expect(dave.page.getByText(mark)).toBeVisible()
  await expect(
    dave.page.getByText('The connected account is not an owner of this safe.'),
  ).toBeVisible()
  expect(dave.wallet.prompts()).toBe(1)

  // The owner sees whose word it is, in the queue and in the review.
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(
    page.getByText(/Proposed by .+, a delegate of .+, no owner has confirmed/),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(transactionLink(safe, safeTxHash ?? ''))
  await expect(page.getByText(mark)).toBeVisible()
  await expect(page.getByRole('heading', { name: /0 of 2/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('No owner has confirmed.')).toBeHidden()
  expect(await readSafe(chain, safe)).toMatchObject({
    nonce: 0n,
    owners: [Alice, Bob],
  })

  await dave.page.goto(walletLink('/settings/delegates', safe))
  await dave.page.getByRole('button', { name: /^Remove/ }).click()
  await dave.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Sign and remove' })
    .click()
  await expect(dave.page.getByText('No delegates yet.')).toBeVisible()
  expect(await listed()).toEqual([])
})

test('the dialog shows the hour that the wallet is asked to sign, also on a retry', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const { page, context, wallet } = await personOf('Alice')
  const method = 'eth_signTypedData_v4'
  const totpOf = (index: number): number => {
    const [, typedData] =
      wallet.requests.filter((one) => one.method === method)[index]?.params ??
      []
    return Number(JSON.parse(String(typedData)).message.totp)
  }
  let refusals = 0
  await context.route(
    (url) =>
      url.origin === new URL(stack.gatewayUrl).origin &&
      url.pathname.endsWith('/delegates'),
    (route) => {
      if (route.request().method() !== 'POST' || refusals > 0)
        return route.fallback()
      refusals += 1
      return route.fulfill({
        status: 422,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 422, message: 'Signature does not match' },
      })
    },
  )
  await openConnected(
    { page, context, wallet },
    walletLink('/settings/delegates', safe),
  )
  await page.getByLabel('Account of the delegate').fill(Dave)
  await page.getByLabel('Label').fill('Payroll')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const first = wallet.holdNext(method)
  await dialog.getByRole('button', { name: 'Sign and add' }).click()
  await first.reached
  await expect(dialog.getByText(`(totp ${totpOf(0)})`)).toBeVisible()
  // The wallet answers in the same hour, so the retry is for the hour before.
  const second = wallet.holdNext(method)
  first.release()
  await second.reached
  expect(totpOf(1)).not.toBe(totpOf(0))
  const start = new Date(totpOf(1) * 3_600_000).toISOString()
  await expect(
    dialog.getByText(
      `${start.slice(0, 16).replace('T', ' ')} UTC (totp ${totpOf(1)})`,
    ),
  ).toBeVisible()
  await expect(dialog.getByText(`(totp ${totpOf(0)})`)).toBeHidden()
  second.release()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Payroll' }),
  ).toBeVisible()
  expect(refusals).toBe(1)
})

test('a delegate for all safes proposes on another safe of the owner, also by an app @long', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const owners = [Carol, Bob] as const
  const first = await createFundedSafe(stack, { owners, threshold: 1 })
  const second = await createFundedSafe(stack, { owners, threshold: 1 })
  const carol = await personOf('Carol')
  const { page } = carol
  const listed = () => readDelegates(stack, `delegator=${Carol}`)
  const everywhere = (person: Person) =>
    person.page
      .getByRole('heading', { name: 'Delegates for all safes of an owner' })
      .locator('xpath=ancestor::section[1]')

  await test.step('the owner adds the delegate on one safe', async () => {
    await openConnected(carol, walletLink('/settings/delegates', first))
    await page.getByLabel('Account of the delegate').fill(Dave)
    await page.getByLabel('Label').fill('Every payroll')
    await page.getByLabel('May propose for').selectOption('all')
    await expect(
      page.getByText('Includes safes that you join later.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText('for all your safes on this network'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign and add' }).click()
    await expect(everywhere(carol)).toContainText('Every payroll')
    await expect(page.getByText('No delegates yet.')).toBeVisible()
    expect(await listed()).toMatchObject([
      { safe: null, delegate: Dave, delegator: Carol },
    ])
    await page.getByLabel('Account of the delegate').fill(Dave)
    await page.getByLabel('May propose for').selectOption('all')
    await expect(
      page.getByText('You have added this delegate already.'),
    ).toBeVisible()
  })

  const dave = await personOf('Dave')
  await test.step('the delegate proposes on the other safe, and the owner confirms', async () => {
    await openConnected(dave, walletLink('/send', second))
    await dave.page.getByLabel('Recipient').fill(Erin)
    await dave.page.getByLabel('Amount').fill('1')
    await dave.page.getByRole('button', { name: 'Review' }).click()
    await dave.page.getByRole('button', { name: 'Sign and propose' }).click()
    await dave.page.waitForURL('**/transactions/tx?*')
    const hash = dave.page.url().slice(-66)
    await expect(dave.page.getByText(mark)).toBeVisible()
    expect(await readProposal(stack, second, hash)).toEqual({
      ...{ delegate: Dave, confirmations: [] },
    })
    const before = await chain.getBalance({ address: Erin })
    await page.goto(transactionLink(second, hash))
    await expect(page.getByText(mark)).toBeVisible()
    await page.getByLabel('Execute right away').uncheck()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByText('No owner has confirmed.')).toBeHidden()
    expect(await readProposal(stack, second, hash)).toMatchObject({
      confirmations: [Carol],
    })
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
    expect(await chain.getBalance({ address: Erin })).toBe(
      before + parseEther('1'),
    )
  })

  await test.step('an app that the delegate opened gets a proposal, no confirmation', async () => {
    await dave.page.goto(walletLink('/apps', second))
    await dave.page.getByRole('link', { name: 'Open sample app' }).click()
    const app = dave.page.frameLocator('iframe')
    await app.getByLabel('Recipient').fill(Erin)
    await app.getByLabel('Amount').fill('0.5')
    await app.getByRole('button', { name: 'Propose transfer' }).click()
    await expect(dave.page.getByText(/Send\s+0\.5\s*ETH/)).toBeVisible()
    await expect(
      dave.page.getByText('You propose; owners must confirm.'),
    ).toBeVisible()
    await expectAccessible(dave.page)
    await dave.page.getByRole('button', { name: 'Sign and propose' }).click()
    const answer = app.getByText(/^0x[0-9a-f]{64}$/)
    await expect(answer).toBeVisible()
    const hash = (await answer.textContent()) ?? ''
    expect(await readProposal(stack, second, hash)).toEqual({
      ...{ delegate: Dave, confirmations: [] },
    })
    expect(await readSafe(chain, second)).toMatchObject({ nonce: 1n })
  })

  await test.step('removed on the other safe, the delegate can propose nowhere', async () => {
    await page.goto(walletLink('/settings/delegates', second))
    await expect(everywhere(carol)).toContainText('Every payroll')
    await everywhere(carol)
      .getByRole('button', { name: /^Remove/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText('no longer propose for any safe of this owner'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign and remove' }).click()
    await expect(
      page.getByText('No owner has added a delegate for all safes.'),
    ).toBeVisible()
    expect(await listed()).toEqual([])
    await dave.page.goto(walletLink('/send', first))
    await dave.page.getByLabel('Recipient').fill(Erin)
    await dave.page.getByLabel('Amount').fill('1')
    await dave.page.getByRole('button', { name: 'Review' }).click()
    await expect(
      dave.page.getByText(
        'The connected account is not an owner of this safe.',
      ),
    ).toBeVisible()
  })
})

test('a gateway that calls a stranger a delegate gains no confirmation', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Carol, value: 1n, nonce: 0n },
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const gateway = await lyingGateway(
    bob.context,
    stack.gatewayUrl,
    new RegExp(`/transactions/multisig_${safe}_${safeTxHash}$`, 'i'),
    (body) => {
      const details = body as TransactionDetails
      const execution = details.detailedExecutionInfo
      if (execution?.type !== 'MULTISIG') return body
      const proposedByDelegate = { value: Erin }
      return {
        ...details,
        detailedExecutionInfo: {
          ...execution,
          ...{ confirmations: [], proposedByDelegate },
        },
      }
    },
  )
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(
    bob.page.getByText(/a delegate of .+ according to the gateway\./),
  ).toBeVisible()
  await expect(bob.page.getByRole('heading', { name: /0 of 2/ })).toBeVisible()
  await expect(
    bob.page.getByRole('button', { name: 'Execute', exact: true }),
  ).toBeHidden()
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 0n })
})
