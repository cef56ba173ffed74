import type { TransactionInfo } from '@strongroom/gateway-sdk'
import type { Party, TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type SettingsChange = Extract<TransactionInfo, { type: 'SettingsChange' }>

/** A change of owners, threshold, modules, guards or the contract itself. */
export function describeSettingsChange(
  info: SettingsChange,
  { texts }: ViewContext,
): TransactionView {
  const settings = info.settingsInfo
  return {
    icon: 'settings',
    title: texts.settings[settings?.type ?? ''] ?? texts.settingsOther,
    subject:
      settings?.type === 'CHANGE_THRESHOLD'
        ? String(settings.threshold)
        : settings == null
          ? info.dataDecoded.method
          : undefined,
    party: affectedParty(settings),
    amounts: [],
  }
}

function affectedParty(
  settings: SettingsChange['settingsInfo'],
): Party | undefined {
  if (settings == null) return undefined
  const affected =
    'owner' in settings
      ? settings.owner
      : 'newOwner' in settings
        ? settings.newOwner
        : 'module' in settings
          ? settings.module
          : 'guard' in settings
            ? settings.guard
            : 'moduleGuard' in settings
              ? settings.moduleGuard
              : 'handler' in settings
                ? settings.handler
                : 'implementation' in settings
                  ? settings.implementation
                  : undefined
  if (affected === undefined) return undefined
  return {
    relation: '',
    address: affected.value,
    gatewayName: affected.name,
  }
}
