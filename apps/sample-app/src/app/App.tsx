import {
  type AppBridge,
  createAppBridge,
  type Theme,
} from '@strongroom/safe-apps-bridge'
import { loadConfig } from '@strongroom/site/config'
import { applyTheme, ErrorState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect, useReducer, useState } from 'react'
import {
  type Batch,
  type BatchChange,
  changeBatch,
  emptyBatch,
} from '../builder/changeBatch.ts'
import { parseConfig, type SampleConfig } from '../config/parseConfig.ts'
import { ContactsSection } from '../contacts/ContactsSection.tsx'
import { useContacts } from '../contacts/useContacts.ts'
import { BatchCard } from '../propose/BatchCard.tsx'
import { TransferForm } from '../propose/TransferForm.tsx'
import type { Safe } from '../safe/loadSafe.ts'
import { SafeCard } from '../safe/SafeCard.tsx'
import { SafeDetails } from '../safe/SafeDetails.tsx'
import { type SafeState, useSafe } from '../safe/useSafe.ts'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import { Standalone } from '../standalone/Standalone.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { AppFrame } from './AppFrame.tsx'

/** The parts of the app, in the order of their tabs. */
const sections = [
  { id: 'pay', label: 'Pay' },
  { id: 'safe', label: 'Safe' },
  { id: 'builder', label: 'Builder' },
  { id: 'sign', label: 'Sign' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'settings', label: 'Settings' },
] as const

type SectionId = (typeof sections)[number]['id']

// Loaded when opened: paying does not need it.
const BuilderSection = lazy(async () => ({
  default: (await import('../builder/BuilderSection.tsx')).BuilderSection,
}))
const ReadsCards = lazy(async () => ({
  default: (await import('../reads/ReadsCards.tsx')).ReadsCards,
}))
const SignSection = lazy(async () => ({
  default: (await import('../messages/SignSection.tsx')).SignSection,
}))

/** The app with a safe, in its tabs. */
function Opened({
  bridge,
  state: { safe, error, isLoading, reload },
  builder,
}: {
  bridge: AppBridge
  state: SafeState & { safe: Safe; reload: () => void }
  builder: { batch: Batch; onChange: (change: BatchChange) => void }
}) {
  const contacts = useContacts(bridge, safe.chain)
  const place = `${safe.info.chainId}:${safe.info.safeAddress}`

  const render = (id: SectionId) => {
    const common = { bridge, safe, known: contacts.known }
    switch (id) {
      case 'pay':
        return (
          <>
            <SafeCard safe={safe} isLoading={isLoading} onReload={reload} />
            <div className="columns">
              <TransferForm {...common} />
              <BatchCard {...common} />
            </div>
          </>
        )
      case 'safe':
        return (
          <div className="columns">
            <SafeDetails safe={safe} known={contacts.known} />
            <ReadsCards bridge={bridge} safe={safe} />
          </div>
        )
      case 'builder':
        return <BuilderSection {...common} {...builder} place={place} />
      case 'sign':
        return <SignSection bridge={bridge} safe={safe} />
      case 'contacts':
        return <ContactsSection contacts={contacts} chain={safe.chain} />
      case 'settings':
        return <SettingsSection bridge={bridge} />
    }
  }

  return (
    <AppFrame host={safe.host}>
      {error !== undefined && (
        <ErrorState
          error={error}
          title="The wallet did not answer. What you see is older."
          onRetry={reload}
        />
      )}
      <Tabs
        label="Sections"
        tabs={sections}
        renderPanel={(id) => (
          <Suspense fallback={<Skeleton shape="block" lines={3} />}>
            {render(id)}
          </Suspense>
        )}
      />
    </AppFrame>
  )
}

/**
 * Applies the wallet's colours, or the system's if the wallet does not send
 * any.
 */
function useHostTheme(bridge: AppBridge): void {
  useEffect(() => {
    const controller = new AbortController()
    const wear = ({ darkMode }: Theme) => {
      if (!controller.signal.aborted) applyTheme(darkMode ? 'dark' : 'light')
    }
    bridge
      .getCurrentTheme({ signal: controller.signal, timeout: 3000 })
      .then(wear, () => {})
    const stop = bridge.on('themeChanged', wear)
    return () => {
      stop()
      controller.abort()
    }
  }, [bridge])
}

/** The app inside a wallet. */
function Embedded({ bridge }: { bridge: AppBridge }) {
  useHostTheme(bridge)
  const state = useSafe(bridge)
  // The batch outlives a change of the safe.
  const [batch, changeTheBatch] = useReducer(changeBatch, emptyBatch)
  const { safe, error, isLoading, isClosed, reload } = state
  if (isClosed)
    return (
      <AppFrame>
        <ErrorState
          error={undefined}
          title="The wallet closed this app."
          onRetry={reload}
          labels={{ retry: 'Ask again' }}
        >
          Open it again in the wallet.
        </ErrorState>
      </AppFrame>
    )
  if (safe === undefined)
    return (
      <AppFrame>
        {error === undefined ? (
          <Skeleton shape="block" lines={3} label="Asking the wallet" />
        ) : (
          <ErrorState
            error={error}
            title="The wallet around this app did not open a safe for it."
            onRetry={reload}
            busy={isLoading}
          />
        )}
      </AppFrame>
    )
  return (
    <Opened
      // Another safe remounts the form: inputs for one must not reach another.
      key={`${safe.info.chainId}:${safe.info.safeAddress}`}
      bridge={bridge}
      state={{ ...state, safe }}
      builder={{ batch, onChange: changeTheBatch }}
    />
  )
}

interface Ready {
  config: SampleConfig
  bridge: AppBridge
}

/** Loads the configuration and finds out whether a wallet is around. */
export function App() {
  const [ready, setReady] = useState<Ready>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    let bridge: AppBridge | undefined
    loadConfig(parseConfig).then(
      (config) => {
        if (!isCurrent) return
        bridge = createAppBridge({ allowedOrigins: config.walletOrigins })
        setReady({ config, bridge })
      },
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
      bridge?.dispose()
    }
  }, [])

  if (error !== undefined)
    return (
      <AppFrame>
        <ErrorState error={error} title="This app is not set up properly." />
      </AppFrame>
    )
  if (ready === undefined)
    return (
      <AppFrame>
        <Skeleton shape="block" />
      </AppFrame>
    )
  return ready.bridge.isEmbedded() ? (
    <Embedded bridge={ready.bridge} />
  ) : (
    <Standalone config={ready.config} />
  )
}
