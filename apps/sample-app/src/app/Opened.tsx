import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { Batch, BatchChange } from '../builder/changeBatch.ts'
import { ContactsSection } from '../contacts/ContactsSection.tsx'
import { useContacts } from '../contacts/useContacts.ts'
import type { Log } from '../log/createLog.ts'
import { LogSection } from '../log/LogSection.tsx'
import { BatchCard } from '../propose/BatchCard.tsx'
import { TransferForm } from '../propose/TransferForm.tsx'
import type { Safe } from '../safe/loadSafe.ts'
import { SafeCard } from '../safe/SafeCard.tsx'
import { SafeDetails } from '../safe/SafeDetails.tsx'
import type { SafeState } from '../safe/useSafe.ts'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { useSafeWallet } from '../wallet/useSafeWallet.ts'
import { AppFrame } from './AppFrame.tsx'
import { type SectionId, sections } from './sections.ts'
import { WaySwitch } from './WaySwitch.tsx'

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
export function Opened({
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
