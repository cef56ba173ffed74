import { Glyph } from '../icon/Glyph.tsx'
import type { Tone } from '../notice/Notice.tsx'
import { toneOutlines } from '../notice/toneOutlines.ts'

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
      path={toneOutlines[tone]}
      label={words[tone]}
      className="sr-toast-icon"
      data-tone={tone}
    />
  )
}
