import { type Address, type Client, type Hex, parseAbiItem } from 'viem'
import { getLogs } from 'viem/actions'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

/**
 * Event that a Delay modifier (Zodiac) emits when a transaction begins to wait.
 */
const added = parseAbiItem(
  'event TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation)',
)

/**
 * Limit per module and range: a flood has been reported often enough by then.
 */
const mostOfOne = 20

export interface RecoveryStart {
  module: Address
  block: bigint
  queueNonce: bigint
  txHash: Hex
  /** Hash of the chain's transaction. */
  transactionHash: Hex
}

export interface ReadStartsOptions {
  client: Client
  from: number
  to: number
  /**
   * Called with a module whose logs of one block the node refuses to return.
   */
  onSkip: (module: Address) => void
}

const read = async (
  modules: readonly Address[],
  options: ReadStartsOptions,
): Promise<RecoveryStart[]> => {
  const { client, from, to, onSkip } = options
  try {
    const logs = await getLogs(client, {
      address: [...modules],
      event: added,
      fromBlock: BigInt(from),
      toBlock: BigInt(to),
      strict: true,
    })
    return logs.map(({ address, args, blockNumber, transactionHash }) => ({
      module: address,
      block: blockNumber,
      queueNonce: args.queueNonce,
      txHash: args.txHash,
      transactionHash,
    }))
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    const parts: RecoveryStart[][] = []
    if (from < to) {
      const middle = Math.floor((from + to) / 2)
      parts.push(await read(modules, { ...options, to: middle }))
      parts.push(await read(modules, { ...options, from: middle + 1 }))
    } else if (modules.length > 1) {
      for (const module of modules) parts.push(await read([module], options))
    } else modules.forEach(onSkip)
    return parts.flat()
  }
}

/**
 * Starts that modules emitted in a range of blocks. A node returns only so many
 * logs at once, and a hostile module can emit any number: then the function
 * requests single blocks, and at last single modules, so that a flood hides
 * only the flooding module.
 *
 * @throws the client's errors when the node does not answer.
 */
export async function readStarts(
  modules: readonly Address[],
  options: ReadStartsOptions,
): Promise<RecoveryStart[]> {
  if (modules.length === 0) return []
  const all = await read(modules, options)
  const counts = new Map<string, number>()
  // The newest: earlier ones were there the last time, too.
  return all
    .toReversed()
    .filter(({ module }) => {
      const key = module.toLowerCase()
      const number = (counts.get(key) ?? 0) + 1
      counts.set(key, number)
      return number <= mostOfOne
    })
    .toReversed()
}
