import type { SafeInfo } from '@strongroom/gateway-sdk'
import { identifyContract } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'

/** A field of a safe on which the gateway and the chain may differ. */
type SafeField =
  | 'owners'
  | 'threshold'
  | 'version'
  | 'modules'
  | 'guard'
  | 'fallbackHandler'
  | 'implementation'

export type Concern = { tone: 'info' | 'warning' | 'danger' } & (
  | { kind: 'gatewayDiffers'; fields: readonly SafeField[] }
  | { kind: 'unknownCode' | 'unknownHandler'; address: Address }
  | { kind: 'modules'; count: number }
  | { kind: 'guard' | 'oneConfirmation' }
)

/**
 * Concerns about a safe's contract and its settings that an owner should know.
 */
export function findConcerns(
  state: SafeState,
  info: SafeInfo | undefined,
): Concern[] {
  const concerns: Concern[] = []
  const fields = info ? differences(state, info) : []
  if (fields.length > 0)
    concerns.push({ tone: 'danger', kind: 'gatewayDiffers', fields })
  const singleton = identifyContract(state.singleton)?.name
  if (singleton !== 'singleton' && singleton !== 'singletonL2')
    concerns.push({
      tone: 'danger',
      kind: 'unknownCode',
      address: state.singleton,
    })
  if (state.modules.length > 0)
    concerns.push({
      tone: 'warning',
      kind: 'modules',
      count: state.modules.length,
    })
  if (state.guard !== null || state.moduleGuard !== null)
    concerns.push({ tone: 'info', kind: 'guard' })
  const handler =
    state.fallbackHandler && identifyContract(state.fallbackHandler)?.name
  if (state.fallbackHandler !== null && !/handler/i.test(handler ?? ''))
    concerns.push({
      tone: 'danger',
      kind: 'unknownHandler',
      address: state.fallbackHandler,
    })
  if (state.threshold === 1 && state.owners.length > 1)
    concerns.push({ tone: 'warning', kind: 'oneConfirmation' })
  return concerns
}

/** Whether the gateway and the chain differ about the owners or the threshold. */
export const differsInRule = (state: SafeState, info: SafeInfo): boolean =>
  differences(state, info).some((field) => /owners|threshold/.test(field))

/** Fields on which the gateway and the chain differ. */
function differences(state: SafeState, info: SafeInfo): SafeField[] {
  const list = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.toLowerCase())
      .sort()
      .join()
  const address = (value: string | null | undefined) =>
    value?.toLowerCase() ?? ''
  const values = (entries: readonly { value: string }[] | null | undefined) =>
    list((entries ?? []).map(({ value }) => value))
  const pairs: [SafeField, string, string][] = [
    ['owners', list(state.owners), values(info.owners)],
    ['threshold', String(state.threshold), String(info.threshold)],
    ['version', state.version, info.version?.split('+')[0] ?? ''],
    ['modules', list(state.modules), values(info.modules)],
    ['guard', address(state.guard), address(info.guard?.value)],
    [
      'fallbackHandler',
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
