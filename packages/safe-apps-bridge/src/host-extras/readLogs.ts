import { BridgeError } from '../errors/BridgeError.ts'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import type { BridgeHandlers, ReadContext } from '../host/BridgeHandlers.ts'
import type { RpcRequest } from '../host/parseRpcCall.ts'

const resultLimit = 10_000

/**
 * Reads `eth_getLogs` with bounds on the range of blocks and the number of
 * logs. The texts are those of known nodes: clients that split ranges read them.
 */
export async function readLogs(
  request: RpcRequest,
  context: ReadContext,
  {
    handlers,
    logRange = 10_000,
  }: { handlers: Pick<BridgeHandlers, 'rpcCall'>; logRange?: number },
): Promise<unknown> {
  const { blockHash, fromBlock, toBlock } = Object(request.params[0])
  const from = toNumber(fromBlock)
  // Nodes take a hash of null for a missing one.
  if (typeof blockHash !== 'string' && from !== undefined) {
    const head = { method: 'eth_blockNumber', params: [] }
    const to =
      toNumber(toBlock) ?? Number(await handlers.rpcCall(head, context))
    if (to - from >= logRange)
      throw new InvalidRequestError(
        `eth_getLogs is limited to a ${logRange.toLocaleString('en-US')} range`,
      )
  }
  const logs = await handlers.rpcCall(request, context)
  if (Array.isArray(logs) && logs.length > resultLimit)
    throw new BridgeError(`query returned more than ${resultLimit} results`, {
      code: -32005,
    })
  return logs
}

/** Undefined for blocks near the head of the chain. */
function toNumber(block: unknown): number | undefined {
  if (block === 'earliest') return 0
  const isHex = typeof block === 'string' && /^0x[0-9a-f]+$/i.test(block)
  return isHex ? Number(block) : undefined
}
