'use client'

import {
  type UseBridgeHostOptions,
  useBridgeHost,
} from '@strongroom/react-hooks/bridge'
import type {
  BridgeHost,
  SandboxExtra,
} from '@strongroom/safe-apps-bridge/host'
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import { LoadCover } from './LoadCover.tsx'
import { OriginLine } from './OriginLine.tsx'
import { readFrame } from './readFrame.ts'
import {
  defaultSafeAppFrameLabels,
  type SafeAppFrameLabels,
} from './safeAppFrameLabels.ts'
import { useHandshake } from './useHandshake.ts'
import { useHostOrigin } from './useHostOrigin.ts'
import { type LoadState, useLoadState } from './useLoadState.ts'

// Lists every option: the type rejects a missing new one.
const keys: Readonly<Record<keyof SafeAppHostOptions, true>> = {
  allowedOrigins: true,
  checksumAddress: true,
  emptyOnDenied: true,
  handlers: true,
  logRange: true,
  onAudit: true,
  onBlocked: true,
  onReturned: true,
  permissions: true,
  permissionScope: true,
  readTimeout: true,
  refuseReadOnly: true,
  revision: true,
  txServiceUrl: true,
}

/** Separates the host's options from the attributes of the section. */
function splitHostOptions<T extends SafeAppHostOptions>(
  props: T,
): { options: SafeAppHostOptions; rest: Omit<T, keyof SafeAppHostOptions> } {
  const options: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props))
    if (!Object.hasOwn(keys, key)) rest[key] = value
    else if (value !== undefined) options[key] = value
  return {
    options: options as unknown as SafeAppHostOptions,
    rest: rest as Omit<T, keyof SafeAppHostOptions>,
  }
}

/** Options of the host that a frame passes on; see `createBridgeHost`. */
export type SafeAppHostOptions = Omit<
  UseBridgeHostOptions,
  'frame' | 'origin' | 'suspended' | 'window' | 'allowSameOrigin'
>

/** Props of `SafeAppFrame`. */
export interface SafeAppFrameProps
  extends Omit<ComponentProps<'section'>, 'children'>,
    SafeAppHostOptions {
  /** Address of the app. */
  url: string
  /** Its name, as it calls itself. */
  name: string
  /** Browser features the owner granted. @default [] */
  features?: readonly string[] | undefined
  /** Sandbox flags of the app beyond those of every app. @default [] */
  sandbox?: readonly SandboxExtra[] | undefined
  /** Before the origin: the icon and name. */
  leading?: ReactNode | undefined
  /** After the origin: buttons. */
  actions?: ReactNode | undefined
  /** Rendered under the frame: the queue. */
  footer?: ReactNode | undefined
  /**
   * Covers the app, for example with a warning: the frame is hidden but stays,
   * its requests wait and its loading is not timed.
   */
  cover?: ReactNode | undefined
  /** Lets requests wait while the app stays visible. @default false */
  suspended?: boolean | undefined
  /**
   * Milliseconds after its load within which an app has to send a request;
   * later the frame shows that the page has not connected.
   * @default 5000
   */
  handshakeLimit?: number | undefined
  /** Buttons of that notice, besides the one that loads the app again. */
  silentActions?: ReactNode | undefined
  /** The host, for `emit`. */
  hostRef?: Ref<BridgeHost | null> | undefined
  /** Called when the load state of the app changes. */
  onLoadStateChange?: ((state: LoadState) => void) | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<SafeAppFrameLabels> | undefined
}

/**
 * An app in a sandboxed frame, served by `useBridgeHost`, with its exact origin
 * always visible: as confirmed once the page has sent a message from it. Shows
 * when the app is slow or does not load, when the page never connects (it may
 * be an error page or another site), and when the frame went to another origin.
 * An address that is not allowed is refused with its reason. Fills the height
 * it is given.
 */
export function SafeAppFrame(props: SafeAppFrameProps) {
  const { options, rest } = splitHostOptions(props)
  const {
    url,
    name,
    features,
    sandbox,
    leading,
    actions,
    footer,
    cover,
    suspended = false,
    handshakeLimit = 5000,
    silentActions,
    hostRef,
    onLoadStateChange,
    labels,
    className,
    ...section
  } = rest
  const texts = useLabels('safeAppFrame', defaultSafeAppFrameLabels, labels)
  const hostOrigin = useHostOrigin()
  const read = readFrame({ url, name, features, sandbox, hostOrigin })
  const label = cleanText(name, 64).text
  const [attempt, setAttempt] = useState(1)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const isCovered = cover !== undefined && cover !== null && cover !== false
  const isWaiting = suspended || isCovered
  const { state, finish } = useLoadState(frame, isWaiting)
  const { host, blockedOrigin } = useBridgeHost({
    ...options,
    frame,
    origin: read.origin,
    suspended: isWaiting,
    onAudit: (entry) => {
      // An app that sends a request has loaded, even if the load event is
      // missing.
      finish()
      options.onAudit?.(entry)
    },
  })

  const handshake = useHandshake({
    frame,
    origins: [read.origin, ...(options.allowedOrigins ?? [])],
    limit: handshakeLimit,
  })

  useImperativeHandle<BridgeHost | null, BridgeHost | null>(
    hostRef,
    () => host,
    [host],
  )
  useEffect(() => {
    onLoadStateChange?.(state)
  }, [state, onLoadStateChange])

  const isForeign = blockedOrigin !== null
  const foreign = blockedOrigin === 'null' ? null : blockedOrigin
  const reload = () => setAttempt((count) => count + 1)

  return (
    <section
      aria-label={label}
      {...section}
      className={classNames('sr-app-frame', className)}
    >
      <OriginLine
        origin={
          isForeign ? foreign : (handshake.origin ?? (read.origin || null))
        }
        isForeign={isForeign}
        isConfirmed={handshake.origin !== null}
        isShown={state === 'loaded' && !isCovered}
        leading={leading}
        actions={actions}
        texts={texts}
      />
      {isForeign && (
        <Notice
          tone="danger"
          role="alert"
          title={texts.blockedTitle}
          actions={
            <Button size="small" onClick={reload}>
              {texts.reopen}
            </Button>
          }
        >
          {texts.blocked(foreign)}
        </Notice>
      )}
      {handshake.isSilent && !isForeign && !isCovered && (
        <Notice
          tone="info"
          role="status"
          title={texts.silentTitle}
          actions={
            <>
              <Button size="small" onClick={reload}>
                {texts.reload}
              </Button>
              {silentActions}
            </>
          }
        >
          {texts.silent}
        </Notice>
      )}
      <div className="sr-app-frame-stage">
        {read.error !== undefined && (
          <div className="sr-app-frame-cover">
            <ErrorState error="" title={texts.refusedTitle}>
              {read.error}
            </ErrorState>
          </div>
        )}
        {read.attributes !== undefined && (
          <iframe
            {...read.attributes}
            // A feature is granted to a document when it loads: load another.
            key={`${attempt} ${read.key}`}
            ref={setFrame}
            title={label}
            className="sr-app-frame-app"
            data-hidden={isCovered || state === 'failed' || undefined}
          />
        )}
        {isCovered && <div className="sr-app-frame-cover">{cover}</div>}
        {!isCovered && read.attributes !== undefined && (
          <LoadCover
            state={state}
            name={label}
            onRetry={reload}
            texts={texts}
          />
        )}
      </div>
      {footer !== undefined && (
        <div className="sr-app-frame-footer">{footer}</div>
      )}
    </section>
  )
}
