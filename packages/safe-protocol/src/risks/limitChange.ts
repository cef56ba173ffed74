import type { Address } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import type {
  LimitTerms,
  RiskContext,
  RiskDetail,
  SpendingLimitFact,
} from './Risk.ts'

type State = Omit<SpendingLimitFact, 'module' | 'delegate' | 'token'>

/**
 * Plays calls of the safe to its allowance module, one after the other, as the module
 * would. A contract that `modules` does not name is none.
 */
export function createLimitPlayer({
  modules = {},
  limits = [],
}: Pick<RiskContext, 'modules' | 'limits'>) {
  const keyOf = (...parts: readonly string[]) => parts.join().toLowerCase()
  const states = new Map(
    limits.map((fact): [string, SpendingLimitFact] => [
      keyOf(fact.module, fact.delegate, fact.token),
      fact,
    ]),
  )
  return (
    module: Address,
    name: string,
    values: readonly AbiValue[],
  ): RiskDetail | undefined => {
    if (modules[module.toLowerCase()]?.kind !== 'allowance') return undefined
    const [delegate, token] = values as [Address, Address]
    const base = { kind: 'spending-limit', module, delegate } as const
    const key = keyOf(module, delegate, `${token}`)
    const now = states.get(key)
    const before = now ? { before: termsOf(now) } : {}
    const write = (state: State) =>
      states.set(key, { module, delegate, token, ...state })
    switch (name) {
      case 'addDelegate': {
        const revived = [...states.values()].filter(
          (one) =>
            keyOf(one.module, one.delegate) === keyOf(module, delegate) &&
            one.amount > 0n,
        )
        return { ...base, change: 'add', revived: revived.map(revivedOf) }
      }
      case 'removeDelegate': {
        const removesLimits = values[1] === true
        if (removesLimits)
          for (const [at, one] of states)
            if (keyOf(one.module, one.delegate) === keyOf(module, delegate))
              states.set(at, { ...one, amount: 0n, spent: 0n, resetMinutes: 0 })
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
        write({ amount: 0n, resetMinutes: 0, spent: 0n })
        return { ...base, change: 'delete', token, ...before }
    }
    return undefined
  }
}

const termsOf = ({ amount, spent, resetMinutes }: State): LimitTerms => ({
  ...{ amount, spent, resetMinutes },
})

const revivedOf = ({ token, amount, resetMinutes }: SpendingLimitFact) => ({
  ...{ token, amount, resetMinutes },
})
