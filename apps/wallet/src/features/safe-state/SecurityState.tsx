import { ErrorState, Notice, Skeleton, Stack } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useConcernTexts } from './concernTexts.ts'
import { useConcerns } from './useConcerns.ts'
import { useSafeState } from './useSafeState.ts'
import { differingFields, useSecondState } from './useSecondState.ts'

/** Whether the contract is a known one, and agrees with the gateway. */
export function SecurityState({
  isBrief = false,
}: {
  /** Leave out that all is well, and what stands on the page anyway. */
  isBrief?: boolean
}) {
  const safe = useOpenSafe()
  const t = useConcernTexts()
  const state = useSafeState(safe)
  const found = useConcerns(state.data, safe.info)
  const concerns = isBrief
    ? found.filter(({ tone }) => tone === 'danger')
    : found
  const second = useSecondState(safe)
  const fields = state.data && second ? differingFields(state.data, second) : []
  if (state.data === undefined)
    return state.error ? (
      <ErrorState
        error={state.error}
        title={t('noAnswer')}
        onRetry={() => void state.refetch()}
      />
    ) : (
      <Skeleton lines={2} />
    )
  if (isBrief && concerns.length + fields.length === 0) return null
  return (
    <Stack gap={2}>
      {fields.length > 0 && (
        <Notice tone="danger" title={t('nodesDiffer')}>
          {t('nodesDifferText', {
            fields: fields.map((field) => t(`${field}Field`)).join(', '),
          })}
        </Notice>
      )}
      {concerns.map(({ kind, tone, title, text }) => (
        <Notice key={kind} tone={tone} title={title}>
          {text}
        </Notice>
      ))}
      {!isBrief && concerns.length + fields.length === 0 && (
        <Notice
          tone="success"
          title={t('official', { version: state.data.version })}
        >
          {t('officialText', { block: String(state.data.block) })}{' '}
          {t(safe.info ? 'gatewayAgrees' : 'noGateway')}
        </Notice>
      )}
    </Stack>
  )
}
