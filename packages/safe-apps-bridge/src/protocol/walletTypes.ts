/** States of a transaction; later wallets may name others. */
export type TransactionStatus =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'CANCELLED'
  | 'FAILED'
  | 'SUCCESS'

/** The parts of a transaction's details that are alike in every wallet. */
export interface TransactionDetails {
  txStatus: TransactionStatus
  /** The hash on chain, once executed. */
  txHash?: string | null
  txData?: {
    dataDecoded?: {
      method: string
      parameters?: readonly { valueDecoded?: unknown }[] | null
    } | null
  } | null
  readonly [key: string]: unknown
}

/** Balances (bridge `getSafeBalances`). */
export interface SafeBalances {
  fiatTotal: string
  items: readonly {
    tokenInfo: {
      /** `NATIVE_TOKEN`, `ERC20` or `ERC721`; later wallets may name others. */
      type: string
      address: string
      decimals?: number | null
      symbol: string
      name: string
      logoUri?: string | null
    }
    /** In the token's smallest unit, decimal. */
    balance: string
    fiatBalance: string
    fiatConversion: string
  }[]
}

/** Typed data to sign (EIP-712). */
export interface TypedData {
  domain: {
    name?: string
    version?: string
    chainId?: string | number | bigint | { toNumber(): number }
    verifyingContract?: string
    salt?: string
  }
  types: {
    readonly [name: string]: readonly { name: string; type: string }[]
  }
  message: Record<string, unknown>
  /** Left out: the one type no other refers to. */
  primaryType?: string
}

/**
 * Result of signing. Off chain: the signatures, and the hash the owners signed
 * where the wallet names it (some leave it out). On chain: a proposal, and the
 * message counts as signed with an empty signature once that is executed.
 */
export type SignResult =
  | { messageHash?: string; signature: string }
  | { safeTxHash: string }

/** A capability the user gave to an app (EIP-2255). */
export interface Permission {
  parentCapability: string
  /** Origin of the app. */
  invoker: string
  /** Milliseconds since 1970. */
  date?: number
  /** `userRestricted` marks a refusal. */
  caveats?: readonly PermissionCaveat[]
}

/** A limit of a {@link Permission}. */
export interface PermissionCaveat {
  type: string
  value?: unknown
  name?: string
}

/** Requested capabilities: names as keys. */
export type PermissionRequest = Record<string, object>

/** An entry of the user's address book. */
export interface AddressBookItem {
  address: string
  name: string
  /** Decimal. */
  chainId: string
}

/**
 * The functions of a contract by the word of the wallet's gateway. A claim: the
 * chain has only bytecode, so check the calls that are formed with it.
 */
export interface ContractAbi {
  /**
   * Functions that a transaction can call, as in a JSON ABI. Where the contract
   * is a proxy, those of the code behind it come first.
   */
  abi: readonly { readonly type: string; readonly [field: string]: unknown }[]
  /** Name of the contract. */
  name?: string
  /** Contract whose code a proxy runs, by the chain. */
  implementation?: string
}

/**
 * Texts that the wallet keeps for the app, for one safe. Other apps and other
 * safes have their own.
 */
export interface AppStorage {
  keys(): Promise<readonly string[]>
  /** `undefined` for a key that is not there. */
  get(key: string): Promise<string | undefined>
  /** Rejects with code -32010 when the storage is full. */
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

/** Settings an app may change for its session. */
export interface SafeSettings {
  /** Whether owners sign messages off chain where the safe allows it. */
  offChainSigning?: boolean
}
