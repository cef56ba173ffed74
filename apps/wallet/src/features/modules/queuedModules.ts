import type { QueuedItem } from '@strongroom/gateway-sdk'
import { previousOwner } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/** A change of modules that waits, as the gateway describes it. */
export interface QueuedModuleChange {
  nonce: number
  module: Address
  isEnabled: boolean
}

/** Transactions that wait, and the changes of modules among them. */
export function readQueuedModules(items: readonly QueuedItem[]): {
  waiting: readonly number[]
  changes: readonly QueuedModuleChange[]
} {
  const waiting: number[] = []
  const changes: QueuedModuleChange[] = []
  for (const item of items) {
    if (item.type !== 'TRANSACTION') continue
    const { executionInfo, txInfo } = item.transaction
    if (executionInfo?.type !== 'MULTISIG') continue
    const { nonce } = executionInfo
    waiting.push(nonce)
    if (txInfo.type !== 'SettingsChange') continue
    const info = txInfo.settingsInfo
    if (info?.type === 'ENABLE_MODULE' || info?.type === 'DISABLE_MODULE')
      changes.push({
        nonce,
        module: info.module.value as Address,
        isEnabled: info.type === 'ENABLE_MODULE',
      })
  }
  return { waiting, changes }
}

/** How a module is removed at a nonce. */
export type ModuleRemoval =
  | { kind: 'possible'; prevModule: Address; before: readonly number[] }
  /** A change that waits at this or a lower nonce removes it already. */
  | { kind: 'removed'; nonce: number }

/**
 * The entry before a module in the safe's list, once the changes that wait at lower
 * nonces have run. The gateway's word on them can only make the removal fail.
 *
 * @param modules in the order of `getModulesPaginated`
 */
export function planRemoval(
  modules: readonly Address[],
  module: Address,
  nonce: bigint,
  changes: readonly QueuedModuleChange[],
): ModuleRemoval {
  const same = (one: Address) => (other: Address) =>
    one.toLowerCase() === other.toLowerCase()
  let list = [...modules]
  const earlier = changes
    .filter((change) => BigInt(change.nonce) < nonce)
    .sort((a, b) => a.nonce - b.nonce)
  const before: number[] = []
  for (const change of earlier) {
    const isListed = list.some(same(change.module))
    if (change.isEnabled === isListed) continue
    before.push(change.nonce)
    // A new module leads the list.
    list = change.isEnabled
      ? [change.module, ...list]
      : list.filter((other) => !same(change.module)(other))
    if (!list.some(same(module)))
      return { kind: 'removed', nonce: change.nonce }
  }
  return { kind: 'possible', prevModule: previousOwner(list, module), before }
}
