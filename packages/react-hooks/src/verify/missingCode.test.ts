import { createSafeMessage } from '@strongroom/gateway-sdk/testing'
import {
  hashMessageDigest,
  hashSafeMessageBytes,
} from '@strongroom/safe-protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSignature } from '../sign/checkSignature.ts'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyTransaction } from './verifyTransaction.ts'

const code = vi.hoisted(() => ({
  load: (): Promise<unknown> => Promise.resolve(),
}))
vi.mock('@strongroom/safe-protocol', async (original) => {
  const module = await original<typeof import('@strongroom/safe-protocol')>()
  return {
    ...module,
    parseSignatures: async (
      ...parameters: Parameters<typeof module.parseSignatures>
    ) => {
      await code.load()
      return module.parseSignatures(...parameters)
    },
    normalizeSignature: async (
      ...parameters: Parameters<typeof module.normalizeSignature>
    ) => {
      await code.load()
      return module.normalizeSignature(...parameters)
    },
  }
})
const lost = new TypeError('Failed to fetch dynamically imported module')

async function setup() {
  const { details, safe, rpc, calls } = await createFakeSafe()
  return {
    details,
    calls,
    verify: (given: object = {}) =>
      verifyTransaction({
        chainId,
        safeAddress,
        details,
        safe,
        rpc,
        ...given,
      }),
  }
}

// Each test has a page that has loaded no code yet.
beforeEach(() => vi.resetModules())
afterEach(() => {
  code.load = async () => {}
  vi.useRealTimers()
})

describe('error: the code that recovers signers', () => {
  test('does not load: the verdict is unavailable', async () => {
    const { verify, calls } = await setup()
    code.load = () => Promise.reject(lost)
    const found = await verify()
    expect(found).toMatchObject({
      status: 'unavailable',
      problems: [{ kind: 'code', cause: lost }],
      confirmations: [],
      signatures: [],
    })
    expect(calls).toEqual([])
    // The code is loaded again.
    code.load = async () => {}
    expect((await verify()).status).toBe('verified')
  })

  test('does not load, and a field is wrong all the same', async () => {
    const { verify, details } = await setup()
    code.load = () => Promise.reject(lost)
    const found = await verify({
      details: { ...details, safeAddress: `0x${'11'.repeat(20)}` },
    })
    expect(found.status).toBe('mismatch')
    expect(found.problems.map(({ kind }) => kind)).toContain('safe')
  })

  test('never loads: the call times out, and other calls continue', async () => {
    const { verify, details } = await setup()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    code.load = () => new Promise(() => {})
    const stuck = verify()
    const execution = details.detailedExecutionInfo
    if (execution?.type !== 'MULTISIG') throw new TypeError('no multisig')
    const unsigned = await verify({
      details: {
        ...details,
        txStatus: 'AWAITING_CONFIRMATIONS',
        detailedExecutionInfo: { ...execution, confirmations: [] },
      },
    })
    expect(unsigned.status).toBe('verified')
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await stuck).problems).toMatchObject([{ kind: 'code' }])
  })

  test('does not load for a message either', async () => {
    code.load = () => Promise.reject(lost)
    const { safe, rpc } = await createFakeSafe()
    const { status, problems } = await verifyMessage({
      chainId,
      safeAddress,
      record: createSafeMessage({
        message: 'Hello',
        messageHash: hashSafeMessageBytes(
          { chainId: 1337, safe: safeAddress, version: '1.4.1' },
          hashMessageDigest('Hello'),
        ).safeMessageHash,
        confirmations: [
          {
            owner: safe.owners[0] as never,
            signature: `0x${'11'.repeat(64)}1b`,
          },
        ],
      }),
      safe,
      rpc,
    })
    expect({ status, problems }).toEqual({
      status: 'unavailable',
      problems: [{ kind: 'code', cause: lost }],
    })
  })

  test('does not load after the wallet has signed: reports the missing code', async () => {
    code.load = () => Promise.reject(lost)
    const account = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
    const signed = checkSignature(
      `0x${'11'.repeat(64)}1b`,
      `0x${'ab'.repeat(32)}`,
      account,
    )
    await expect(signed).rejects.toMatchObject({ problem: 'unverified' })
    await expect(signed).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SigningError: A part of this page did not load, so the signature could not be checked. It was thrown away. Reload the page and sign again.]`,
    )
  })
})
