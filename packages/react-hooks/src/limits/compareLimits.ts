import { findCommonBlock, secondAnswer } from '../verify/findCommonBlock.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { isSameLimit } from './isSameLimit.ts'
import {
  type ReadSpendingLimitsOptions,
  readSpendingLimits,
  type SpendingLimits,
} from './readSpendingLimits.ts'

/** Spending limits, and whether a second node says the same. */
export interface ComparedLimits extends SpendingLimits {
  /**
   * `differs`: one of the two nodes lies about who may spend what, is broken, or is far
   * behind the other. `silent`: the second one did not answer. Undefined without a
   * second node.
   */
  readonly second: 'agrees' | 'differs' | 'silent' | undefined
}

/**
 * Reads limits from the owner's node and from another one, both at the older one of
 * their latest blocks.
 *
 * @throws as `readSpendingLimits` for the owner's node
 */
export async function compareLimits(
  rpc: RpcPort,
  second: RpcPort | undefined,
  options: Omit<ReadSpendingLimitsOptions, 'at'>,
): Promise<ComparedLimits> {
  if (second === undefined)
    return { ...(await readSpendingLimits(rpc, options)), second: undefined }
  const { signal } = options
  const { block: header, second: said } = await findCommonBlock(
    rpc,
    second,
    signal,
  )
  const { number: block, timestamp: time } = header
  const at = { ...options, at: { block, time } }
  const [own, other] = await Promise.all([
    readSpendingLimits(rpc, at),
    said === 'agrees'
      ? secondAnswer(readSpendingLimits(second, at), signal)
      : undefined,
  ])
  if (said !== 'agrees') return { ...own, second: said }
  return {
    ...own,
    second: !other ? 'silent' : isSame(own, other) ? 'agrees' : 'differs',
  }
}

function isSame(one: SpendingLimits, other: SpendingLimits): boolean {
  const modulesOf = ({ modules }: SpendingLimits) =>
    modules
      .map(({ address, isEnabled, delegates }) =>
        [address, isEnabled, ...[...delegates].sort()].join(),
      )
      .join(' ')
  return (
    modulesOf(one) === modulesOf(other) &&
    one.limits.length === other.limits.length &&
    one.limits.every((limit) =>
      other.limits.some((same) => isSameLimit(limit, same)),
    )
  )
}
