import '@strongroom/ui-kit/fonts.css'
import '@strongroom/ui-kit/styles.css'
import './app/app.css'
import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { loadConfig } from '@strongroom/site/config'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { createAppRouter } from './app/router.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { parseConfig } from './config/parseConfig.ts'
import { takeEarly } from './config/takeEarly.ts'
import { loadTexts } from './core/defineTexts.ts'
import { loadKitLabels } from './core/kitLabels.ts'
import { isLoopback } from './features/dev-wallet/isLoopback.ts'
import { resolveLocale } from './texts/locales.ts'

/** Resolves when every answer that was requested so far is there. */
async function settle(queryClient: QueryClient) {
  await new Promise<void>((done) => {
    const check = () => {
      if (queryClient.isFetching() > 0) return
      stop()
      done()
    }
    const stop = queryClient.getQueryCache().subscribe(check)
    check()
  })
}

/** Stores the app for use without a network once the first screen has loaded. */
async function keepOffline(isWanted: boolean) {
  await new Promise((done) => setTimeout(done, 5_000))
  const { removeWorker, startUpdates } = await import(
    './features/install/appUpdate.ts'
  )
  // Without a worker the wallet works as long as there is a network.
  await (isWanted ? startUpdates() : removeWorker()).catch(() => undefined)
}

const element = document.getElementById('root')
if (element) void start(element)

async function start(container: HTMLElement) {
  const root = createRoot(container)
  // The networks wait for the table of coins, so it loads beside the
  // configuration. The page asks for it again and shows what failed.
  import('./core/listedCoins.ts').catch(() => undefined)
  try {
    const config = await loadConfig(parseConfig, takeEarly)
    const services = createServices(config)
    // The first render needs the texts of the frame.
    const { language } = services.stores.settings.get()
    const locale = resolveLocale(language, navigator.languages)
    void loadTexts(locale)
    void loadKitLabels(locale)
    // Every page needs the chains, so they are requested before the page's code
    // has loaded.
    void services.queryClient.prefetchQuery(
      chainsQueryOptions(services.gateway),
    )
    const router = createAppRouter(services)
    // React holds back what follows a fallback by up to 300 ms, so the frame of the
    // page stays until the page's code has arrived, and its data if it is quick.
    await router.load()
    await Promise.race([
      settle(services.queryClient),
      new Promise((done) => setTimeout(done, 30)),
    ])
    root.render(<App services={services} router={router} />)
    if (import.meta.env.PROD) void keepOffline(config.offline !== false)
    if (config.devWallet && isLoopback(location.hostname)) {
      // Wallets may announce themselves late, so the app starts without this
      // one.
      const { startDevWallet } = await import(
        './features/dev-wallet/startDevWallet.ts'
      )
      startDevWallet(services)
    }
  } catch (error) {
    root.render(<StartFailure error={error} />)
  }
}
