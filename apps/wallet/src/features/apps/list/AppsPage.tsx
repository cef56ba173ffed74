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
import { lazy, Suspense, useId, useState } from 'react'
import { PageTop } from '../../../core/PageTop.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useAppsTexts } from '../texts.ts'
import { useChainConfig } from '../useChainConfig.ts'
import { AppsSwitchedOff } from './AppsSwitchedOff.tsx'
import { filterApps } from './filterApps.ts'
import type { AppEntry } from './listApps.ts'
import { removeApp } from './removeApp.ts'
import { saveApp } from './saveApp.ts'
import { useAppListTexts } from './texts.ts'
import { useAppList } from './useAppList.ts'

// The form is below the list, which has to load first.
const AddCustomApp = lazy(async () => {
  const { AddCustomApp: component } = await import('./AddCustomApp.tsx')
  return { default: component }
})

// The details are opened by a press.
const AppDetails = lazy(async () => {
  const { AppDetails: component } = await import('./AppDetails.tsx')
  return { default: component }
})

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
  const t = useAppListTexts()
  const tApps = useAppsTexts()
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
            unavailableReason={
              entry.refusal && tApps(entry.refusal, { host: location.host })
            }
            pinned={entry.isPinned}
            onPinnedChange={(isPinned) =>
              isPinned
                ? saveApp(stores.apps, 'pinned', chainId, entry)
                : removeApp(stores.apps, 'pinned', chainId, entry.url)
            }
            badge={
              entry.source === 'custom' ? (
                <Badge>{t('addedByYou')}</Badge>
              ) : entry.isFeatured ? (
                <Badge tone="accent">{t('featured')}</Badge>
              ) : undefined
            }
            actions={
              <>
                {entry.refusal === undefined && (
                  <ButtonLink
                    size="small"
                    to="/apps/open"
                    search={{ appUrl: entry.url }}
                    aria-label={t('openNamed', {
                      name: cleanText(entry.name, 64).text,
                    })}
                  >
                    {t('open')}
                  </ButtonLink>
                )}
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('detailsOf', {
                    name: cleanText(entry.name, 64).text,
                  })}
                  onClick={() => onDetails(entry.url)}
                >
                  {t('details')}
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
  const t = useAppListTexts()
  const tApps = useAppsTexts()
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
      title={t('title')}
      description={t('description')}
      actions={
        <>
          {config.walletConnectProjectId && (
            <ButtonLink to="/apps/connect">{t('connectByCode')}</ButtonLink>
          )}
          <ButtonLink to="/settings/apps">{tApps('permissions')}</ButtonLink>
          {config.sampleAppUrl && (
            <ButtonLink
              to="/apps/open"
              search={{ appUrl: config.sampleAppUrl }}
            >
              {t('openSample')}
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
      <Stack gap={5}>
        {list.error && (
          <ErrorState
            error={list.error}
            title={t('failed')}
            onRetry={list.retry}
            busy={list.isFetching}
          >
            <p>{t('failedText')}</p>
          </ErrorState>
        )}
        {list.dropped > 0 && (
          <Notice tone="warning" title={t('dropped')}>
            {t('droppedText', { count: list.dropped })}
          </Notice>
        )}
        {list.entries.length > 0 && (
          <search className="apps-search">
            <TextField
              label={t('search')}
              type="search"
              placeholder={t('searchHint')}
              value={text}
              onValueChange={setText}
            />
            <SelectField
              label={t('tag')}
              value={tag}
              onValueChange={setTag}
              options={[
                { value: '', label: t('allTags') },
                ...tags.map((value) => ({ value, label: value })),
              ]}
            />
          </search>
        )}
        <p className="apps-count" role="status">
          {isFiltered && found.length > 0
            ? t('found', {
                found: String(found.length),
                count: list.entries.length,
              })
            : ''}
        </p>
        {isFiltered && found.length === 0 && list.entries.length > 0 && (
          <EmptyState
            title={t('noMatch')}
            icon="search"
            actions={
              <Button
                onClick={() => {
                  setText('')
                  setTag('')
                }}
              >
                {t('showAll')}
              </Button>
            }
          />
        )}
        <AppGrid title={t('pinned')} entries={pinned} onDetails={setShown} />
        <AppGrid
          title={pinned.length > 0 ? t('more') : t('all')}
          entries={others}
          onDetails={setShown}
        />
        {list.isPending && (
          <Skeleton shape="block" lines={2} label={t('loading')} />
        )}
        {!list.isPending && !list.error && list.entries.length === 0 && (
          <EmptyState title={t('empty')} icon="sparkle">
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
        {/* Rendered after the list has loaded, so that the layout stays in
            place. */}
        {!list.isPending && config.appOrigins === undefined && (
          <Suspense>
            <AddCustomApp entries={list.entries} />
          </Suspense>
        )}
      </Stack>
      {details && (
        <Suspense>
          <AppDetails entry={details} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
