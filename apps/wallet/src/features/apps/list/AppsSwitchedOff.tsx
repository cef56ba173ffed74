import { EmptyState } from '@strongroom/ui-kit'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useAppsTexts } from '../texts.ts'

/** Shown where the network's configuration has no apps. */
export function AppsSwitchedOff() {
  const t = useAppsTexts()
  const { chain } = useOpenSafe()
  return (
    <EmptyState
      title={t('off', { chain: chain.chainName })}
      icon="power"
      actions={<ButtonLink to="/home">{t('toSafe')}</ButtonLink>}
    >
      <p>{t('offText')}</p>
    </EmptyState>
  )
}
