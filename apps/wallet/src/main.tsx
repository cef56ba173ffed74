import '@strongroom/ui-kit/styles.css'
import './app/app.css'
import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { loadConfig } from '@strongroom/site/config'
import { createRoot } from 'react-dom/client'
import { App, loadLocale } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { findHashList, openPage } from './app/openPage.ts'
import { createAppRouter } from './app/router.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { parseConfig } from './config/parseConfig.ts'
import { takeEarly } from './config/takeEarly.ts'
import {
  addFirstRequest,
  afterFirstScreen,
  delayUntilShown,
  firstRequests,
  holdParts,
  nextTask,
} from './core/firstScreen.ts'
import { rememberChains } from './core/useChainRecords.ts'
import { isLoopback } from './features/dev-wallet/isLoopback.ts'
import { nameDemo } from './features/dev-wallet/nameDemo.ts'
import { resolveLocale } from './texts/locales.ts'

/** Keeps the release in the browser once the first screen has loaded. */
async function keepRelease(isWanted: boolean) {
  const later = new Promise((done) => setTimeout(done, 5_000, false))
  const registration = await navigator.serviceWorker?.getRegistration()
  // Other bytes behind the worker's address are an attack, which may be quick.
  const replaced = new Promise<boolean>((done) =>
    registration?.addEventListener('updatefound', () => {
      const { active, installing } = registration
      if (active?.scriptURL === installing?.scriptURL) done(true)
    }),
  )
  const isReplaced = (await Promise.race([later, replaced])) === true
  const { removeWorker, startReleases } = await import(
    './features/install/releases/manageReleases.ts'
  )
  // A failed registration costs only the use without a network.
  await (isWanted ? startReleases(isReplaced) : removeWorker()).catch(
    () => undefined,
  )
}

// A task of its own: on a phone the modules alone take most of a long task.
setTimeout(() => void start())

async function start() {
  // Defined by `inline/fonts.js`.
  const { strongroomFonts } = globalThis as { strongroomFonts?: () => void }
  strongroomFonts?.()
  // Stays out of the document until the page has rendered.
  const container = document.createElement('div')
  container.id = 'root'
  const root = createRoot(container)
  let list: Element | undefined
  try {
    if (import.meta.env.PROD) list = await findHashList()
    const config = await loadConfig(parseConfig, takeEarly)
    const services = createServices(config)
    await nextTask()
    const isDemo = config.devWallet && isLoopback(location.hostname)
    // A name that comes after its row would change the row's height.
    if (isDemo) nameDemo(services.stores.names, config.demoNames ?? {})
    // The first render needs the texts of the frame.
    const { language } = services.stores.settings.get()
    const locale = resolveLocale(language, navigator.languages)
    const texts = loadLocale(locale)
    const { queryClient, gateway } = services
    // Every page needs the chains, so they are requested before the page's code has
    // loaded. The page asks again for what failed.
    addFirstRequest(queryClient.prefetchQuery(chainsQueryOptions(gateway)))
    await nextTask()
    const router = createAppRouter(services)
    await nextTask()
    // The first picture stays until the page's code and texts have arrived, and its
    // data if it is quick.
    await Promise.all([router.load(), texts])
    const data = firstRequests()
    const soon = Promise.race([
      data,
      new Promise((done) => setTimeout(done, 100)),
    ])
    delayUntilShown(data, queryClient.getQueryCache())
    rememberChains(services)
    const showNext = holdParts()
    await nextTask()
    root.render(<App services={services} router={router} />)
    await nextTask()
    // The header, then the page, then its rows.
    showNext()
    await Promise.all([soon, nextTask()])
    openPage(container, list)
    showNext()
    await nextTask()
    showNext()
    // Connecting waits for the data, but no longer than a second.
    void Promise.race([
      afterFirstScreen(),
      new Promise((done) => setTimeout(done, 1_000)),
    ])
      .then(() => services.manager.preload())
      // The connect dialog tries again.
      .catch(() => undefined)
    if (import.meta.env.PROD)
      // A page that has lost the network by then goes on without.
      void keepRelease(config.offline !== false).catch(() => undefined)
    if (isDemo) {
      // Wallets may announce themselves late, so the app starts without this
      // one.
      await afterFirstScreen()
      const { startDevWallet } = await import(
        './features/dev-wallet/startDevWallet.ts'
      )
      startDevWallet(services)
    }
  } catch (error) {
    root.render(<StartFailure error={error} />)
    openPage(container, list)
  }
}
