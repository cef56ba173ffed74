import type { Gateway } from '../../platform/Gateway.ts'

/**
 * Runs reads against one state of the store: an answer never mixes what was
 * before a block, or a reorg, with what came after.
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
