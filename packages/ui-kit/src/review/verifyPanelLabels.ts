import { defaultHashLabels, type HashLabels } from './hashLabels.ts'

/** Texts of `VerifyPanel`. */
export interface VerifyPanelLabels extends HashLabels {
  /** Follows when everything is equal. */
  device: string
}

export const defaultVerifyPanelLabels: VerifyPanelLabels = {
  ...defaultHashLabels,
  device:
    'Your wallet or device should show the same message hash. Compare it before you confirm there.',
}
