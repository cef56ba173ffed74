import type { SafeStorage } from '@strongroom/connectors'
import type { Address, Hex } from 'viem'
import type { Execution } from './Execution.ts'

/** How an execution ended, as plain JSON. */
export interface ExecutionOutcome {
  readonly status: Execution['status']
  /** Hash of the chain transaction; absent if none was mined. */
  readonly block?: number | undefined
  /** Milliseconds since 1970, from the block. */
  readonly executedAt?: number | undefined
  /** The account that sent the chain transaction. */
  readonly executor?: Address | undefined
}

/** An execution that was sent to a wallet. */
export interface TrackedExecution {
  /** Decimal. */
  readonly chainId: string
  readonly safe: Address
  readonly safeTxHash: Hex
  /** Nonce of the safe transaction; decimal. */
  readonly nonce: string
  /** The account that sends it. */
  readonly account: Address
  /** Time of the wallet's prompt, in milliseconds since 1970. */
  readonly submitted: number
  /** Hash of the chain transaction; null while the wallet has not answered. */
  readonly txHash: Hex | null
  /** The account's own nonce in that transaction, once it is known; decimal. */
  readonly accountNonce?: string | undefined
  /** Once the chain has decided. */
  readonly outcome?: ExecutionOutcome | undefined
  /** Whether the gateway has indexed it. */
  readonly isIndexed?: boolean | undefined
  /** Set if the gateway's relay was asked to send it, and not the wallet. */
  readonly relay?: TrackedRelay | undefined
}

/** An execution that a relay was asked for. */
export interface TrackedRelay {
  /** The chain's latest block at that time. */
  readonly block: number
  /** The owner waits no longer, and may pay for it: only one of the two can succeed. */
  readonly isReleased?: boolean | undefined
}

/**
 * The executions that this browser started and whose end it knows or awaits.
 */
export interface ExecutionStore {
  /** The same array until something changes. */
  readonly get: () => readonly TrackedExecution[]
  /** Reads what other tabs wrote since. */
  readonly refresh: () => void
  /** Changes the entries, on top of what other tabs wrote. */
  readonly update: (
    change: (
      entries: readonly TrackedExecution[],
    ) => readonly TrackedExecution[],
  ) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Entries that are kept; the oldest of the decided ones go first. */
const limit = 50

/**
 * Opens a store of executions. With a storage it survives reloads and is shared
 * by the tabs of an origin, which announce their writes by `storage` events;
 * without one it lasts as long as the page. A damaged value is replaced by the last
 * good copy, under `<key>.copy`.
 *
 * @example
 * import { createSafeStorage } from '@strongroom/connectors'
 * import { createExecutionStore } from '@strongroom/react-hooks/sign'
 *
 * export const executions = createExecutionStore({
 *   storage: createSafeStorage({ prefix: 'my-wallet' }),
 * })
 */
export function createExecutionStore(
  options: {
    /** Made by `createSafeStorage`. */
    readonly storage?: SafeStorage | undefined
    /** Under the storage's prefix. @default 'executions' */
    readonly key?: string | undefined
  } = {},
): ExecutionStore {
  const { storage, key = 'executions' } = options
  const copyKey = `${key}.copy`
  return createStore(
    storage && {
      read() {
        const read = (name: string) =>
          storage.read<unknown[] | undefined>(name, Array.isArray, undefined)
        const main = read(key)
        const entries = main ?? read(copyKey)
        // The storage has removed a damaged value: its copy takes the place.
        if (main === undefined && entries) storage.write(key, entries)
        return (entries ?? []).filter(isTracked)
      },
      write(entries) {
        storage.write(key, entries)
        // Written second: one of the two is whole whenever the browser stops.
        storage.write(copyKey, entries)
      },
      subscribe: (listener) =>
        storage.subscribe((changed) => {
          if (changed === null || changed === key) listener()
        }),
    },
  )
}

/** Where entries are kept beyond the page. */
interface StoragePort {
  readonly read: () => readonly TrackedExecution[]
  readonly write: (entries: readonly TrackedExecution[]) => void
  /** Calls back when another tab wrote. */
  readonly subscribe: (listener: () => void) => () => void
}

/** `createExecutionStore` for a port; without one, in memory. */
export function createStore(port?: StoragePort | undefined): ExecutionStore {
  const listeners = new Set<() => void>()
  let entries: readonly TrackedExecution[] = []
  let isOpened = false
  let stop: (() => void) | undefined

  const set = (next: readonly TrackedExecution[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const load = () => {
    isOpened = true
    const stored = port?.read()
    if (
      stored === undefined ||
      JSON.stringify(stored) === JSON.stringify(entries.filter(needsUpdates))
    )
      return
    // Storage has only entries that need updates: keep this page's other ones.
    const own = entries.filter(
      (entry) =>
        !needsUpdates(entry) && !stored.some((other) => isSame(other, entry)),
    )
    set([...own, ...stored])
  }

  return {
    get: () => {
      if (!isOpened) load()
      return entries
    },
    refresh: load,
    update(change) {
      load()
      const next = change(entries)
      if (next === entries) return
      const decided = next.filter(({ outcome }) => outcome)
      const old = new Set(decided.slice(0, -limit))
      const kept = next.filter((entry) => !old.has(entry))
      port?.write(kept.filter(needsUpdates))
      set(kept)
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = port?.subscribe(load)
      // Other tabs may have written while this one had no listener.
      load()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
  }
}

/**
 * Whether two entries are of one transaction; a hash may exist on two chains.
 */
export const isSame = (
  a: Pick<TrackedExecution, 'chainId' | 'safeTxHash'>,
  b: Pick<TrackedExecution, 'chainId' | 'safeTxHash'>,
) =>
  a.chainId === b.chainId &&
  a.safeTxHash.toLowerCase() === b.safeTxHash.toLowerCase()

/** Changes an entry where the store still has it. */
export const changeEntry = (
  store: ExecutionStore,
  entry: TrackedExecution,
  found: Partial<TrackedExecution>,
) =>
  store.update((entries) =>
    entries.map((other) =>
      isSame(other, entry) ? { ...other, ...found } : other,
    ),
  )

/** Which safe an entry is of. */
export interface SafeKey {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address
}

export const isOfSafe = (entry: TrackedExecution, key: SafeKey) =>
  entry.chainId === key.chainId &&
  entry.safe.toLowerCase() === key.safeAddress.toLowerCase()

/** The execution of a safe that is under way, in any tab. */
export const findPending = (
  entries: readonly TrackedExecution[],
  key: SafeKey,
) =>
  entries.find(
    (entry) =>
      entry.outcome === undefined &&
      !entry.relay?.isReleased &&
      isOfSafe(entry, key),
  )

/**
 * Whether an account can send a pending execution again with a higher fee: it sent it
 * itself, by its wallet, and not together with others.
 */
export const isReplaceable = (
  entries: readonly TrackedExecution[],
  entry: TrackedExecution | undefined,
  account: string | undefined,
): boolean =>
  entry !== undefined &&
  entry.outcome === undefined &&
  entry.txHash !== null &&
  entry.relay === undefined &&
  entry.account.toLowerCase() === account?.toLowerCase() &&
  !entries.some(
    (other) => !isSame(other, entry) && other.txHash === entry.txHash,
  )

/** Whether the chain has executed it, so that its nonce is used up. */
export const isExecuted = ({ outcome }: TrackedExecution) =>
  outcome?.status === 'success' || outcome?.status === 'failed'

/**
 * Whether the chain or the gateway has yet to agree: a reload needs it, too.
 */
export const needsUpdates = (entry: TrackedExecution) =>
  !entry.isIndexed && (entry.outcome === undefined || isExecuted(entry))

const matches = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value)
const address = /^0x[\da-f]{40}$/i
const hash = /^0x[\da-f]{64}$/i
const decimal = /^\d{1,78}$/

/** Storage can contain anything: only entries of the right shape are read. */
function isTracked(value: unknown): value is TrackedExecution {
  const entry = Object(value) as Record<keyof TrackedExecution, unknown>
  const { txHash, accountNonce, outcome } = entry
  const relay = Object(entry.relay) as Record<keyof TrackedRelay, unknown>
  const ended = Object(outcome) as Record<keyof ExecutionOutcome, unknown>
  return (
    matches(decimal, entry.chainId) &&
    matches(address, entry.safe) &&
    matches(hash, entry.safeTxHash) &&
    matches(decimal, entry.nonce) &&
    matches(address, entry.account) &&
    Number.isSafeInteger(entry.submitted) &&
    (txHash === null || matches(hash, txHash)) &&
    (accountNonce === undefined || matches(decimal, accountNonce)) &&
    (entry.relay === undefined ||
      (Number.isSafeInteger(relay.block) &&
        (relay.isReleased === undefined ||
          typeof relay.isReleased === 'boolean'))) &&
    (outcome === undefined ||
      (txHash !== null &&
        matches(/^(?:success|failed)$/, ended.status) &&
        Number.isSafeInteger(ended.block) &&
        Number.isSafeInteger(ended.executedAt) &&
        matches(address, ended.executor)))
  )
}
