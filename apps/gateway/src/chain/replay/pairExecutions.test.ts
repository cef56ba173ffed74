import { hashSafeTransaction } from '@strongroom/safe-protocol'
import { type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { DecodedLog, DecodedLogOf } from '../decode/DecodedLog.ts'
import type { Logged } from './Logged.ts'
import { pairExecutions } from './pairExecutions.ts'

const safe: Hex = '0x00000000000000000000000000000000000000aa'

const started = (nonce: number): DecodedLogOf<'MultisigStarted'> => ({
  type: 'MultisigStarted',
  to: safe,
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  signatures: '0x',
  nonce,
  threshold: 1,
})

const ended = (nonce: number): DecodedLog => ({
  type: 'MultisigEnded',
  success: true,
  hash: hashSafeTransaction(
    { chainId: 1337n, safe },
    { ...started(nonce), operation: 0, nonce: BigInt(nonce) },
  ).safeTxHash,
  payment: 0n,
})

const logs = (events: readonly DecodedLog[]): Logged[] =>
  events.map((event, logIndex) => ({
    event,
    log: {
      address: safe,
      topics: [],
      data: '0x',
      blockNumber: 1,
      blockHash: '0x',
      txHash: '0x',
      logIndex,
    },
  }))

const pair = (...events: DecodedLog[]) =>
  pairExecutions('1337', safe, logs(events), { verify: true }).map((run) => [
    run.log.logIndex,
    run.ended.log.logIndex,
    run.call && 'nonce' in run.call ? run.call.nonce : undefined,
  ])

test('default', () => {
  expect(pair(started(0), ended(0), started(1), ended(1))).toEqual([
    [0, 1, 0],
    [2, 3, 1],
  ])
})

test('behavior: executions nest', () => {
  expect(pair(started(0), started(1), ended(1), ended(0))).toEqual([
    [1, 2, 1],
    [0, 3, 0],
  ])
})

test('behavior: a forged announcement is passed over', () => {
  const forged = { ...started(0), value: 99n }
  expect(pair(started(0), forged, ended(0))).toEqual([[0, 2, 0]])
})

test('behavior: a result alone stays open', () => {
  expect(pair(ended(4))).toEqual([[0, 0, undefined]])
})
