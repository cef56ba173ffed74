import {
  Button,
  Card,
  Checkbox,
  LinkButton,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useSafeHref } from '../../../app/navigation.ts'
import { PageTop } from '../../../app/PageTop.tsx'
import { featureNames } from '../featureNames.ts'
import { allFrameExtras } from '../frameExtras.ts'

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
  const link = useSafeHref()
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
        <LinkButton href={link('/apps')}>Back to apps</LinkButton>
      </Stack>
    </form>
  )
}
