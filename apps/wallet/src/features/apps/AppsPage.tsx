import { Button, Card, LinkButton, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useGo, useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { parseAppUrl } from './parseAppUrl.ts'

/** Apps that can use the safe as their account. */
export function AppsPage() {
  const { config } = useServices()
  const link = useSafeHref()
  const go = useGo()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const parsed = parseAppUrl(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (parsed !== undefined) go(link('/apps/open', { appUrl: parsed.href }))
  }
  return (
    <>
      <PageTop
        title="Apps"
        description="An app runs in a frame of its own. It can read this safe and propose transactions; you review each one here."
      />
      <Stack gap={6}>
        {config.sampleAppUrl && (
          <Card
            title="Sample app"
            description={config.sampleAppUrl}
            actions={
              <LinkButton
                variant="primary"
                href={link('/apps/open', { appUrl: config.sampleAppUrl })}
              >
                Open sample app
              </LinkButton>
            }
          />
        )}
        <Card title="Open an app by its address">
          <form className="app-inline-form" onSubmit={submit} noValidate>
            <TextField
              label="App address"
              type="url"
              placeholder="https://"
              value={text}
              onValueChange={setText}
              error={
                asked && parsed === undefined
                  ? 'Enter an https address.'
                  : undefined
              }
            />
            <Button type="submit">Open app</Button>
          </form>
        </Card>
      </Stack>
    </>
  )
}
