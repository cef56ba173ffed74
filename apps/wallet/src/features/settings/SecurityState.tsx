import { ErrorState, Notice, Skeleton, Stack } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { findConcerns } from './findConcerns.ts'
import { useSafeState } from './useSafeState.ts'

/** Whether the contract is a known one, and agrees with the gateway. */
export function SecurityState() {
  const safe = useOpenSafe()
  const state = useSafeState(safe)
  if (state.data === undefined)
    return state.error ? (
      <ErrorState
        error={state.error}
        title="The chain could not be asked"
        onRetry={() => void state.refetch()}
      />
    ) : (
      <Skeleton lines={2} />
    )
  const concerns = findConcerns(state.data, safe.info)
  return (
    <Stack gap={2}>
      {concerns.map(({ tone, title, text }) => (
        <Notice key={title} tone={tone} title={title}>
          {text}
        </Notice>
      ))}
      {concerns.length === 0 && (
        <Notice
          tone="success"
          title={`Official Safe contract, version ${state.data.version}`}
        >
          No modules, no guard and a known fallback handler, as of block{' '}
          {state.data.block}.{' '}
          {safe.info
            ? 'The gateway agrees with the chain.'
            : 'There was no gateway to compare with.'}
        </Notice>
      )}
    </Stack>
  )
}
