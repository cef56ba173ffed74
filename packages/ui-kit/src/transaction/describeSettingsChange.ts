import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'
import { wordsOf } from './wordsOf.ts'

type SettingsChange = Extract<TransactionInfo, { type: 'SettingsChange' }>

// The member that holds whom or what a change is about; a replaced owner's
// successor matters more than who leaves.
const members =
  /^(?:owner|newOwner|module|guard|moduleGuard|handler|implementation)$/u

/** A change of owners, threshold, modules, guards or the contract itself. */
export function describeSettingsChange(
  { settingsInfo: settings, dataDecoded }: SettingsChange,
  { texts }: ViewContext,
): TransactionView {
  const type = settings?.type ?? ''
  const [, affected] =
    Object.entries<{ value: unknown }>(Object(settings)).find(([key]) =>
      members.test(key),
    ) ?? []
  return {
    icon: 'settings',
    title:
      (Object.hasOwn(texts.settings, type) && texts.settings[type]) ||
      wordsOf(type) ||
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
