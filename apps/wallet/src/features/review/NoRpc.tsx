import { Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useReviewTexts } from './texts.ts'

/** Links to the choice of an endpoint, which every check needs. */
export function NoRpc() {
  const t = useReviewTexts()
  return (
    <Notice tone="danger" role="alert" title={t('noRpc')}>
      <p>{t('noRpcText')}</p>
      <ButtonLink to="/settings/networks">{t('chooseEndpoint')}</ButtonLink>
    </Notice>
  )
}
