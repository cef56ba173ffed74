import { keccak } from '@strongroom/internal/keccak256'
import {
  type CallNode,
  type DecodeCallOptions,
  encodeExecTransaction,
  packSignatures,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { word } from '../verify/abiWords.ts'
import { sameText } from '../verify/sameText.ts'

/** A transaction of a safe, with the facts that a simulation needs. */
export interface ExecutionInput {
  readonly safe: Address
  readonly transaction: Readonly<SafeTransaction>
  readonly safeTxHash: Hex
  /** The calls of the transaction, by `decodeCall`. */
  readonly tree: CallNode
  /** The safe as the chain has it. */
  readonly chain: {
    readonly owners: readonly Address[]
    readonly threshold: number
    readonly nonce: bigint
    readonly version: string
  }
  /** Name the custom errors of contracts. */
  readonly abis?: DecodeCallOptions['abis']
}

/** Override of one account in a simulated block. */
export interface AccountOverride {
  readonly balance?: Hex
  readonly code?: Hex
  readonly stateDiff?: Readonly<Record<Hex, Hex>>
}

// Storage of Safe 1.3.0 to 1.5.0.
const nonceSlot = 5
const approvedHashesSlot = 8
/** Enough for any fee. */
const wealth: Hex = `0x1${'0'.repeat(50)}`

/**
 * The exact `execTransaction`, sent by an owner, with as many owners' approvals as
 * the safe asks for. The approvals are written into the simulated state, so that
 * owners, threshold and guards stay as they are; so is the nonce, for a
 * transaction that waits for others.
 */
export function executionCall(input: ExecutionInput) {
  const { safe, transaction, safeTxHash, chain } = input
  const signers = [...chain.owners]
    .sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    .slice(0, chain.threshold)
  const stateDiff: Record<Hex, Hex> = {}
  stateDiff[`0x${word(nonceSlot)}`] = `0x${word(transaction.nonce)}`
  for (const signer of signers) {
    const inner = keccak(word(signer) + word(approvedHashesSlot))
    stateDiff[`0x${keccak(word(safeTxHash) + inner)}`] = `0x${word(1)}`
  }
  const from = signers[0] ?? safe
  const { gasPrice, gasToken } = transaction
  // A refund in the coin is at most the price that the sender pays.
  const isPriced = gasPrice > 0n && gasToken === zeroAddress
  return {
    call: {
      from,
      to: safe,
      ...(isPriced ? { gasPrice: `0x${gasPrice.toString(16)}` as Hex } : {}),
      data: encodeExecTransaction(
        transaction,
        packSignatures(
          signers.map((signer) => ({ kind: 'approved' as const, signer })),
        ),
      ),
    },
    overrides: {
      ...(isPriced ? { [from]: { balance: wealth } } : {}),
      [safe]: { stateDiff },
    } as Record<Address, AccountOverride>,
  }
}

/** A call that the safe makes, with its place in the tree. */
export interface Leaf {
  readonly node: CallNode
  readonly path: readonly number[]
}

/** The calls that the safe makes one after the other; undefined for foreign code. */
export function leavesOf(tree: CallNode): readonly Leaf[] | undefined {
  if (tree.operation === 0) return [{ node: tree, path: [] }]
  if (tree.method?.name !== 'multiSend' || tree.unknown) return undefined
  return tree.children.every(({ operation }) => operation === 0)
    ? tree.children.map((node, index) => ({ node, path: [index] }))
    : undefined
}

/** A transfer by the safe itself that a call names. */
export interface NamedTransfer {
  readonly token: Address
  readonly to: Address
  /** Base units, or the id of an NFT. */
  readonly amount: bigint
}

/** The token transfer in the data of a call that the safe makes. */
export function tokenTransfer(
  { to: token, method }: CallNode,
  safe: Address,
): NamedTransfer | undefined {
  const values = method?.parameters.map(({ value }) => value) ?? []
  const [first, second, third] = values
  if (method?.signature === 'transfer(address,uint256)')
    return { token, to: first as Address, amount: second as bigint }
  if (
    !/^(safeT|t)ransferFrom\(address,address,uint256/.test(
      `${method?.signature}`,
    )
  )
    return undefined
  return sameText(`${first}`, safe)
    ? { token, to: second as Address, amount: third as bigint }
    : undefined
}
