import { parseVersion } from './parseVersion.ts'

/** Facts by which {@link chooseSigningWay} decides. */
export interface SigningFacts {
  /** Version of the safe; a safe without one signs on chain only. */
  safeVersion: string | null | undefined
  /** Contract that checks signatures for safes since 1.3.0. */
  fallbackHandler: string | null | undefined
  /** Whether the chain has the feature EIP1271. */
  chainSupportsEip1271: boolean
  /** Version that the app claims; unknown or absent counts as recent. */
  sdkVersion?: string | undefined
  /** Settings that the app made for its session. */
  settings: { readonly offChainSigning: boolean }
  /** The user wants every message on chain. */
  alwaysOnChain?: boolean
}

/**
 * Decides how the owners sign a message: by signatures that are collected, or
 * by a transaction. Off chain only when the safe, its chain, the app and the
 * user all go along: apps older than SDK 7.11.0 do not understand the answer.
 *
 * @example
 * ```ts
 * import { chooseSigningWay } from '@strongroom/safe-apps-bridge/host'
 *
 * chooseSigningWay({
 *   safeVersion: '1.4.1',
 *   fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
 *   chainSupportsEip1271: true,
 *   sdkVersion: '9.1.0',
 *   settings: { offChainSigning: true },
 * }) // 'offChain'
 * ```
 */
export function chooseSigningWay(facts: SigningFacts): 'offChain' | 'onChain' {
  const safe = parseVersion(facts.safeVersion)
  const app = parseVersion(facts.sdkVersion)
  const isOffChain =
    safe !== undefined &&
    facts.chainSupportsEip1271 &&
    (app === undefined || isAtLeast(app, [7, 11])) &&
    (isAtLeast(safe, [1, 3])
      ? isContract(facts.fallbackHandler)
      : isAtLeast(safe, [1, 0])) &&
    !facts.alwaysOnChain &&
    facts.settings.offChainSigning
  return isOffChain ? 'offChain' : 'onChain'
}

function isAtLeast(
  [major, minor]: readonly [number, number, number],
  [wantedMajor, wantedMinor]: readonly [number, number],
): boolean {
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

function isContract(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    /^0x[0-9a-f]{40}$/i.test(address) &&
    !/^0x0{40}$/.test(address)
  )
}
