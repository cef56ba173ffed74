import '../apps.css'
import { useConnection } from '@strongroom/react-hooks'
import type {
  BridgeHost,
  SandboxExtra,
} from '@strongroom/safe-apps-bridge/host'
import {
  AppIcon,
  Button,
  cleanText,
  LinkButton,
  Notice,
  PermissionPrompt,
  SafeAppFrame,
} from '@strongroom/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSafeHref } from '../../../app/navigation.ts'
import { useServices } from '../../../app/ServicesContext.ts'
import { openAppStores } from '../openAppStores.ts'
import { createAppPermissions } from '../permissions/createAppPermissions.ts'
import { describeOrigin } from '../permissions/describeOrigin.ts'
import { AppRequestReview } from '../requests/AppRequestReview.tsx'
import { AllowLinks } from './AllowLinks.tsx'
import { checksumStrictly } from './checksumStrictly.ts'
import { QueueBar } from './QueueBar.tsx'
import { SilentActions } from './SilentActions.tsx'
import { useAppHandlers } from './useAppHandlers.ts'
import { useIsDark } from './useIsDark.ts'
import { useStatusEvents } from './useStatusEvents.ts'

/** An app in its frame. While it asks for something the review covers it. */
export function AppSession({
  url,
  name: given,
  iconUrl,
  features,
  sandbox,
}: {
  url: URL
  name: string
  iconUrl: string | undefined
  /** Browser features the owner allowed. */
  features: readonly string[]
  /** Sandbox flags that the owner granted beyond those of every app. */
  sandbox: readonly SandboxExtra[]
}) {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const link = useSafeHref()
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
  const [isEnlarged, setEnlarged] = useState(false)
  useStatusEvents(host, proposed)
  const [permissions] = useState(() =>
    createAppPermissions(stores.permissions, url.origin),
  )
  const name = cleanText(given, 64).text || url.host

  useEffect(() => {
    document.title = `${name} · Strongroom`
  }, [name])
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
        data-enlarged={isEnlarged || undefined}
        hidden={request !== undefined}
      >
        {isReadOnly && (
          <Notice tone="info" title="You can look, not sign">
            {account === null
              ? 'No account is connected. '
              : 'The connected account is no owner of this safe. '}
            The app can read the safe. What it asks for opens here, and needs an
            owner’s account to be signed.
          </Notice>
        )}
        {isStopped && (
          <Notice
            tone="warning"
            role="status"
            title="Requests from this app are stopped"
            actions={
              <Button size="small" onClick={() => setStopped(false)}>
                Allow requests again
              </Button>
            }
          >
            Whatever it asks for is declined without asking you. It can still
            read the safe.
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
            </div>
          }
          actions={
            <>
              <AllowLinks origin={url.origin} sandbox={sandbox} />
              <Button size="small" onClick={() => setEnlarged(!isEnlarged)}>
                {isEnlarged ? 'Leave full window' : 'Full window'}
              </Button>
              <LinkButton size="small" href={link('/apps')}>
                Close app
              </LinkButton>
            </>
          }
          silentActions={<SilentActions url={url} />}
          footer={isEnlarged ? undefined : <QueueBar appUrl={url.href} />}
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
