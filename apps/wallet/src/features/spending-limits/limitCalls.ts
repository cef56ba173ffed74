import type {
  SpendingLimit,
  SpendingLimits,
} from '@strongroom/react-hooks/review'
import {
  encodeAddDelegate,
  encodeDeleteAllowance,
  encodeEnableModule,
  encodeRemoveDelegate,
  encodeResetAllowance,
  encodeSetAllowance,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { BatchCall } from '../../chain/buildBatch.ts'

/** A limit as it is typed. */
export interface NewLimit {
  delegate: Address
  token: Address
  /** Base units. */
  amount: bigint
  /** Minutes between resets; 0: never. */
  resetMinutes: number
}

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

const call = (to: Address, data: Hex): BatchCall => ({ to, value: 0n, data })

/** The module that a new limit goes to: an enabled one, else the newest of the chain. */
export const moduleOf = ({ modules }: Pick<SpendingLimits, 'modules'>) =>
  modules.find(({ isEnabled }) => isEnabled) ?? modules[0]

/** The limit that a new one replaces. */
export const replacedBy = (
  state: SpendingLimits,
  { delegate, token }: Pick<NewLimit, 'delegate' | 'token'>,
): SpendingLimit | undefined => {
  const module = moduleOf(state)
  return state.limits.find(
    (one) =>
      module !== undefined &&
      same(one.module, module.address) &&
      same(one.delegate, delegate) &&
      same(one.token, token),
  )
}

/** Why an account cannot have a limit. */
export type DelegateFault = 'safe' | 'module' | 'zero' | 'collision'

/**
 * The module keeps delegates by the last six bytes of their address, so two that share
 * them cannot both have limits.
 */
export function findDelegateFault(
  delegate: Address,
  { modules }: Pick<SpendingLimits, 'modules'>,
  safe: Address,
): DelegateFault | undefined {
  const module = moduleOf({ modules })
  const index = delegate.slice(-12).toLowerCase()
  if (same(delegate, safe)) return 'safe'
  if (modules.some(({ address }) => same(address, delegate))) return 'module'
  if (/^0*$/.test(index)) return 'zero'
  return module?.delegates.some(
    (one) => !same(one, delegate) && one.slice(-12).toLowerCase() === index,
  )
    ? 'collision'
    : undefined
}

/**
 * The calls that set a limit: they enable the module and add the account where needed,
 * and delete the limit that is replaced, because what was spent would count on.
 *
 * @throws RangeError on a chain without a module
 */
export function setLimitCalls(
  state: SpendingLimits,
  safe: Address,
  limit: NewLimit,
): BatchCall[] {
  const module = moduleOf(state)
  if (module === undefined)
    throw new RangeError('This network has no allowance module.')
  const { address, isEnabled, delegates } = module
  const { delegate, token } = limit
  const isKnown = delegates.some((one) => same(one, delegate))
  return [
    ...(isEnabled ? [] : [call(safe, encodeEnableModule({ module: address }))]),
    ...(isKnown ? [] : [call(address, encodeAddDelegate({ delegate }))]),
    ...(replacedBy(state, limit)
      ? [call(address, encodeDeleteAllowance({ delegate, token }))]
      : []),
    call(address, encodeSetAllowance(limit)),
  ]
}

/** The call that sets the spent sum to zero. */
export const resetLimitCall = ({ module, delegate, token }: SpendingLimit) =>
  call(module, encodeResetAllowance({ delegate, token }))

/** The call that takes a limit away, and the account with its last one. */
export function removeLimitCall(
  { limits }: Pick<SpendingLimits, 'limits'>,
  { module, delegate, token }: SpendingLimit,
): BatchCall {
  const others = limits.filter(
    (one) =>
      same(one.module, module) &&
      same(one.delegate, delegate) &&
      !same(one.token, token),
  )
  return call(
    module,
    others.length > 0
      ? encodeDeleteAllowance({ delegate, token })
      : encodeRemoveDelegate({ delegate, removeAllowances: true }),
  )
}
