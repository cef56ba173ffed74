import { createSafeTransaction } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import { verifyDraft } from './verifyDraft.ts'

const transaction = createSafeTransaction({ to: safeAddress, nonce: 9n })

async function setup() {
  const { rpc, safe, state, calls } = await createFakeSafe()
  const verify = (given = {}) =>
    verifyDraft({ chainId, safeAddress, transaction, rpc, safe, ...given })
  return { verify, safe, state, calls }
}

test('default: hashed with the version the chain names', async () => {
  const { verify } = await setup()
  const found = await verify()
  expect(found).toMatchObject({
    status: 'verified',
    transaction,
    chain: { threshold: 2, nonce: 7n, version: '1.4.1' },
    signatures: [],
  })
  expect(found.sources).toEqual({
    local: found.hashes?.safeTxHash,
    gateway: undefined,
    chain: found.hashes?.safeTxHash,
  })
})

test('error: a draft that the chain contradicts', async () => {
  const { verify, safe, state } = await setup()
  const used = createSafeTransaction({ to: safeAddress, nonce: 6n })
  const cases: [object, () => void, object[]][] = [
    [
      { transaction: used },
      () => {},
      [{ kind: 'nonce', nonce: 6n, chain: 7n }],
    ],
    [
      { safe: { ...safe, threshold: 1, nonce: 8 } },
      () => {},
      [
        { kind: 'state', field: 'threshold', gateway: '1', chain: '2' },
        { kind: 'state', field: 'nonce', gateway: '8', chain: '7' },
      ],
    ],
    [{ chainId: 'x' }, () => {}, [{ kind: 'malformed', field: 'domain' }]],
    [
      { safe: undefined },
      () => {
        state.chainId = 1
      },
      [
        { kind: 'chain', expected: '1337', actual: '1' },
        expect.objectContaining({ kind: 'hash', source: 'chain' }),
      ],
    ],
  ]
  for (const [given, change, problems] of cases) {
    change()
    const found = await verify(given)
    expect(found.status).toBe('mismatch')
    expect(found.problems).toEqual(problems)
  }
})

test('error: an unreachable chain', async () => {
  const { verify, calls } = await setup()
  expect((await verify({ rpc: undefined })).status).toBe('unavailable')
  const hung = { request: () => new Promise(() => {}) }
  expect((await verify({ rpc: hung, timeout: 1 })).status).toBe('unavailable')
  const signal = AbortSignal.abort(new Error('left'))
  await expect(verify({ signal })).rejects.toThrow('left')
  expect(calls).toEqual([])
})
