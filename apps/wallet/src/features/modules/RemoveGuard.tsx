import { encodeSetGuard, encodeSetModuleGuard } from '@strongroom/safe-protocol'
import { Address, Notice } from '@strongroom/ui-kit'
import { type Address as AddressText, zeroAddress } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { useModulesTexts } from './texts.ts'
import { useQueuedModules } from './useQueuedModules.ts'

/** Removes a guard; what waits then runs without its check, which is confirmed. */
export function RemoveGuard({
  draft,
  guard,
  isOfModules,
}: {
  draft: FormDraft
  guard: AddressText
  isOfModules: boolean
}) {
  const t = useModulesTexts()
  const { chain, chainId } = useOpenSafe()
  const names = useNames(chainId)
  const { waiting, isUnknown } = useQueuedModules()
  const isRisky = waiting.length > 0 || isUnknown
  const data = isOfModules
    ? encodeSetModuleGuard({ moduleGuard: zeroAddress })
    : encodeSetGuard({ guard: zeroAddress })
  return (
    <ProposalForm
      draft={draft}
      title={t(isOfModules ? 'removeModuleGuard' : 'removeGuard')}
      confirmed={isRisky ? guard : undefined}
      dataAt={() => data}
    >
      {() => (
        <>
          <Address
            address={guard}
            name={nameOf(names, guard)}
            shortName={chain.shortName}
            variant="full"
          />
          <p>{t(isOfModules ? 'noModuleGuardText' : 'noGuardText')}</p>
          {waiting.length > 0 && (
            <Notice
              tone="warning"
              title={t('othersWait', { count: waiting.length })}
            >
              {t('othersWaitText')}
            </Notice>
          )}
          {isUnknown && (
            <Notice tone="warning" title={t('queueUnknown')}>
              {t('queueUnknownGuard')}
            </Notice>
          )}
        </>
      )}
    </ProposalForm>
  )
}
