import type { Hex } from 'viem'
import type { Rpc, RpcAnswer } from '../../platform/rpc/createNodeRpc.ts'
import { RpcError } from '../../platform/rpc/RpcError.ts'
import { toHex } from '../../platform/rpc/readResult.ts'
import { ChainMovedError } from '../chainErrors.ts'
import type { BlockRef } from './ChainLog.ts'

export type BlockTag = { blockHash: string } | 'latest'

/** A read of the state: the block goes last in its parameters. */
export interface StateRead {
  method: 'eth_call' | 'eth_getStorageAt' | 'eth_getCode'
  params: readonly unknown[]
  block: BlockRef
}

export interface ReadAtBlocksOptions {
  /** The node has dropped the state of that block. */
  onPruned?: ((block: BlockRef) => void) | undefined
  /** Reads the newest state instead; true by default. */
  useLatest?: boolean | undefined
}

const reverted = ({ code, message }: RpcError): boolean =>
  code === 3 || /revert|out of gas|OOG|invalid opcode|EVM error/i.test(message)

/**
 * Reads as of each block. Undefined where the contract itself refused. A node
 * that keeps no old states gives the newest one instead, or, with `useLatest`
 * false, undefined.
 *
 * @throws ChainMovedError when a block is no longer part of the chain.
 */
export async function readAtBlocks(
  rpc: Rpc,
  reads: readonly StateRead[],
  { onPruned, useLatest = true }: ReadAtBlocksOptions = {},
): Promise<(Hex | undefined)[]> {
  const call = ({ method, params }: StateRead, tag: BlockTag) => ({
    method,
    params: [...params, tag],
  })
  const answers: RpcAnswer[] = await rpc.batch(
    reads.map((read) => call(read, { blockHash: read.block.hash })),
  )
  const again: number[] = []
  for (const [i, answer] of answers.entries()) {
    if ('error' in answer && !reverted(answer.error)) again.push(i)
  }
  if (again.length > 0) {
    const missed = again.flatMap((i) => reads[i] ?? [])
    const blocks = new Map(missed.map(({ block }) => [block.hash, block]))
    await requireBlocks(rpc, [...blocks.values()])
    for (const block of blocks.values()) onPruned?.(block)
    if (!useLatest) {
      const isGone = new Set(again)
      return answers.map((answer, i) =>
        'result' in answer && !isGone.has(i) ? toHex(answer.result) : undefined,
      )
    }
    const late = await rpc.batch(missed.map((read) => call(read, 'latest')))
    for (const [position, i] of again.entries()) {
      const answer = late[position]
      if (answer !== undefined) answers[i] = answer
    }
  }
  return answers.map((answer) => {
    if ('result' in answer) return toHex(answer.result)
    if (reverted(answer.error)) return undefined
    throw answer.error
  })
}

async function requireBlocks(
  rpc: Rpc,
  blocks: readonly BlockRef[],
): Promise<void> {
  const answers = await rpc.batch(
    blocks.map(({ hash }) => ({
      method: 'eth_getBlockByHash',
      params: [hash, false],
    })),
  )
  for (const [i, answer] of answers.entries()) {
    if ('error' in answer) throw answer.error
    const number = blocks[i]?.number ?? 0
    if (answer.result === null) throw new ChainMovedError(number)
    if (typeof answer.result !== 'object') {
      throw new RpcError('invalid', 'The node sent a block we cannot read.')
    }
  }
}
