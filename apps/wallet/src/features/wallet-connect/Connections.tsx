import type {
  WalletConnectAccount,
  WalletConnectRequest,
  WalletConnectSession,
} from '@strongroom/connectors/walletconnect-account'
import {
  Address,
  Badge,
  Button,
  Card,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { timeZone } from '../../core/timeZone.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { openConnectedApps } from '../../storage/connectedAppsStore.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf } from '../address-book/useNames.ts'
import { useAppHandlers } from '../apps/frame/useAppHandlers.ts'
import { describeOrigin } from '../apps/permissions/describeOrigin.ts'
import { openAccount } from './openAccount.ts'
import { callApp, PairCard, PeerClaim } from './PairCard.tsx'
import { useWalletConnectTexts } from './texts.ts'
import { useServedRequests } from './useServedRequests.ts'
import '../apps/apps.css'

// The review loads with the first request.
const AppRequestReview = lazy(async () => {
  const { AppRequestReview: component } = await import(
    '../apps/requests/AppRequestReview.tsx'
  )
  return { default: component }
})

/** Pairs with apps, and shows their requests and sessions. */
export function Connections({ projectId }: { projectId: string }) {
  const { config, stores } = useServices()
  const account = openAccount(projectId, config)
  const t = useWalletConnectTexts()
  const safe = useOpenSafe()
  const { status, proposals, sessions, requests } = useSyncExternalStore(
    account.subscribe,
    account.getSnapshot,
  )
  const count = sessions.length
  useEffect(() => {
    if (status === 'ready') openConnectedApps(stores).set(count)
  }, [status, count, stores])
  const { handlers, request } = useAppHandlers({ isDark: false })
  const served = useServedRequests(account, requests, { safe, handlers })
  const { reviewing, isAnswered, waiting, elsewhere, refused } = served
  // An answered request stays on screen until its execution is done.
  useEffect(() => {
    if (request === undefined && isAnswered) served.close()
  })

  if (reviewing && request === undefined && !isAnswered) return <PagePending />
  if (reviewing && request) {
    const { name, origin = '' } = reviewing.session.peer
    const url = new URL(origin)
    return (
      <Suspense fallback={<PagePending />}>
        <AppRequestReview
          key={request.id}
          request={request}
          url={url}
          name={name}
          origin={describeOrigin(origin, name)}
          controls={
            <>
              {!isAnswered && (
                <div className="apps-review-controls">
                  <Button size="small" onClick={() => served.leave(reviewing)}>
                    {t('later')}
                  </Button>
                </div>
              )}
              <Notice tone="warning" title={t('claim')}>
                {t.rich('claimText', { host: () => <bdi>{url.host}</bdi> })}
              </Notice>
            </>
          }
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageTop title={t('title')} description={t('description')} />
      <Stack gap={5}>
        {status !== 'ready' ? (
          <NotReady account={account} status={status} />
        ) : (
          <>
            <PairCard account={account} proposals={proposals} />
            {refused && (
              <Notice
                tone="warning"
                role="alert"
                title={t('refused', {
                  name: callApp(refused.request.session.peer, t),
                })}
              >
                {t('refusedText', { reason: refused.reason.slice(0, 200) })}
              </Notice>
            )}
            <Card
              title={t('requests')}
              flush={waiting.length + elsewhere.length > 0}
            >
              {waiting.length + elsewhere.length === 0 ? (
                <p className="app-advice">{t('noRequests')}</p>
              ) : (
                <ul className="app-rows">
                  {waiting.map((each) => (
                    <RequestRow
                      key={each.id}
                      request={each}
                      onReview={() => served.review(each)}
                      onDecline={() => void served.decline(each)}
                    />
                  ))}
                  {elsewhere.map((each) => (
                    <RequestRow
                      key={each.id}
                      request={each}
                      onDecline={() => void served.decline(each)}
                    />
                  ))}
                </ul>
              )}
            </Card>
            <Card title={t('sessions')} flush={sessions.length > 0}>
              {sessions.length === 0 ? (
                <p className="app-advice">{t('noSessions')}</p>
              ) : (
                <ul className="app-rows">
                  {sessions.map((session) => (
                    <SessionRow
                      key={session.topic}
                      account={account}
                      session={session}
                    />
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </Stack>
    </>
  )
}

/** Why no app can be connected in this tab now. */
function NotReady({
  account,
  status,
}: {
  account: WalletConnectAccount
  status: 'starting' | 'elsewhere' | 'taken' | 'failed'
}) {
  const t = useWalletConnectTexts()
  if (status === 'starting') return <Skeleton lines={4} label={t('starting')} />
  if (status === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failed')}
        actions={<Button onClick={account.start}>{t('retry')}</Button>}
      >
        {t('failedText')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={t(status)}
      actions={
        status === 'elsewhere' ? (
          <Button variant="primary" onClick={account.take}>
            {t('take')}
          </Button>
        ) : (
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        )
      }
    >
      {t(status === 'elsewhere' ? 'elsewhereText' : 'takenText')}
    </Notice>
  )
}

/** A moment, in the owner's language. */
function useMoment(): (time: number) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return (time) => format.format(time)
}

/** The safe of a session, named as the owner named it on a network. */
function SessionSafe({
  session: { address, chainIds },
  chainId = chainIds[0],
}: {
  session: WalletConnectSession
  chainId?: number | undefined
}) {
  const { stores } = useServices()
  const names = useStore(stores.names)
  return (
    <Address
      address={address as `0x${string}`}
      name={nameOf(names[String(chainId)] ?? {}, address)}
    />
  )
}

function RequestRow({
  request,
  onReview,
  onDecline,
}: {
  request: WalletConnectRequest
  /** Left out where the request is for another safe than the open one. */
  onReview?: () => void
  onDecline: () => void
}) {
  const t = useWalletConnectTexts()
  const { chains } = useChainRecords()
  const formatTime = useMoment()
  const { method, session, chainId, expiresAt } = request
  const name = callApp(session.peer, t)
  const chain = chains.find((each) => each.chainId === String(chainId))
  return (
    <li className="app-row">
      <div className="app-row-main">
        <strong>
          {t(
            method === 'eth_sendTransaction'
              ? 'asksToSend'
              : method === 'wallet_sendCalls'
                ? 'asksToSendBatch'
                : 'asksToSign',
            { name },
          )}
        </strong>
        <PeerClaim peer={session.peer} />
        {onReview === undefined && (
          <span className="app-row-facts">
            <span className="app-quiet">
              {t('forOther', {
                network:
                  chain?.chainName ?? t('networkOf', { id: String(chainId) }),
              })}
            </span>
            <SessionSafe session={session} chainId={chainId} />
          </span>
        )}
        {expiresAt !== undefined && (
          <span className="app-quiet">
            {t('until', { time: formatTime(expiresAt) })}
          </span>
        )}
      </div>
      <div className="app-row-end">
        {onReview !== undefined ? (
          <Button
            variant="primary"
            onClick={onReview}
            aria-label={t('reviewOf', { name })}
          >
            {t('review')}
          </Button>
        ) : (
          chain && (
            <ButtonLink
              to="/apps/connect"
              search={{ safe: `${chain.shortName}:${session.address}` }}
              aria-label={t('openSafeOf', { name })}
            >
              {t('openSafe')}
            </ButtonLink>
          )
        )}
        <Button onClick={onDecline} aria-label={t('declineOf', { name })}>
          {t('decline')}
        </Button>
      </div>
    </li>
  )
}

function SessionRow({
  account,
  session,
}: {
  account: WalletConnectAccount
  session: WalletConnectSession
}) {
  const t = useWalletConnectTexts()
  const { toasts } = useServices()
  const { chains } = useChainRecords()
  const formatTime = useMoment()
  const [isBusy, setBusy] = useState(false)
  const { peer, chainIds, createdAt, expiresAt } = session
  const name = callApp(peer, t)
  const networks = chainIds.map(
    (id) =>
      chains.find(({ chainId }) => chainId === String(id))?.chainName ??
      t('networkOf', { id: String(id) }),
  )
  const disconnect = async () => {
    setBusy(true)
    await account.disconnect(session)
    toasts.add({ tone: 'success', title: t('disconnected', { name }) })
  }
  return (
    <li className="app-row">
      <div className="app-row-main">
        <PeerClaim peer={peer} />
        <span className="app-row-facts">
          <Badge tone="warning">{t('notVerified')}</Badge>
          <span className="app-quiet">{t('forSafe')}</span>
          <SessionSafe session={session} />
          <span className="app-quiet">
            {t('on', { networks: networks.join(', ') })}
          </span>
        </span>
        <span className="app-quiet">
          {createdAt === undefined
            ? t('knownUntil', { time: formatTime(expiresAt) })
            : t('since', { time: formatTime(createdAt) })}
        </span>
      </div>
      <div className="app-row-end">
        <Button
          busy={isBusy}
          onClick={() => void disconnect()}
          aria-label={t('disconnectOf', { name })}
        >
          {t('disconnect')}
        </Button>
      </div>
    </li>
  )
}
