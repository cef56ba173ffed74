import { useConnection } from '@strongroom/react-hooks'
import {
  Address,
  Button,
  ChainBadge,
  EmptyState,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { PageTop } from '../../../core/PageTop.tsx'
import { PlainTitle } from '../../../core/PlainTitle.tsx'
import { useSafeList } from '../../accounts/useSafeList.ts'
import { ConnectWhenAsked } from '../../connect/ConnectWhenAsked.tsx'
import { findApp } from '../list/findApp.ts'
import { useAppList } from '../list/useAppList.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { readableName } from '../requests/readableName.ts'
import { useAppsTexts } from '../texts.ts'
import { useChooseSafeTexts } from './chooseSafeTexts.ts'

/** Why there is no safe to choose, and the next step. */
function NoSafes({
  strangers,
  onConnect,
}: {
  /** Safes that merely name the account. */
  strangers: number
  onConnect: () => void
}) {
  const t = useChooseSafeTexts()
  const { account } = useConnection()
  if (account === null)
    return (
      <EmptyState
        title={t('empty')}
        actions={
          <Stack direction="row" gap={2}>
            <Button variant="primary" onClick={onConnect}>
              {t('connect')}
            </Button>
            <ButtonLink to="/accounts">{t('toSafes')}</ButtonLink>
          </Stack>
        }
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  if (strangers === 0)
    return (
      <EmptyState
        title={t('none')}
        actions={
          <ButtonLink variant="primary" to="/accounts">
            {t('toSafes')}
          </ButtonLink>
        }
      >
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('unconfirmed', { count: strangers })}
      actions={
        <ButtonLink variant="primary" to="/accounts">
          {t('toConfirm')}
        </ButtonLink>
      }
    >
      <p>{t('unconfirmedText')}</p>
    </EmptyState>
  )
}

/** The name of a listed app, with its host; apps are listed by network. */
function ListedTop({ url, chainId }: { url: URL; chainId: string }) {
  const t = useChooseSafeTexts()
  const { host } = url
  const entry = findApp(useAppList(chainId).entries, url)
  const name = entry?.listed && readableName(entry.name)
  return (
    <PageTop
      title={name ? t('titleOf', { name, host }) : t('title', { host })}
      description={t('description')}
    />
  )
}

/** A link to an app without a safe: its owner chooses the one it opens with. */
export function ChooseSafe() {
  const t = useChooseSafeTexts()
  const tApps = useAppsTexts()
  const { appUrl } = useSearch({ from: '/safe/apps/open' })
  const { safes, strangers, isPending } = useSafeList()
  const [isConnecting, setConnecting] = useState(false)
  const url = parseAppUrl(appUrl)
  const [first] = safes
  if (url === undefined)
    return (
      <EmptyState
        title={<PlainTitle>{tApps('badAddress')}</PlainTitle>}
        icon="warning"
        actions={<ButtonLink to="/accounts">{t('toSafes')}</ButtonLink>}
      >
        <p>{tApps('badAddressText')}</p>
      </EmptyState>
    )
  return (
    <>
      {first === undefined ? (
        <PageTop
          title={t('title', { host: url.host })}
          description={t('description')}
        />
      ) : (
        <ListedTop url={url} chainId={first.chainId} />
      )}
      {isPending && <Skeleton shape="row" lines={3} label={t('loading')} />}
      {safes.length > 0 && (
        <ul className="app-rows" aria-label={t('safes')}>
          {safes.map(({ address, chain, chainId, name, ref }) => (
            <li key={`${chainId}:${address}`}>
              <Link
                className="app-row"
                to="/apps/open"
                search={{ safe: ref, appUrl: url.href }}
              >
                <span className="app-row-main">
                  <Address
                    address={address}
                    name={name}
                    shortName={chain?.shortName}
                  />
                </span>
                <ChainBadge
                  name={chain?.chainName ?? t('networkOf', { id: chainId })}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isPending && safes.length === 0 && (
        <NoSafes
          strangers={strangers.length}
          onConnect={() => setConnecting(true)}
        />
      )}
      <ConnectWhenAsked
        open={isConnecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
