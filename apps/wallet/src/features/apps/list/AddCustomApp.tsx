import {
  AppIcon,
  Button,
  Card,
  ClaimMark,
  DescriptionList,
  ForeignText,
  Notice,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { featureNames } from '../featureNames.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { useAddAppTexts } from './addTexts.ts'
import { describeManifestError } from './describeManifestError.ts'
import { findApp } from './findApp.ts'
import type { AppEntry } from './listApps.ts'
import { saveApp } from './saveApp.ts'
import { splitFeatures } from './splitFeatures.ts'
import { useManifest } from './useManifest.ts'

/** Adds an app by its address, after showing its manifest. */
export function AddCustomApp({ entries }: { entries: readonly AppEntry[] }) {
  const t = useAddAppTexts()
  const { stores: all, toasts } = useServices()
  const stores = openAppStores(all)
  const { chainId } = useOpenSafe()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const [url, setUrl] = useState<string>()
  const manifest = useManifest(url)
  const parsed = parseAppUrl(text)
  const isOwn = parsed?.origin === location.origin
  const known = url === undefined ? undefined : findApp(entries, new URL(url))

  const look = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (parsed === undefined || isOwn) return setUrl(undefined)
    // A second request for the same address fetches it again.
    if (parsed.href === url) void manifest.refetch()
    setUrl(parsed.href)
  }
  const { available, unavailable } = splitFeatures(
    manifest.data?.features ?? [],
  )
  const add = () => {
    if (url === undefined || manifest.data === undefined) return
    const { name, description, iconUrl } = manifest.data
    saveApp(stores.apps, 'custom', chainId, {
      url,
      name,
      description,
      ...(iconUrl === undefined ? {} : { iconUrl }),
    })
    toasts.add({ tone: 'success', title: t('added') })
    setText('')
    setUrl(undefined)
    setAsked(false)
  }
  const open = url !== undefined && (
    <ButtonLink to="/apps/open" search={{ appUrl: url }}>
      {t('openUnadded')}
    </ButtonLink>
  )
  return (
    <Card title={t('title')} description={t('description')}>
      <Stack>
        <form className="app-inline-form" onSubmit={look} noValidate>
          <TextField
            label={t('address')}
            type="url"
            placeholder="https://"
            value={text}
            onValueChange={(value) => {
              setText(value)
              setUrl(undefined)
            }}
            error={
              !asked
                ? undefined
                : parsed === undefined
                  ? t('noAddress')
                  : isOwn
                    ? t('ownAddress')
                    : undefined
            }
          />
          <Button type="submit" busy={manifest.isFetching}>
            {t('check')}
          </Button>
        </form>
        {url !== undefined && manifest.isPending && (
          <Skeleton lines={2} label={t('checking')} />
        )}
        {url !== undefined && manifest.error && (
          <Notice
            tone="warning"
            role="alert"
            title={t('failed')}
            actions={open}
          >
            <p>{describeManifestError(manifest.error, t)}</p>
          </Notice>
        )}
        {url !== undefined && manifest.data && (
          <section className="apps-preview" aria-label={t('preview')}>
            <div className="apps-preview-head">
              <AppIcon
                name={manifest.data.name}
                iconUrl={manifest.data.iconUrl ?? null}
                size="large"
              />
              <div className="apps-preview-text">
                <strong>
                  <ForeignText value={manifest.data.name} />{' '}
                  <ClaimMark by="app" />
                </strong>
                <ForeignText value={manifest.data.description} max={300} />
              </div>
            </div>
            <DescriptionList
              items={[
                {
                  term: t('runsAt'),
                  value: (
                    <strong className="app-wrap">{new URL(url).origin}</strong>
                  ),
                  hint: t('runsAtHint'),
                },
                {
                  term: t('features'),
                  value:
                    available.length === 0
                      ? t('noFeatures')
                      : featureNames(available),
                },
                ...(unavailable.length === 0
                  ? []
                  : [
                      {
                        term: t('unavailable'),
                        value: featureNames(unavailable),
                        hint: t('unavailableHint'),
                      },
                    ]),
              ]}
            />
            <Stack direction="row" gap={2}>
              <Button
                variant="primary"
                onClick={add}
                disabledReason={
                  known && known.source !== 'kept' ? t('listed') : null
                }
              >
                {t('add')}
              </Button>
              {open}
            </Stack>
          </section>
        )}
      </Stack>
    </Card>
  )
}
