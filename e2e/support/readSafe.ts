import { type Address, parseAbi } from 'viem'
import type { ChainReader } from './chainReader.ts'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])

/** Reads the state of a safe on chain. */
export async function readSafe(chain: ChainReader, address: Address) {
  const safe = { abi, address } as const
  const [owners, threshold, nonce] = await Promise.all([
    chain.readContract({ ...safe, functionName: 'getOwners' }),
    chain.readContract({ ...safe, functionName: 'getThreshold' }),
    chain.readContract({ ...safe, functionName: 'nonce' }),
  ])
  return { owners, threshold, nonce }
}

const events = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
])

/** Hashes of the transactions that a safe has executed with success. */
export async function readExecuted(chain: ChainReader, address: Address) {
  const logs = await chain.getLogs({ address, events, fromBlock: 0n })
  return logs.map(({ args }) => args.txHash)
}
