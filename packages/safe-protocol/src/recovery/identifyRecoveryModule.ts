import type { Hex } from 'viem'

/** A release of the Delay modifier that a module runs. */
export interface RecoveryRelease {
  readonly version: '1.0.0' | '1.0.1' | '1.1.0' | '1.1.1'
  /**
   * The release lets strangers act as one of its recoverers: the check of signatures
   * in 1.1.0 can be passed without the recoverer's key.
   */
  readonly isVulnerable: boolean
}

// Mastercopies as github.com/gnosisguild/zodiac lists them (KnownContracts.DELAY); the
// last one is the 1.1.0 that Gnosis Pay deployed.
const releases: Readonly<Record<string, RecoveryRelease['version']>> = {
  '0xd62129bf40cd1694b3d9d9847367783a1a4d5cb4': '1.0.0',
  '0xd54895b1121a2ee3f37b502f507631fa1331bed6': '1.0.1',
  '0x01f8cabb808d7de0df4202d4b60c8310d2f1339b': '1.1.0',
  '0x824175b945838d127c1ca83cbce11d8e44f6df01': '1.1.1',
  '0x4a97e65188a950dd4b0f21f9b5434daee0bbf9f5': '1.1.0',
}

// EIP-1167.
const proxy =
  /^0x363d3d373d3d3d363d73([\da-f]{40})5af43d82803e903d91602b57fd5bf3$/i

/**
 * The release of the Delay modifier of Zodiac that a recovery module runs, by the code
 * of its proxy. Undefined for a contract that is not on the list: it may have the same
 * functions and do something else.
 *
 * @param code code of the module, as `eth_getCode` returns it
 *
 * @example
 * ```ts
 * import { identifyRecoveryModule } from '@strongroom/safe-protocol'
 *
 * const release = identifyRecoveryModule(
 *   '0x363d3d373d3d3d363d73d54895b1121a2ee3f37b502f507631fa1331bed65af43d82803e903d91602b57fd5bf3',
 * )
 * // { version: '1.0.1', isVulnerable: false }
 * ```
 */
export function identifyRecoveryModule(code: Hex): RecoveryRelease | undefined {
  const target = proxy.exec(code)?.[1]
  const version = releases[`0x${target?.toLowerCase()}`]
  return version && { version, isVulnerable: version === '1.1.0' }
}
