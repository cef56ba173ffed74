import { Button } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useHomeTexts } from './texts.ts'

const ReceiveDialog = lazy(async () => {
  const { ReceiveDialog: component } = await import(
    '../funding/ReceiveDialog.tsx'
  )
  return { default: component }
})

/** What owners do most, one press away. */
export function QuickActions() {
  const t = useHomeTexts()
  const [isReceiving, setReceiving] = useState(false)
  return (
    <>
      <ButtonLink to="/send">{t('send')}</ButtonLink>
      <Button onClick={() => setReceiving(true)}>{t('receive')}</Button>
      <ButtonLink to="/messages/new">{t('signMessage')}</ButtonLink>
      {isReceiving && (
        <Suspense>
          <ReceiveDialog onClose={() => setReceiving(false)} />
        </Suspense>
      )}
    </>
  )
}
