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
import { Navigation } from './Navigation.tsx'
import { ToastLogWhenFilled } from './ToastLogWhenFilled.tsx'

// The list opens by a press.
const SafeSwitcher = lazy(async () => {
  const { SafeSwitcher: component } = await import('./SafeSwitcher.tsx')
  return { default: component }
})

interface SwitcherState {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** The open safe, which opens the list of safes. */
function OpenSafeArea(state: SwitcherState) {
  const result = useSafeFromUrl()
  return (
    <section className="app-safe" aria-label="Safe">
      {result.status === 'ready' && (
        <OpenSafeButton safe={result.safe} {...state} />
      )}
      {result.status === 'loading' && <Skeleton lines={2} />}
    </section>
  )
}

function OpenSafeButton({
  safe,
  isOpen,
  onChange,
}: SwitcherState & { safe: OpenSafe }) {
  const { account } = useConnection()
  const name = useAddressName(safe.chainId, safe.address)
  const isOwner =
    account !== null &&
    safe.owners.some((owner) => owner.toLowerCase() === account.toLowerCase())
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
          <b>{name ?? 'Unnamed safe'}</b>
          <span className="app-switcher-facts">
            <ChainBadge name={safe.chain.chainName} />
            <span className="app-desk-only">
              {safe.threshold} of {safe.owners.length}
              <VisuallyHidden> owners</VisuallyHidden>
            </span>
            {!isOwner && <span>Read only</span>}
          </span>
          <VisuallyHidden>. Switch safe</VisuallyHidden>
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

/** Shows that the gateway does not answer; the app continues with the chain. */
function GatewayBanner() {
  const { config, queryClient } = useServices()
  const { error, refused } = useChainRecords()
  if (refused.length > 0)
    return (
      <Notice
        tone="danger"
        role="alert"
        title="The gateway describes a network wrongly"
      >
        {refused.slice(0, 5).map(({ shortName, reason }) => (
          <p key={`${shortName} ${reason}`}>{reason}</p>
        ))}
        <p>Its description is not used. Tell whoever runs this wallet.</p>
      </Notice>
    )
  if (error === null) return null
  return (
    <Notice
      tone="warning"
      title="Gateway unreachable"
      actions={
        <Button size="small" onClick={() => void queryClient.refetchQueries()}>
          Try again
        </Button>
      }
    >
      {new URL(config.gatewayUrl).host} does not answer. Queue, history and
      token balances are missing until it does. Owners, threshold, nonce and the
      native balance come from your RPC.
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
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const chain = useChainByPrefix()
  const { status, address, chainId } = account
  const name = useAddressName(chain?.chainId ?? String(chainId ?? ''), address)
  const { manager, toasts } = useServices()
  const before = useRef(status)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const was = before.current
    before.current = status
    if (was === 'connecting' && status === 'connected') {
      const { account: owner, connector } = manager.getSnapshot()
      setAnnouncement(
        `Connected to ${connector?.name} as ${shortenAddress(owner ?? '')}.`,
      )
    }
    if (was !== 'connected' || status !== 'disconnected') return
    setAnnouncement('Wallet disconnected.')
    const { error } = manager.getSnapshot()
    if (error?.reason === 'duplicate')
      void toasts.add({
        tone: 'danger',
        title: 'Wallet disconnected',
        description: error.message,
      })
  }, [status, manager, toasts])

  const connecting = (
    <Button
      variant="primary"
      busy={status !== 'disconnected' && status !== 'connecting'}
      onClick={() => setOpen(true)}
    >
      <Icon name="wallet" />
      <span className="app-label">Connect wallet</span>
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ConnectWhenAsked open={open} onClose={() => setOpen(false)} />
    </>
  )
}

// Keys and commands are for after the first screen.
const Commands = lazy(async () => {
  const { Commands: component } = await import('../commands/Commands.tsx')
  return { default: component }
})

// The first notification comes after the first screen.
const Toaster = lazy(async () => {
  const { Toaster: component } = await import('./Toaster.tsx')
  return { default: component }
})

// What they say comes after the first screen.
const InstallNotices = lazy(async () => {
  const { InstallNotices: component } = await import(
    '../../features/install/InstallNotices.tsx'
  )
  return { default: component }
})

/** The frame around every page. */
export function AppShell() {
  const { toasts } = useServices()
  useApplyAppearance()
  const inSafe = useSafeParameter() !== undefined
  const { pathname } = useLocation()
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
  const shown = useRef(pathname)
  useEffect(() => {
    // A new page takes the focus, so that reading and tabbing start there.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return (
    <div className="app" data-in-safe={inSafe}>
      <a className="app-skip" href="#content">
        Skip to the content
      </a>
      <header className="app-side">
        <Link className="app-brand" to="/accounts">
          <Icon name="vault" />
          <span className="app-label">Strongroom</span>
        </Link>
        {inSafe && (
          <OpenSafeArea isOpen={opened === 'switcher'} onChange={setSwitcher} />
        )}
        <Navigation inSafe={inSafe} onSearch={() => setPalette(true)} />
        <div className="app-account">
          <ConnectArea />
          <ToastLogWhenFilled />
          <IconButton
            className="app-search"
            icon="search"
            label="Search and commands"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setPalette(true)}
          />
        </div>
      </header>
      <main ref={main} className="app-main" id="content" tabIndex={-1}>
        <div className="app-page">
          <Suspense>
            <InstallNotices />
          </Suspense>
          <GatewayBanner />
          <Outlet />
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
