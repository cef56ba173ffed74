import { Card } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useDelegatesCardTexts } from './cardTexts.ts'

/** Leads from the owners to their delegates. */
export function DelegatesCard() {
  const t = useDelegatesCardTexts()
  return (
    <Card
      title={t('title')}
      description={t('text')}
      actions={
        <ButtonLink size="small" to="/settings/delegates">
          {t('open')}
        </ButtonLink>
      }
    />
  )
}
