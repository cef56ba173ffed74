import { Card, Notice, Stack } from '@strongroom/ui-kit'
import { useLocation } from '@tanstack/react-router'
import type { Address } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import type { SafeRefProblem } from '../../core/parseSafeRef.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useAppTexts } from '../texts.ts'
import { useRefusalTexts } from './refusalTexts.ts'

/** Offers a choice when a link does not name a safe exactly. */
export function SafeRefusal({
  problem,
  given,
  address,
}: {
  problem: SafeRefProblem | 'unknownChain'
  given: string
  address?: Address
}) {
  const t = useRefusalTexts()
  const app = useAppTexts()
  const { chains } = useChainRecords()
  const { search } = useLocation()
  return (
    <>
      <PageTop title={t(`${problem}Title`)} />
      <Card>
        <Stack>
          <p>{t(`${problem}Text`)}</p>
          <code className="app-wrap">{given.slice(0, 200)}</code>
          {address === undefined ? (
            <Notice tone="danger" title={t('notOpened')}>
              {t('notOpenedText')}
            </Notice>
          ) : (
            <Stack direction="row" gap={2}>
              {chains.map(({ chainId, chainName, shortName }) => (
                <ButtonLink
                  key={chainId}
                  to="."
                  search={{ ...search, safe: `${shortName}:${address}` }}
                >
                  {chainName}
                </ButtonLink>
              ))}
            </Stack>
          )}
          <Stack direction="row">
            <ButtonLink
              variant={address === undefined ? 'primary' : 'secondary'}
              to="/accounts"
            >
              {app('toAccounts')}
            </ButtonLink>
          </Stack>
        </Stack>
      </Card>
    </>
  )
}
