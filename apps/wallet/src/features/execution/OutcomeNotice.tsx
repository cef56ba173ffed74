import type { ExecutionOutcome } from '@strongroom/react-hooks'
import { Notice } from '@strongroom/ui-kit'
import { outcomeTones } from './outcomeTones.ts'
import { useExecutionTexts } from './texts.ts'

/** How an execution ended, in full. */
export function OutcomeNotice({
  outcome: { status, block },
}: {
  outcome: Pick<ExecutionOutcome, 'status' | 'block'>
}) {
  const t = useExecutionTexts()
  return (
    <Notice
      tone={outcomeTones[status]}
      role="status"
      title={
        block === undefined
          ? t(status)
          : t('inBlock', { outcome: t(status), block: String(block) })
      }
    >
      {t(`${status}Text`)}
    </Notice>
  )
}
