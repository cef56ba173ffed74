import type { Address } from 'viem'
import { sameAddress } from '../bytes/address.ts'
import { zeroAddress } from '../bytes/hex.ts'
import type { CallNode } from '../decode/CallNode.ts'
import { knownOf } from '../decode/decodeMethod.ts'
import type { Refund } from './Risk.ts'

/** An account that gets something from a transaction. */
export interface Recipient {
  readonly address: Address
  /**
   * `payment`: coin, tokens or an NFT. `refund`: the fee. `spender`: the right to
   * take tokens. The others get rights over the safe.
   */
  readonly role:
    | 'payment'
    | 'refund'
    | 'spender'
    | 'owner'
    | 'module'
    | 'guard'
    | 'handler'
  /** Indexes of the children from the root to the call; empty = the root. */
  readonly path: readonly number[]
  /** Token contract; absent for the chain's coin and for rights over the safe. */
  readonly token?: Address
  /**
   * In base units; `true` or `false` for all NFTs of a collection. With `isNft` the
   * id of one, absent for several.
   */
  readonly amount?: bigint | boolean
  readonly isNft?: true
  /** An allowance that is meant to have no limit. */
  readonly isUnlimited?: true
  /** The amount is added to the present allowance. */
  readonly isIncrease?: true
  /** Contract that keeps the allowance, where it is not the token. */
  readonly via?: Address
  /** The coin pays for a call of the recipient's code. */
  readonly isCall?: true
}

/** The account that a call goes to: 0x0 can stand for the safe itself. */
export const targetOf = (call: CallNode, self: Address | undefined): Address =>
  call.zeroMeansSelf && call.to === zeroAddress ? (self ?? call.to) : call.to

type Found = Omit<Recipient, 'path'>

/** The right that a call of a safe to itself gives. */
const rights: Readonly<Record<string, readonly [Recipient['role'], number]>> = {
  addOwnerWithThreshold: ['owner', 0],
  swapOwner: ['owner', 2],
  enableModule: ['module', 0],
  setGuard: ['guard', 0],
  setModuleGuard: ['guard', 0],
  setFallbackHandler: ['handler', 0],
}

/**
 * Whether an allowance is meant to have no limit: the highest number of Permit2
 * (160 bits) and above, or that of tokens that count in 96 bits.
 */
export const isUnlimited = (amount: bigint | boolean): boolean =>
  typeof amount === 'boolean'
    ? amount
    : amount >= 2n ** 160n - 1n || amount === 2n ** 96n - 1n

/** Accounts that get something from one call, its children aside. */
export function recipientsOf(
  call: CallNode,
  self: Address | undefined,
): Found[] {
  if (call.initializer || call.operation) return []
  const to = targetOf(call, self)
  const found: Found[] = []
  if (call.value > 0n)
    found.push({
      address: to,
      role: 'payment',
      amount: call.value,
      ...(call.data === '0x' ? {} : { isCall: true }),
    })
  const known = knownOf(call)
  if (!known) return found
  const { name } = known.item
  const values = known.values as readonly Address[]
  const [first = zeroAddress, second = zeroAddress, third = zeroAddress] =
    values
  const count = values.length
  const number = (at: number) => values[at] as unknown as bigint
  const pay = (address: Address, rest: Partial<Found>) => {
    // Collecting what others owe is no payment.
    const isOwn = !self || !sameAddress(address, self)
    if (isOwn || name === 'transfer' || sameAddress(first, self))
      found.push({ address, role: 'payment', token: to, ...rest })
  }
  const allow = (spender: Address, rest: Partial<Found>) => {
    const { amount = 0n } = rest
    found.push({
      ...{ address: spender, role: 'spender', token: to, ...rest },
      ...(isUnlimited(amount) ? { isUnlimited: true } : {}),
    })
  }
  const right = Object.hasOwn(rights, name) && rights[name]
  if (right && self && sameAddress(to, self)) {
    const address = values[right[1]] ?? zeroAddress
    if (address !== zeroAddress) found.push({ address, role: right[0] })
  } else if (name === 'transfer') pay(first, { amount: number(1) })
  else if (name === 'transferFrom') pay(second, { amount: number(2) })
  else if (name === 'safeTransferFrom')
    pay(second, { amount: number(2), isNft: true })
  else if (name === 'safeBatchTransferFrom') pay(second, { isNft: true })
  else if (name === 'executeAllowanceTransfer')
    pay(third, { token: second, amount: number(3) })
  else if (name === 'approve' && count > 2)
    allow(second, { token: first, amount: number(2), via: to })
  else if (name === 'approve' || name === 'setApprovalForAll')
    allow(first, { amount: number(1) })
  else if (name === 'increaseAllowance')
    allow(first, { amount: number(1), isIncrease: true })
  else if (name === 'setAllowance')
    allow(first, { token: second, amount: number(2), via: to })
  return found
}

/**
 * Lists every account that gets something from the signed bytes, at any depth and
 * in order of execution: coin, tokens, NFTs, the fee refund, allowances, and rights
 * over the safe. Each call gives entries of its own, also to the same account.
 *
 * @example
 * ```ts
 * import { decodeCall } from '@strongroom/safe-protocol'
 * import { listRecipients } from '@strongroom/safe-protocol/risks'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const node = decodeCall({ to, value: 1n }, { safe })
 * const [recipient] = listRecipients(node, { safe })
 * // { address: to, role: 'payment', amount: 1n, path: [] }
 * ```
 */
export function listRecipients(
  node: CallNode,
  { safe, transaction }: { safe: Address; transaction?: Refund | undefined },
): Recipient[] {
  const found: Recipient[] = []
  const walk = (call: CallNode, path: readonly number[]): void => {
    for (const one of recipientsOf(call, call.self ?? safe))
      found.push({ ...one, path })
    call.children.forEach((child, i) => {
      walk(child, [...path, i])
    })
  }
  walk(node, [])
  if (transaction?.gasPrice && transaction.refundReceiver !== zeroAddress) {
    const { gasToken, refundReceiver: address } = transaction
    const token = gasToken === zeroAddress ? {} : { token: gasToken }
    found.push({ address, role: 'refund', path: [], ...token })
  }
  return found
}
