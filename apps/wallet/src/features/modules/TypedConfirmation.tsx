import { TextField } from '@strongroom/ui-kit'
import { useModulesTexts } from './texts.ts'

/** The characters that an owner types to confirm a risky change of settings. */
const wordOf = (address: string) => address.slice(-4)

/** Whether the last four characters of the address were typed. */
export const isTyped = (text: string | undefined, address: string) =>
  text?.trim().toLowerCase() === wordOf(address).toLowerCase()

/** Asks for the last four characters of the address that a change is about. */
export function TypedConfirmation({
  address,
  value,
  isSubmitted,
  onValueChange,
}: {
  address: string
  value: string | undefined
  /** The form was sent: say what is missing. */
  isSubmitted: boolean
  onValueChange: (text: string) => void
}) {
  const t = useModulesTexts()
  const word = wordOf(address)
  const isWrong =
    value !== undefined && value.length >= 4 && !isTyped(value, address)
  return (
    <TextField
      label={t('confirm', { word })}
      hint={t('confirmHint')}
      mono
      required
      value={value ?? ''}
      onValueChange={onValueChange}
      error={
        isWrong || (isSubmitted && !isTyped(value, address))
          ? t('confirmWrong', { word })
          : undefined
      }
    />
  )
}
