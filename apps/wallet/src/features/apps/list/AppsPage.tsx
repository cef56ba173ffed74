import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import '../apps.css'
import {
  AppCard,
  Badge,
  Button,
  cleanText,
  EmptyState,
  ErrorState,
  Notice,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useId, useState } from 'react'
import { PageTop } from '../../../core/PageTop.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useChainConfig } from '../useChainConfig.ts'
import { AddCustomApp } from './AddCustomApp.tsx'
import { AppDetails } from './AppDetails.tsx'
import { AppsSwitchedOff } from './AppsSwitchedOff.tsx'
import { filterApps } from './filterApps.ts'
import type { AppEntry } from './listApps.ts'
import { removeApp } from './removeApp.ts'
import { saveApp } from './saveApp.ts'
import { useAppList } from './useAppList.ts'

/** A titled group of apps; an empty group renders null. */
function AppGrid({
  title,
  entries,
  onDetails,
}: {
  title: string
  entries: readonly AppEntry[]
  onDetails: (url: string) => void
}) {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId } = useOpenSafe()
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className="apps-group">
      <h2 id={id} className="apps-group-title">
        {title}
      </h2>
      <div className="apps-grid">
        {entries.map((entry) => (
          <AppCard
            key={entry.url}
            name={entry.name}
            url={entry.url}
            description={entry.description}
            iconUrl={entry.iconUrl}
            tags={entry.tags}
            renderLink={<Link to="/apps/open" search={{ appUrl: entry.url }} />}
            unavailableReason={entry.refusal}
            pinned={entry.isPinned}
            onPinnedChange={(isPinned) =>
              isPinned
                ? saveApp(stores.apps, 'pinned', chainId, entry)
                : removeApp(stores.apps, 'pinned', chainId, entry.url)
            }
            badge={
              entry.source === 'custom' ? (
                <Badge>Added by you</Badge>
              ) : entry.isFeatured ? (
                <Badge tone="accent">Featured</Badge>
              ) : undefined
            }
            actions={
              <>
                {entry.refusal === undefined && (
                  <ButtonLink
                    size="small"
                    to="/apps/open"
                    search={{ appUrl: entry.url }}
                    aria-label={`Open ${cleanText(entry.name, 64).text}`}
                  >
                    Open
                  </ButtonLink>
                )}
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Details of ${cleanText(entry.name, 64).text}`}
                  onClick={() => onDetails(entry.url)}
                >
                  Details
                </Button>
              </>
            }
          />
        ))}
      </div>
    </section>
  )
}

/** Apps that can use the safe as their account. */
export function AppsPage() {
  const { config } = useServices()
  const { chainId } = useOpenSafe()
  const chain = useChainConfig(chainId)
  const list = useAppList(chainId)
  const [text, setText] = useState('')
  const [chosen, setTag] = useState('')
  const [shown, setShown] = useState<string>()

  const tags = [...new Set(list.entries.flatMap((entry) => entry.tags))].sort()
  // A tag that went away with its last app must not hide the others.
  const tag = tags.includes(chosen) ? chosen : ''
  const found = filterApps(list.entries, { text, tag })
  const pinned = found.filter((entry) => entry.isPinned)
  const others = found.filter((entry) => !entry.isPinned)
  const isFiltered = text.trim() !== '' || tag !== ''
  const details = list.entries.find((entry) => entry.url === shown)

  const top = (
    <PageTop
      title="Apps"
      description="An app runs in a frame of its own. It can read this safe and propose transactions; you review each one here."
      actions={
        <>
          <ButtonLink to="/settings/apps">App permissions</ButtonLink>
          {config.sampleAppUrl && (
            <ButtonLink
              to="/apps/open"
              search={{ appUrl: config.sampleAppUrl }}
            >
              Open sample app
            </ButtonLink>
          )}
        </>
      }
    />
  )
  if (chain && !chain.features.includes('SAFE_APPS'))
    return (
      <>
        {top}
        <AppsSwitchedOff />
      </>
    )
  return (
    <>
      {top}
      <Stack gap={6}>
        {list.error && (
          <ErrorState
            error={list.error}
            title="The list of apps could not be loaded"
            onRetry={list.retry}
            busy={list.isFetching}
          >
            <p>
              The gateway does not answer. Apps that you pinned or added still
              open, and so does any app by its address below.
            </p>
          </ErrorState>
        )}
        {list.dropped > 0 && (
          <Notice tone="warning" title="Some apps are left out">
            The gateway lists {list.dropped}{' '}
            {list.dropped === 1 ? 'app' : 'apps'} without a usable web address.
          </Notice>
        )}
        {list.entries.length > 0 && (
          <search className="apps-search">
            <TextField
              label="Search apps"
              type="search"
              placeholder="Name, description or address"
              value={text}
              onValueChange={setText}
            />
            <SelectField
              label="Tag"
              value={tag}
              onValueChange={setTag}
              options={[
                { value: '', label: 'All tags' },
                ...tags.map((value) => ({ value, label: value })),
              ]}
            />
          </search>
        )}
        <p className="apps-count" role="status">
          {isFiltered && found.length > 0
            ? `${found.length} of ${list.entries.length} apps`
            : ''}
        </p>
        {isFiltered && found.length === 0 && list.entries.length > 0 && (
          <EmptyState
            title="No app matches"
            icon="search"
            actions={
              <Button
                onClick={() => {
                  setText('')
                  setTag('')
                }}
              >
                Show all apps
              </Button>
            }
          />
        )}
        <AppGrid title="Pinned" entries={pinned} onDetails={setShown} />
        <AppGrid
          title={pinned.length > 0 ? 'More apps' : 'All apps'}
          entries={others}
          onDetails={setShown}
        />
        {list.isPending && (
          <Skeleton shape="block" lines={2} label="Loading apps" />
        )}
        {!list.isPending && !list.error && list.entries.length === 0 && (
          <EmptyState title="No apps are listed here" icon="sparkle">
            <p>Open or add one by its address below.</p>
          </EmptyState>
        )}
        {/* Rendered after the list has loaded, so that the layout stays in
            place. */}
        {!list.isPending && <AddCustomApp entries={list.entries} />}
      </Stack>
      {details && (
        <AppDetails entry={details} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
