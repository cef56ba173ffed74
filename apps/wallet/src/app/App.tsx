import { StrongroomProvider } from '@strongroom/react-hooks'
import { LabelsProvider } from '@strongroom/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { LocaleContext, loadTexts, useLocale } from '../core/defineTexts.ts'
import { loadKitLabels, useKitLabels } from '../core/kitLabels.ts'
import type { Services } from '../core/useServices.ts'
import { ServicesContext } from '../core/useServices.ts'
import { useStore } from '../storage/useStore.ts'
import { directionOf, languageOf, resolveLocale } from '../texts/locales.ts'
import type { createAppRouter } from './router.tsx'

interface AppProps {
  services: Services
  router: ReturnType<typeof createAppRouter>
}

export function App({ services, router }: AppProps) {
  const { config, rpcFor, secondRpcFor, stores } = services
  const settings = useStore(stores.settings)
  const { rpc: chosen, secondRpc, language } = settings
  const locale = useLoadedLocale(resolveLocale(language, navigator.languages))
  useLayoutEffect(() => {
    document.documentElement.lang = languageOf(locale)
    document.documentElement.dir = directionOf(locale)
  }, [locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: secondRpcFor reads it
  const chains = useMemo(
    () =>
      Object.keys({ ...config.chains, ...chosen }).flatMap((chainId) => {
        const rpc = rpcFor(chainId)
        const { nativeCurrency, tokens, modules } = config.chains[chainId] ?? {}
        if (rpc === undefined) return []
        const second = secondRpcFor(chainId)
        return [{ chainId, rpc, second, nativeCurrency, tokens, modules }]
      }),
    [config, chosen, secondRpc, rpcFor, secondRpcFor],
  )
  return (
    <ServicesContext value={services}>
      <LocaleContext value={locale}>
        <QueryClientProvider client={services.queryClient}>
          <StrongroomProvider
            gateway={services.gateway}
            manager={services.manager}
            executions={services.executions}
            describer={services.describer}
            chains={chains}
          >
            <KitTexts>
              <RouterProvider router={router} />
            </KitTexts>
          </StrongroomProvider>
        </QueryClientProvider>
      </LocaleContext>
    </ServicesContext>
  )
}

/** Loads what the frame of the page reads in this locale. */
export async function loadLocale(locale: string): Promise<void> {
  await Promise.all([loadTexts(locale), loadKitLabels(locale)])
}

/** The last locale whose texts have loaded: the old texts stay until then. */
function useLoadedLocale(wanted: string): string {
  const [loaded, setLoaded] = useState(wanted)
  useEffect(() => {
    let isWanted = true
    void loadLocale(wanted).then(() => isWanted && setLoaded(wanted))
    return () => {
      isWanted = false
    }
  }, [wanted])
  return loaded
}

/** Gives the components of the library the texts and formats of the locale. */
export function KitTexts({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider labels={useKitLabels()} locale={useLocale()}>
      {children}
    </LabelsProvider>
  )
}
