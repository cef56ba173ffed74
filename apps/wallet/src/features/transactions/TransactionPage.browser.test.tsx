import { createFakeWallet } from '@strongroom/connectors/testing'
import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  createMultisigExecutionDetails,
  createTransactionData,
  createTransactionDetails,
} from '@strongroom/gateway-sdk/testing'
import {
  createSafeTransaction,
  encodeEnableModule,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createFakeChain,
  type FakeChainState,
} from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { renderInSafe, type Setting } from '../../testing/renderInSafe.tsx'
import { KnownTransaction } from './TransactionPage.tsx'

// Test keys, made up of a repeated byte.
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const thief: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const safe = createOpenSafe([owner.address, other.address])
const { address } = safe

/** The gateway's record of a transaction that is not confirmed yet. */
function recordOf(transaction: SafeTransaction): TransactionDetails {
  const domain = { chainId: 1337n, safe: address, version: '1.4.1' }
  const { safeTxHash } = hashSafeTransaction(domain, transaction)
  const { value, data, operation } = transaction
  const to = { value: transaction.to }
  return createTransactionDetails({
    safeAddress: address,
    txId: `multisig_${address}_${safeTxHash}`,
    txInfo: {
      type: 'Custom',
      to,
      dataSize: String((data.length - 2) / 2),
      isCancellation: false,
    },
    txData: createTransactionData({
      hexData: data,
      to,
      value: value.toString(),
      operation,
    }),
    detailedExecutionInfo: createMultisigExecutionDetails({
      nonce: Number(transaction.nonce),
      safeTxHash,
      signers: safe.owners.map((found) => ({ value: found })),
      confirmations: [],
    }),
  })
}

const honest = recordOf(
  createSafeTransaction({ to: friend, value: 10n ** 18n, nonce: 4n }),
)

function setup(
  options: {
    details?: TransactionDetails
    chain?: Partial<FakeChainState>
    gateway?: Setting['gateway']
    noRpc?: boolean
    id?: string
  } = {},
) {
  const details = options.details ?? honest
  const wallet = createFakeWallet({ accounts: [owner] })
  const rpc = createFakeChain({
    chainId: 1337,
    safe: address,
    owners: safe.owners,
    threshold: 2,
    nonce: 4n,
    version: '1.4.1',
    ...options.chain,
  })
  const prompts = () =>
    wallet.calls.filter(({ method }) => /sign|send/i.test(method))
  const rendered = renderInSafe(
    <KnownTransaction id={options.id ?? details.txId} safe={safe} />,
    {
      safe,
      rpc: options.noRpc ? undefined : rpc,
      wallet,
      async gateway(request) {
        if (request.method !== 'GET')
          return options.gateway?.(request) ?? Response.json(honest)
        return request.url.includes('/transactions/')
          ? Response.json(details)
          : Response.json({ code: 404, message: 'No' }, { status: 404 })
      },
    },
  )
  return { wallet, rpc, prompts, rendered }
}

const sign = () => page.getByRole('button', { name: 'Sign', exact: true })

test('default: the shown hash is signed once and posted', async () => {
  const { prompts, rendered } = setup()
  const { posted } = await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  await sign().click()
  await expect.poll(() => posted.length).toBe(1)
  const body = await posted[0]?.json()
  const { safeTxHash } =
    honest.detailedExecutionInfo as MultisigExecutionDetails
  expect(body).toMatchObject({ to: friend, safeTxHash, sender: owner.address })
  expect(body.signature).toBe(await owner.sign({ hash: safeTxHash }))
  expect(prompts()).toHaveLength(1)
})

test('behavior: ignores a second click while the wallet is open', async () => {
  const { wallet, prompts, rendered } = setup()
  await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.failures.sign = 'hang'
  await userEvent.dblClick(sign())
  await expect.poll(() => prompts().length).toBe(1)
  await userEvent.click(sign(), { force: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(prompts()).toHaveLength(1)
})

async function expectRefusal(
  options: Parameters<typeof setup>[0],
  reason: RegExp,
) {
  const { prompts, rendered } = setup(options)
  const { posted } = await rendered
  await expect.element(page.getByText(reason).first()).toBeVisible()
  await expect.element(sign()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(sign(), { force: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(prompts()).toEqual([])
  expect(posted).toEqual([])
}

test('error: a gateway that alters "to" but keeps the hash', async () => {
  const lying = {
    ...honest,
    txData: {
      ...honest.txData,
      to: { value: thief },
      operation: 0 as const,
    },
  }
  await expectRefusal({ details: lying }, /gateway says another hash/)
  // Both values are on the page: the claimed hash and that of the fields.
  await userEvent.click(page.getByText('Show the values').first())
  const { safeTxHash } =
    honest.detailedExecutionInfo as MultisigExecutionDetails
  await expect
    .element(page.getByText(new RegExp(`Claimed: ${safeTxHash}`)).first())
    .toBeVisible()
})

test('error: the safe contract computes another hash', async () => {
  await expectRefusal(
    { chain: { hash: `0x${'99'.repeat(32)}` } },
    /safe contract computes another hash/,
  )
})

test('error: an unreachable chain', async () => {
  await expectRefusal(
    { chain: { down: true } },
    /Your RPC gave no valid answer/,
  )
})

test('error: the endpoint of the gateway does not count', async () => {
  await expectRefusal({ noRpc: true }, /No RPC endpoint is set/)
  await expect
    .element(page.getByRole('link', { name: 'Choose an endpoint' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/settings/))
})

test('behavior: shows the network and its id beside the sentence', async () => {
  const { rendered } = setup()
  await rendered
  await expect.element(page.getByText(/Network: Local \(1337\)/)).toBeVisible()
})

test('error: gateway and chain disagree about the threshold', async () => {
  await expectRefusal(
    { chain: { threshold: 1 } },
    /disagree about the threshold/,
  )
})

test('error: foreign code would run as the safe', async () => {
  const details = recordOf(
    createSafeTransaction({ to: thief, operation: 1, nonce: 4n }),
  )
  await expectRefusal({ details }, /Unknown code would run/)
})

test('behavior: the nonce is read again when the button is pressed', async () => {
  const { rpc, prompts, rendered } = setup()
  await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  rpc.state.nonce = 5n
  await sign().click()
  await expect
    .element(page.getByText(/Another transaction with this nonce was executed/))
    .toBeVisible()
  expect(prompts()).toEqual([])
})

test('behavior: another account cancels the review', async () => {
  const { wallet, prompts, rendered } = setup()
  const { posted } = await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.setAccounts([other])
  await expect
    .element(page.getByText(/account changed, so this review was cancelled/))
    .toBeVisible()
  await expect.element(sign()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Review again' }).click()
  await sign().click()
  await expect.poll(() => posted.length).toBe(1)
  expect(await posted[0]?.json()).toMatchObject({ sender: other.address })
  expect(prompts()).toHaveLength(1)
})

test('behavior: posts no signature after a network change under the open prompt', async () => {
  const { wallet, prompts, rendered } = setup()
  const { posted } = await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.failures.sign = 'hang'
  await sign().click()
  await expect.poll(() => prompts().length).toBe(1)
  wallet.setChainId(1)
  await expect
    .element(
      page.getByText(/changed its network, so this review was cancelled/),
    )
    .toBeVisible()
  expect(posted).toEqual([])
})

test('behavior: shows a declined prompt, which can be repeated', async () => {
  const { wallet, rendered } = setup()
  const { posted } = await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.failures.sign = 'reject'
  await sign().click()
  await expect.element(page.getByText(/You declined/)).toBeVisible()
  wallet.failures.sign = undefined
  await sign().click()
  await expect.poll(() => posted.length).toBe(1)
})

test('behavior: a signature the gateway did not take is kept', async () => {
  let up = false
  const { prompts, rendered } = setup({
    gateway: async () =>
      up ? Response.json(honest) : new Response('{}', { status: 503 }),
  })
  const { posted } = await rendered
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  await sign().click()
  const again = page.getByRole('button', { name: 'Send the signature again' })
  await expect.element(again).toBeVisible()
  up = true
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  expect(posted).toHaveLength(2)
  expect(prompts()).toHaveLength(1)
})

test('error: an honest record of another transaction than the link names', async () => {
  const asked = `multisig_${address}_0x${'ab'.repeat(32)}`
  const { prompts, rendered } = setup({ id: asked })
  const { posted } = await rendered
  await expect
    .element(page.getByText(/another transaction than the one/).first())
    .toBeVisible()
  // The page shows no part of it, so it offers neither signing nor rejecting.
  await expect.element(sign()).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Reject' }))
    .not.toBeInTheDocument()
  expect(prompts()).toEqual([])
  expect(posted).toEqual([])
})

const proposed = (details: TransactionDetails): TransactionDetails => ({
  ...details,
  detailedExecutionInfo: {
    ...(details.detailedExecutionInfo as MultisigExecutionDetails),
    proposer: { value: owner.address },
  },
})
const remove = () => page.getByRole('button', { name: 'Delete', exact: true })

test('behavior: the proposer deletes by the hash computed here', async () => {
  const { wallet, rendered } = setup({ details: proposed(honest) })
  await rendered
  await remove().click()
  const dialog = page.getByRole('dialog')
  const { safeTxHash } =
    honest.detailedExecutionInfo as MultisigExecutionDetails
  await expect.element(dialog.getByText(safeTxHash).first()).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Sign and delete' }).click()
  await expect
    .poll(() => JSON.stringify(wallet.calls))
    .toContain(safeTxHash.slice(2))
})

test('error: refuses to delete by a hash that differs from the fields', async () => {
  const { rendered } = setup({
    details: proposed({
      ...honest,
      txData: { ...honest.txData, to: { value: thief }, operation: 0 },
    }),
  })
  await rendered
  await expect.element(sign()).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByText(/gateway says another hash/).first())
    .toBeVisible()
  await expect.element(remove()).not.toBeInTheDocument()
})

test('behavior: keeps an accepted risk accepted after confirming', async () => {
  const risky = recordOf(
    createSafeTransaction({
      to: address,
      data: encodeEnableModule({ module: thief }),
      nonce: 4n,
    }),
  )
  const execution = risky.detailedExecutionInfo as MultisigExecutionDetails
  const signature = await owner.sign({ hash: execution.safeTxHash })
  const details: TransactionDetails = {
    ...risky,
    detailedExecutionInfo: {
      ...execution,
      confirmations: [
        { signer: { value: owner.address }, signature, submittedAt: 1 },
      ],
    },
  }
  await setup({ details }).rendered
  await expect
    .element(page.getByText('You confirmed. 1 more confirmation is needed.'))
    .toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('behavior: keeps the hand-over dialog open when a signature arrives', async () => {
  const details = { ...honest }
  const { services } = await setup({ details }).rendered
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/no signature yet/)).toBeVisible()
  const execution = honest.detailedExecutionInfo as MultisigExecutionDetails
  const signature = await other.sign({ hash: execution.safeTxHash })
  const signer = { value: other.address }
  details.detailedExecutionInfo = {
    ...execution,
    confirmations: [{ signer, signature, submittedAt: 1 }],
  }
  await services.queryClient.invalidateQueries()
  await expect.element(dialog.getByText(/1 signature/)).toBeVisible()
})
