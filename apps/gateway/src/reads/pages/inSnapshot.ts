import type { Gateway } from '../../platform/Gateway.ts'

/**
 * Runs reads against one state of the store: an answer never mixes the states
 * before and after a block, or a reorg.
 */
export function inSnapshot<T>(
  gateway: Gateway,
  read: (gateway: Gateway) => Promise<T>,
): Promise<T> {
  return gateway.db.transaction((db) => read({ ...gateway, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
