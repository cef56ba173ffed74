import type { ChainConfig } from '../../platform/config/Config.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readPushSubscription } from '../push/readPushSubscription.ts'
import type { Device } from './storeDevice.ts'

const longestToken = 4_096
const mostSafes = 200

/**
 * Refuses what could not be served. A browser's token is either the JSON text
 * of its push subscription, or of a provider this gateway does not have.
 *
 * @throws RefusalError `not-found` for an unknown chain, `invalid-field` for
 * the rest.
 */
export function checkDevice(
  { config }: Gateway,
  { type, token }: Pick<Device, 'type' | 'token'>,
  safes: readonly { chainId: string; safes: number }[],
): void {
  const known = (chainId: string) =>
    config.chains.some((chain: ChainConfig) => chain.chainId === chainId)
  if (safes.some(({ chainId }) => !known(chainId))) {
    throw new RefusalError('not-found', 'Chain not found')
  }
  if (token.length > longestToken || token.includes('\0')) {
    throw invalidField('Invalid token', ['cloudMessagingToken'])
  }
  if (
    type === 'WEB' &&
    token.trimStart().startsWith('{') &&
    readPushSubscription(token, config.push?.allowedHosts) === undefined
  ) {
    throw invalidField('Invalid push subscription', ['cloudMessagingToken'])
  }
  if (safes.reduce((sum, entry) => sum + entry.safes, 0) > mostSafes) {
    throw invalidField('Too many safes')
  }
}
