import { createSafe } from '@strongroom/devnet'
import {
  createSafeTransaction,
  encodeCreateProxyWithNonce,
  encodeSetup,
  predictSafeAddress,
} from '@strongroom/safe-protocol'
import { QueryClient } from '@tanstack/react-query'
import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { checkTransaction } from '../../src/review/checkTransaction.ts'
import { runTransactionAction } from '../../src/review/transactionActions.ts'
import {
  asIfCreated,
  createWalletPort,
  type PlannedSafe,
  readSafeNow,
  sendCreation,
  simulateExecution,
} from '../../src/sign/index.ts'
import { readChainState } from '../../src/verify/readChainSafe.ts'
import {
  alice,
  bob,
  carol,
  createSigningApp,
  openChain,
} from './createSigningApp.fixture.ts'

const chain = await openChain()
const app = createSigningApp(chain)
const page = await app.connect(alice)
let saltNonce = 900n

/** A safe of Alice's that holds 1 ETH and is not created. */
async function plan(
  version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1',
  owners: readonly Address[] = [alice.address],
  threshold = 1,
) {
  const contracts = chain.contracts[version]
  const factory = contracts.proxyFactory.address
  const terms = {
    singleton: contracts.singletonL2.address,
    setup: encodeSetup({
      ...{ owners, threshold },
      fallbackHandler: contracts.fallbackHandler.address,
    }),
    saltNonce: saltNonce++,
  }
  const safe = await predictSafeAddress({ ...terms, factory, version })
  await chain.client.setBalance({ address: safe, value: parseEther('1') })
  return { safe, factory, data: encodeCreateProxyWithNonce(terms) }
}

const codeOf = (address: Address) => chain.client.getCode({ address })

/** Runs the action of a click in the review of a payment by a planned safe. */
async function pay(planned: PlannedSafe, to: Address) {
  const rpc = asIfCreated(app.rpc, planned)
  const config = {
    ...page.config,
    chains: page.config.chains.map((known) => ({ ...known, rpc })),
  }
  const { gateway } = config
  const transaction = createSafeTransaction({ to, value: 5n, nonce: 0n })
  const at = { chainId: '1337', safeAddress: planned.safe } as const
  const { review } = await checkTransaction(
    { transaction },
    { ...at, gateway, safe: undefined, rpc },
  )
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  const input = {
    ...{ ...at, config, review, origin: undefined, isAcknowledged: true },
    queryClient: new QueryClient(),
    wallet: createWalletPort(connector, account),
    ...{ kept: [], onKept: () => undefined, onPosted: () => undefined },
    current: {
      signal: new AbortController().signal,
      posted: false,
      enter: () => undefined,
    },
  }
  return { review, rpc, run: () => runTransactionAction('execute', input) }
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a planned safe of %s is read, and its first payment creates it',
  async (version) => {
    const planned = await plan(version)
    const { safe } = planned
    const { review, rpc, run } = await pay(planned, carol.address)
    expect(await readChainState(rpc, safe)).toMatchObject({
      ...{ owners: [alice.address], threshold: 1, nonce: 0n, version },
    })
    expect(review.verification.status).toBe('verified')
    const code = await rpc.request({
      method: 'eth_getCode',
      params: [safe, 'latest'],
    })
    expect(await codeOf(safe)).toBeUndefined()
    const before = await chain.client.getBalance({ address: carol.address })
    const prompts = page.prompts.length
    await run()
    expect(page.prompts.slice(prompts)).toEqual([
      'eth_signTypedData_v4',
      'eth_sendTransaction',
    ])
    expect(await codeOf(safe)).toBe(code)
    expect(await chain.client.getBalance({ address: carol.address })).toBe(
      before + 5n,
    )
    expect(await readSafeNow(app.rpc, safe)).toMatchObject({ nonce: 1n })
  },
)

test('behavior: a node simulates the first execution of a planned safe', async () => {
  const planned = await plan()
  const { review, rpc, run } = await pay(planned, carol.address)
  const { tree, chain: state, hashes, transaction } = review.verification
  if (!tree || !state || !hashes || !transaction) throw new Error('no review')
  const simulation = await simulateExecution(rpc, {
    ...{ safe: planned.safe, tree, chain: state, transaction },
    safeTxHash: hashes.safeTxHash,
  })
  expect(simulation).toMatchObject({
    ...{ status: 'succeeds', source: 'eth_simulateV1' },
    changes: { assets: [{ delta: -5n }] },
  })
  // The fee is that of both: what the network takes is within a fifth of it.
  await run()
  const block = await chain.client.getBlock({ includeTransactions: true })
  const [sent] = block.transactions
  const { gasUsed } = await chain.client.getTransactionReceipt({
    hash: sent?.hash ?? '0x',
  })
  const gas = 'fee' in simulation ? (simulation.fee?.gas ?? 0n) : 0n
  expect(gas).toBeGreaterThan((gasUsed * 4n) / 5n)
  expect(gas).toBeLessThan((gasUsed * 6n) / 5n)
})

test('behavior: a safe that somebody creates meanwhile executes alone', async () => {
  const contracts = chain.contracts['1.4.1']
  const salt = saltNonce
  const planned = await plan()
  const { run } = await pay(planned, carol.address)
  const twin = await createSafe(chain.client, {
    ...{ contracts, owners: [alice.address], threshold: 1 },
    ...{ saltNonce: salt, from: bob.address },
  })
  expect(twin).toBe(planned.safe)
  const prompts = page.prompts.length
  await run()
  expect(page.prompts.slice(prompts)).toEqual(['eth_sendTransaction'])
  expect(await readSafeNow(app.rpc, planned.safe)).toMatchObject({ nonce: 1n })
})

test('error: one of two owners cannot execute, and nothing is created', async () => {
  const planned = await plan('1.4.1', [alice.address, bob.address], 2)
  const { run } = await pay(planned, carol.address)
  await expect(run()).rejects.toMatchObject({ problem: 'notEnoughSignatures' })
  expect(await codeOf(planned.safe)).toBeUndefined()
})

test('error: a used address is refused before the wallet opens', async () => {
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  const wallet = createWalletPort(connector, account)
  const planned = await plan()
  const ports = { wallet, rpc: app.rpc, chainId: 1337 }
  const hash = await sendCreation(planned, ports)
  await chain.client.waitForTransactionReceipt({ hash })
  const prompts = page.prompts.length
  const occupied = { problem: 'unverified', detail: 'occupied' }
  await expect(sendCreation(planned, ports)).rejects.toMatchObject(occupied)
  // The first node denies it, the second one does not.
  const denying = {
    request: (call: { method: string }) =>
      call.method === 'eth_getCode'
        ? Promise.resolve('0x')
        : app.rpc.request(call),
  }
  await expect(
    sendCreation(planned, { ...ports, rpc: denying, second: app.rpc }),
  ).rejects.toMatchObject(occupied)
  expect(page.prompts).toHaveLength(prompts)
})
