import type { CallNode } from '@strongroom/safe-protocol'
import type {
  DescriptionRisk,
  KnownAddress,
  SignableTypedData,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'

/** One line of a description. All of it is foreign text. */
export interface DescriptionField {
  readonly label: string
  readonly value: string
  /** The account that the value stands for. */
  readonly address?: Address
  /** The token whose base units the value counts: its decimals are not proven. */
  readonly unit?: Address
}

/**
 * What the author of a contract says that a call or a message does: somebody's claim.
 * Amounts have a symbol only where it is proven.
 */
export interface Description {
  /** Indexes of the children from the root to the call; empty in a message. */
  readonly path: readonly number[]
  /** Who the description is by. Foreign text. */
  readonly author: string | undefined
  /** A sentence, or the name of the operation. Foreign text. */
  readonly text: string
  readonly fields: readonly DescriptionField[]
  /** Fields beyond those that are listed. */
  readonly left: number
}

/** Descriptions, and what speaks against them. */
export interface Described {
  readonly descriptions: readonly Description[]
  readonly findings: readonly DescriptionRisk[]
}

/** The calls of a transaction, by `decodeCall`, or typed data. */
export type DescribedSubject =
  | { readonly tree: CallNode }
  | { readonly message: SignableTypedData }

/** Facts that descriptions are written and compared with. */
export interface DescribeContext {
  /** Decimal. */
  readonly chainId: string
  readonly safe: Address
  /** The chain's coin as the deployment names it. */
  readonly coin?: Coin | undefined
  /** Addresses that the user named. */
  readonly known?: readonly KnownAddress[] | undefined
  /** Reads symbols and decimals from two sources. */
  readonly readTokens?:
    | ((tokens: readonly Address[]) => Promise<TokenFactsByAddress>)
    | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Describes calls or a message, made by `createDescriber`. A review asks it once the
 * bytes are read, and goes on without it after 2 seconds.
 */
export type Describer = (
  subject: DescribedSubject,
  context: DescribeContext,
) => Promise<Described>
