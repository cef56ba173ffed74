import { useRpc } from '../../core/useRpc.ts'
import { useNetworksTexts } from './networksTexts.ts'
import type { SafeDraft } from './SafeDraft.ts'
import type { CreationState } from './useCreations.ts'
import { usePlan } from './usePlan.ts'

/** How far a safe is on one network, in words, and what can be done there. */
export interface NetworkStatus {
  status: string
  detail?: string | undefined
  tone?: 'danger' | 'success' | undefined
  /** It exists there, with the planned owners. */
  isCreated: boolean
  /** The checks passed: it can be created now. */
  isFree: boolean
}

/** Reads from the network's nodes whether the safe of a draft can be created there. */
export function useNetworkStatus(
  draft: SafeDraft,
  state: CreationState = { step: 'idle' },
): NetworkStatus {
  const t = useNetworksTexts()
  const rpc = useRpc(draft.chain.chainId)
  const { plan, check } = usePlan(draft, rpc)
  const { step, problem, isByOthers } = state
  const at = { isCreated: false, isFree: false }
  if (step === 'created')
    return {
      ...at,
      status: t(isByOthers ? 'createdByOthers' : 'created'),
      tone: 'success',
      isCreated: true,
    }
  if (step !== 'idle') return { ...at, status: t(`${step}Step`) }
  const failed = problem && {
    detail: [problem.title, problem.detail].filter(Boolean).join(' '),
    tone: 'danger' as const,
  }
  if (plan.error) return { ...at, status: t('noVersion'), tone: 'danger' }
  if (rpc === undefined) return { ...at, status: t('noRpc'), tone: 'danger' }
  if (check.error && check.data === undefined)
    return { ...at, ...failed, status: t('noAnswer') }
  if (check.data === undefined) return { ...at, status: t('checking') }
  if (check.data === null)
    return { ...at, ...failed, status: t('free'), isFree: true }
  const { occupant, problem: fault } = check.data
  if (occupant === 'planned')
    return {
      ...at,
      status: t('createdByOthers'),
      tone: 'success',
      isCreated: true,
    }
  if (occupant === 'another')
    return { ...at, status: t('foreign'), tone: 'danger' }
  return {
    ...{ ...at, ...failed },
    status: t(fault === 'occupied' ? 'used' : 'cannot'),
    tone: 'danger',
  }
}
