'use client'

import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { ConnectorList } from './ConnectorList.tsx'
import { ConnectProgress } from './ConnectProgress.tsx'
import {
  type ConnectDialogLabels,
  defaultConnectLabels,
} from './connectLabels.ts'
import { isPopupBlocked } from './isPopupBlocked.ts'
import { isRejection } from './isRejection.ts'

export interface ConnectorOption {
  id: string
  /** As announced by the wallet; cleaned before it is shown. */
  name: string
  /** A `data:` image; anything else is not loaded. */
  icon?: string | null | undefined
  /** Small print: "Detected", "Opens a window". */
  hint?: string | undefined
  /** Two wallets claim to be this one: at least one is not. */
  warning?: string | undefined
  /** Where to get it when it is not installed. */
  installUrl?: string | undefined
  /** @default true */
  available?: boolean | undefined
}

export interface ConnectDialogProps {
  open: boolean
  onClose: () => void
  connectors: readonly ConnectorOption[]
  /**
   * Connects. The dialog closes when the promise resolves, and offers another
   * try when it rejects. `signal` aborts when the user goes back or closes.
   */
  onConnect: (
    connector: ConnectorOption,
    options: { signal: AbortSignal },
  ) => Promise<unknown>
  labels?: Partial<ConnectDialogLabels> | undefined
}

type State =
  | { step: 'choose' }
  | { step: 'connecting'; connector: ConnectorOption }
  | { step: 'rejected' | 'blocked'; connector: ConnectorOption }
  | { step: 'failed'; connector: ConnectorOption; error: unknown }

/** Chooses a wallet and shows how connecting goes, with a way out at any time. */
export function ConnectDialog({ open, ...rest }: ConnectDialogProps) {
  return open ? <OpenConnectDialog {...rest} /> : null
}

function OpenConnectDialog({
  onClose,
  connectors,
  onConnect,
  labels,
}: Omit<ConnectDialogProps, 'open'>) {
  const texts = mergeLabels(defaultConnectLabels, labels)
  const [state, setState] = useState<State>({ step: 'choose' })
  const attempt = useRef<AbortController>(null)

  useEffect(() => () => attempt.current?.abort(), [])

  const connect = async (connector: ConnectorOption) => {
    attempt.current?.abort()
    const controller = new AbortController()
    attempt.current = controller
    setState({ step: 'connecting', connector })
    try {
      await onConnect(connector, { signal: controller.signal })
      if (!controller.signal.aborted) onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      // A blocked window carries the code of a refusal, but nobody refused.
      if (isPopupBlocked(error)) setState({ step: 'blocked', connector })
      else if (isRejection(error)) setState({ step: 'rejected', connector })
      else setState({ step: 'failed', connector, error })
    }
  }
  const back = () => {
    attempt.current?.abort()
    setState({ step: 'choose' })
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
      {state.step === 'choose' ? (
        <ConnectorList
          connectors={connectors}
          onChoose={(connector) => void connect(connector)}
          texts={texts}
        />
      ) : (
        <ConnectProgress
          connector={state.connector}
          step={state.step}
          error={state.step === 'failed' ? state.error : undefined}
          onBack={back}
          onRetry={() => void connect(state.connector)}
          texts={texts}
        />
      )}
    </Dialog>
  )
}
