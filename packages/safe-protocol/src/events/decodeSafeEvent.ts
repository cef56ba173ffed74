import type { Address, Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { type AbiItem, parseTable } from '../abi/parseSignature.ts'
import type { SafeEvent } from './SafeEvent.ts'

// In every version the indexed parameters of an event are its first ones, so
// the number of topics identifies its shape without flags.
const table = `ExecutionSuccess(bytes32 txHash,uint256 payment)
ExecutionFailure(bytes32 txHash,uint256 payment)
ExecutionFromModuleSuccess(address module)
ExecutionFromModuleFailure(address module)
SafeSetup(address initiator,address[] owners,uint256 threshold,address initializer,address fallbackHandler)
SafeReceived(address sender,uint256 value)
SafeMultiSigTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures,bytes additionalInfo)
SafeModuleTransaction(address module,address to,uint256 value,bytes data,uint8 operation)
AddedOwner(address owner)
RemovedOwner(address owner)
ChangedThreshold(uint256 threshold)
EnabledModule(address module)
DisabledModule(address module)
ChangedFallbackHandler(address handler)
ChangedGuard(address guard)
ChangedModuleGuard(address moduleGuard)
ChangedMasterCopy(address singleton)
ApproveHash(bytes32 approvedHash,address owner)
SignMsg(bytes32 msgHash)
ContractCreation(address newContract)
ProxyCreation(address proxy,address singleton)
ProxyCreationL2(address proxy,address singleton,bytes initializer,uint256 saltNonce)
ChainSpecificProxyCreationL2(address proxy,address singleton,bytes initializer,uint256 saltNonce,uint256 chainId)
Transfer(address from,address to,uint256 value)`

let events: Map<string, AbiItem> | undefined

function topicMap(): Map<string, AbiItem> {
  events ??= parseTable(table, 66)
  return events
}

/**
 * The topics of every event that {@link decodeSafeEvent} knows, for `eth_getLogs`.
 *
 * @example
 * ```ts
 * import { listSafeEventTopics } from '@strongroom/safe-protocol'
 *
 * const filter = { topics: [listSafeEventTopics()] }
 * ```
 */
export function listSafeEventTopics(): Hex[] {
  return [...topicMap().keys()] as Hex[]
}

/**
 * Decodes a log by its first topic: all events of Safe 1.1.1 to 1.5.0 that state depends on,
 * whether their parameters are indexed (1.4 and later) or not (1.3.0), proxy creations, and
 * ERC-20 and ERC-721 transfers (`tokenId` when there are four topics).
 *
 * @returns `undefined` when the event is not known or its data does not fit.
 *
 * @example
 * ```ts
 * import { decodeSafeEvent } from '@strongroom/safe-protocol'
 *
 * export function executedHash(log: {
 *   topics: readonly `0x${string}`[]
 *   data: `0x${string}`
 * }) {
 *   const event = decodeSafeEvent(log)
 *   return event?.name === 'ExecutionSuccess' ? event.args.txHash : undefined
 * }
 * ```
 */
export function decodeSafeEvent(log: {
  topics: readonly Hex[]
  data: Hex
  address?: Address
}): SafeEvent | undefined {
  try {
    const [topic = '', ...topics] = log.topics
    const item = topicMap().get(topic.toLowerCase())
    if (!item || topics.length > item.inputs.length) return undefined
    const values = [
      ...decodeParameters(
        item.inputs.slice(0, topics.length),
        topics.map((x) => x.slice(2)).join(''),
      ),
      ...decodeParameters(item.inputs.slice(topics.length), log.data.slice(2)),
    ]
    const isNft = item.name === 'Transfer' && topics.length === 3
    const args = Object.fromEntries(
      item.inputs.map((input, i) => [
        isNft && i === 2 ? 'tokenId' : input.name,
        values[i],
      ]),
    )
    return { name: item.name, args } as unknown as SafeEvent
  } catch {
    return undefined
  }
}
