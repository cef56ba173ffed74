import type { SafeInfo } from '@strongroom/gateway-sdk'
import { identifyContract } from '@strongroom/safe-protocol'
import type { SafeState } from '../../chain/readSafeState.ts'

export interface Concern {
  tone: 'info' | 'warning' | 'danger'
  title: string
  text: string
}

/**
 * Concerns about a safe's contract and its settings that an owner should know.
 */
export function findConcerns(
  state: SafeState,
  info: SafeInfo | undefined,
): Concern[] {
  const concerns: Concern[] = []
  const differing = info ? differences(state, info) : []
  if (differing.length > 0)
    concerns.push({
      tone: 'danger',
      title: 'The gateway disagrees with the chain',
      text: `About: ${differing.join(', ')}. The chain is right; the gateway may lag or be wrong.`,
    })
  const singleton = identifyContract(state.singleton)?.name
  if (singleton !== 'singleton' && singleton !== 'singletonL2')
    concerns.push({
      tone: 'danger',
      title: 'The contract’s code is not a known version of Safe',
      text: `It runs the code at ${state.singleton}.`,
    })
  if (state.modules.length > 0)
    concerns.push({
      tone: 'warning',
      title:
        state.modules.length === 1
          ? 'A module is enabled'
          : `${state.modules.length} modules are enabled`,
      text: 'A module can move everything without confirmations. Make sure you know each of them.',
    })
  if (state.guard !== null || state.moduleGuard !== null)
    concerns.push({
      tone: 'info',
      title: 'A guard is set',
      text: 'It checks every transaction and can refuse it.',
    })
  const handler =
    state.fallbackHandler && identifyContract(state.fallbackHandler)?.name
  if (state.fallbackHandler !== null && !/handler/i.test(handler ?? ''))
    concerns.push({
      tone: 'danger',
      title: 'The fallback handler is unknown',
      text: `It answers for the safe: ${state.fallbackHandler}.`,
    })
  if (state.threshold === 1 && state.owners.length > 1)
    concerns.push({
      tone: 'warning',
      title: 'One confirmation is enough',
      text: 'Any single owner can move everything.',
    })
  return concerns
}

/** Names of the settings where gateway and chain differ. */
function differences(state: SafeState, info: SafeInfo): string[] {
  const list = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.toLowerCase())
      .sort()
      .join()
  const address = (value: string | null | undefined) =>
    value?.toLowerCase() ?? ''
  const values = (entries: readonly { value: string }[] | null | undefined) =>
    list((entries ?? []).map(({ value }) => value))
  const pairs: [string, string, string][] = [
    ['owners', list(state.owners), values(info.owners)],
    ['threshold', String(state.threshold), String(info.threshold)],
    ['version', state.version, info.version?.split('+')[0] ?? ''],
    ['modules', list(state.modules), values(info.modules)],
    ['guard', address(state.guard), address(info.guard?.value)],
    [
      'fallback handler',
      address(state.fallbackHandler),
      address(info.fallbackHandler?.value),
    ],
    [
      'implementation',
      address(state.singleton),
      address(info.implementation.value),
    ],
  ]
  // The gateway learns a nonce a moment later than the chain: not a concern.
  return pairs.filter(([, a, b]) => a !== b).map(([name]) => name)
}
