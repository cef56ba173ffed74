import { SelectField } from '@strongroom/ui-kit'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { isLanguageChoice, languageNames } from '../../texts/locales.ts'
import { useSettingsTexts } from './texts.ts'

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
