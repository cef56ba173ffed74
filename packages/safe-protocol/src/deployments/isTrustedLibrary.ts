/**
 * Whether a contract of Safe with this name, as `decodeCall` and `identifyContract` give
 * it, is one of the few that a signer may expect a delegatecall to; see
 * `isTrustedDelegateCall`.
 *
 * @example
 * ```ts
 * import { isTrustedLibrary } from '@strongroom/safe-protocol'
 *
 * isTrustedLibrary('multiSendCallOnly') // true
 * isTrustedLibrary('multiSend') // false
 * ```
 */
export function isTrustedLibrary(name: string | undefined): boolean {
  return (
    name === 'multiSendCallOnly' ||
    name === 'signMessageLib' ||
    name === 'migration'
  )
}
