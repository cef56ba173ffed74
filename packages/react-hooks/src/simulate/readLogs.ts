import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import { decodeSafeEvent } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { sameText } from '../verify/sameText.ts'
import type { ApprovalSet, Movement } from './Simulation.ts'

/** What the logs of an execution say about a safe. */
export interface LogReading {
  readonly movements: readonly Movement[]
  readonly approvals: readonly ApprovalSet[]
  /** End of the execution, as the safe reported it. */
  readonly end:
    | { readonly succeeded: boolean; readonly payment: bigint }
    | undefined
  readonly isComplete: boolean
}

const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferSingle =
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch =
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const approval =
  '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const approvalForAll =
  '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
const permit2Approval =
  '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'

/** Address under which nodes log transfers of the coin. */
export const coinLogs = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** More than an owner reads, and than a batch of 1,000 calls makes. */
const most = 4_000

interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/**
 * Reads the transfers, approvals and the end of an execution from logs as a node
 * sent them. Logs that are none are left out; the rest concerns the safe.
 */
export function readLogs(
  logs: readonly unknown[],
  safe: Address,
  safeTxHash: Hex,
): LogReading {
  const own = BigInt(safe)
  const toAddress = createAddressReader()
  const movements: Movement[] = []
  const approvals = new Map<string, ApprovalSet>()
  let end: LogReading['end']
  for (const log of logs.slice(0, most)) {
    if (!isLog(log)) continue
    for (const { from, to, ...rest } of movementsOf(log))
      if (from === own || to === own)
        movements.push({
          token: toAddress(tokenOf(log)),
          from: toAddress(from),
          to: toAddress(to),
          ...rest,
        })
    const approved = approvalOf(log, own, toAddress)
    if (approved) {
      const { token, spender, id, through } = approved
      // The last one counts.
      approvals.set([token, spender, id, through].join(), approved)
    }
    if (sameText(log.address, safe)) end = endOf(log, safeTxHash) ?? end
  }
  return {
    movements: movements.slice(0, most),
    approvals: [...approvals.values()],
    end,
    isComplete: logs.length <= most && movements.length <= most,
  }
}

function isLog(value: unknown): value is Log {
  const { address, topics, data } = Object(value) as Partial<Log>
  return (
    isBytes(address, 20) &&
    Array.isArray(topics) &&
    topics.length <= 4 &&
    topics.every((topic) => isBytes(topic, 32)) &&
    isBytes(data) &&
    data.length <= 200_000
  )
}

/** The 32-byte words of topics and data, without the first topic. */
function wordsOf({ topics, data }: Log): bigint[] {
  const words = topics.slice(1).map(BigInt)
  for (let at = 2; at + 64 <= data.length; at += 64)
    words.push(BigInt(`0x${data.slice(at, at + 64)}`))
  return words
}

/** Addresses with checksums; a batch names the same ones again and again. */
function createAddressReader() {
  const known = new Map<bigint, Address>()
  return (word: bigint | undefined): Address => {
    const value = BigInt.asUintN(160, word ?? 0n)
    const address =
      known.get(value) ?? checksumAddress(value.toString(16).padStart(40, '0'))
    known.set(value, address)
    return address
  }
}

const tokenOf = ({ address }: Log): bigint =>
  sameText(address, coinLogs) ? 0n : BigInt(address)

interface Transferred extends Pick<Movement, 'amount' | 'id'> {
  readonly from: bigint
  readonly to: bigint
}

function movementsOf(log: Log): Transferred[] {
  const [topic] = log.topics
  const words = wordsOf(log)
  if (topic === transfer && words.length === 3) {
    const [from = 0n, to = 0n, last = 0n] = words
    return log.topics.length === 4
      ? [{ from, to, amount: 1n, id: last }]
      : [{ from, to, amount: last }]
  }
  const [, from = 0n, to = 0n] = words
  if (topic === transferSingle && words.length === 5)
    return [{ from, to, id: words[3] ?? 0n, amount: words[4] ?? 0n }]
  if (topic !== transferBatch) return []
  // Offsets of both lists, then each with its length before it.
  const count = Number(words[5] ?? 0n)
  const isRegular =
    words[3] === 64n &&
    words.length === 7 + 2 * count &&
    words[6 + count] === BigInt(count)
  return isRegular
    ? Array.from({ length: count }, (_, index) => ({
        from,
        to,
        id: words[6 + index] ?? 0n,
        amount: words[7 + count + index] ?? 0n,
      }))
    : []
}

function approvalOf(
  log: Log,
  safe: bigint,
  toAddress: ReturnType<typeof createAddressReader>,
): ApprovalSet | undefined {
  const [topic] = log.topics
  const words = wordsOf(log)
  const [owner, spender, last = 0n] = words
  if (owner !== safe) return undefined
  if (topic === permit2Approval && words.length === 5)
    return {
      token: toAddress(words[1]),
      spender: toAddress(words[2]),
      amount: words[3] ?? 0n,
      through: toAddress(BigInt(log.address)),
    }
  if (words.length !== 3) return undefined
  const parties = {
    token: toAddress(tokenOf(log)),
    spender: toAddress(spender),
  }
  if (topic === approvalForAll) return { ...parties, amount: last !== 0n }
  if (topic !== approval) return undefined
  return log.topics.length === 4
    ? { ...parties, amount: spender !== 0n, id: last }
    : { ...parties, amount: last }
}

function endOf({ topics, data }: Log, safeTxHash: Hex): LogReading['end'] {
  const event = decodeSafeEvent({ topics, data })
  if (
    (event?.name !== 'ExecutionSuccess' &&
      event?.name !== 'ExecutionFailure') ||
    !sameText(event.args.txHash, safeTxHash)
  )
    return undefined
  return {
    succeeded: event.name === 'ExecutionSuccess',
    payment: event.args.payment,
  }
}
