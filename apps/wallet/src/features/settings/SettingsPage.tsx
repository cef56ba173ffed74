import { Card, Stack, ThemeSwitch } from '@strongroom/ui-kit'
import { PageTop } from '../../app/PageTop.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useStore } from '../../storage/useStore.ts'
import { DataSettings } from './DataSettings.tsx'
import { RpcSettings } from './RpcSettings.tsx'
import { SafeSetup } from './SafeSetup.tsx'
import { useSafeState } from './useSafeState.ts'

export function SettingsPage() {
  const { stores } = useServices()
  const { theme } = useStore(stores.settings)
  const state = useSafeState(useOpenSafe())
  return (
    <>
      <PageTop title="Settings" />
      <Stack gap={6}>
        <SafeSetup />
        {(state.data ?? state.error) && (
          <>
            <Card title="Your own RPC">
              <RpcSettings />
            </Card>
            <Card title="Appearance">
              <ThemeSwitch
                value={theme}
                onValueChange={(next) =>
                  stores.settings.set((current) => ({
                    ...current,
                    theme: next,
                  }))
                }
              />
            </Card>
            <Card
              title="Data in this browser"
              description="Names, watched safes and settings. They are nowhere else: save a copy."
            >
              <DataSettings />
            </Card>
          </>
        )}
      </Stack>
    </>
  )
}
