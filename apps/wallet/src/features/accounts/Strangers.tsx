import { Button, Stack } from '@strongroom/ui-kit'
import type { ComponentProps } from 'react'
import { useAccountsDetailsTexts } from './accountsDetailsTexts.ts'
import { SafeRows } from './SafeRows.tsx'

interface StrangersProps
  extends Omit<ComponentProps<typeof SafeRows>, 'label'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Safes that merely name the account, folded. Loaded on demand. */
export function Strangers({ isOpen, onOpenChange, ...rest }: StrangersProps) {
  const t = useAccountsDetailsTexts()
  const count = rest.groups.length
  return (
    <Stack gap={3}>
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
      >
        {t(isOpen ? 'hideStrangers' : 'showStrangers', { count })}
      </Button>
      {isOpen && (
        <>
          <p className="app-advice">{t('strangersText')}</p>
          <SafeRows label={t('strangers')} {...rest} />
        </>
      )}
    </Stack>
  )
}
