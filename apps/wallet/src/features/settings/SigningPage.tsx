import { Card, Checkbox, Stack } from '@strongroom/ui-kit'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useSigningTexts } from './signingTexts.ts'

/** How messages are signed; kept in this browser. */
export function SigningPage() {
  const t = useSigningTexts()
  const { stores } = useServices()
  const { onChain, rawHex } = useStore(stores.settings)
  const set = (name: 'onChain' | 'rawHex') => (value: boolean) =>
    stores.settings.set((current) => ({ ...current, [name]: value }))
  return (
    <>
      <SettingsTop page="signing" />
      <Card title={t('title')}>
        <Stack>
          <Checkbox
            label={t('onChain')}
            hint={t('onChainHint')}
            checked={onChain === true}
            onCheckedChange={set('onChain')}
          />
          <Checkbox
            label={t('rawHex')}
            hint={t('rawHexHint')}
            checked={rawHex === true}
            onCheckedChange={set('rawHex')}
          />
        </Stack>
      </Card>
    </>
  )
}
