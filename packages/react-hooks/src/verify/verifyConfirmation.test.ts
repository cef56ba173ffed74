import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { concat, pad, padHex, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import type { RpcPort } from './RpcPort.ts'
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
const ex = (value: `0x${string}`) => ({ value })

describe('confirmations', () => {
  const setup = async (
    confirmation: (
      fake: Awaited<ReturnType<typeof createFakeSafe>>,
    ) => Promise<object> | object,
  ) => {
    const fake = await createFakeSafe()
    const info = fake.details.detailedExecutionInfo as Multisig
    const second = await confirmation(fake)
    const confirmations = [info.confirmations[0], second] as never
    const details = change(fake.details, {}, { confirmations })
    return { ...fake, details }
  }
  const owner = accounts[1]?.address ?? '0x'

  test('error: a signature of another account', async () => {
    const fake = await setup(async ({ sign }) => ({
      signer: ex(owner),
      signature: await sign(2),
    }))
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(result.status).toBe('mismatch')
    expect(result.problems).toMatchObject([{ kind: 'signature', owner }])
    expect(fake.calls).toEqual([])
  })

  test('error: the same owner twice', async () => {
    const fake = await setup(async ({ sign }) => ({
      signer: ex(accounts[0]?.address ?? '0x'),
      signature: await sign(0),
    }))
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(result.problems).toMatchObject([
      { kind: 'signature', reason: 'named twice' },
    ])
    // The signature was not recovered, so its kind is unknown.
    expect(result.confirmations[1]?.kind).toBe('unknown')
  })

  test('error: more confirmations than owners', async () => {
    const fake = await createFakeSafe()
    const info = fake.details.detailedExecutionInfo as Multisig
    const confirmations = Array.from({ length: 4 }, (_, i) => ({
      signer: ex(`0x${`${i + 1}`.repeat(40)}`),
      signature: info.confirmations[0]?.signature,
    }))
    const details = change(fake.details, {}, { confirmations } as never)
    const parameters = { chainId, safeAddress, ...fake, details }
    const result = await verifyTransaction(parameters)
    expect(result.problems).toEqual([
      { kind: 'malformed', field: 'confirmations' },
    ])
    const executed = { ...details, txStatus: 'SUCCESS' as const }
    const past = await verifyTransaction({ ...parameters, details: executed })
    expect(kinds(past.problems)).toEqual(Array(4).fill('signature'))
  })

  test('error: garbage', async () => {
    const fake = await setup(() => ({ signer: ex(owner), signature: '0x1234' }))
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(result.problems).toMatchInlineSnapshot(`
      [
        {
          "kind": "signature",
          "owner": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "reason": "expected one signature",
        },
      ]
    `)
  })

  test('error: a signature that is not text', async () => {
    const fake = await setup(() => ({ signer: ex(owner), signature: [1] }))
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(kinds(result.problems)).toEqual(['signature'])
  })

  test('error: many signatures in one', async () => {
    const many = (await (await createFakeSafe()).sign(1)).slice(2)
    const fake = await setup(() => ({
      signer: ex(owner),
      signature: `0x${many.repeat(16_000)}`,
    }))
    const start = performance.now()
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(result.problems).toMatchObject([
      { kind: 'signature', reason: 'expected one signature' },
    ])
  })

  test('behavior: an approval counts when the chain knows it', async () => {
    const signature = concat([
      padHex(owner, { size: 32 }),
      pad('0x', { size: 32 }),
      '0x01',
    ])
    const fake = await setup(() => ({ signer: ex(owner), signature }))
    const parameters = { chainId, safeAddress, ...fake }
    const refused = await verifyTransaction(parameters)
    expect(refused.status).toBe('mismatch')
    fake.state.approved = [owner]
    const accepted = await verifyTransaction(parameters)
    expect(accepted.status).toBe('verified')
    expect(accepted.confirmations[1]).toEqual({
      owner,
      kind: 'approved',
      valid: true,
    })
  })

  test('behavior: calls a contract owner', async () => {
    const signature = concat([
      padHex(owner, { size: 32 }),
      toHex(65, { size: 32 }),
      '0x00',
      toHex(2, { size: 32 }),
      '0xabcd',
    ])
    const fake = await setup(() => ({ signer: ex(owner), signature }))
    const parameters = { chainId, safeAddress, ...fake }
    expect((await verifyTransaction(parameters)).status).toBe('mismatch')
    fake.state.contractAccepts = true
    expect((await verifyTransaction(parameters)).status).toBe('verified')
  })

  test('error: a contract signature of an account without code is not valid', async () => {
    const signature = concat([
      padHex(owner, { size: 32 }),
      toHex(65, { size: 32 }),
      '0x00',
      toHex(2, { size: 32 }),
      '0xabcd',
    ])
    const fake = await setup(() => ({ signer: ex(owner), signature }))
    const rpc: RpcPort = {
      request: async (call) =>
        call.params?.[0]?.to?.toLowerCase() === owner.toLowerCase()
          ? '0x'
          : fake.rpc.request(call),
    }
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      ...fake,
      rpc,
    })
    expect(result.status).toBe('mismatch')
    expect(result.problems).toEqual([
      { kind: 'confirmations', valid: 1, required: 2 },
      { kind: 'signature', owner, reason: 'not accepted by the chain' },
    ])
  })

  test('behavior: fewer confirmations than claimed', async () => {
    const fake = await createFakeSafe()
    const info = fake.details.detailedExecutionInfo as Multisig
    const result = await verifyTransaction({
      chainId,
      safeAddress,
      ...fake,
      details: change(
        fake.details,
        {},
        { confirmations: info.confirmations.slice(1) },
      ),
    })
    expect(result.problems).toEqual([
      { kind: 'confirmations', valid: 1, required: 2 },
    ])
  })
})

test('error: an abort while signers are recovered is no verdict', async () => {
  const { details, safe, rpc } = await createFakeSafe()
  const controller = new AbortController()
  const given = { chainId, safeAddress, details, safe, rpc }
  const { signal } = controller
  const gone = verifyTransaction({ ...given, signal })
  const kept = verifyTransaction(given)
  controller.abort(new Error('left the page'))
  await expect(gone).rejects.toThrow('left the page')
  expect((await kept).status).toBe('verified')
})

test('behavior: many records at once have the verdicts of one at a time', async () => {
  const fakes = await Promise.all([1, 2, 3].map(() => createFakeSafe()))
  const given = fakes.map(({ details, safe, rpc }, index) => ({
    chainId,
    safeAddress,
    details: index === 1 ? change(details, {}, { nonce: 9 }) : details,
    safe,
    rpc,
  }))
  const together = await Promise.all(given.map((one) => verifyTransaction(one)))
  expect(together.map(({ status }) => status)).toEqual([
    'verified',
    'mismatch',
    'verified',
  ])
  for (const [index, one] of given.entries())
    expect(await verifyTransaction({ ...one, isUrgent: true })).toEqual(
      together[index],
    )
})
