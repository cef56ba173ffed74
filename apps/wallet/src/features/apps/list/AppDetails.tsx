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
import { useAppsTexts } from '../texts.ts'
import { useAppDetailsTexts } from './detailsTexts.ts'
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
  const t = useAppDetailsTexts()
  const tApps = useAppsTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId } = useOpenSafe()
  const { chains } = useChainRecords()
  const { listed } = entry
  const nameOf = (id: string) =>
    chains.find((chain) => chain.chainId === id)?.chainName ??
    t('networkOf', { id })
  const items = [
    {
      term: t('address'),
      value: <span className="app-wrap">{entry.url}</span>,
      hint: t('addressHint'),
    },
    ...(listed
      ? [
          {
            term: t('madeBy'),
            value: listed.provider ? (
              <OutLink href={listed.provider.url} text={listed.provider.name} />
            ) : (
              t('notStated')
            ),
          },
          {
            term: t('website'),
            value: listed.developerWebsite ? (
              <OutLink
                href={listed.developerWebsite}
                text={listed.developerWebsite}
              />
            ) : (
              t('notStated')
            ),
          },
          {
            term: t('elsewhere'),
            value:
              listed.socialProfiles.length === 0 ? (
                t('nothingStated')
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
            term: t('networks'),
            value: [...new Set(listed.chainIds)]
              .slice(0, 30)
              .map(nameOf)
              .join(', '),
          },
          {
            term: t('features'),
            value:
              listed.features.length === 0
                ? t('noneStated')
                : listed.features
                    .slice(0, 8)
                    .map((feature) => (
                      <Badge key={feature}>
                        {feature === 'BATCHED_TRANSACTIONS' ? (
                          t('batches')
                        ) : (
                          <ForeignText value={feature} max={32} />
                        )}
                      </Badge>
                    )),
          },
          { term: t('policy'), value: describePolicy(listed, t) },
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
              {t('remove')}
            </Button>
          )}
          {entry.refusal === undefined && (
            <ButtonLink
              variant="primary"
              to="/apps/open"
              search={{ appUrl: entry.url }}
            >
              {tApps('open')}
            </ButtonLink>
          )}
        </Stack>
      }
    >
      <Stack>
        {entry.refusal !== undefined && (
          <Notice tone="danger" title={t('refused')}>
            {tApps(entry.refusal, { host: location.host })}
          </Notice>
        )}
        <p>
          <ForeignText value={entry.description} max={500} />
        </p>
        <DescriptionList items={items} />
        <p className="app-advice">{t(entry.source)}</p>
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
