import '../apps.css'
import { EmptyState, LinkButton } from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAppSearch, useSafeHref } from '../../../app/navigation.ts'
import { PagePending } from '../../../app/PagePending.tsx'
import { useServices } from '../../../app/ServicesContext.ts'
import { useOpenSafe } from '../../../app/safe/SafeContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { frameExtras, hasFrameExtras } from '../frameExtras.ts'
import { AppsSwitchedOff } from '../list/AppsSwitchedOff.tsx'
import { findApp } from '../list/findApp.ts'
import { isListedElsewhere } from '../list/isListedElsewhere.ts'
import { splitFeatures } from '../list/splitFeatures.ts'
import { useAppList } from '../list/useAppList.ts'
import { useManifest } from '../list/useManifest.ts'
import { openAppStores } from '../openAppStores.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { useChainConfig } from '../useChainConfig.ts'
import { AppGate } from './AppGate.tsx'

// The bridge and the review are loaded once the owner opens an app.
const AppSession = lazy(async () => {
  const { AppSession: component } = await import('./AppSession.tsx')
  return { default: component }
})

/** Opens the app of `?appUrl=`, once all that speaks against it is settled. */
export function OpenAppPage() {
  const { appUrl } = useAppSearch()
  const link = useSafeHref()
  const url = parseAppUrl(appUrl)
  if (url === undefined || url.origin === location.origin)
    return (
      <EmptyState
        title={
          <h1 className="app-plain-title">This is not the address of an app</h1>
        }
        icon="warning"
        actions={<LinkButton href={link('/apps')}>Back to apps</LinkButton>}
      >
        <p>An app needs an https address of another site than this one.</p>
      </EmptyState>
    )
  // Keyed: another app is another session with another frame.
  return <OpenApp key={url.href} url={url} />
}

function OpenApp({ url }: { url: URL }) {
  const { config, stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId, chain } = useOpenSafe()
  const link = useSafeHref()
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
  const refusal = isElsewhere
    ? `It is listed on another network, not on ${chain.chainName}.`
    : entry?.refusal
  if (refusal !== undefined)
    return (
      <EmptyState
        title={
          <h1 className="app-plain-title">{url.host} cannot be opened here</h1>
        }
        icon="lock"
        actions={
          <LinkButton variant="primary" href={link('/apps')}>
            Back to apps
          </LinkButton>
        }
      >
        <p>{refusal}</p>
      </EmptyState>
    )
  const isSample =
    config.sampleAppUrl !== undefined &&
    new URL(config.sampleAppUrl).origin === url.origin
  const isKnown = entry?.listed !== undefined || isSample
  // The warning waits for the list, which may name the app.
  if ((!isKnown && list.isPending) || manifest.isPending) return <PagePending />

  const choice = features[url.origin] ?? {}
  const { available: asked, unavailable } = splitFeatures(
    manifest.data?.features ?? [],
  )
  const sandbox = frameExtras
    .map(({ name }) => name)
    .filter((name) => choice[name] === true)
  const undecided = asked.filter((feature) => choice[feature] === undefined)
  const isTrusted = isKnown || isAccepted || trusted.includes(url.origin)
  if (!isTrusted || undecided.length > 0)
    return (
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
    )
  return (
    <Suspense fallback={<PagePending />}>
      <AppSession
        url={url}
        name={entry?.name ?? manifest.data?.name ?? url.host}
        iconUrl={entry?.iconUrl ?? manifest.data?.iconUrl}
        features={asked.filter((feature) => choice[feature] === true)}
        sandbox={sandbox}
      />
    </Suspense>
  )
}
