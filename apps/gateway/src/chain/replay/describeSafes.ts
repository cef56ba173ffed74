import type { Hex } from 'viem'
import { readAbiWords } from '../decode/readAbiWords.ts'
import type { Receipt } from '../fetch/readReceipts.ts'
import { checksum } from './checksum.ts'
import type { NewSafe } from './discoverSafes.ts'
import type { Rows } from './Rows.ts'
import { scanCalldata } from './scanCalldata.ts'
import type { RowContext } from './toExecutions.ts'

const creations = {
  createProxyWithNonce: '1688f0b9',
  createProxyWithCallback: 'd18af54d',
  createChainSpecificProxyWithNonce: 'ec9e80bb',
  createProxyWithNonceL2: '4662f9d6',
  createChainSpecificProxyWithNonceL2: '1a334b0b',
}

interface CreationCall {
  singleton: Hex
  setupData: Hex
  saltNonce: bigint
}

/** Everything in calldata that reads like the creation of a proxy. */
function findCreationCalls(input: Hex): CreationCall[] {
  return Object.values(creations).flatMap((selector) =>
    scanCalldata(input, selector, (offset) => {
      const args = readAbiWords(input, offset)
      return {
        singleton: args.address(0),
        setupData: args.bytes(1),
        saltNonce: args.uint(2),
      }
    }),
  )
}

/** Does this `setup` call leave what the safe reported on being set up? */
function fits(setupData: Hex, { setup }: NewSafe): boolean {
  try {
    const args = readAbiWords(setupData, 4)
    return (
      String(args.addresses(0)) === String(setup.event.owners) &&
      args.size(1) === setup.event.threshold &&
      args.address(2) === setup.event.initializer &&
      args.address(4) === setup.event.fallbackHandler
    )
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Rows of new safes. Set-up data and salt come out of the calldata of the
 * transaction that created them; they stay empty when it does not show them.
 */
export function describeSafes(
  { chainId, receipts, timestampOf }: RowContext,
  created: readonly NewSafe[],
  inputs: ReadonlyMap<Hex, Hex>,
): Rows['safes'] {
  const calls = new Map<Hex, CreationCall[]>()
  for (const [txHash, input] of inputs) {
    calls.set(txHash, findCreationCalls(input))
  }
  const inOrder = [...created].sort(
    (a, b) => a.setup.log.logIndex - b.setup.log.logIndex,
  )
  const rows = new Map<NewSafe, Rows['safes'][number]>()
  for (const safe of inOrder) {
    const { txHash, blockNumber } = safe.setup.log
    const receipt: Receipt | undefined = receipts.get(txHash)
    if (receipt === undefined) continue
    // The order separates equal ones; each is used once.
    const left = calls.get(txHash) ?? []
    const at = left.findIndex(({ setupData }) => fits(setupData, safe))
    const [call] = at === -1 ? [] : left.splice(at, 1)
    rows.set(safe, {
      chainId,
      address: checksum(safe.address),
      blockNumber,
      txHash,
      timestamp: timestampOf(blockNumber),
      creator: checksum(receipt.from),
      factory: safe.factory === null ? null : checksum(safe.factory),
      singleton: checksum(safe.singleton),
      setupData: call?.setupData ?? null,
      saltNonce: call === undefined ? null : String(call.saltNonce),
    })
  }
  return [...rows.values()]
}
