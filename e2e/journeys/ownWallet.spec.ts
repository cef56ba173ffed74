import { type Address, hashMessage } from 'viem'
import type { Program } from '../../scripts/consumers/startProgram.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import { serveTutorial } from '../support/serveTutorial.ts'
import { expect, type Person, test } from '../support/test.ts'

// A stranger's wallet: the tutorial, followed with the packages as published.
let site: Program

test.beforeAll(async ({ stack }) => {
  test.setTimeout(300_000)
  site = await serveTutorial('build-a-safe-wallet', {
    VITE_GATEWAY_URL: stack.gatewayUrl,
    VITE_RPC_URL: stack.rpcUrls[1337],
  })
})
test.afterAll(() => site?.stop())

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'

/** Opens the example, connects the person's wallet and opens one safe. */
async function openSafe({ page, wallet }: Person, safe: Address) {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet.name }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: safe }).click()
  await expect(page.getByText('2 of 3 owners sign')).toBeVisible()
  expect(wallet.prompts(), 'connecting signs nothing').toBe(0)
}

test('default: one owner proposes, another confirms and executes', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: recipient })
  const alice = await personOf('Alice')
  await openSafe(alice, safe)
  await alice.page.getByLabel('Recipient').fill(recipient)
  await alice.page.getByLabel('Amount').fill('0.01')
  await alice.page.getByRole('button', { name: 'Review transfer' }).click()
  await expect(alice.page.getByText(/^Verified:/)).toBeVisible()
  await expectAccessible(alice.page)
  await alice.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(alice.page.getByText(/^You confirmed\./)).toBeVisible()
  expect(alice.wallet.prompts()).toBe(1)

  const bob = await personOf('Bob')
  await openSafe(bob, safe)
  await bob.page.getByRole('article').getByRole('button').first().click()
  await expect(bob.page.getByText(/^Verified:/)).toBeVisible()
  await bob.page.getByLabel('Execute right away').uncheck()
  await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
  const execute = bob.page.getByRole('button', { name: 'Execute', exact: true })
  await execute.click()
  await expect(bob.page.getByText(/^Executed/).first()).toBeVisible()
  expect(bob.wallet.prompts()).toBe(2)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  expect(await chain.getBalance({ address: recipient })).toBe(
    before + 10n ** 16n,
  )
})

test('error: a gateway that lies about the recipient gets no signature', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const { Alice, Dave, Erin } = ownerAccounts
  const transfer = { safe, to: Dave, value: 1n, nonce: 0n } as const
  await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const bob = await personOf('Bob')
  const path = /^\/v1\/chains\/1337\/transactions\/multisig_/
  const gateway = await lyingGateway(
    bob.context,
    stack.gatewayUrl,
    path,
    (body) => JSON.parse(JSON.stringify(body).replaceAll(Dave, Erin)),
  )
  await openSafe(bob, safe)
  await bob.page.getByRole('article').getByRole('button').first().click()
  const says = 'The gateway says another hash than these fields have.'
  await expect(bob.page.getByText(says).first()).toBeVisible()
  expect(gateway.changedAnswers()).toBeGreaterThan(0)
  const button = bob.page.getByRole('button', { name: /sign|execute/i })
  for (const each of await button.all())
    await each.click({ force: true, timeout: 2000 }).catch(() => undefined)
  expect(bob.wallet.prompts()).toBe(0)
})

test('behavior: two owners sign a message that the safe accepts', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const text = 'I own this safe.'
  const alice = await personOf('Alice')
  await openSafe(alice, safe)
  await alice.page.getByLabel('Message').fill(text)
  await alice.page.getByRole('button', { name: 'Review message' }).click()
  await expect(alice.page.getByText(/^Verified:/)).toBeVisible()
  await alice.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(alice.page.getByText(/^You signed\./)).toBeVisible()

  const bob = await personOf('Bob')
  await openSafe(bob, safe)
  await bob.page.getByRole('button', { name: text }).click()
  await expect(bob.page.getByText(/^Verified:/)).toBeVisible()
  await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
  const list = `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/messages`
  const read = async () => {
    const { results } = await (await fetch(list)).json()
    return results.at(-1)?.preparedSignature ?? '0x'
  }
  await expect
    .poll(async () =>
      isSignedBySafe(chain, safe, hashMessage(text), await read()),
    )
    .toBe(true)
  expect(bob.wallet.prompts()).toBe(1)
})
