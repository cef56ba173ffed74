import { Button, EmptyState, ErrorState, Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import type { SafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useAppTexts } from '../texts.ts'
import { useRefusalTexts } from './refusalTexts.ts'

/** Why no safe is shown, or not all of it. Loaded on demand. */
export function SafeProblem({ result }: { result: SafeFromUrl }) {
  const t = useRefusalTexts()
  const app = useAppTexts()
  const title = (text: string) => <PlainTitle>{text}</PlainTitle>
  const actions = (
    <ButtonLink variant="primary" to="/accounts">
      {app('toAccounts')}
    </ButtonLink>
  )
  switch (result.status) {
    case 'none':
      return (
        <EmptyState title={title(t('none'))} actions={actions}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )
    case 'missing':
      return (
        <EmptyState
          title={title(t('noContract', { chain: result.chain.chainName }))}
          icon="warning"
          actions={actions}
        >
          <p>{t('noContractText')}</p>
        </EmptyState>
      )
    case 'failed':
      if (result.isWithoutRpc)
        return (
          <EmptyState
            title={title(t('unread'))}
            icon="warning"
            actions={
              <>
                <ButtonLink variant="primary" to="/settings/networks">
                  {t('chooseRpc')}
                </ButtonLink>
                <Button onClick={result.retry}>{app('retry')}</Button>
              </>
            }
          >
            <p>{t('withoutRpcText')}</p>
          </EmptyState>
        )
      return (
        <ErrorState
          error={result.error}
          title={title(t('unread'))}
          onRetry={result.retry}
          actions={actions}
        >
          <p>{t('unreadText')}</p>
        </ErrorState>
      )
    case 'ready':
      return (
        <Notice tone="warning" title={t('unlisted')}>
          {t('unlistedText')}
        </Notice>
      )
    default:
      return null
  }
}
