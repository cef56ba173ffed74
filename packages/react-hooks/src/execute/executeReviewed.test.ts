import {
  createSafeTransaction,
  decodeExecTransaction,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createReviewedPayload } from '../sign/ReviewedPayload.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { executeReviewed } from './executeReviewed.ts'
import { nodeError } from './nodeError.test.fixture.ts'

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
    readSafe?: () => Promise<SafeNow>
    wallet?: () => Promise<unknown>
  } = {},
) {
  const sent: Record<string, string>[] = []
  const log: string[] = []
  const ports = {
    wallet: {
      // Anybody may execute, owner or not.
      account: stranger.address,
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
        if (method === 'eth_accounts') return [stranger.address]
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
          ? '0x10000'
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
    onDeclined: () => log.push('declined'),
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
  // A wallet that moved meanwhile sends it nowhere else.
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
])('error: a node that is away %s foretells nothing', async (_, options) => {
  const { run, sent } = await setup(options)
  expect(await run()).toMatchObject({
    name: 'RefusedError',
    reason: 'unavailable',
    problems: [{ kind: 'rpc' }],
  })
  expect(sent).toEqual([])
})

test('behavior: only a declined prompt is certain to have sent nothing', async () => {
  const declined = await setup({ wallet: () => Promise.reject({ code: 4001 }) })
  expect(await declined.run()).toMatchObject({ problem: 'rejected' })
  expect(declined.log).toEqual(['prompt', 'declined'])

  const lost = await setup({ wallet: () => Promise.reject(new Error('gone')) })
  expect(await lost.run()).toMatchObject({ problem: 'walletFailed' })
  expect(lost.log).toEqual(['prompt'])
})
