import {
  Card,
  DensitySwitch,
  DescriptionList,
  Stack,
  ThemeSwitch,
} from '@strongroom/ui-kit'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useSettingsTexts } from '../../core/settingsTexts.ts'
import { useAppearance } from '../../core/useAppearance.ts'
import { LanguageSetting } from './LanguageSetting.tsx'

/** How the wallet looks and reads in this browser. */
export function AppearancePage() {
  const t = useSettingsTexts()
  const { theme, density, setTheme, setDensity } = useAppearance()
  return (
    <>
      <SettingsTop page="appearance" />
      <Card title={t('appearance')}>
        <Stack>
          <LanguageSetting />
          <DescriptionList
            items={[
              {
                term: t('theme'),
                value: <ThemeSwitch value={theme} onValueChange={setTheme} />,
              },
              {
                term: t('density'),
                value: (
                  <DensitySwitch value={density} onValueChange={setDensity} />
                ),
              },
            ]}
          />
        </Stack>
      </Card>
    </>
  )
}
