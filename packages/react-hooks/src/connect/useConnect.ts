'use client'
import type {
  ConnectionResult,
  Connector,
  SafeStorage,
} from '@strongroom/connectors'
import { useCallback, useRef, useState } from 'react'
import { recentWallets } from './recentWallets.ts'
import { useManager } from './useManager.ts'

/** How connecting goes. */
export type ConnectState =
  | {
      readonly status: 'idle'
      readonly connector: null
      readonly uri: null
      readonly error: null
    }
  | {
      readonly status: 'connecting'
      readonly connector: Connector | null
      /** To show as a QR code, for a wallet on another device. */
      readonly uri: string | null
      readonly error: null
    }
  | {
      readonly status: 'failed'
      readonly connector: Connector | null
      readonly uri: null
      /** A `ConnectorError`, with the reason in `name`, `code` and `reason`. */
      readonly error: unknown
    }

/** Result of {@link useConnect}. */
export type UseConnectResult = ConnectState & {
  /**
   * Connects a wallet, by itself or by id. Call it directly in the click: popup
   * wallets need that. Rejects with what `error` then holds, or with the reason
   * of a signal. A second call for the same wallet joins the first.
   */
  connect(
    connector: Connector | string,
    options?: { chainId?: number; signal?: AbortSignal },
  ): Promise<ConnectionResult>
  /** Stops waiting, and clears the error. */
  cancel(): void
}

/** Options of {@link useConnect}. */
export interface UseConnectOptions {
  /**
   * Storage of the ids of connected wallets for `useRecentWallets`; `null`
   * turns it off.
   * @default createSafeStorage()
   */
  readonly storage?: SafeStorage | null | undefined
}

const idle = {
  status: 'idle',
  connector: null,
  uri: null,
  error: null,
} as const

/**
 * Connects a wallet and reports the progress.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useConnect } from '@strongroom/react-hooks/connect'
 *
 * export function Connect() {
 *   const { connect, status, uri } = useConnect()
 *   if (uri !== null) return <p>{uri}</p>
 *   return (
 *     <button
 *       disabled={status === 'connecting'}
 *       onClick={() => connect('WAYPOINT', { chainId: 2020 }).catch(() => {})}
 *     >
 *       Connect
 *     </button>
 *   )
 * }
 */
export function useConnect(options: UseConnectOptions = {}): UseConnectResult {
  const { storage } = options
  const manager = useManager('useConnect')
  const [state, setState] = useState<ConnectState>(idle)
  const attempt = useRef<Attempt>(undefined)

  const cancel = useCallback(() => {
    attempt.current?.controller.abort()
    attempt.current = undefined
    setState(idle)
  }, [])

  const connect = useCallback<UseConnectResult['connect']>(
    (given, { chainId, signal } = {}) => {
      const connector = find(given, manager.getSnapshot().connectors)
      const before = attempt.current
      const isSame = before !== undefined && before.connector === connector
      if (isSame && !before.signal.aborted) return before.result
      before?.controller.abort()
      const controller = new AbortController()
      const isMine = () => attempt.current?.controller === controller
      const show = (next: ConnectState) => {
        if (isMine()) setState(next)
      }
      const stop = connector?.on('display_uri', (uri) =>
        show({ status: 'connecting', connector, uri, error: null }),
      )
      const both = signal
        ? AbortSignal.any([signal, controller.signal])
        : controller.signal
      const ask = () =>
        manager.connect(given, {
          signal: both,
          ...(chainId === undefined ? {} : { chainId }),
        })
      // The request starts synchronously, since its window may need the click.
      // An aborted request of the same wallet ends first: the manager would
      // join the new one to it.
      const result = isSame ? before.result.then(ask, ask) : ask()
      attempt.current = {
        connector: connector ?? controller,
        controller,
        signal: both,
        result,
      }
      setState({
        status: 'connecting',
        connector: connector ?? null,
        uri: null,
        error: null,
      })
      const settle = (next: ConnectState) => {
        stop?.()
        show(next)
        if (isMine()) attempt.current = undefined
      }
      result.then(
        () => {
          settle(idle)
          if (connector && storage !== null)
            recentWallets(storage).remember(connector.id)
        },
        (error: unknown) =>
          settle(
            signal?.aborted
              ? idle
              : {
                  status: 'failed',
                  connector: connector ?? null,
                  uri: null,
                  error,
                },
          ),
      )
      return result
    },
    [manager, storage],
  )

  return { ...state, connect, cancel }
}

interface Attempt {
  /** Connector that is being connected; a new object when it was not found. */
  readonly connector: unknown
  readonly controller: AbortController
  readonly signal: AbortSignal
  readonly result: Promise<ConnectionResult>
}

const find = (given: Connector | string, connectors: readonly Connector[]) =>
  typeof given === 'string' ? connectors.find(({ id }) => id === given) : given
