import { alert, check, info, warning } from '../icon/paths.ts'
import type { Tone } from './Notice.tsx'

/** How serious something is, by shape. */
export const toneOutlines: Record<Tone, string> = {
  info,
  success: check,
  warning,
  danger: alert,
}
