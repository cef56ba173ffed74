'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Address } from 'viem'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { finalDepth } from '../verify/finalDepth.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ExecutionQuery, ExecutionRecord } from './readExecutionRecord.ts'

/** About the time of a block. */
const readEvery = 12_000

/**
 * The chain transaction of an execution, a module's call, an incoming transfer or the
 * creation of a safe, read from the owner's node alone: block, time, fee, sender,
 * depth, calldata and signatures. Undefined while it is read, without a node, and until
 * `txHash` is known.
 *
 * It is read again with each block until 64 follow, so that a reorg shows.
 *
 * @throws MissingProviderError without a provider, unless `rpc` is given
 * @example
 * import { useExecutionRecord } from '@strongroom/react-hooks'
 *
 * export function Depth({ txHash }: { txHash: `0x${string}` }) {
 *   const record = useExecutionRecord({
 *     chainId: '1',
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     kind: 'incoming',
 *     txHash,
 *   })
 *   return <p>{record?.status === 'found' && record.confirmations}</p>
 * }
 */
export function useExecutionRecord(
  parameters: useExecutionRecord.Parameters,
): ExecutionRecord | undefined {
  const { chainId, rpc: own, ...fields } = parameters
  const config = use(StrongroomContext)
  if (config === null && own === undefined)
    throw new MissingProviderError('useExecutionRecord')
  const rpc = own ?? config?.chains.find((one) => one.chainId === chainId)?.rpc
  const { safe, txHash, kind } = fields
  const { data } = useQuery({
    queryKey: [
      ...['strongroom', 'executionRecord'],
      { node: rpc && nodeIdOf(rpc), chainId },
      fields,
    ],
    queryFn:
      rpc && safe && txHash && kind
        ? async ({ signal }) => {
            const { readExecutionRecord } = await import(
              './readExecutionRecord.ts'
            )
            const query = { ...fields, safe, txHash, kind, signal }
            return readExecutionRecord(rpc, query)
          }
        : skipToken,
    refetchInterval: ({ state: { data: record } }) =>
      record?.status === 'pruned' ||
      (record?.status === 'found' && record.confirmations > finalDepth)
        ? false
        : readEvery,
    staleTime: 0,
    retry: 1,
    structuralSharing: false,
  })
  return data
}

export declare namespace useExecutionRecord {
  interface Parameters
    extends Partial<
      Pick<
        ExecutionQuery,
        'txHash' | 'kind' | 'safeTxHash' | 'module' | 'block'
      >
    > {
    /** Decimal. */
    readonly chainId: string
    readonly safe: Address | undefined
    /** The owner's node, instead of the provider's of the chain. */
    readonly rpc?: RpcPort | undefined
  }
}
