import { isRecord } from '@strongroom/internal/isRecord'
import { isRevert } from '@strongroom/internal/rpc/isRevert'
import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import { type BlockHeader, readHeader } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** Reads of one node, all at one block. */
export interface RecoveryReader {
  readonly block: BlockHeader
  /** Answer of a view function; undefined when the contract refuses the call. */
  view(to: Address, data: string): Promise<unknown>
  code(address: Address): Promise<Hex>
  /** Time of a block, in seconds. */
  timeOf(number: number): Promise<number>
  logs(filter: {
    address: Address
    topics: readonly Hex[]
    from: number
    to: number
  }): Promise<readonly Readonly<Record<string, unknown>>[]>
  transaction(hash: Hex): Promise<Readonly<Record<string, unknown>>>
}

const hex = (value: number) => `0x${value.toString(16)}`

/** Whether a call ran and was refused, as opposed to a node that did not answer. */
function isRefused(error: unknown): boolean {
  for (let at = error, depth = 0; isRecord(at) && depth < 8; depth++) {
    const { code, message, cause } = at
    const found = { code: Number(code), message: String(message) }
    if (isRevert(found)) return true
    at = cause
  }
  return false
}

/** Reads at a block, by default at the node's latest one. */
export async function createRecoveryReader(
  rpc: RpcPort,
  signal: AbortSignal | undefined,
  at?: BlockHeader,
): Promise<RecoveryReader> {
  const send = (method: string, ...params: unknown[]) =>
    ask(rpc, method, params, signal)
  const block = at ?? (await readHeader(rpc, 'latest', signal))
  const now = hex(block.number)
  return {
    block,
    async view(to, data) {
      try {
        return await send('eth_call', { to, data: `0x${data}` }, now)
      } catch (error) {
        if (isRefused(error)) return undefined
        throw error
      }
    },
    async code(address) {
      const code = await send('eth_getCode', address, now)
      return typeof code === 'string' ? (code as Hex) : '0x'
    },
    timeOf: async (number) => (await readHeader(rpc, number, signal)).timestamp,
    async logs({ address, topics, from, to }) {
      const range = { fromBlock: hex(from), toBlock: hex(to) }
      const logs = await send('eth_getLogs', { address, topics, ...range })
      return Array.isArray(logs) ? logs.filter(isRecord) : []
    },
    async transaction(hash) {
      const found = await send('eth_getTransactionByHash', hash)
      return isRecord(found) ? found : {}
    },
  }
}
