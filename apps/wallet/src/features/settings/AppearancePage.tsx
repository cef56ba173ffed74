import {
  applyDensity,
  Card,
  DensitySwitch,
  DescriptionList,
  Stack,
  ThemeSwitch,
} from '@strongroom/ui-kit'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { LanguageSetting } from './LanguageSetting.tsx'
import { SettingsTop } from './SettingsTop.tsx'

/** How the wallet looks and reads in this browser. */
export function AppearancePage() {
  const { stores } = useServices()
  const { theme, density = 'comfortable' } = useStore(stores.settings)
  return (
    <>
      <SettingsTop title="Appearance" />
      <Card title="Appearance">
        <Stack>
          <LanguageSetting />
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
        </Stack>
      </Card>
    </>
  )
}
