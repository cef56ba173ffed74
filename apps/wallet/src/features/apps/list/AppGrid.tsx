import {
  AppCard,
  Badge,
  Button,
  cleanText,
  LinkButton,
} from '@strongroom/ui-kit'
import { useId } from 'react'
import { useSafeHref } from '../../../app/navigation.ts'
import { useServices } from '../../../app/ServicesContext.ts'
import { useOpenSafe } from '../../../app/safe/SafeContext.ts'
import { openAppStores } from '../openAppStores.ts'
import { dropApp } from './dropApp.ts'
import { keepApp } from './keepApp.ts'
import type { AppEntry } from './listApps.ts'

/** A titled group of apps; an empty group renders null. */
export function AppGrid({
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
  const link = useSafeHref()
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
            href={link('/apps/open', { appUrl: entry.url })}
            unavailableReason={entry.refusal}
            pinned={entry.isPinned}
            onPinnedChange={(isPinned) =>
              isPinned
                ? keepApp(stores.apps, 'pinned', chainId, entry)
                : dropApp(stores.apps, 'pinned', chainId, entry.url)
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
                  <LinkButton
                    size="small"
                    href={link('/apps/open', { appUrl: entry.url })}
                    aria-label={`Open ${cleanText(entry.name, 64).text}`}
                  >
                    Open
                  </LinkButton>
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
