import { useConnection } from '@strongroom/react-hooks'
import { useAccount } from '@strongroom/react-hooks/connect'
import {
  Button,
  ChainBadge,
  Icon,
  IconButton,
  Identicon,
  Notice,
  Skeleton,
  shortenAddress,
  VisuallyHidden,
} from '@strongroom/ui-kit'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyAfterFirstScreen, useIsDue } from '../../core/firstScreen.ts'
import { useSafeParameter } from '../../core/routes.ts'
import { useApplyAppearance } from '../../core/useAppearance.ts'
import { useChainByPrefix } from '../../core/useChainByPrefix.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { BlockedPopupWhenNeeded } from '../../features/connect/BlockedPopupWhenNeeded.tsx'
import { ConnectWhenAsked } from '../../features/connect/ConnectWhenAsked.tsx'
import { isSameSafe } from '../../storage/parseSafes.ts'
import { useStore } from '../../storage/useStore.ts'
import { useAppTexts } from '../texts.ts'
import { Navigation } from './Navigation.tsx'

// The gateway's word is marked until the chain confirms it, after the first screen.
const SafeRule = lazyAfterFirstScreen(
  async () => (await import('./SafeRule.tsx')).SafeRule,
)

// A press opens the list, so its code loads then.
const SafeSwitcher = lazy(async () => {
  const { SafeSwitcher: component } = await import('./SafeSwitcher.tsx')
  return { default: component }
})

// Only a safe that is reserved and not created needs it.
const ReservedSafe = lazy(async () => {
  const { ReservedSafe: component } = await import(
    '../../features/reserved/ReservedSafe.tsx'
  )
  return { default: component }
})

interface SwitcherState {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** The open safe, which opens the list of safes. */
function OpenSafeArea(state: SwitcherState) {
  const t = useAppTexts()
  const result = useSafeFromUrl()
  const safes = useStore(useServices().stores.safes)
  const target = 'target' in result ? result.target : undefined
  const creation =
    target && safes.find((safe) => isSameSafe(safe, target))?.creation
  const waiting = <Skeleton lines={2} />
  return (
    <section className="app-safe" aria-label={t('safe')}>
      {result.status === 'ready' ? (
        <OpenSafeButton safe={result.safe} {...state} />
      ) : target && creation ? (
        <Suspense fallback={waiting}>
          <ReservedSafe target={target} creation={creation}>
            {(safe) => <OpenSafeButton safe={safe} {...state} />}
          </ReservedSafe>
        </Suspense>
      ) : (
        result.status === 'loading' && waiting
      )}
    </section>
  )
}

function OpenSafeButton({
  safe,
  isOpen,
  onChange,
}: SwitcherState & { safe: OpenSafe }) {
  const t = useAppTexts()
  const { account } = useConnection()
  const name = useAddressName(safe.chainId, safe.address)
  const { threshold, owners } = safe
  const isOwner =
    account !== null &&
    owners.some((owner) => owner.toLowerCase() === account.toLowerCase())
  const describeRule = (isProven: boolean) => {
    const isClaimed = !isProven && safe.source === 'gateway'
    return (
      <>
        <span className="app-desk-only">
          <span className="app-rule" data-claimed={isClaimed || undefined}>
            {t.rich(isClaimed ? 'thresholdClaimed' : 'threshold', {
              threshold: String(threshold),
              count: String(owners.length),
              hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
            })}
          </span>
        </span>
        {!isOwner && <span>{t('readOnly')}</span>}
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        className="app-switcher"
        aria-haspopup="dialog"
        onClick={() => onChange(true)}
      >
        <Identicon address={safe.address} size={32} />
        <span className="app-switcher-text">
          <b>{name ?? t('unnamed')}</b>
          <span className="app-switcher-facts">
            <ChainBadge name={safe.chain.chainName} />
            <Suspense fallback={describeRule(false)}>
              <SafeRule safe={safe}>{describeRule}</SafeRule>
            </Suspense>
          </span>
          <VisuallyHidden>. {t('switchSafe')}</VisuallyHidden>
        </span>
        <Icon name="chevronDown" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SafeSwitcher safe={safe} onClose={() => onChange(false)} />
        </Suspense>
      )}
    </>
  )
}

// Shown only if the gateway contradicts the known state.
const RefusedChains = lazy(async () => {
  const { RefusedChains: component } = await import('./RefusedChains.tsx')
  return { default: component }
})

// Waits for a gateway that is lost.
const GatewayReturn = lazy(async () => {
  const { GatewayReturn: component } = await import(
    '../../features/without-gateway/GatewayReturn.tsx'
  )
  return { default: component }
})

/** Shows that the gateway does not answer; the app continues with the chain. */
function GatewayBanner() {
  const t = useAppTexts()
  const { config, queryClient } = useServices()
  const { isLost, refused } = useChainRecords()
  const open = useSafeFromUrl()
  const isFromChain =
    open.status === 'ready' && open.safe.source === 'chain' && !open.unknown
  if (refused.length > 0)
    return (
      <Suspense>
        <RefusedChains refused={refused} />
      </Suspense>
    )
  if (!isLost && !isFromChain) return null
  return (
    <Notice
      tone="warning"
      title={t('noGateway')}
      actions={
        <Button size="small" onClick={() => void queryClient.refetchQueries()}>
          {t('retry')}
        </Button>
      }
    >
      {t('noGatewayText', { host: new URL(config.gatewayUrl).host })}
      <Suspense>
        <GatewayReturn />
      </Suspense>
    </Notice>
  )
}

const ConnectedAccount = lazy(async () => {
  const { ConnectedAccount: component } = await import(
    '../../features/connect/ConnectedAccount.tsx'
  )
  return { default: component }
})

/** Connect button, or the connected account with its menu. */
function ConnectArea() {
  const t = useAppTexts()
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const chain = useChainByPrefix()
  const { status, address, chainId } = account
  const name = useAddressName(chain?.chainId ?? String(chainId ?? ''), address)
  const { manager, toasts } = useServices()
  const before = useRef(status)
  // The last announcement; its text follows the language.
  const [announced, setAnnounced] = useState<
    'disconnected' | { wallet: string; account: string }
  >()

  useEffect(() => {
    const was = before.current
    before.current = status
    if (was === 'connecting' && status === 'connected') {
      const { account: owner, connector } = manager.getSnapshot()
      setAnnounced({
        wallet: connector?.name ?? '',
        account: shortenAddress(owner ?? ''),
      })
    }
    if (was !== 'connected' || status !== 'disconnected') return
    setAnnounced('disconnected')
    const { error } = manager.getSnapshot()
    if (error?.reason === 'duplicate')
      void toasts.add({
        tone: 'danger',
        title: t('disconnected'),
        description: t('duplicateText'),
      })
  }, [status, manager, toasts, t])

  const connecting = (
    <Button
      variant="primary"
      busy={status !== 'disconnected' && status !== 'connecting'}
      onClick={() => setOpen(true)}
    >
      <Icon name="wallet" />
      <span className="app-label">{t('connect')}</span>
    </Button>
  )
  return (
    <>
      {account.status === 'connected' ? (
        <Suspense fallback={connecting}>
          <ConnectedAccount
            address={account.address}
            chainId={account.chainId}
            name={name}
            walletName={account.connector.name}
            onSwitchWallet={() => setOpen(true)}
          />
        </Suspense>
      ) : (
        connecting
      )}
      <VisuallyHidden role="status">
        {announced === 'disconnected'
          ? t('disconnected')
          : announced && t('connected', announced)}
      </VisuallyHidden>
      <ConnectWhenAsked open={open} onClose={() => setOpen(false)} />
    </>
  )
}

// Shortcuts and commands load after the first screen.
const Commands = lazyAfterFirstScreen(
  async () => (await import('../commands/Commands.tsx')).Commands,
)

// News are read after the first rows.
const Bell = lazyAfterFirstScreen(
  async () => (await import('../../features/notifications/Bell.tsx')).Bell,
)

// The first notification comes after the first screen.
const Toaster = lazyAfterFirstScreen(
  async () => (await import('./Toaster.tsx')).Toaster,
)

// The notices load after the first screen.
const LateNotices = lazyAfterFirstScreen(
  async () => (await import('./LateNotices.tsx')).LateNotices,
)

/** The frame around every page. */
export function AppShell() {
  const t = useAppTexts()
  const { toasts } = useServices()
  useApplyAppearance()
  const inSafe = useSafeParameter() !== undefined
  const isHeaderDue = useIsDue('header')
  const isPageDue = useIsDue('page')
  // A review is an entry of its own at the path of its form.
  const screen = useLocation({
    select: ({ pathname, state }) => `${pathname} ${state.draftOf ?? ''}`,
  })
  const main = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<'switcher' | 'palette'>()
  const setSwitcher = useCallback(
    (isOpen: boolean) => setOpened(isOpen ? 'switcher' : undefined),
    [],
  )
  const setPalette = useCallback(
    (isOpen: boolean) => setOpened(isOpen ? 'palette' : undefined),
    [],
  )
  const openSwitcher = useCallback(() => setOpened('switcher'), [])
  const shown = useRef(screen)
  useEffect(() => {
    // A new page takes the focus, so that reading and tabbing start there.
    if (shown.current !== screen) main.current?.focus({ preventScroll: true })
    shown.current = screen
  }, [screen])
  return (
    <div className="app" data-in-safe={inSafe}>
      <a className="app-skip" href="#content">
        {t('skip')}
      </a>
      {isHeaderDue && (
        <header className="app-side">
          <Link className="app-brand" to="/accounts">
            <Icon name="vault" />
            <span className="app-label">Strongroom</span>
          </Link>
          {inSafe && (
            <OpenSafeArea
              isOpen={opened === 'switcher'}
              onChange={setSwitcher}
            />
          )}
          <Navigation inSafe={inSafe} onSearch={() => setPalette(true)} />
          <div className="app-account">
            <ConnectArea />
            <IconButton
              className="app-search"
              icon="search"
              label={t('search')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setPalette(true)}
            />
            <Suspense>
              <Bell />
            </Suspense>
          </div>
        </header>
      )}
      <main ref={main} className="app-main" id="content" tabIndex={-1}>
        <div className="app-page">
          <Suspense>
            <LateNotices />
          </Suspense>
          <GatewayBanner />
          {isPageDue && <Outlet />}
        </div>
      </main>
      <BlockedPopupWhenNeeded />
      <Suspense>
        <Toaster store={toasts} />
        <Commands
          isOpen={opened === 'palette'}
          onChange={setPalette}
          onSwitch={openSwitcher}
        />
      </Suspense>
    </div>
  )
}
