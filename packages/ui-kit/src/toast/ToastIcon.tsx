import { Glyph } from '../icon/Glyph.tsx'
import { alert, check, info, warning } from '../icon/paths.ts'
import type { Tone } from '../notice/Notice.tsx'

const outlines: Record<Tone, string> = {
  info,
  success: check,
  warning,
  danger: alert,
}
const words: Record<Tone, string | undefined> = {
  info: undefined,
  success: undefined,
  warning: 'Warning',
  danger: 'Error',
}

/** The kind of a notification by shape, and by word where it matters. */
export function ToastIcon({ tone }: { tone: Tone }) {
  return (
    <Glyph
      path={outlines[tone]}
      label={words[tone]}
      className="sr-toast-icon"
      data-tone={tone}
    />
  )
}
