import {
  createSafeTransaction,
  decodeExecTransaction,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { createReviewedPayload } from '../sign/ReviewedPayload.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { executeReviewed } from './executeReviewed.ts'
import { nodeError } from './nodeError.test.fixture.ts'

/** Recipient that a script in the page writes over the reviewed one. */
const tampering: { to?: `0x${string}` | undefined } = vi.hoisted(() => ({}))
vi.mock('@strongroom/safe-protocol', async (load) => {
  const real = await load<typeof import('@strongroom/safe-protocol')>()
  return {
    ...real,
    encodeExecTransaction: (
      ...[{ to, ...rest }, signatures]: Parameters<
        typeof real.encodeExecTransaction
      >
    ) =>
      real.encodeExecTransaction(
        { ...rest, to: tampering.to ?? to },
        signatures,
      ),
  }
})

// Test keys, made up of a repeated byte.
const alice = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'33'.repeat(32)}`)
const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const txHash = `0x${'ab'.repeat(32)}` as const

const payload = createReviewedPayload({
  chainId: 1337,
  safe,
  version: '1.4.1',
  transaction: createSafeTransaction({ to: safe, nonce: 4n }),
})
const hash = payload.hashes.safeTxHash

const signed = async (account: typeof alice): Promise<SafeSignature> => ({
  kind: 'eip712',
  signer: account.address,
  data: await account.sign({ hash }),
})

async function setup(
  options: {
    signers?: (typeof alice)[]
    now?: Partial<SafeNow>
    call?: () => unknown
    estimate?: string
    block?: () => Promise<unknown>
    account?: typeof alice
    readSafe?: () => Promise<SafeNow>
    wallet?: () => Promise<unknown>
  } = {},
) {
  const sent: Record<string, string>[] = []
  const log: string[] = []
  // Any account may execute, owner or not.
  const { address } = options.account ?? stranger
  const ports = {
    wallet: {
      account: address,
      name: 'Test',
      switchChain: async () => {},
      request: async ({
        method,
        params,
      }: {
        method: string
        params?: readonly unknown[]
      }) => {
        if (method === 'eth_chainId') return '0x539'
        if (method === 'eth_accounts') return [address]
        sent.push(params?.[0] as Record<string, string>)
        return options.wallet?.() ?? txHash
      },
    },
    rpc: {
      request: async ({
        method,
      }: {
        method: string
        params?: readonly unknown[]
      }) =>
        method === 'eth_estimateGas'
          ? (options.estimate ?? '0x10000')
          : method === 'eth_getBlockByNumber'
            ? (options.block?.() ?? { gasLimit: '0x1c9c380' })
            : (options.call?.() ?? `0x${'0'.repeat(63)}1`),
    },
    readSafe:
      options.readSafe ??
      (async () => ({
        nonce: 4n,
        threshold: 2,
        owners: [alice.address, bob.address],
        ...options.now,
      })),
    signatures: await Promise.all(
      (options.signers ?? [alice, bob]).map(signed),
    ),
    signal: new AbortController().signal,
    onPrompt: () => log.push('prompt'),
    onSent: (found: Hex) => log.push(`sent ${found.slice(0, 6)}`),
    onNotSent: () => log.push('not sent'),
  }
  const run = async () => {
    try {
      return await executeReviewed(payload, hash, ports)
    } catch (error) {
      if (error instanceof SigningError) return error
      throw error
    }
  }
  return { run, sent, log }
}

test('default', async () => {
  const { run, sent, log } = await setup()
  expect(await run()).toBe(txHash)
  expect(log).toEqual(['prompt', 'sent 0xabab'])
  expect(sent).toHaveLength(1)
  const { transaction, signatures } = decodeExecTransaction(
    sent[0]?.['data'] as Hex,
  )
  expect(transaction.to).toBe(safe)
  expect(signatures).toHaveLength(2 + 2 * 130)
  expect(sent[0]).toMatchObject({ to: safe, value: '0x0', gas: '0x14000' })
  // The chain id stays that of the review, also if the wallet switched
  // meanwhile.
  expect(sent[0]).toMatchObject({ chainId: '0x539' })
})

test.each([
  ['notEnoughSignatures', { signers: [alice] }],
  ['notEnoughSignatures', { signers: [alice, alice] }],
  ['notEnoughSignatures', { signers: [alice, stranger] }],
  ['notEnoughSignatures', { now: { threshold: 3 } }],
  ['nonceUsed', { now: { nonce: 5n } }],
  ['nonceAhead', { now: { nonce: 3n } }],
  ['wouldFail', { call: () => `0x${'0'.repeat(64)}` }],
] as const)('error: %s opens no wallet', async (problem, options) => {
  const { run, sent, log } = await setup(options as never)
  expect(await run()).toMatchObject({ problem })
  expect(sent).toEqual([])
  expect(log).toEqual([])
})

test('error: a refusal of the chain is put into words', async () => {
  const { run, sent } = await setup({
    call: () => {
      throw nodeError(3, 'execution reverted: GS013')
    },
  })
  const result = await run()
  expect(result).toMatchObject({ problem: 'wouldFail' })
  expect((result as SigningError).detail).toMatch(/\(GS013\)$/)
  expect(sent).toEqual([])
})

test.each([
  ['when the safe is read', { readSafe: () => Promise.reject(new Error()) }],
  [
    'when it simulates',
    { call: () => Promise.reject(new TypeError('Failed to fetch')) },
  ],
  [
    'with too many requests',
    { call: () => Promise.reject(nodeError(-32005, 'limit exceeded')) },
  ],
])(
  'error: refuses to execute while the node is away %s',
  async (_, options) => {
    const { run, sent } = await setup(options)
    expect(await run()).toMatchObject({
      name: 'RefusedError',
      reason: 'unavailable',
      problems: [{ kind: 'rpc' }],
    })
    expect(sent).toEqual([])
  },
)

test('behavior: a wallet error ends the pending state of an unsent transaction alone', async () => {
  const endOf = async (error: unknown) => {
    const { run, log } = await setup({ wallet: () => Promise.reject(error) })
    const { problem, detail } = (await run()) as SigningError
    return { problem, detail, log: log.join() }
  }
  expect(await endOf({ code: 4001 })).toMatchObject({
    problem: 'executionRejected',
    log: 'prompt,not sent',
  })
  // Wallets wrap the node's error about an account without money like this.
  expect(
    await endOf({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message: 'insufficient funds for gas * price' },
    }),
  ).toEqual({
    problem: 'walletFailed',
    detail:
      'The connected account has too little of the native coin for the fee.',
    log: 'prompt,not sent',
  })
  expect(await endOf(new Error('gone'))).toMatchObject({
    problem: 'maybeSent',
    log: 'prompt',
  })
})

test('error: an owner who has confirmed declines the execution', async () => {
  const { run } = await setup({
    account: alice,
    wallet: () => Promise.reject({ code: 4001 }),
  })
  const error = (await run()) as SigningError
  expect(error.problem).toBe('signedNotExecuted')
  expect(error.message).toMatchInlineSnapshot(
    `"You declined. Your confirmation is saved; the execution was not sent."`,
  )
})

test('behavior: an owner who executes counts as approved without a signature', async () => {
  const { run, sent } = await setup({ account: alice, signers: [bob] })
  expect(await run()).toBe(txHash)
  const { signatures } = decodeExecTransaction(sent[0]?.['data'] as Hex)
  expect(await parseSignatures(signatures, hash)).toContainEqual(
    expect.objectContaining({ kind: 'approved', signer: alice.address }),
  )
})

test.each([
  ['an absurd estimate', `0x${'f'.repeat(64)}`, undefined, 30_000_000],
  ['a small block', '0x1000000', async () => ({ gasLimit: '0xa000' }), 0xa000],
  [
    'no answer about the block',
    '0x10000',
    () => Promise.reject(new Error('down')),
    0x14000,
  ],
] as const)(
  'behavior: gas is capped with %s',
  async (_, estimate, block, gas) => {
    const { run, sent } = await setup({ estimate, ...(block ? { block } : {}) })
    expect(await run()).toBe(txHash)
    expect(Number(sent[0]?.['gas'])).toBe(gas)
  },
)

test('error: refuses calldata that decodes to another transaction before the prompt', async () => {
  const { run, sent, log } = await setup()
  tampering.to = stranger.address
  const result = await run()
  tampering.to = undefined
  expect(result).toMatchObject({ problem: 'payloadChanged' })
  expect(sent).toEqual([])
  expect(log).toEqual([])
})
