import { Notice } from '@strongroom/ui-kit'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useOwnerChangeTexts } from '../owner-conflicts/changeTexts.ts'
import { useOwnerAlarm } from './useOwnerAlarm.ts'

/** Says who contradicts the owner's RPC about owners or threshold. */
export function OwnerAlarm({ state }: { state: SafeState }) {
  const t = useOwnerChangeTexts()
  const alarm = useOwnerAlarm(useOpenSafe(), state)
  return (
    alarm && (
      <Notice tone="danger" role="alert" title={t(`${alarm}Title`)}>
        {t(`${alarm}Text`)}
      </Notice>
    )
  )
}
