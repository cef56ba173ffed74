import { Card, PageHeader, Stack, ThemeSwitch } from '@strongroom/ui-kit'
import { useServices } from '../../app/ServicesContext.ts'
import { useStore } from '../../storage/useStore.ts'
import { DataSettings } from './DataSettings.tsx'
import { RpcSettings } from './RpcSettings.tsx'
import { SafeSetup } from './SafeSetup.tsx'

export function SettingsPage() {
  const { stores } = useServices()
  const { theme } = useStore(stores.settings)
  return (
    <>
      <PageHeader title="Settings" />
      <Stack gap={6}>
        <SafeSetup />
        <Card title="Your own RPC">
          <RpcSettings />
        </Card>
        <Card title="Appearance">
          <ThemeSwitch
            value={theme}
            onValueChange={(next) =>
              stores.settings.set((current) => ({ ...current, theme: next }))
            }
          />
        </Card>
        <Card
          title="Data in this browser"
          description="Names, watched safes and settings. They are nowhere else: save a copy."
        >
          <DataSettings />
        </Card>
      </Stack>
    </>
  )
}
