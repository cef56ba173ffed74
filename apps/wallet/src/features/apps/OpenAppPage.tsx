import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { useAppSearch, useSafeHref } from '../../app/navigation.ts'
import { PagePending } from '../../app/PagePending.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { parseAppUrl } from './parseAppUrl.ts'

// The bridge and the review: not needed before somebody decides to open an app.
const AppSession = lazy(async () => {
  const { AppSession: component } = await import('./AppSession.tsx')
  return { default: component }
})

/** Opens an app; one that nobody vouches for only after a warning. */
export function OpenAppPage() {
  const { config } = useServices()
  const { appUrl } = useAppSearch()
  const link = useSafeHref()
  const url = parseAppUrl(appUrl)
  const [accepted, setAccepted] = useState<string>()
  const apps = <LinkButton href={link('/apps')}>Back to apps</LinkButton>
  if (url === undefined || url.origin === location.origin)
    return (
      <EmptyState
        title="This is not the address of an app"
        icon="warning"
        actions={apps}
      >
        <p>An app needs an https address of another site than this one.</p>
      </EmptyState>
    )
  const isKnown =
    config.sampleAppUrl !== undefined &&
    new URL(config.sampleAppUrl).origin === url.origin
  if (!isKnown && accepted !== url.origin)
    return (
      <Notice
        tone="warning"
        title={`Open ${url.origin}?`}
        actions={
          <Stack direction="row" gap={2}>
            <Button variant="primary" onClick={() => setAccepted(url.origin)}>
              Open app
            </Button>
            {apps}
          </Stack>
        }
      >
        Nobody checked this app. It learns the safe’s address and can propose
        transactions. Go on only if you know this address.
      </Notice>
    )
  // Keyed: another app is another session with another frame.
  return (
    <Suspense fallback={<PagePending />}>
      <AppSession key={url.href} url={url} />
    </Suspense>
  )
}
