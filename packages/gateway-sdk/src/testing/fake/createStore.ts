import type {
  AccountDataSetting,
  Address,
  Delegate,
  Hex,
} from '../../types/index.gen.ts'
import { createChainInfo } from '../fixtures/chains.ts'
import { createSafeInfo } from '../fixtures/safes.ts'
import type { FakeGatewayOptions, StoredSafe } from './types.ts'

/** All that a fake gateway remembers. */
export interface Store {
  readonly options: FakeGatewayOptions
  readonly chains: ReturnType<typeof createChainInfo>[]
  readonly safes: readonly StoredSafe[]
  delegates: readonly (Delegate & { readonly chainId: string })[]
  /** Sign-in nonces not used yet, with the time they were given out. */
  readonly nonces: Map<string, number>
  /** Signed-in account and its chain: there is one visitor. */
  session: { readonly address: Address; readonly chainId: string } | undefined
  /** By lower-case address. */
  readonly accounts: Map<
    string,
    {
      readonly id: string
      readonly name: string | null
      settings: readonly AccountDataSetting[]
    }
  >
  readonly emails: Map<
    string,
    {
      email: string
      verified: boolean
      code: string
      sentAt: number
      guesses: number
    }
  >
  /** Signed requests about e-mail addresses; each is granted once. */
  readonly emailRequests: Set<string>
  /** Event types by chain, safe and signer, of each device. */
  readonly devices: Map<
    string,
    { readonly token: string; readonly places: Map<string, readonly string[]> }
  >
  readonly relays: Map<
    string,
    {
      readonly safe: string
      readonly safeTxHash: Hex | undefined
      status: number
      txHash: Hex | undefined
    }
  >
  /** Milliseconds; later at every call, so that orders are certain. */
  readonly now: () => number
  /** 1, 2, 3…, for each name. */
  readonly next: (name: string) => number
}

export function createStore(options: FakeGatewayOptions): Store {
  const counters = new Map<string, number>()
  let last = 0
  return {
    options,
    chains: [...(options.chains ?? [createChainInfo()])],
    safes: (options.safes ?? [createSafeInfo()]).map((info) => ({
      info,
      transactions: [],
      history: [],
      messages: [],
    })),
    delegates: [],
    nonces: new Map(),
    session: undefined,
    accounts: new Map(),
    emails: new Map(),
    emailRequests: new Set(),
    devices: new Map(),
    relays: new Map(),
    now: () => {
      last = Math.max((options.now ?? Date.now)(), last + 1)
      return last
    },
    next: (name) => {
      const count = (counters.get(name) ?? 0) + 1
      counters.set(name, count)
      return count
    },
  }
}
