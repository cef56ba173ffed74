import { useSearch } from '@tanstack/react-router'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import '../apps.css'
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { PagePending } from '../../../core/PagePending.tsx'
import { PageTop } from '../../../core/PageTop.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { featureNames } from '../featureNames.ts'
import { allFrameExtras, frameExtras, hasFrameExtras } from '../frameExtras.ts'
import { AppsSwitchedOff } from '../list/AppsSwitchedOff.tsx'
import { findApp } from '../list/findApp.ts'
import { isListedElsewhere } from '../list/isListedElsewhere.ts'
import { splitFeatures } from '../list/splitFeatures.ts'
import { useAppList } from '../list/useAppList.ts'
import { useManifest } from '../list/useManifest.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { useChainConfig } from '../useChainConfig.ts'

/** Decisions to make before an app is loaded. */
function AppGate({
  url,
  isUnknown,
  isListMissing,
  features,
  unavailable,
  isLinksOpen,
  onOpen,
}: {
  url: URL
  /** Whether the app is missing in the list. */
  isUnknown: boolean
  /**
   * Whether the list is missing, so that it is unknown if the app is listed.
   */
  isListMissing: boolean
  /** Requested browser features without a decision yet. */
  features: readonly string[]
  /** Browser features it asks for that no app gets in this wallet. */
  unavailable: readonly string[]
  /** Links and downloads are not allowed so far. */
  isLinksOpen: boolean
  onOpen: (answer: {
    remember: boolean
    allowed: Record<string, boolean>
  }) => void
}) {
  const [remember, setRemember] = useState(false)
  const [hasLinks, setLinks] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen({
      remember,
      allowed: {
        ...Object.fromEntries(
          features.map((feature) => [feature, !refused.includes(feature)]),
        ),
        ...(hasLinks && allFrameExtras),
      },
    })
  }
  return (
    <form onSubmit={submit} className="apps-gate">
      <PageTop title={`Open ${url.origin}?`} />
      {isUnknown && (
        <Notice
          tone="warning"
          title={
            isListMissing
              ? 'Nobody can vouch for this app now'
              : 'Nobody checked this app'
          }
        >
          <p>
            {isListMissing &&
              'The list of apps could not be loaded, so this one could not be looked up. '}
            It learns the safe’s address and can propose transactions; you
            review each one. Go on only if you know this address.
          </p>
        </Notice>
      )}
      {features.length > 0 && (
        <Card
          title="Browser features it asks for"
          description="Take away what it should not have. You can change this later under App permissions."
        >
          <Stack gap={2}>
            {features.map((feature) => (
              <Checkbox
                key={feature}
                label={featureNames([feature])}
                checked={!refused.includes(feature)}
                onCheckedChange={(isAllowed) =>
                  setRefused((now) =>
                    isAllowed
                      ? now.filter((other) => other !== feature)
                      : [...now, feature],
                  )
                }
              />
            ))}
          </Stack>
        </Card>
      )}
      {unavailable.length > 0 && (
        <p className="app-quiet">
          Not available in this wallet: {featureNames(unavailable)}. The app
          asks for it, but this wallet gives it to no app.
        </p>
      )}
      {isLinksOpen && (
        <Checkbox
          label="Let it open web pages and save files"
          hint="Without this its links and downloads do not work. You can allow it later above the app."
          checked={hasLinks}
          onCheckedChange={setLinks}
        />
      )}
      {isUnknown && (
        <Checkbox
          label={`Do not ask again for ${url.origin}`}
          checked={remember}
          onCheckedChange={setRemember}
        />
      )}
      <Stack direction="row" gap={2}>
        <Button type="submit" variant="primary">
          Open app
        </Button>
        <ButtonLink to="/apps">Back to apps</ButtonLink>
      </Stack>
    </form>
  )
}

// The bridge and the review are loaded once the owner opens an app.
const AppSession = lazy(async () => {
  const { AppSession: component } = await import('./AppSession.tsx')
  return { default: component }
})

/** Opens the app of `?appUrl=`, once all that speaks against it is settled. */
export function OpenAppPage() {
  const { appUrl } = useSearch({ from: '/safe/apps/open' })
  const url = parseAppUrl(appUrl)
  if (url === undefined || url.origin === location.origin)
    return (
      <EmptyState
        title={
          <h1 className="app-plain-title">This is not the address of an app</h1>
        }
        icon="warning"
        actions={<ButtonLink to="/apps">Back to apps</ButtonLink>}
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
          <ButtonLink variant="primary" to="/apps">
            Back to apps
          </ButtonLink>
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
        nameBy={entry?.listed ? 'gateway' : 'app'}
        iconUrl={entry?.iconUrl ?? manifest.data?.iconUrl}
        features={asked.filter((feature) => choice[feature] === true)}
        sandbox={sandbox}
      />
    </Suspense>
  )
}
