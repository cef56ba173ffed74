import { type AppBridge, createAppBridge } from '@strongroom/safe-apps-bridge'
import { loadConfig } from '@strongroom/site/config'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect, useId, useReducer, useState } from 'react'
import {
  type Batch,
  type BatchChange,
  changeBatch,
  emptyBatch,
} from '../builder/changeBatch.ts'
import { parseConfig, type SampleConfig } from '../config/parseConfig.ts'
import { ContactsSection } from '../contacts/ContactsSection.tsx'
import { useContacts } from '../contacts/useContacts.ts'
import { createLog, type Log } from '../log/createLog.ts'
import { LogSection } from '../log/LogSection.tsx'
import { recordBridge } from '../log/recordBridge.ts'
import { BatchCard } from '../propose/BatchCard.tsx'
import { TransferForm } from '../propose/TransferForm.tsx'
import type { Safe } from '../safe/loadSafe.ts'
import { SafeCard } from '../safe/SafeCard.tsx'
import { SafeDetails } from '../safe/SafeDetails.tsx'
import { type SafeState, useSafe } from '../safe/useSafe.ts'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import { Standalone } from '../standalone/Standalone.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { useSafeWallet } from '../wallet/useSafeWallet.ts'
import { AppFrame } from './AppFrame.tsx'
import { useHostTheme } from './useHostTheme.ts'

/** The parts of the app, in the order of their tabs. */
const sections = [
  { id: 'pay', label: 'Pay' },
  { id: 'safe', label: 'Safe' },
  { id: 'builder', label: 'Builder' },
  { id: 'sign', label: 'Sign' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'settings', label: 'Settings' },
  { id: 'log', label: 'Log' },
] as const

type SectionId = (typeof sections)[number]['id']

const ways = [
  { kind: 'bridge', label: 'Bridge' },
  { kind: 'wagmi', label: 'wagmi' },
] as const

/** Chooses what the app asks the wallet with. */
function WaySwitch({
  value,
  busy,
  onValueChange,
}: {
  value: SafeWallet['kind']
  /** The chosen one is loading. */
  busy: boolean
  onValueChange: (kind: SafeWallet['kind']) => void
}) {
  const name = useId()
  return (
    <fieldset className="switch" aria-busy={busy}>
      <legend className="sr-visually-hidden">Ask the wallet through</legend>
      {ways.map(({ kind, label }) => (
        <label key={kind} className="switch-option">
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={() => onValueChange(kind)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

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
  log,
  state: { safe, error, isLoading, reload },
  way: { kind, setKind },
  builder,
}: {
  bridge: AppBridge
  log: Log
  state: SafeState & { safe: Safe; reload: () => void }
  way: {
    kind: SafeWallet['kind']
    setKind: (kind: SafeWallet['kind']) => void
  }
  builder: { batch: Batch; onChange: (change: BatchChange) => void }
}) {
  const {
    wallet,
    isLoading: isPreparing,
    error: wagmiError,
  } = useSafeWallet(bridge, kind, safe)
  const contacts = useContacts(bridge, safe.chain)
  const place = `${safe.info.chainId}:${safe.info.safeAddress}`

  const render = (id: SectionId) => {
    const common = { wallet, safe, known: contacts.known }
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
            <ReadsCards {...common} bridge={bridge} />
          </div>
        )
      case 'builder':
        return <BuilderSection {...common} {...builder} place={place} />
      case 'sign':
        return <SignSection wallet={wallet} safe={safe} bridge={bridge} />
      case 'contacts':
        return <ContactsSection contacts={contacts} chain={safe.chain} />
      case 'settings':
        return <SettingsSection bridge={bridge} />
      case 'log':
        return <LogSection log={log} />
    }
  }

  return (
    <AppFrame
      host={safe.host}
      aside={
        <WaySwitch value={kind} busy={isPreparing} onValueChange={setKind} />
      }
    >
      {error !== undefined && (
        <ErrorState
          error={error}
          title="The wallet did not answer. What you see is older."
          onRetry={reload}
        />
      )}
      {wagmiError !== undefined && (
        <ErrorState
          error={wagmiError}
          title="wagmi could not be set up. The bridge is used instead."
          onRetry={() => setKind('bridge')}
          labels={{ retry: 'Stay with the bridge' }}
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

/** The app inside a wallet. */
function Embedded({ bridge, log }: { bridge: AppBridge; log: Log }) {
  useHostTheme(bridge)
  const state = useSafe(bridge)
  // State that outlives a change of the safe.
  const [kind, setKind] = useState<SafeWallet['kind']>('bridge')
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
      log={log}
      state={{ ...state, safe }}
      way={{ kind, setKind }}
      builder={{ batch, onChange: changeTheBatch }}
    />
  )
}

interface Ready {
  config: SampleConfig
  bridge: AppBridge
  log: Log
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
        const log = createLog()
        const allowedOrigins = config.walletOrigins
        bridge = recordBridge(createAppBridge({ allowedOrigins }), log)
        setReady({ config, bridge, log })
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
    <Embedded bridge={ready.bridge} log={ready.log} />
  ) : (
    <Standalone config={ready.config} />
  )
}
