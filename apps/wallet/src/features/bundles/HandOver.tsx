import { Button, type ButtonProps } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import type { HandOverSubject } from './HandOverSubject.ts'
import { useHandOverTexts } from './texts.ts'

const HandOverDialog = lazy(async () => {
  const { HandOverDialog: component } = await import('./HandOverDialog.tsx')
  return { default: component }
})

/** A button that hands over a transaction or a message without a gateway. */
export function HandOver({
  safe,
  subject,
  variant = 'secondary',
}: {
  safe: OpenSafe
  subject: HandOverSubject
  variant?: ButtonProps['variant']
}) {
  const t = useHandOverTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('handOver')}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog
            safe={safe}
            subject={subject}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
