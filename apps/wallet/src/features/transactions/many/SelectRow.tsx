import { Checkbox, VisuallyHidden } from '@strongroom/ui-kit'
import { useManyTexts } from './texts.ts'

/** The box that selects a row of the queue. */
export function SelectRow({
  nonce,
  isSelected,
  onChange,
}: {
  nonce: number
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  const t = useManyTexts()
  return (
    <Checkbox
      label={
        <VisuallyHidden>{t('select', { nonce: String(nonce) })}</VisuallyHidden>
      }
      checked={isSelected}
      onCheckedChange={onChange}
    />
  )
}
