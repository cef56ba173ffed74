/**
 * Checks many records at once in a browser, and feels how long the page is
 * kept from anything else meanwhile.
 */
import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { createTransactionDetails } from '@strongroom/gateway-sdk/testing'
import { verifyTransaction } from '@strongroom/react-hooks'
import {
  createSafeTransaction,
  hashSafeTransaction,
  parseSignatures,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

const mnemonic = 'test test test test test test test test test test test junk'
const owners = [0, 1, 2].map((addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
)
const safeAddress: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const chainId = '1337'
const ex = (value: Address) => ({ value, name: null, logoUri: null })
const zero: Address = `0x${'00'.repeat(20)}`

// Nonces continue, so that caches of the last run do not count.
let nonce = 0

async function makeRecord(): Promise<TransactionDetails> {
  const fields = createSafeTransaction({
    to: owners[0]?.address ?? zero,
    data: `0xa9059cbb${'11'.repeat(64)}`,
    nonce: BigInt(++nonce),
  })
  const { safeTxHash } = hashSafeTransaction(
    { chainId: BigInt(chainId), safe: safeAddress, version: '1.4.1' },
    fields,
  )
  const confirmations = await Promise.all(
    owners.map(async (owner) => ({
      signer: ex(owner.address),
      signature: await owner.sign({ hash: safeTxHash }),
      submittedAt: 1,
    })),
  )
  return createTransactionDetails({
    safeAddress,
    txId: `multisig_${safeAddress}_${safeTxHash}`,
    txStatus: 'AWAITING_EXECUTION',
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: ex(fields.to),
      dataSize: '68',
      value: '0',
      methodName: null,
      actionCount: null,
      isCancellation: false,
    },
    txData: {
      hexData: fields.data,
      dataDecoded: null,
      to: ex(fields.to),
      value: '0',
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1,
      nonce,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zero,
      refundReceiver: ex(zero),
      safeTxHash,
      executor: null,
      signers: owners.map(({ address }) => ex(address)),
      confirmationsRequired: 2,
      confirmations,
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: ex(zero),
      proposedByDelegate: null,
    },
  })
}

/** Longest time between two turns of the page, and between two frames. */
function feel() {
  const { port1, port2 } = new MessageChannel()
  let beat = performance.now()
  let [blocked, frame, lastFrame] = [0, 0, 0]
  let isOver = false
  port1.onmessage = () => {
    const now = performance.now()
    blocked = Math.max(blocked, now - beat)
    beat = now
    if (isOver) port1.close()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
  const onFrame = (now: number) => {
    if (lastFrame > 0) frame = Math.max(frame, now - lastFrame)
    lastFrame = now
    if (!isOver) requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  const longTasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    isOver = true
    for (const { duration } of observer.takeRecords()) longTasks.push(duration)
    observer.disconnect()
    return { blocked, frame, longest: Math.max(0, ...longTasks) }
  }
}

async function measure(work: () => Promise<number>) {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const stop = feel()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = performance.now()
  const valid = await work()
  const took = performance.now() - start
  return { valid, took, first, ...(await stop()) }
}

let first = 0

/**
 * Signatures of so many records by `verifyTransaction`, all started at once.
 */
export async function verifyAll(count: number) {
  const records: TransactionDetails[] = []
  for (let at = 0; at < count; at++) records.push(await makeRecord())
  return measure(async () => {
    const start = performance.now()
    first = 0
    const verdicts = await Promise.all(
      records.map(async (details) => {
        const verdict = await verifyTransaction({
          chainId,
          safeAddress,
          details,
        })
        first ||= performance.now() - start
        return verdict
      }),
    )
    return verdicts.reduce(
      (sum, { confirmations }) =>
        sum + confirmations.filter(({ valid }) => valid).length,
      0,
    )
  })
}

/** Takes as many signatures apart without a queue. */
export async function recoverAll(count: number) {
  const pairs: [Hex, Hex][] = []
  for (let at = 0; at < count; at++) {
    const { detailedExecutionInfo: info } = await makeRecord()
    if (info?.type !== 'MULTISIG') continue
    for (const { signature } of info.confirmations)
      pairs.push([signature ?? '0x', info.safeTxHash as Hex])
  }
  return measure(async () => {
    first = 0
    const all = await Promise.all(
      pairs.map(([signature, hash]) => parseSignatures(signature, hash)),
    )
    return all.flat().length
  })
}

Object.assign(globalThis, { verifyAll, recoverAll })
