import { expect, test } from 'vitest'
import { createFakeSafe } from '../verify/createFakeSafe.test.fixture.ts'
import type { Verification } from '../verify/Verification.ts'
import { verifyTransaction } from '../verify/verifyTransaction.ts'
import { executionQuery } from './executionQuery.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const other = `0x${'cd'.repeat(32)}` as const

async function open() {
  const fake = await createFakeSafe()
  const { details, rpc, safe } = fake
  const verification = await verifyTransaction({
    ...{ chainId: '1337', safeAddress: safe.address.value, details, rpc, safe },
  })
  const withProof = (proven: Verification['proven']) => ({
    ...verification,
    proven,
  })
  return { ...fake, withProof }
}

test('default: the place that the chain proves wins over the gateway’s', async () => {
  const { details, withProof, safeTxHash } = await open()
  const proven = { word: 'failed', block: 7, txHash: hash } as const
  expect(
    executionQuery({ ...details, txHash: other }, withProof(proven)),
  ).toEqual({ kind: 'multisig', safeTxHash, block: 7, txHash: hash })
})

test('behavior: without a proof the gateway’s place is checked', async () => {
  const { details, withProof, safeTxHash } = await open()
  const claimed = { ...details, txHash: other }
  expect(executionQuery(claimed, withProof(undefined))).toEqual({
    ...{ kind: 'multisig', safeTxHash, txHash: other },
  })
  for (const txHash of [null, undefined, '0x12', 'text'])
    expect(
      executionQuery(
        { ...details, txHash: txHash as never },
        withProof(undefined),
      ),
    ).toEqual({})
})

test('behavior: looks for no execution of a transaction that waits or was replaced', async () => {
  const { details, withProof } = await open()
  const claimed = { ...details, txHash: other }
  for (const word of ['confirmations', 'turn', 'ready', 'replaced'] as const)
    expect(executionQuery(claimed, withProof({ word }))).toEqual({})
  expect(executionQuery(claimed, undefined)).toEqual({})
})

test('behavior: modules, incoming transfers and the creation', async () => {
  const { details, safe } = await open()
  const plain = { ...details, txHash: hash }
  const module = { type: 'MODULE', address: safe.address } as const
  const read = (fields: object) =>
    executionQuery({ ...plain, ...fields } as never, undefined)
  expect(read({ detailedExecutionInfo: module })).toEqual({
    ...{ kind: 'module', module: safe.address.value, txHash: hash },
  })
  const info = { detailedExecutionInfo: null }
  const incoming = { type: 'Transfer', direction: 'INCOMING' }
  expect(read({ ...info, txInfo: incoming })).toEqual({
    ...{ kind: 'incoming', txHash: hash },
  })
  const creation = { type: 'Creation', transactionHash: other }
  expect(read({ ...info, txInfo: creation })).toEqual({
    ...{ kind: 'creation', txHash: other },
  })
  expect(read({ ...info, txInfo: { type: 'Custom' } })).toEqual({})
})
