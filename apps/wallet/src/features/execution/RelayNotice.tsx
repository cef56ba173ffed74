import { Notice } from '@strongroom/ui-kit'
import { useExecutionTexts } from './texts.ts'

/** Says that a relay may still send what the owner is about to pay for. */
export function RelayNotice() {
  const t = useExecutionTexts()
  return (
    <Notice tone="warning" title={t('relayMayFollow')}>
      {t('onlyOne')}
    </Notice>
  )
}
