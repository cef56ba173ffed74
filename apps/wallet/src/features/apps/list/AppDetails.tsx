import {
  Badge,
  Button,
  ClaimMark,
  DescriptionList,
  Dialog,
  ExternalLink,
  ForeignText,
  Notice,
  Stack,
  safeHref,
} from '@strongroom/ui-kit'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useChainRecords } from '../../../core/useChainRecords.ts'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { describePolicy } from '../permissions/describePolicy.ts'
import type { AppEntry } from './listApps.ts'
import { removeCustomApp } from './removeCustomApp.ts'

/** All texts about an app, and their sources. */
export function AppDetails({
  entry,
  onClose,
}: {
  entry: AppEntry
  onClose: () => void
}) {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId } = useOpenSafe()
  const { chains } = useChainRecords()
  const { listed } = entry
  const nameOf = (id: string) =>
    chains.find((chain) => chain.chainId === id)?.chainName ?? `Chain ${id}`
  const items = [
    {
      term: 'Address',
      value: <span className="app-wrap">{entry.url}</span>,
      hint: 'Who answers at this address decides what the app does.',
    },
    ...(listed
      ? [
          {
            term: 'Made by',
            value: listed.provider ? (
              <OutLink href={listed.provider.url} text={listed.provider.name} />
            ) : (
              'Not stated'
            ),
          },
          {
            term: 'Website',
            value: listed.developerWebsite ? (
              <OutLink
                href={listed.developerWebsite}
                text={listed.developerWebsite}
              />
            ) : (
              'Not stated'
            ),
          },
          {
            term: 'Elsewhere',
            value:
              listed.socialProfiles.length === 0 ? (
                'Nothing stated'
              ) : (
                <Stack gap={1}>
                  {listed.socialProfiles
                    .slice(0, 8)
                    .map(({ platform, url }) => (
                      <OutLink
                        key={`${platform} ${url}`}
                        href={url}
                        text={platforms[platform] ?? url}
                      />
                    ))}
                </Stack>
              ),
          },
          {
            term: 'Networks',
            value: [...new Set(listed.chainIds)]
              .slice(0, 30)
              .map(nameOf)
              .join(', '),
          },
          {
            term: 'Features',
            value:
              listed.features.length === 0
                ? 'None stated'
                : listed.features
                    .slice(0, 8)
                    .map((feature) => (
                      <Badge key={feature}>
                        {feature === 'BATCHED_TRANSACTIONS' ? (
                          'Batches'
                        ) : (
                          <ForeignText value={feature} max={32} />
                        )}
                      </Badge>
                    )),
          },
          { term: 'Who may show it', value: describePolicy(listed) },
        ]
      : []),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          <ForeignText value={entry.name} />{' '}
          <ClaimMark by={listed ? 'gateway' : 'app'} />
        </>
      }
      footer={
        <Stack direction="row" gap={2} justify="end">
          {entry.source === 'custom' && (
            <Button
              variant="danger"
              onClick={() => {
                removeCustomApp(stores, chainId, entry.url)
                onClose()
              }}
            >
              Remove app and its permissions
            </Button>
          )}
          {entry.refusal === undefined && (
            <ButtonLink
              variant="primary"
              to="/apps/open"
              search={{ appUrl: entry.url }}
            >
              Open app
            </ButtonLink>
          )}
        </Stack>
      }
    >
      <Stack>
        {entry.refusal !== undefined && (
          <Notice tone="danger" title="It cannot be opened here">
            {entry.refusal}
          </Notice>
        )}
        <p>
          <ForeignText value={entry.description} max={500} />
        </p>
        <DescriptionList items={items} />
        <p className="app-advice">{sources[entry.source]}</p>
      </Stack>
    </Dialog>
  )
}

const platforms: Record<string, string> = {
  TWITTER: 'Twitter',
  GITHUB: 'GitHub',
  DISCORD: 'Discord',
  TELEGRAM: 'Telegram',
}

const sources = {
  listed: 'All of this is what the gateway’s list says.',
  custom: 'You added it by its address. Nobody else vouches for it here.',
  kept: 'You pinned it. The gateway’s list does not name it now.',
}

/** An untrusted link: its text always shows its destination. */
function OutLink({ href, text }: { href: string; text: string }) {
  const checked = safeHref(href)
  if (checked === undefined) return <ForeignText value={text} />
  const { host } = new URL(checked)
  return (
    <ExternalLink href={checked}>
      <ForeignText value={text} /> {text === href ? '' : `(${host})`}
    </ExternalLink>
  )
}
