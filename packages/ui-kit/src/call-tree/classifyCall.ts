import type { CallTreeNode } from './CallTreeNode.ts'

/** Facts about one call that a signer has to know before its details. */
export interface CallJudgement {
  /** Kind of the call, by its target, or by its content if it has no method. */
  kind:
    | 'method'
    | 'unknown'
    | 'transfer'
    | 'rejection'
    | 'nothing'
    | 'emptyCall'
  /** Bytes are sent along. */
  hasData: boolean
  /** Code runs as the safe: `trusted` when it is on the pinned list. */
  delegated: false | 'trusted' | 'untrusted'
  /** Whether the call has undecoded bytes. */
  unknown: boolean
  /** Something in it deserves red. */
  risky: boolean
}

/** Options of `classifyCall`. */
export interface ClassifyCallOptions {
  /** It is the whole transaction, not a part of a batch. @default false */
  isRoot?: boolean | undefined
  /**
   * Whether a delegate call to this address, of the known contract with this name, is on
   * the pinned list.
   */
  isTrustedDelegateCall?: ((to: string, name?: string) => boolean) | undefined
}

/**
 * Classifies one call by its bytes and target. A call with data and no method
 * is unknown for any flag.
 *
 * @example
 * ```ts
 * import { classifyCall } from '@strongroom/ui-kit'
 *
 * classifyCall({
 *   to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   value: 0n,
 *   data: '0x12345678',
 *   operation: 0,
 *   children: [],
 * }).kind // 'unknown'
 * ```
 */
export function classifyCall(
  node: CallTreeNode,
  { isRoot = false, isTrustedDelegateCall }: ClassifyCallOptions = {},
): CallJudgement {
  const { to, self, value, data, operation, method } = node
  const hasData = data !== '0x' && data !== ''
  const delegated =
    operation !== 0 &&
    (isTrustedDelegateCall?.(to, node.contract?.name) === true
      ? 'trusted'
      : 'untrusted')
  const unknown = node.unknown === true || (hasData && method === undefined)
  const toSelf =
    operation === 0 && self?.toLowerCase() === to.toLowerCase() && value === 0n
  return {
    kind: method
      ? 'method'
      : unknown
        ? 'unknown'
        : value > 0n && operation === 0
          ? 'transfer'
          : toSelf
            ? isRoot
              ? 'rejection'
              : 'nothing'
            : 'emptyCall',
    hasData,
    delegated,
    unknown,
    risky: delegated === 'untrusted' || unknown || node.tooDeep === true,
  }
}
