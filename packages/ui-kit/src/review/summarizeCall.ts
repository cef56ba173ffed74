import type { CallNode, SafeTransaction } from '@strongroom/safe-protocol'
import type { Recipient } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'

/** Effect of a call, in the shape its sentence needs. */
export type CallSummary =
  | { kind: 'native'; to: Address; value: bigint }
  | { kind: 'token'; token: Address; to: Address; value: bigint }
  /** Lets an account take tokens, or takes that right back. */
  | {
      kind: 'approval'
      token: Address
      spender: Address
      /** `true` or `false`: all NFTs of a collection. */
      amount: bigint | boolean
      isUnlimited: boolean
      /** The amount is added to the present allowance. */
      isIncrease: boolean
    }
  | { kind: 'rejection' }
  | { kind: 'batch'; count: number }
  | { kind: 'settings'; method: string }
  | { kind: 'message' }
  | { kind: 'delegate'; to: Address }
  | { kind: 'call'; to: Address; method: string | undefined; value: bigint }
  /** The execution pays a refund besides its call. */
  | {
      kind: 'paid'
      /** In base units; more when `isOpen`, by the gas that is used. */
      amount: bigint
      isOpen: boolean
      token: Address
      receiver: Address
      inner: CallSummary
    }

type Fees = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
>

/**
 * Effect of a transaction, in the shape its sentence needs. It is read from the
 * signed bytes; the gateway has no influence on it. With `fees`, the receiver of
 * the refund comes first; with `recipients` (of the review, or `listRecipients` of
 * safe-protocol) an allowance is named.
 */
export function summarizeCall(
  node: CallNode,
  safe: string,
  fees?: Readonly<Fees>,
  recipients: readonly Recipient[] = [],
): CallSummary {
  const inner = approvalOf(node, recipients) ?? summarizePlain(node, safe)
  if (fees === undefined || fees.gasPrice === 0n) return inner
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = fees
  return {
    kind: 'paid',
    amount: (safeTxGas + baseGas) * gasPrice,
    isOpen: safeTxGas === 0n,
    token: gasToken,
    receiver: refundReceiver,
    // A refund changes more than the nonce, so this is no rejection.
    inner:
      inner.kind === 'rejection'
        ? { kind: 'native', to: safe as Address, value: 0n }
        : inner,
  }
}

/** The allowance that is all a call does. */
function approvalOf(
  node: CallNode,
  recipients: readonly Recipient[],
): CallSummary | undefined {
  const [only, ...others] = recipients.filter(({ role }) => role !== 'refund')
  if (!only || others.length > 0 || only.path.length > 0 || node.unusual)
    return undefined
  const { role, token, address: spender, amount } = only
  if (role !== 'spender' || !token || amount === undefined) return undefined
  return {
    kind: 'approval',
    ...{ token, spender, amount },
    isUnlimited: only.isUnlimited === true,
    isIncrease: only.isIncrease === true,
  }
}

function summarizePlain(node: CallNode, safe: string): CallSummary {
  const toSelf = node.to.toLowerCase() === safe.toLowerCase()
  const { method, value, data, operation, children } = node
  // The effect of the unreadable rest is unknown, so this is no batch.
  if (operation === 1 && children.length > 0 && !node.unknown)
    return { kind: 'batch', count: children.length }
  if (
    operation === 1 &&
    node.contract?.name === 'signMessageLib' &&
    method?.name === 'signMessage'
  )
    return { kind: 'message' }
  if (operation === 1) return { kind: 'delegate', to: node.to }
  if (data === '0x')
    return toSelf && value === 0n
      ? { kind: 'rejection' }
      : { kind: 'native', to: node.to, value }
  if (toSelf && method) return { kind: 'settings', method: method.name }
  if (method?.signature === 'transfer(address,uint256)' && value === 0n) {
    const [to, amount] = method.parameters.map((parameter) => parameter.value)
    if (typeof to === 'string' && typeof amount === 'bigint')
      return { kind: 'token', token: node.to, to: to as Address, value: amount }
  }
  return { kind: 'call', to: node.to, method: method?.name, value }
}
