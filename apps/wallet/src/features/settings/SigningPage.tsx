import { Card, Checkbox, Stack } from '@strongroom/ui-kit'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { SettingsTop } from './SettingsTop.tsx'

/** How messages are signed; kept in this browser. */
export function SigningPage() {
  const { stores } = useServices()
  const { onChain, rawHex } = useStore(stores.settings)
  const set = (name: 'onChain' | 'rawHex') => (value: boolean) =>
    stores.settings.set((current) => ({ ...current, [name]: value }))
  return (
    <>
      <SettingsTop title="Signing" />
      <Card title="Signing messages">
        <Stack>
          <Checkbox
            label="Always use on-chain signatures"
            hint="Every message becomes a transaction, which has to be executed and costs a fee."
            checked={onChain === true}
            onCheckedChange={set('onChain')}
          />
          <Checkbox
            label="Allow signing of raw hex"
            hint="Nobody can read such bytes: they may be an order, a permission or a transaction. Leave this off unless you know why."
            checked={rawHex === true}
            onCheckedChange={set('rawHex')}
          />
        </Stack>
      </Card>
    </>
  )
}
