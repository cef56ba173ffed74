import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import { describe, expect, test, vi } from 'vitest'
import { checkLocally } from './checkLocally.ts'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import type { Turn } from './createSlices.ts'
import { verifyTransaction } from './verifyTransaction.ts'

type Details = TransactionDetails
type Multisig = Extract<
  NonNullable<Details['detailedExecutionInfo']>,
  { type: 'MULTISIG' }
>

/** A record with some fields changed, as a lying gateway would send it. */
function change(
  details: Details,
  data: object,
  execution: Partial<Multisig> = {},
): Details {
  return {
    ...details,
    txData: { ...details.txData, ...data } as never,
    detailedExecutionInfo: {
      ...details.detailedExecutionInfo,
      ...execution,
    } as never,
  }
}

const kinds = (problems: readonly { kind: string }[]) =>
  problems.map(({ kind }) => kind)
const stranger = '0x000000000000000000000000000000000000bEEF' as const
const ex = (value: `0x${string}`) => ({ value })

test('default', async () => {
  const { details, safe, rpc, safeTxHash, sign } = await createFakeSafe()
  const result = await verifyTransaction({
    chainId,
    safeAddress,
    details,
    safe,
    rpc,
  })
  expect(result.status).toBe('verified')
  expect(result.problems).toEqual([])
  expect(result.sources).toEqual({
    local: safeTxHash,
    gateway: safeTxHash,
    chain: safeTxHash,
  })
  expect(result.hashes?.safeTxHash).toBe(safeTxHash)
  expect(result.confirmations).toEqual(
    accounts.slice(0, 2).map(({ address }) => ({
      owner: address,
      kind: 'eip712',
      valid: true,
    })),
  )
  expect(result.signatures).toEqual(
    await Promise.all(
      accounts.slice(0, 2).map(async ({ address }, i) => ({
        kind: 'eip712',
        signer: address,
        data: await sign(i),
      })),
    ),
  )
  expect(result.tree).toMatchObject({ value: 10n ** 18n, children: [] })
  expect(result.chain).toMatchObject({ threshold: 2, nonce: 7n })
})

describe('behavior: matches the requested transaction', () => {
  const other = `0x${'11'.repeat(32)}`
  test.each([other, `multisig_${safeAddress}_${other}`, '', 'garbage'])(
    'error: another record than %s',
    async (transactionId) => {
      const fake = await createFakeSafe()
      const result = await verifyTransaction({
        chainId,
        safeAddress,
        transactionId,
        ...fake,
      })
      expect(result.status).toBe('mismatch')
      expect(result.problems).toEqual([
        {
          kind: 'transaction',
          expected: transactionId,
          actual: fake.safeTxHash,
        },
      ])
      expect(fake.calls).toEqual([])
    },
  )

  test('behavior: by hash or by id', async () => {
    const fake = await createFakeSafe()
    const { safeTxHash } = fake
    for (const transactionId of [
      safeTxHash,
      `multisig_${safeAddress.toLowerCase()}_${safeTxHash}`,
    ]) {
      const result = await verifyTransaction({
        chainId,
        safeAddress,
        transactionId,
        ...fake,
      })
      expect(result.status).toBe('verified')
    }
  })
})

describe('error: a changed field is a mismatch without a call to the node', () => {
  const nibble = '0x100000000000000000000000000000000000dEaD'
  test.each<[string, object, Partial<Multisig>]>([
    ['operation', { operation: 1 }, {}],
    ['to', { to: ex(nibble) }, {}],
    ['value', { value: `${10n ** 18n + 1n}` }, {}],
    ['data', { hexData: '0x00' }, {}],
    ['nonce', {}, { nonce: 8 }],
    ['safeTxGas', {}, { safeTxGas: '1' }],
    ['baseGas', {}, { baseGas: '1' }],
    ['gasPrice', {}, { gasPrice: '1' }],
    ['gasToken', {}, { gasToken: stranger }],
    ['refundReceiver', {}, { refundReceiver: ex(stranger) }],
    ['safeTxHash', {}, { safeTxHash: `0x${'11'.repeat(32)}` }],
  ])('%s', async (_, data, execution) => {
    const { details, safe, rpc, calls } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details: change(details, data, execution),
      safe,
      rpc,
    })
    expect(result.status).toBe('mismatch')
    expect(kinds(result.problems)).toContain('hash')
    expect(calls).toEqual([])
  })

  test('behavior: a consistent forgery has no signatures', async () => {
    const { details, rpc, calls } = await createFakeSafe()
    const forged = createSafeTransaction({
      to: nibble,
      value: 10n ** 18n,
      nonce: 7n,
    })
    const domain = { chainId: 1337, safe: safeAddress }
    const { safeTxHash } = hashSafeTransaction(domain, forged)
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details: {
        ...change(details, { to: ex(nibble) }, { safeTxHash }),
        txId: `multisig_${safeAddress}_${safeTxHash}`,
      },
      rpc,
    })
    expect(kinds(result.problems)).toEqual([
      'description-differs',
      'signature',
      'signature',
    ])
    expect(result.tree?.to).toBe(nibble)
    expect(calls).toEqual([])
  })

  test('chain', async () => {
    const { details, rpc, calls } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId: '1',
      safeAddress,
      details,
      rpc,
    })
    expect(result.status).toBe('mismatch')
    expect(calls).toEqual([])
  })

  test('safe', async () => {
    const { details, rpc, calls } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details: { ...details, safeAddress: stranger },
      rpc,
    })
    expect(result.problems).toEqual([
      { kind: 'safe', expected: safeAddress, actual: stranger },
    ])
    expect(calls).toEqual([])
  })

  test('id', async () => {
    const { details, rpc } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details: { ...details, txId: 'multisig_other' },
      rpc,
    })
    expect(result.problems).toMatchObject([
      { kind: 'hash', source: 'transactionId', actual: 'multisig_other' },
    ])
  })
})

describe('error: the chain disagrees', () => {
  const run = async (
    alter: (fake: Awaited<ReturnType<typeof createFakeSafe>>) => void,
  ) => {
    const fake = await createFakeSafe()
    alter(fake)
    return verifyTransaction({ chainId, safeAddress, ...fake })
  }

  test('threshold', async () => {
    const result = await run(({ state }) => {
      state.threshold = 1n
    })
    expect(result.status).toBe('mismatch')
    expect(result.problems).toEqual([
      { kind: 'state', field: 'threshold', gateway: '2', chain: '1' },
    ])
  })

  test('owners', async () => {
    const result = await run(({ state }) => {
      state.owners = state.owners.slice(1)
    })
    expect(kinds(result.problems)).toEqual(['state', 'owner', 'confirmations'])
  })

  test('nonce', async () => {
    const result = await run(({ state }) => {
      state.nonce = 8n
    })
    expect(kinds(result.problems)).toEqual(['nonce'])
  })

  test('version', async () => {
    const result = await run(({ state }) => {
      state.version = '1.3.0'
    })
    expect(result.problems).toEqual([
      { kind: 'state', field: 'version', gateway: '1.4.1', chain: '1.3.0' },
    ])
  })

  test('chain id and hash', async () => {
    const result = await run(({ state }) => {
      state.chainId = 1
    })
    expect(kinds(result.problems)).toEqual(['chain', 'hash'])
  })

  test('an executed transaction raises nonce and state', async () => {
    const result = await run(({ details, state }) => {
      details.txStatus = 'SUCCESS'
      state.threshold = 1n
    })
    expect(kinds(result.problems)).toEqual(['lone-node', 'state'])
    expect(result.problems[0]).toEqual({
      kind: 'lone-node',
      gateway: 'SUCCESS',
      node: 'ready',
      against: [],
    })
  })

  test('behavior: an executed transaction may outlive its owners', async () => {
    const result = await run((fake) => {
      fake.details.txStatus = 'SUCCESS'
      fake.state.owners = fake.state.owners.slice(1)
      fake.state.nonce = 9n
    })
    expect(result.status).toBe('verified')
  })
})

describe('unavailable', () => {
  test('behavior: a missing RPC is unavailable', async () => {
    const { details, safe } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details,
      safe,
    })
    expect(result.status).toBe('unavailable')
    expect(kinds(result.problems)).toEqual(['rpc'])
    expect(result.sources.chain).toBe(undefined)
    expect(result.tree).toBeDefined()
  })

  test.each<[string, unknown]>([
    ['empty', '0x'],
    ['text', 'hello'],
    ['null', null],
    ['too long', `0x${'00'.repeat(32 * 5000)}`],
  ])('behavior: the RPC answers %s', async (_, answer) => {
    const { details } = await createFakeSafe()
    const rpc = { request: async () => answer }
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details,
      rpc,
    })
    expect(result.status).toBe('unavailable')
  })

  test('behavior: the RPC never answers', async () => {
    const { details } = await createFakeSafe()
    const rpc = { request: () => new Promise(() => {}) }
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details,
      rpc,
      timeout: 20,
    })
    expect(result.status).toBe('unavailable')
  })

  test('error: aborted', async () => {
    const { details } = await createFakeSafe()
    const rpc = { request: () => new Promise(() => {}) }
    const controller = new AbortController()
    const result = verifyTransaction({
      chainId,
      safeAddress,
      details,
      rpc,
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(new Error('stop')), 10)
    await expect(result).rejects.toThrow('stop')
  })
})

describe('malformed records', () => {
  test.each<[string, (details: Details) => unknown]>([
    ['no execution', (d) => ({ ...d, detailedExecutionInfo: null })],
    ['module', (d) => ({ ...d, detailedExecutionInfo: { type: 'MODULE' } })],
    ['no data', (d) => ({ ...d, txData: null })],
    ['empty value', (d) => change(d, { value: '' })],
    ['hex value', (d) => change(d, { value: '0x10' })],
    ['operation 2', (d) => change(d, { operation: 2 })],
    ['unsafe nonce', (d) => change(d, {}, { nonce: 2 ** 53 })],
    [
      'no confirmations',
      (d) => change(d, {}, { confirmations: null as never }),
    ],
    [
      'endless confirmations',
      (d) =>
        change(
          d,
          {},
          {
            confirmations: Array(10_000).fill({
              signer: ex(stranger),
              signature: `0x${'11'.repeat(65)}`,
            }),
          },
        ),
    ],
    ['odd signers', (d) => change(d, {}, { signers: [null] as never })],
    ['empty', () => ({})],
  ])('error: %s', async (_, alter) => {
    const { details, rpc, calls } = await createFakeSafe()
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      details: alter(details) as never,
      rpc,
    })
    expect(result.status).toBe('mismatch')
    expect(kinds(result.problems)).toEqual(['malformed'])
    expect(calls).toEqual([])
  })

  test('behavior: numbers above 2^53 hash exactly', async () => {
    const fake = await createFakeSafe()
    const big = `${2n ** 53n + 1n}`
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      ...fake,
      details: change(fake.details, {}, { safeTxGas: big }),
    })
    expect(result.transaction?.safeTxGas).toBe(2n ** 53n + 1n)
  })
})

test('behavior: hashes, decodes and compares a record in turns of their own', async () => {
  const { details } = await createFakeSafe()
  const turn = vi.fn(async (task: () => unknown) => task())
  const check = await checkLocally(
    { chainId, safeAddress, details },
    turn as Turn,
  )
  expect(check).toMatchObject({ problems: [], tree: expect.anything() })
  expect(turn).toHaveBeenCalledTimes(3)
})

test('error: a lying description is a mismatch, even with matching hashes', async () => {
  const fake = await createFakeSafe()
  const recipient = accounts[1]?.address ?? '0x'
  Object.assign(fake.details.txInfo, { recipient: { value: recipient } })
  const result = await verifyTransaction({ chainId, safeAddress, ...fake })
  expect(result.status).toBe('mismatch')
  expect(result.problems).toEqual([
    {
      kind: 'description-differs',
      field: 'recipient',
      gateway: recipient,
      local: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
    },
  ])
})
