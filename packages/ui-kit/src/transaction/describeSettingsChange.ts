import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { humanizeConstant } from './humanizeConstant.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type SettingsChange = Extract<TransactionInfo, { type: 'SettingsChange' }>

/** A change of owners, threshold, modules, guards or the contract itself. */
export function describeSettingsChange(
  { settingsInfo: settings, dataDecoded }: SettingsChange,
  { texts }: ViewContext,
): TransactionView {
  const type = settings?.type ?? ''
  // Subject of the change; of a replaced owner, the successor.
  const parts: Record<string, unknown> = Object(settings)
  const affected =
    parts['newOwner'] ?? Object.values(parts).find((part) => Object(part).value)
  return {
    icon: 'settings',
    title:
      (Object.hasOwn(texts.settings, type) && texts.settings[type]) ||
      humanizeConstant(type) ||
      texts.settingsOther,
    subject:
      settings?.type === 'CHANGE_THRESHOLD'
        ? String(settings.threshold)
        : settings == null
          ? dataDecoded?.method
          : undefined,
    party: readParty('', affected),
    amounts: [],
  }
}
