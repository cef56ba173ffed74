import type { Address, Hex } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { PendingExecution } from '../../storage/parsePending.ts'

type Store = LocalStore<readonly PendingExecution[]>
type SafeKey = { chainId: string; safe: Address }

const isOf = (entry: PendingExecution, key: SafeKey) =>
  entry.chainId === key.chainId &&
  entry.safe.toLowerCase() === key.safe.toLowerCase()

/** The execution that is under way for a safe, in any tab. */
export function pendingOf(
  entries: readonly PendingExecution[],
  key: SafeKey,
): PendingExecution | undefined {
  return entries.find((entry) => isOf(entry, key))
}

/** Notes that the wallet is about to be asked. One entry per safe. */
export function startPending(
  store: Store,
  entry: Omit<PendingExecution, 'txHash'>,
): void {
  store.set((entries) => [
    ...entries.filter((other) => !isOf(other, entry)),
    { ...entry, txHash: null },
  ])
}

/** Adds the hash the wallet returned. */
export function sentPending(store: Store, safeTxHash: Hex, txHash: Hex): void {
  store.set((entries) =>
    entries.map((entry) =>
      entry.safeTxHash === safeTxHash ? { ...entry, txHash } : entry,
    ),
  )
}

/** Forgets an execution whose outcome is known. */
export function endPending(store: Store, safeTxHash: Hex): void {
  store.set((entries) =>
    entries.filter((entry) => entry.safeTxHash !== safeTxHash),
  )
}
