import type { SafeSettings } from '../protocol/walletTypes.ts'

/**
 * The settings of one session, which the app may change with
 * `safe_setSettings`. They are coerced and merged; unknown names are left out.
 */
export function createSafeSettings(initial: SafeSettings = {}) {
  let settings: Required<SafeSettings> = { offChainSigning: true, ...initial }
  return {
    get: (): Readonly<Required<SafeSettings>> => settings,
    /** Takes the parameters of `safe_setSettings`; gives the merged settings. */
    set([change]: readonly unknown[]): Readonly<Required<SafeSettings>> {
      const { offChainSigning } = Object(change) as Record<string, unknown>
      if (offChainSigning !== undefined)
        settings = { ...settings, offChainSigning: !!offChainSigning }
      return settings
    },
  }
}
