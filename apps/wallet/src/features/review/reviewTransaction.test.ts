import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  createSafeTransaction,
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { createFakeChain } from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { blockersOf } from './blockersOf.ts'
import { draftDetails } from './draftDetails.ts'
import { reviewTransaction } from './reviewTransaction.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safe = createOpenSafe([bob])
const { address } = safe
const chain = createFakeChain({
  chainId: 1337,
  safe: address,
  owners: [bob],
  threshold: 1,
  nonce: 4n,
  version: '1.4.1',
})
const transfer = createSafeTransaction({ to: bob, value: 1n, nonce: 4n })
const details = draftDetails(safe, transfer)

const review = (
  fields: Partial<Parameters<typeof reviewTransaction>[0]> = {},
) =>
  reviewTransaction({
    safe,
    details,
    transactionId: details.txId,
    rpc: chain,
    ...fields,
  })

test('default', async () => {
  const found = await review()
  expect(blockersOf(found)).toEqual([])
  expect(found.payload?.transaction).toEqual(transfer)
})

test('error: an honest record of another transaction', async () => {
  const other = draftDetails(safe, { ...transfer, value: 2n })
  const found = await review({ details: other })
  expect(found.payload).toBeUndefined()
  expect(blockersOf(found)).toEqual([
    'The gateway sent another transaction than the one this link names.',
  ])
})

test('error: no endpoint', async () => {
  const found = await review({ rpc: undefined })
  expect(found.verification.status).toBe('unavailable')
  expect([found.payload, found.hasRpc]).toEqual([undefined, false])
})

test('error: code of a library that could not be read', async () => {
  const batch = createSafeTransaction({
    to:
      getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly.address ?? bob,
    operation: 1,
    data: encodeMultiSendCallOnly([{ to: bob, value: 1n }]),
    nonce: 4n,
  })
  const rpc: Rpc = {
    url: chain.url,
    request: async (call) => {
      if (call.method === 'eth_getCode') throw new Error('No answer.')
      return chain.request(call)
    },
  }
  const given = draftDetails(safe, batch)
  const found = await review({ details: given, transactionId: given.txId, rpc })
  expect(found.payload).toBeUndefined()
  expect(blockersOf(found)).toEqual([
    'The chain could not be asked, so nothing could be checked there.',
  ])
})
