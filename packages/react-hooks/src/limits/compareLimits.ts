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
   * `differs`: one of the two nodes lies about who may spend what, or is broken.
   * `silent`: the second one did not answer. Undefined without a second node.
   */
  readonly second: 'agrees' | 'differs' | 'silent' | undefined
}

/**
 * Reads limits from the owner's node, and those of the same block from another one.
 *
 * @throws as `readSpendingLimits` for the owner's node
 */
export async function compareLimits(
  rpc: RpcPort,
  second: RpcPort | undefined,
  options: ReadSpendingLimitsOptions,
): Promise<ComparedLimits> {
  const own = await readSpendingLimits(rpc, options)
  if (second === undefined) return { ...own, second: undefined }
  const other = await readSpendingLimits(second, { ...options, at: own }).catch(
    () => {
      options.signal?.throwIfAborted()
      return undefined
    },
  )
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
