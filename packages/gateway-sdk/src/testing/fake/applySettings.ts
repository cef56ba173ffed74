import type { SafeInfo, SettingsInfo } from '../../schemas/index.ts'
import { same } from './same.ts'

/** A safe after a change of its settings. */
export function applySettings(info: SafeInfo, change: SettingsInfo): SafeInfo {
  const { owners, modules } = info
  switch (change.type) {
    case 'SET_FALLBACK_HANDLER':
      return { ...info, fallbackHandler: change.handler }
    case 'ADD_OWNER':
      // The contract puts new owners at the head of its list.
      return {
        ...info,
        owners: [change.owner, ...owners],
        threshold: change.threshold,
      }
    case 'REMOVE_OWNER':
      return {
        ...info,
        owners: owners.filter(({ value }) => !same(value, change.owner.value)),
        threshold: change.threshold,
      }
    case 'SWAP_OWNER':
      return {
        ...info,
        owners: owners.map((owner) =>
          same(owner.value, change.oldOwner.value) ? change.newOwner : owner,
        ),
      }
    case 'CHANGE_THRESHOLD':
      return { ...info, threshold: change.threshold }
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
      return { ...info, implementation: change.implementation }
    case 'ENABLE_MODULE':
      return { ...info, modules: [change.module, ...(modules ?? [])] }
    case 'DISABLE_MODULE': {
      const left = (modules ?? []).filter(
        ({ value }) => !same(value, change.module.value),
      )
      return { ...info, modules: left.length > 0 ? left : null }
    }
    case 'SET_GUARD':
      return { ...info, guard: change.guard }
    case 'DELETE_GUARD':
      return { ...info, guard: null }
    default:
      // `SafeInfo` has no field for the other changes.
      return info
  }
}
