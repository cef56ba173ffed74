import { useSearch } from '@tanstack/react-router'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import '../apps.css'
import { EmptyState } from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { PagePending } from '../../../core/PagePending.tsx'
import { PlainTitle } from '../../../core/PlainTitle.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { frameExtras, hasFrameExtras } from '../frameExtras.ts'
import { AppsSwitchedOff } from '../list/AppsSwitchedOff.tsx'
import { findApp } from '../list/findApp.ts'
import { isListedElsewhere } from '../list/isListedElsewhere.ts'
import { splitFeatures } from '../list/splitFeatures.ts'
import { useAppList } from '../list/useAppList.ts'
import { useManifest } from '../list/useManifest.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { useAppsTexts } from '../texts.ts'
import { useChainConfig } from '../useChainConfig.ts'

// Most apps are opened by owners who have decided before.
const AppGate = lazy(async () => {
  const { AppGate: component } = await import('./AppGate.tsx')
  return { default: component }
})

// The bridge and the review are loaded once the owner opens an app.
const AppSession = lazy(async () => {
  const { AppSession: component } = await import('./AppSession.tsx')
  return { default: component }
})

/** Opens the app of `?appUrl=`, once all that speaks against it is settled. */
export function OpenAppPage() {
  const t = useAppsTexts()
  const { appUrl } = useSearch({ from: '/safe/apps/open' })
  const url = parseAppUrl(appUrl)
  if (url === undefined || url.origin === location.origin)
    return (
      <EmptyState
        title={<PlainTitle>{t('badAddress')}</PlainTitle>}
        icon="warning"
        actions={<ButtonLink to="/apps">{t('toApps')}</ButtonLink>}
      >
        <p>{t('badAddressText')}</p>
      </EmptyState>
    )
  // Keyed: another app is another session with another frame.
  return <OpenApp key={url.href} url={url} />
}

function OpenApp({ url }: { url: URL }) {
  const t = useAppsTexts()
  const { config, stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId, chain } = useOpenSafe()
  const queryClient = useQueryClient()
  const list = useAppList(chainId)
  const chainConfig = useChainConfig(chainId)
  const { trusted, features } = useStore(stores.apps)
  const manifest = useManifest(url.href)
  const [isAccepted, setAccepted] = useState(false)

  if (chainConfig && !chainConfig.features.includes('SAFE_APPS'))
    return <AppsSwitchedOff />
  const entry = findApp(list.entries, url)
  const isElsewhere =
    entry?.source !== 'custom' &&
    entry?.listed === undefined &&
    isListedElsewhere(queryClient, chainId, url)
  const isSample =
    config.sampleAppUrl !== undefined &&
    new URL(config.sampleAppUrl).origin === url.origin
  // The headers refuse its frame.
  const isOffered =
    isSample || config.appOrigins?.includes(url.origin) !== false
  const refusal = !isOffered
    ? t('notOffered')
    : isElsewhere
      ? t('elsewhere', { chain: chain.chainName })
      : entry?.refusal && t(entry.refusal, { host: location.host })
  if (refusal !== undefined)
    return (
      <EmptyState
        title={<PlainTitle>{t('refused', { host: url.host })}</PlainTitle>}
        icon="lock"
        actions={
          <ButtonLink variant="primary" to="/apps">
            {t('toApps')}
          </ButtonLink>
        }
      >
        <p>{refusal}</p>
      </EmptyState>
    )
  const isKnown = entry?.listed !== undefined || isSample
  // The warning waits for the list, which may name the app.
  if ((!isKnown && list.isPending) || manifest.isPending) return <PagePending />

  const choice = features[url.origin] ?? {}
  const { available: asked, unavailable } = splitFeatures(
    manifest.data?.features ?? [],
  )
  const sandbox = frameExtras.filter((name) => choice[name] === true)
  const undecided = asked.filter((feature) => choice[feature] === undefined)
  const isTrusted = isKnown || isAccepted || trusted.includes(url.origin)
  if (!isTrusted || undecided.length > 0)
    return (
      <Suspense fallback={<PagePending />}>
        <AppGate
          url={url}
          isUnknown={!isTrusted}
          isListMissing={list.error !== null}
          features={undecided}
          unavailable={unavailable}
          isLinksOpen={!hasFrameExtras(sandbox)}
          onOpen={({ remember, allowed }) => {
            stores.apps.set((memory) => ({
              ...memory,
              trusted: remember
                ? [...new Set([...memory.trusted, url.origin])]
                : memory.trusted,
              features:
                Object.keys(allowed).length === 0
                  ? memory.features
                  : {
                      ...memory.features,
                      [url.origin]: {
                        ...memory.features[url.origin],
                        ...allowed,
                      },
                    },
            }))
            setAccepted(true)
          }}
        />
      </Suspense>
    )
  return (
    <Suspense fallback={<PagePending />}>
      <AppSession
        url={url}
        name={entry?.name ?? manifest.data?.name ?? url.host}
        nameBy={entry?.listed ? 'gateway' : 'app'}
        iconUrl={entry?.iconUrl ?? manifest.data?.iconUrl}
        features={asked.filter((feature) => choice[feature] === true)}
        sandbox={sandbox}
      />
    </Suspense>
  )
}
