import type { Address } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { sameAddress } from '../bytes/address.ts'
import type {
  AccountLimits,
  LimitTerms,
  RevivedLimit,
  RiskContext,
  RiskDetail,
  TokenLimit,
} from './Risk.ts'

type Place = Pick<AccountLimits, 'safe' | 'module'>
type Stored = TokenLimit & RevivedLimit

/** What a module stores for a safe, as far as it is known. */
interface Store {
  /** All delegates are known. */
  readonly isFull: boolean
  /** By `indexOf`: the module keeps one delegate for each index. */
  readonly delegates: Map<string, Address>
  /** Accounts whose limits are all in `limits`. */
  readonly complete: Set<string>
  readonly limits: Map<string, Stored>
}

const emptyStore = (isFull = false): Store => ({
  ...{ isFull, delegates: new Map(), complete: new Set(), limits: new Map() },
})

const keyOf = (...parts: readonly string[]) => parts.join().toLowerCase()

/** The module tells delegates apart by the last six bytes of their addresses. */
const indexOf = (delegate: Address) => delegate.slice(-12).toLowerCase()

/**
 * Plays calls of safes to their allowance modules, one after the other, as the module
 * would. Contracts without a name in `modules` are skipped. A call that may not run
 * (`isCertain` is false) leaves the module's state for the safe unknown. `revive` lists
 * the limits that count once the module is enabled; undefined where they are not known.
 */
export function createLimitPlayer({
  safe: own,
  modules = {},
  limits = [],
  fullyRead = [],
}: Pick<RiskContext, 'safe' | 'modules' | 'limits' | 'fullyRead'>) {
  const stores = new Map<string, Store>()
  const load = ({ safe, module }: Place): Store => {
    const key = keyOf(safe, module)
    const before = stores.get(key)
    if (before) return before
    const store = emptyStore(
      sameAddress(safe, own) &&
        fullyRead.some((one) => sameAddress(one, module)),
    )
    stores.set(key, store)
    for (const fact of limits) {
      if (!sameAddress(fact.safe, safe) || !sameAddress(fact.module, module))
        continue
      const { delegate } = fact
      if (fact.isDelegate) store.delegates.set(indexOf(delegate), delegate)
      store.complete.add(keyOf(delegate))
      for (const limit of fact.limits)
        store.limits.set(keyOf(delegate, limit.token), { ...limit, delegate })
    }
    return store
  }
  const play = (
    { isCertain, ...place }: Place & { readonly isCertain: boolean },
    name: string,
    values: readonly AbiValue[],
  ): RiskDetail | undefined => {
    const { module } = place
    if (modules[module.toLowerCase()]?.kind !== 'allowance') return undefined
    const [delegate, token] = values as [Address, Address]
    const base = { kind: 'spending-limit', module, delegate } as const
    const store = load(place)
    if (!isCertain) stores.set(keyOf(place.safe, module), emptyStore())
    const account = keyOf(delegate)
    const key = keyOf(delegate, `${token}`)
    const isKnown = store.complete.has(account)
    const now = store.limits.get(key) ?? (isKnown ? none : undefined)
    const before = now ? { before: termsOf(now) } : {}
    const write = (terms: LimitTerms) =>
      store.limits.set(key, { delegate, token, ...terms })
    switch (name) {
      case 'addDelegate':
        store.delegates.set(indexOf(delegate), delegate)
        return {
          ...{ ...base, change: 'add' },
          ...(isKnown ? { revived: limitsOf(store, delegate) } : {}),
        }
      case 'removeDelegate': {
        const removesLimits = values[1] === true
        const isDelegate = sameAddress(
          delegate,
          store.delegates.get(indexOf(delegate)),
        )
        // The module ignores the removal of an account that is no delegate, and keeps
        // its limits.
        if (removesLimits && isDelegate) {
          store.complete.add(account)
          for (const [at, one] of store.limits)
            if (sameAddress(one.delegate, delegate))
              store.limits.set(at, { ...one, ...none })
        }
        store.delegates.delete(indexOf(delegate))
        return { ...base, change: 'remove', removesLimits }
      }
      case 'setAllowance': {
        const amount = values[2] as bigint
        const resetMinutes = Number(values[3])
        const spent = now?.spent
        write({ amount, resetMinutes, spent: spent ?? 0n })
        return {
          ...base,
          change: 'set',
          ...{ token, amount, resetMinutes, ...before },
          ...(spent === undefined ? {} : { spent }),
        }
      }
      case 'resetAllowance':
        if (now) write({ ...now, spent: 0n })
        return { ...base, change: 'reset', token, ...before }
      case 'deleteAllowance':
        write(none)
        return { ...base, change: 'delete', token, ...before }
    }
    return undefined
  }
  const revive = (place: Place): readonly RevivedLimit[] | undefined => {
    const store = load(place)
    const delegates = [...store.delegates.values()]
    return store.isFull &&
      delegates.every((delegate) => store.complete.has(keyOf(delegate)))
      ? delegates.flatMap((delegate) => limitsOf(store, delegate))
      : undefined
  }
  return { play, revive }
}

const none: LimitTerms = { amount: 0n, spent: 0n, resetMinutes: 0 }

const termsOf = ({ amount, spent, resetMinutes }: LimitTerms): LimitTerms => ({
  ...{ amount, spent, resetMinutes },
})

/** The limits of an account that allow something. */
const limitsOf = ({ limits }: Store, account: Address): RevivedLimit[] =>
  [...limits.values()]
    .filter((one) => sameAddress(one.delegate, account) && one.amount > 0n)
    .map(({ delegate, token, amount, resetMinutes }) => ({
      ...{ delegate, token, amount, resetMinutes },
    }))
