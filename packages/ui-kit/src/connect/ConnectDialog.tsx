'use client'

import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { ConnectFailureView } from './ConnectFailureView.tsx'
import { ConnectorList } from './ConnectorList.tsx'
import type { ConnectorOption, WalletDownload } from './ConnectorOption.ts'
import { ConnectProgress } from './ConnectProgress.tsx'
import {
  type ConnectDialogLabels,
  defaultConnectLabels,
} from './connectLabels.ts'
import {
  type ConnectFailure,
  findConnectFailure,
} from './findConnectFailure.ts'
import { WalletDownloads } from './WalletDownloads.tsx'

type Ask = (
  connector: ConnectorOption,
  options: { signal: AbortSignal },
) => Promise<unknown>

/** Props of `ConnectDialog`. */
export interface ConnectDialogProps {
  /** The dialog is shown. */
  open: boolean
  /** Escape, the close button, or a connection that stands. */
  onClose: () => void
  /** The wallets, as `listWallets` lists them. */
  connectors: readonly ConnectorOption[]
  /**
   * Connects; called in the click itself. The dialog closes when the promise
   * resolves, and shows the reason and the remedy when it rejects. `signal`
   * aborts when the user goes back or closes.
   */
  onConnect: Ask
  /** The code to show for a connector with `pairing`, once there is one. */
  pairingUri?: string | null | undefined
  /** Wallets to install, for users without one. */
  getWallets?: readonly WalletDownload[] | undefined
  /** The chain that is needed, for who is on another one. */
  chainName?: string | undefined
  /** Switches a connected wallet to that chain. @default onConnect */
  onSwitchChain?: Ask | undefined
  /** Milliseconds until a silent wallet is called slow. @default 20000 */
  slowAfter?: number | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<ConnectDialogLabels> | undefined
}

type State =
  | { step: 'choose'; from?: string }
  | { step: 'get' }
  | { step: 'connecting'; connector: ConnectorOption }
  | {
      step: 'failed'
      connector: ConnectorOption
      failure: ConnectFailure
      error: unknown
    }

/** Chooses a wallet and shows how connecting goes, with a way out at any time. */
export function ConnectDialog({ open, ...rest }: ConnectDialogProps) {
  return open ? <OpenConnectDialog {...rest} /> : null
}

function OpenConnectDialog({
  onClose,
  connectors,
  onConnect,
  pairingUri = null,
  getWallets = [],
  chainName,
  onSwitchChain = onConnect,
  slowAfter = 20_000,
  labels,
}: Omit<ConnectDialogProps, 'open'>) {
  const texts = useLabels('connectDialog', defaultConnectLabels, labels)
  const [state, setState] = useState<State>({ step: 'choose' })
  const attempt = useRef<AbortController>(null)
  const asking = useRef<Promise<unknown>>(null)

  useEffect(() => () => attempt.current?.abort(), [])

  const run = async (ask: Ask, connector: ConnectorOption) => {
    const before = asking.current
    attempt.current?.abort()
    const controller = new AbortController()
    attempt.current = controller
    setState({ step: 'connecting', connector })
    try {
      // A wallet with an open request would join the abandoned attempt.
      // Otherwise this must not await: a window may have to open inside the
      // click.
      if (before !== null) await before.catch(() => undefined)
      controller.signal.throwIfAborted()
      const answer = ask(connector, { signal: controller.signal })
      asking.current = answer
      const done = () => {
        if (asking.current === answer) asking.current = null
      }
      answer.then(done, done)
      await answer
      if (!controller.signal.aborted) onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = findConnectFailure(error)
      setState({ step: 'failed', connector, failure, error })
    }
  }
  const back = (from: string) => {
    attempt.current?.abort()
    setState({ step: 'choose', from })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={texts.title}
      description={state.step === 'choose' ? texts.description : undefined}
      labels={{ close: texts.close }}
    >
      {state.step === 'choose' && (
        <ConnectorList
          connectors={connectors}
          onChoose={(connector) => void run(onConnect, connector)}
          onGetWallet={
            getWallets.length > 0 ? () => setState({ step: 'get' }) : undefined
          }
          focused={state.from}
          texts={texts}
        />
      )}
      {state.step === 'get' && (
        <WalletDownloads
          wallets={getWallets}
          onBack={() => back('get')}
          texts={texts}
        />
      )}
      {state.step === 'connecting' && (
        <ConnectProgress
          connector={state.connector}
          uri={pairingUri}
          slowAfter={slowAfter}
          onBack={() => back(state.connector.id)}
          onRetry={() => void run(onConnect, state.connector)}
          texts={texts}
        />
      )}
      {state.step === 'failed' && (
        <ConnectFailureView
          connector={state.connector}
          failure={state.failure}
          error={state.error}
          chainName={chainName}
          onBack={() => back(state.connector.id)}
          onRetry={() =>
            void run(
              state.failure === 'chain' ? onSwitchChain : onConnect,
              state.connector,
            )
          }
          texts={texts}
        />
      )}
    </Dialog>
  )
}
