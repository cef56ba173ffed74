import { decodeCall } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { isOfficial, isOfficialSingleton } from './isOfficial.ts'
import type { RelayCall } from './RelayCall.ts'
import { cannotRelay, unsupported } from './refusals.ts'

const mostOwners = 100

/**
 * Checks a `createProxyWithNonce`, and reads who will own the new safe.
 *
 * @throws RefusalError `not-relayed` for a creation that we do not send.
 */
export function checkCreation(
  chainId: string,
  { to, data }: RelayCall,
  version: string,
): readonly Address[] {
  if (!isOfficial(chainId, to, ['proxyFactory'], version)) {
    throw unsupported('factory')
  }
  const { method, children } = decodeCall({ to, data })
  const singleton = String(method?.parameters[0]?.value) as Address
  if (method === undefined) throw cannotRelay()
  if (!isOfficialSingleton(chainId, singleton, version)) {
    throw unsupported('base')
  }
  const setup = children[0]?.method
  const owners =
    setup?.name === 'setup' ? setup.parameters[0]?.value : undefined
  if (
    !Array.isArray(owners) ||
    owners.length === 0 ||
    owners.length > mostOwners
  ) {
    throw cannotRelay()
  }
  return [...new Set(owners.map((owner) => String(owner) as Address))]
}
