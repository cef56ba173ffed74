import { ButtonLink } from '../../../core/ButtonLink.tsx'
import '../apps.css'
import { useConnection, useQueue } from '@strongroom/react-hooks'
import type {
  BridgeHost,
  SandboxExtra,
} from '@strongroom/safe-apps-bridge/host'
import {
  AppIcon,
  Button,
  ClaimMark,
  cleanText,
  Dialog,
  Icon,
  Notice,
  PermissionPrompt,
  SafeAppFrame,
  Stack,
} from '@strongroom/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { usePageTitle } from '../../../core/usePageTitle.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { allFrameExtras, hasFrameExtras } from '../frameExtras.ts'
import { createAppPermissions } from '../permissions/createAppPermissions.ts'
import { describeOrigin } from '../permissions/describeOrigin.ts'
import { AppRequestReview } from '../requests/AppRequestReview.tsx'
import { useAppSessionTexts } from '../sessionTexts.ts'
import { useAppsTexts } from '../texts.ts'
import { checksumStrictly } from './checksumStrictly.ts'
import { SilentActions } from './SilentActions.tsx'
import { useAppHandlers } from './useAppHandlers.ts'
import { useStatusEvents } from './useStatusEvents.ts'

const query = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is dark now, by choice or by the system. */
function useIsDark(): boolean {
  const { stores } = useServices()
  const { theme } = useStore(stores.settings)
  const system = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
  return theme === 'system' ? system : theme === 'dark'
}

/**
 * Whether the page fills the screen, or the window where the browser refuses the
 * screen. Escape returns: in full screen the browser handles the key itself, so
 * that no embedded page can keep it.
 */
function useFullScreen(): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const { documentElement: root } = document
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && !document.querySelector('dialog:modal'))
          setFull(false)
      },
      { signal },
    )
    document.addEventListener(
      'fullscreenchange',
      () => setFull(document.fullscreenElement !== null),
      { signal },
    )
    root.requestFullscreen?.().catch(() => undefined)
    return () => {
      stop.abort()
      if (document.fullscreenElement)
        document.exitFullscreen().catch(() => undefined)
    }
  }, [isFull])
  return [isFull, setFull]
}

/** How much of this safe waits, under the app that adds to it. */
function QueueBar({ appUrl }: { appUrl: string }) {
  const t = useAppSessionTexts()
  const tApps = useAppsTexts()
  const { chainId, address } = useOpenSafe()
  const { data, error } = useQueue({ chainId, safeAddress: address })
  const count =
    data?.pages
      .flatMap(({ results }) => results)
      .filter(({ type }) => type === 'TRANSACTION').length ?? 0
  const text =
    data === undefined
      ? t(error ? 'queueFailed' : 'queueLoading')
      : count === 0
        ? t('queueEmpty')
        : data.pages.at(-1)?.next
          ? t('waitingMore', { count: String(count) })
          : t('waiting', { count })
  return (
    <div className="apps-queue">
      <p role="status">{text}</p>
      <ButtonLink size="small" to="/settings/apps" search={{ appUrl }}>
        {tApps('permissions')}
      </ButtonLink>
      <ButtonLink size="small" to="/transactions/queue">
        {t('openQueue')}
      </ButtonLink>
    </div>
  )
}

/**
 * Explains that links and downloads of an app are off, at the place where the
 * owner misses them. The browser reports no blocked download, and a sandbox
 * changes only when the app is loaded again.
 */
function AllowLinks({
  origin,
  sandbox,
}: {
  origin: string
  sandbox: readonly string[]
}) {
  const t = useAppSessionTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const [isOpen, setOpen] = useState(false)
  if (hasFrameExtras(sandbox)) return null
  const close = () => setOpen(false)
  const allow = () =>
    stores.apps.set((memory) => ({
      ...memory,
      features: {
        ...memory.features,
        [origin]: { ...memory.features[origin], ...allFrameExtras },
      },
    }))
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('linksOff')}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="small"
          onClose={close}
          title={t('allowLinks')}
          footer={
            <>
              <Button onClick={close}>{t('keepOff')}</Button>
              <Button variant="primary" onClick={allow}>
                {t('allowAndReload')}
              </Button>
            </>
          }
        >
          <Stack>
            <p>
              {t.rich('linksOffText', { origin: () => <bdi>{origin}</bdi> })}
            </p>
            <p>{t('linksOnText')}</p>
            <p>{t('reloadText')}</p>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

/** An app in its frame. While it asks for something the review covers it. */
export function AppSession({
  url,
  name: given,
  nameBy,
  iconUrl,
  features,
  sandbox,
}: {
  url: URL
  name: string
  /** Whose word the name is. */
  nameBy: 'app' | 'gateway'
  iconUrl: string | undefined
  /** Browser features the owner allowed. */
  features: readonly string[]
  /** Sandbox flags that the owner granted beyond those of every app. */
  sandbox: readonly SandboxExtra[]
}) {
  const t = useAppSessionTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const isDark = useIsDark()
  const { account } = useConnection()
  const [host, setHost] = useState<BridgeHost | null>(null)
  const {
    handlers,
    request,
    prompt,
    proposed,
    revision,
    isStopped,
    setStopped,
  } = useAppHandlers({ isDark })
  const [isFull, setFull] = useFullScreen()
  useStatusEvents(host, proposed)
  const [permissions] = useState(() =>
    createAppPermissions(stores.permissions, url.origin),
  )
  const name = cleanText(given, 64).text || url.host

  usePageTitle(name)
  useEffect(() => {
    host?.emit('themeChanged', { darkMode: isDark })
  }, [host, isDark])

  // Back closes the app's request first; leaving the app is the next step.
  useBlocker({
    disabled: request === undefined,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      request?.reject()
      return true
    },
  })

  const isReadOnly = handlers.getSafeInfo()?.isReadOnly === true
  return (
    <>
      {request && (
        <AppRequestReview
          key={request.id}
          request={request}
          url={url}
          name={name}
          origin={describeOrigin(url.href, name)}
          onProposed={(messageHash, requestId) =>
            host?.emit('messageProposed', { messageHash, requestId })
          }
          isStopped={isStopped}
          onStop={() => setStopped(true)}
        />
      )}
      {/* Hidden, never unmounted: the app waits for its answer. */}
      <div
        className="apps-session"
        data-full={isFull || undefined}
        hidden={request !== undefined}
      >
        {isReadOnly && (
          <Notice tone="info" title={t('readOnly')}>
            {t(account === null ? 'noAccountText' : 'noOwnerText')}
          </Notice>
        )}
        {isStopped && (
          <Notice
            tone="warning"
            role="status"
            title={t('stopped')}
            actions={
              <Button size="small" onClick={() => setStopped(false)}>
                {t('resume')}
              </Button>
            }
          >
            {t('stoppedText')}
          </Notice>
        )}
        <SafeAppFrame
          className="apps-frame"
          url={url.href}
          name={name}
          features={features}
          sandbox={sandbox}
          handlers={handlers}
          permissions={permissions}
          checksumAddress={checksumStrictly}
          revision={revision}
          hostRef={setHost}
          leading={
            <div className="apps-name">
              <AppIcon name={name} iconUrl={iconUrl ?? null} size="small" />
              <h1>{name}</h1>
              {name !== url.host && <ClaimMark by={nameBy} short />}
            </div>
          }
          actions={
            <>
              <AllowLinks origin={url.origin} sandbox={sandbox} />
              <Button size="small" onClick={() => setFull(!isFull)}>
                {t(isFull ? 'leaveFullScreen' : 'fullScreen')}
              </Button>
              <ButtonLink
                size="small"
                to="/apps"
                className="apps-close"
                aria-label={t('close')}
              >
                <Icon name="cross" className="app-phone-only" />
                <span className="apps-close-word">{t('close')}</span>
              </ButtonLink>
            </>
          }
          silentActions={<SilentActions url={url} />}
          footer={isFull ? undefined : <QueueBar appUrl={url.href} />}
        />
      </div>
      <PermissionPrompt
        request={prompt?.asked ?? null}
        appName={name}
        onAnswer={(answer, asked) => {
          if (prompt === undefined || prompt.asked !== asked) return
          if (answer === 'closed') prompt.reject()
          else prompt.resolve(answer === 'allowed')
        }}
      />
    </>
  )
}
