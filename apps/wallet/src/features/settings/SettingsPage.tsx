import {
  applyDensity,
  Card,
  DensitySwitch,
  DescriptionList,
  LinkButton,
  Skeleton,
  Stack,
  ThemeSwitch,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { useStore } from '../../storage/useStore.ts'
import { DataSettings } from './DataSettings.tsx'
import { RpcSettings } from './RpcSettings.tsx'
import { SafeSetup } from './SafeSetup.tsx'
import { useSafeState } from './useSafeState.ts'

// The settings are below the first screen.
const SigningSettings = lazy(async () => {
  const { SigningSettings: component } = await import('./SigningSettings.tsx')
  return { default: component }
})

export function SettingsPage() {
  const { stores } = useServices()
  const { theme, density = 'comfortable' } = useStore(stores.settings)
  const safe = useOpenSafe()
  const link = useSafeHref()
  const state = useSafeState(safe)
  // Settings are read through the endpoint, which this page lets the owner
  // choose.
  const rpc = useRpc(safe.chainId)
  return (
    <>
      <PageTop title="Settings" />
      <Stack gap={6}>
        <SafeSetup />
        {(rpc === undefined || (state.data ?? state.error)) && (
          <>
            <Card title="Your own RPC">
              <RpcSettings />
            </Card>
            <Card title="Appearance">
              <DescriptionList
                items={[
                  {
                    term: 'Theme',
                    value: (
                      <ThemeSwitch
                        value={theme}
                        onValueChange={(next) =>
                          stores.settings.set((current) => ({
                            ...current,
                            theme: next,
                          }))
                        }
                      />
                    ),
                  },
                  {
                    term: 'Density',
                    value: (
                      <DensitySwitch
                        value={density}
                        onValueChange={(next) => {
                          applyDensity(next)
                          stores.settings.set(({ density: _, ...current }) =>
                            next === 'compact'
                              ? { ...current, density: next }
                              : current,
                          )
                        }}
                      />
                    ),
                  },
                ]}
              />
            </Card>
            <Suspense fallback={<Skeleton shape="block" lines={2} />}>
              <SigningSettings />
            </Suspense>
            <Card
              title="App permissions"
              description="What embedded apps may read, and which browser features they may use."
              actions={
                <LinkButton href={link('/settings/apps')}>
                  App permissions
                </LinkButton>
              }
            />
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
