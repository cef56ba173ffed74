import '@strongroom/ui-kit/fonts.css'
import '@strongroom/ui-kit/styles.css'
import './app/app.css'
import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { loadConfig } from '@strongroom/site/config'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { StartFailure } from './app/StartFailure.tsx'
import { parseConfig } from './config/parseConfig.ts'
import { takeEarly } from './config/takeEarly.ts'
import { loadTexts } from './core/defineTexts.ts'
import { isLoopback } from './features/dev-wallet/isLoopback.ts'
import { resolveLocale } from './texts/locales.ts'

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
    void loadTexts(resolveLocale(language, navigator.languages))
    // Every page needs the chains, so they are requested before the page's code
    // has loaded.
    void services.queryClient.prefetchQuery(
      chainsQueryOptions(services.gateway),
    )
    root.render(<App services={services} />)
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
