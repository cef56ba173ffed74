import type { Abi, Address, Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import type { SafeDomain, SafeTransaction } from '../hash/SafeTransaction.ts'
import type { SafeVersion } from '../SafeVersion.ts'

/** One decoded argument, as the contract reads it. */
export interface CallParameter {
  name: string
  /** Solidity type; tuples spelled out. */
  type: string
  /** Integers are bigints, addresses checksummed, tuples and arrays are arrays. */
  value: AbiValue
}

/** The function that the data calls. */
export interface CallMethod {
  name: string
  /** Types only, such as `transfer(address,uint256)`. */
  signature: string
  parameters: CallParameter[]
  /**
   * The names are those of an ABI in `abis`, not of the built-in table: claims of
   * whoever gave it. The types are proven by the selector.
   */
  fromAbi?: true
}

/** One call of the tree that a transaction makes. */
export interface CallNode {
  /**
   * Called contract. A 1.5.0 batch entry to 0x0 is resolved to the safe itself.
   */
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  /** Absent for a plain transfer and for unknown data. */
  method?: CallMethod
  /** Calls that this call carries: batches, executions, initializers. */
  children: CallNode[]
  /** The call has bytes that could not be decoded. Never ignore it. */
  unknown?: true
  /** Decoded, but not the bytes an encoder writes: something may be hidden. */
  unusual?: true
  /** The batch contains 0x0; the 1.5.0 contracts turn that into a self-call. */
  zeroMeansSelf?: true
  /** The tree is deeper than `maxDepth`; the rest is not decoded. */
  tooDeep?: true
  /** Data of an `execTransaction` or module call: `self` of the children changes. */
  executor?: Address
  /** A safe's own address while this call runs, when known. */
  self?: Address
  /** The call runs while a new safe is created. */
  initializer?: true
  /**
   * The call is not made now: the call around it approves its hash for `self`,
   * which makes it once enough owners have approved.
   */
  approved?: true
  /** Which contract of Safe `to` is, by address. */
  contract?: { name: string; version: SafeVersion }
}

/** A transaction of another safe whose hash a call may approve. */
export interface ApprovedTransaction extends SafeDomain {
  readonly transaction: Readonly<SafeTransaction>
}

/** Context of a decode. */
export interface DecodeCallOptions {
  /** The safe that makes the call: resolves calls to itself. */
  safe?: Address | undefined
  /** Version of the MultiSend behind an unknown address. */
  version?: SafeVersion | undefined
  /**
   * More ABIs. One with an address is used before the built-in table, for that
   * address; one without only for selectors that are unknown otherwise. A function
   * whose selector collides with another one of the table is not used.
   */
  abis?: readonly { abi: Abi; address?: Address | undefined }[] | undefined
  /**
   * Transactions of other safes. Where a call to `approveHash` of that safe names the
   * hash that is computed from such a transaction, it becomes the call's child, marked
   * `approved`. A transaction with another hash changes nothing.
   */
  approved?: readonly ApprovedTransaction[] | undefined
  /** Deepest level that is decoded. @default 16 */
  maxDepth?: number | undefined
}
