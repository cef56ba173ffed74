import type { ExecutionOutcome } from '@strongroom/react-hooks'
import { Notice } from '@strongroom/ui-kit'
import { outcomeTones } from './outcomeTones.ts'
import { useExecutionTexts } from './texts.ts'

/** How an execution ended, in full. */
export function OutcomeNotice({
  outcome: { status, block },
  isAwaited = false,
}: {
  outcome: Pick<ExecutionOutcome, 'status' | 'block'>
  /** Only the owner's node shows it so far. */
  isAwaited?: boolean | undefined
}) {
  const t = useExecutionTexts()
  if (isAwaited)
    return (
      <Notice
        tone="info"
        role="status"
        title={t('byNode', { outcome: t(status) })}
      >
        {t('byNodeText')}
      </Notice>
    )
  return (
    <Notice
      tone={outcomeTones[status]}
      role="status"
      title={
        block === undefined
          ? t(status)
          : status === 'success'
            ? t('doneInBlock', { block: String(block) })
            : t('inBlock', { outcome: t(status), block: String(block) })
      }
    >
      {status !== 'success' && t(`${status}Text`)}
    </Notice>
  )
}
