import { StrongroomProvider } from '@strongroom/react-hooks'
import { LabelsProvider } from '@strongroom/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
} from 'react'
import { LocaleContext, useLocale } from '../core/defineTexts.ts'
import { useKitLabels } from '../core/kitLabels.ts'
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
  // Deferred, so that the old texts stay until the new ones have loaded.
  const locale = useDeferredValue(resolveLocale(language, navigator.languages))
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

/** Gives the components of the library the texts and formats of the locale. */
export function KitTexts({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider labels={useKitLabels()} locale={useLocale()}>
      {children}
    </LabelsProvider>
  )
}
