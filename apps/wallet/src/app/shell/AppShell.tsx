import { Icon } from '@strongroom/ui-kit'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { BlockedPopupWhenNeeded } from '../../features/connect/BlockedPopupWhenNeeded.tsx'
import { href } from '../href.ts'
import { useAppSearch } from '../navigation.ts'
import { useServices } from '../ServicesContext.ts'
import { useInternalLinks } from '../useInternalLinks.ts'
import { ConnectArea } from './ConnectArea.tsx'
import { GatewayBanner } from './GatewayBanner.tsx'
import { SafeCard } from './SafeCard.tsx'
import { SafeNavigation } from './SafeNavigation.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { ToastLogWhenFilled } from './ToastLogWhenFilled.tsx'

// The first notification comes after the first screen.
const Toaster = lazy(async () => {
  const { Toaster: component } = await import('./Toaster.tsx')
  return { default: component }
})

/** The frame around every page. */
export function AppShell() {
  const { toasts } = useServices()
  const { safe } = useAppSearch()
  const onClick = useInternalLinks()
  const inSafe = safe !== undefined
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // A new page takes the focus, so that reading and tabbing start there.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return (
    // The handler only takes over clicks on links, which have their own keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: delegated link clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: links fire click on Enter
    <div className="app" data-in-safe={inSafe} onClick={onClick}>
      <a className="app-skip" href="#content">
        Skip to the content
      </a>
      <header className="app-top">
        <a className="app-brand" href={href('/accounts')}>
          <Icon name="vault" />
          <span>Strongroom</span>
        </a>
        <div className="app-top-end">
          <ToastLogWhenFilled />
          <ThemeChoice />
          <ConnectArea />
        </div>
      </header>
      {inSafe && (
        <aside className="app-side">
          <SafeCard />
          <SafeNavigation />
        </aside>
      )}
      <main ref={main} className="app-main" id="content" tabIndex={-1}>
        <div className="app-page">
          <GatewayBanner />
          <Outlet />
        </div>
      </main>
      <BlockedPopupWhenNeeded />
      <Suspense>
        <Toaster store={toasts} />
      </Suspense>
    </div>
  )
}
