import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  decodeExecTransaction,
  encodeApproveHash,
  encodeExecTransaction,
  encodeMultiSend,
  encodeMultiSendCallOnly,
  explainRevert,
  getNestedSigningRequest,
  packSignatures,
  parseSignatures,
  type SafeSignature,
  type SafeVersion,
  safeVersions,
} from '../../src/index.ts'
import {
  account,
  contractsOf,
  deploySafe,
  execute,
  openChain,
  plan,
  send,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()

const sink: Address = '0x000000000000000000000000000000000000dEaD'
const value = 1000n

/** A safe of two accounts, and a safe of one account as third owner. */
async function family(version: SafeVersion, threshold: number) {
  const parent = await deploySafe(chain, version, [account(2).address], 1)
  const owners = [account(0).address, account(1).address, parent]
  return { parent, safe: await deploySafe(chain, version, owners, threshold) }
}

type Planned = Awaited<ReturnType<typeof plan>>
type Kind = SafeSignature['kind'] | 'executor'

/** Revert data of a call. */
async function revertData(to: Address, data: Hex): Promise<Hex> {
  const error = await chain.client.call({ to, data }).catch((e) => e)
  const cause = error.walk((e: { data?: unknown }) => 'data' in e)
  return typeof cause?.data === 'object' ? cause.data.data : cause?.data
}

/** A signature of each kind, made as a wallet would. */
async function signAs(
  kind: Kind,
  version: SafeVersion,
  planned: Planned,
  parent: Address,
): Promise<SafeSignature> {
  const { safeTxHash } = planned.hashes
  if (kind === 'eip712') return sign(0, safeTxHash)
  if (kind === 'eth_sign') return sign(1, safeTxHash, 'eth_sign')
  if (kind === 'executor')
    return { kind: 'approved', signer: account(0).address }
  if (kind === 'approved') {
    const from = account(1).address
    const data = encodeApproveHash({ hash: safeTxHash })
    await send(chain, { to: planned.safe, data, from })
    return { kind: 'approved', signer: from }
  }
  const request = getNestedSigningRequest({
    child: { version, hashes: planned.hashes },
    parent: { chainId: 1337, safe: parent, version },
  })
  if (!request.possible) throw new Error('not possible')
  const data = packSignatures([await sign(2, request.safeMessageHash)])
  return { kind: 'contract', signer: parent, data }
}

const sets: Kind[][] = [
  ['eip712'],
  ['eth_sign'],
  ['approved'],
  ['executor'],
  ['contract'],
  ['eip712', 'eth_sign', 'contract'],
  ['contract', 'approved', 'eip712'],
  ['executor', 'approved', 'contract'],
]

for (const version of safeVersions) {
  test.for(sets.map((kinds) => ({ kinds, name: kinds.join(' + ') })))(
    `behavior: ${version} executes with $name`,
    async ({ kinds }) => {
      const { safe, parent } = await family(version, kinds.length)
      const planned = await plan(chain, safe, { to: sink, value })
      const signatures: SafeSignature[] = []
      for (const kind of kinds)
        signatures.push(await signAs(kind, version, planned, parent))
      const packed = packSignatures(signatures)
      const parsed = await parseSignatures(packed, planned.hashes.safeTxHash)
      expect(packSignatures(parsed)).toBe(packed)
      expect(new Set(parsed.map(({ signer }) => signer))).toEqual(
        new Set(signatures.map(({ signer }) => signer)),
      )
      const { events } = await execute(
        chain,
        planned,
        packed,
        account(0).address,
      )
      expect(events).toContainEqual({
        name: 'ExecutionSuccess',
        args: { txHash: planned.hashes.safeTxHash, payment: 0n },
      })
    },
  )

  test(`behavior: ${version} reports a failing inner call`, async () => {
    const { safe } = await family(version, 1)
    const token = chain.tokens.gold
    const call = { to: token, data: '0xdeadbeef' } as const
    const planned = await plan(chain, safe, { ...call, safeTxGas: 1n })
    const packed = packSignatures([await sign(0, planned.hashes.safeTxHash)])
    const { receipt, events } = await execute(chain, planned, packed)
    expect(receipt.status).toBe('success')
    expect(events.at(-1)).toEqual({
      name: 'ExecutionFailure',
      args: { txHash: planned.hashes.safeTxHash, payment: 0n },
    })
  })

  test(`behavior: ${version} runs a batch through MultiSend and CallOnly`, async () => {
    const { safe } = await family(version, 1)
    const { multiSend, multiSendCallOnly } = contractsOf(version)
    const calls = [
      { to: sink, value: 1n },
      { to: sink, value: 2n, data: '0x1234' },
    ] as const
    for (const [to, data] of [
      [multiSend.address, encodeMultiSend(calls)],
      [multiSendCallOnly.address, encodeMultiSendCallOnly(calls)],
    ] as const) {
      const before = await chain.client.getBalance({ address: sink })
      const planned = await plan(chain, safe, { to, data, operation: 1 })
      const packed = packSignatures([await sign(0, planned.hashes.safeTxHash)])
      const { receipt } = await execute(chain, planned, packed)
      const after = await chain.client.getBalance({ address: sink })
      expect(after - before).toBe(3n)
      const { input } = await chain.client.getTransaction({
        hash: receipt.transactionHash,
      })
      const { nonce: _, ...fields } = planned.transaction
      expect(decodeExecTransaction(input)).toEqual({
        transaction: fields,
        signatures: packed,
      })
    }
  })

  test(`error: ${version} explains its refusal`, async () => {
    const { safe } = await family(version, 1)
    const explain = async (
      call: Parameters<typeof plan>[2],
      signer: number,
    ) => {
      const planned = await plan(chain, safe, call)
      const packed = packSignatures([
        await sign(signer, planned.hashes.safeTxHash),
      ])
      return explainRevert(
        await revertData(
          planned.safe,
          encodeExecTransaction(planned.transaction, packed),
        ),
        { version },
      )
    }
    expect((await explain({ to: sink }, 4)).code).toBe('GS026')
    const inner = await explain({ to: safe, data: '0x694e80c3' }, 0)
    expect(inner.code).toBe(version === '1.5.0' ? undefined : 'GS013')
    const settings = await explain(
      {
        to: safe,
        data: `0x694e80c3${'9'.padStart(64, '0')}`,
      },
      0,
    )
    expect(settings).toMatchObject(
      version === '1.5.0'
        ? { code: 'GS201', source: 'inner' }
        : { code: 'GS013', source: 'safe' },
    )
  })
}
