import { SelectField } from '@strongroom/ui-kit'
import { useSettingsTexts } from '../../core/settingsTexts.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { isLanguageChoice, languageNames } from '../../texts/locales.ts'

/** The language of the texts, numbers and dates. */
export function LanguageSetting() {
  const t = useSettingsTexts()
  const { settings } = useServices().stores
  const { language = '' } = useStore(settings)
  return (
    <SelectField
      label={t('language')}
      value={language}
      onValueChange={(value) =>
        settings.set(({ language: _, ...current }) =>
          isLanguageChoice(value) ? { ...current, language: value } : current,
        )
      }
      options={[
        { value: '', label: t('browserLanguage') },
        ...Object.entries(languageNames).map(([value, label]) => ({
          value,
          label,
        })),
      ]}
    />
  )
}
