import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import { isRecord } from '@strongroom/internal/isRecord'
import { decodeSafeEvent } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { withDeadline } from '../verify/withDeadline.ts'

/** How a safe was created, as the owner's node says. */
export type SafeCreation =
  | {
      readonly status: 'found'
      readonly txHash: Hex
      /** Contract whose event names the safe as its creation. */
      readonly factory: Address
      /** Contract that the transaction called: the factory itself, or another one. */
      readonly to: Address
      /** Calldata of the transaction. */
      readonly data: Hex
    }
  | {
      /**
       * `missing`: the node has no log of the safe's setup, because it dropped it or the
       * safe is older than 1.3.0. `pruned`: it has the log, and not the transaction.
       * `unreported`: no factory reports the safe in that transaction. `refused`: the
       * node refuses to search the logs. `unreachable`: no valid answer.
       */
      readonly status:
        | 'missing'
        | 'pruned'
        | 'unreported'
        | 'refused'
        | 'unreachable'
    }

/** What to read. */
export interface SafeCreationQuery {
  readonly safe: Address
  /**
   * Transaction that a gateway names. It is used only if a factory reports the safe in
   * it, and spares the search of the logs.
   */
  readonly txHash?: Hex | undefined
  /** Milliseconds to wait. @default 20_000 */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** `SafeSetup(address,address[],uint256,address,address)`, once in a safe's life. */
const setupTopic =
  '0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8'

/**
 * Reads the transaction that created a safe (1.3.0 and later) from the owner's node: by
 * the safe's own setup event, or by the hash that a gateway names. The result is a claim
 * until `planRedeployment` of `@strongroom/safe-protocol` computes the safe's address
 * from it.
 *
 * @throws the signal's reason alone
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readSafeCreation } from '@strongroom/react-hooks/sign'
 * import { planRedeployment } from '@strongroom/safe-protocol'
 *
 * const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const rpc = createRpc('https://my.node.example')
 * const creation = await readSafeCreation(rpc, { safe })
 * const plan =
 *   creation.status === 'found'
 *     ? await planRedeployment({ safe, ...creation })
 *     : undefined
 */
export async function readSafeCreation(
  rpc: RpcPort,
  query: SafeCreationQuery,
): Promise<SafeCreation> {
  const { signal, timeout = 20_000 } = query
  try {
    return await withDeadline(read(rpc, query), timeout, signal)
  } catch {
    signal?.throwIfAborted()
    return { status: 'unreachable' }
  }
}

async function read(
  rpc: RpcPort,
  { safe, txHash, signal }: SafeCreationQuery,
): Promise<SafeCreation> {
  const send = (method: string, ...params: unknown[]) =>
    ask(rpc, method, params, signal)
  const readTransaction = async (hash: Hex): Promise<SafeCreation> => {
    const [receipt, transaction] = await Promise.all([
      send('eth_getTransactionReceipt', hash),
      send('eth_getTransactionByHash', hash),
    ])
    if (!isRecord(receipt) || !isRecord(transaction))
      return { status: 'pruned' }
    const factory = factoryOf(receipt['logs'], safe)
    const { to, input } = transaction
    // Without `to` a constructor made the safe.
    if (factory === undefined || !isBytes(to, 20) || !isBytes(input))
      return { status: 'unreported' }
    return {
      status: 'found',
      txHash: hash,
      factory,
      to: checksumAddress(to.slice(2)),
      data: input,
    }
  }

  if (txHash !== undefined) {
    const named = await readTransaction(txHash).catch(() => undefined)
    signal?.throwIfAborted()
    if (named?.status === 'found') return named
  }
  let logs: unknown
  try {
    logs = await send('eth_getLogs', {
      ...{ address: safe, topics: [setupTopic] },
      ...{ fromBlock: '0x0', toBlock: 'latest' },
    })
  } catch (error) {
    // Only errors that a node sent have a number.
    if (isRecord(error) && typeof error['code'] === 'number')
      return { status: 'refused' }
    throw error
  }
  if (!Array.isArray(logs)) return { status: 'unreachable' }
  const [log] = logs as unknown[]
  const hash = isRecord(log) ? log['transactionHash'] : undefined
  return isBytes(hash, 32) ? readTransaction(hash) : { status: 'missing' }
}

/** The contract that reports the safe as its creation. */
function factoryOf(logs: unknown, safe: Address): Address | undefined {
  if (!Array.isArray(logs)) return undefined
  for (const log of logs.filter(isRecord)) {
    const { address, topics, data } = log
    if (!isBytes(address, 20) || !Array.isArray(topics) || !isBytes(data))
      continue
    const event = decodeSafeEvent({ topics: topics as Hex[], data })
    if (event?.name === 'ProxyCreation' && sameText(event.args.proxy, safe))
      return checksumAddress(address.slice(2))
  }
  return undefined
}
