import { Button, Card, Checkbox, Notice, Stack } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { PageTop } from '../../../core/PageTop.tsx'
import { featureNames } from '../featureNames.ts'
import { allFrameExtras } from '../frameExtras.ts'
import { useAppsTexts } from '../texts.ts'
import { useAppGateTexts } from './gateTexts.ts'

/** Decisions to make before an app is loaded. */
export function AppGate({
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
  const t = useAppGateTexts()
  const tApps = useAppsTexts()
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
      <PageTop title={t('title', { origin: url.origin })} />
      {isUnknown && (
        <Notice
          tone="warning"
          title={t(isListMissing ? 'noList' : 'unchecked')}
        >
          <p>{t(isListMissing ? 'noListText' : 'uncheckedText')}</p>
        </Notice>
      )}
      {features.length > 0 && (
        <Card title={t('features')} description={t('featuresText')}>
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
          {t('unavailable', { features: featureNames(unavailable) })}
        </p>
      )}
      {isLinksOpen && (
        <Checkbox
          label={t('links')}
          hint={t('linksHint')}
          checked={hasLinks}
          onCheckedChange={setLinks}
        />
      )}
      {isUnknown && (
        <Checkbox
          label={t('remember', { origin: url.origin })}
          checked={remember}
          onCheckedChange={setRemember}
        />
      )}
      <Stack direction="row" gap={2}>
        <Button type="submit" variant="primary">
          {tApps('open')}
        </Button>
        <ButtonLink to="/apps">{tApps('toApps')}</ButtonLink>
      </Stack>
    </form>
  )
}
