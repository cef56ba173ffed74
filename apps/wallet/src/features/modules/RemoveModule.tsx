import { encodeDisableModule } from '@strongroom/safe-protocol'
import { Address, Notice } from '@strongroom/ui-kit'
import type { Address as AddressText } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { planRemoval } from './queuedModules.ts'
import { useModulesTexts } from './texts.ts'
import { useQueuedModules } from './useQueuedModules.ts'

/** Removes a module by its place in the list at the time when the removal runs. */
export function RemoveModule({
  draft,
  state,
  module,
}: {
  draft: FormDraft
  state: SafeState
  module: AddressText
}) {
  const t = useModulesTexts()
  const { chain, chainId } = useOpenSafe()
  const names = useNames(chainId)
  const { changes, isUnknown } = useQueuedModules()
  const planAt = (nonce: bigint) =>
    planRemoval(state.modules, module, nonce, changes)
  return (
    <ProposalForm
      draft={draft}
      title={t('removing')}
      dataAt={(nonce) => {
        const plan = planAt(nonce)
        if (plan.kind === 'removed') return undefined
        const { prevModule } = plan
        return encodeDisableModule({ prevModule, module })
      }}
    >
      {({ nonce }) => {
        const plan = nonce === undefined ? undefined : planAt(nonce)
        return (
          <>
            <Address
              address={module}
              name={nameOf(names, module)}
              shortName={chain.shortName}
              variant="full"
            />
            <p>{t('removingText')}</p>
            {plan?.kind === 'removed' && (
              <Notice
                tone="danger"
                role="alert"
                title={t('removedAlready', { nonce: String(plan.nonce) })}
              />
            )}
            {plan?.kind === 'possible' && plan.before.length > 0 && (
              <Notice
                tone="warning"
                title={t('afterQueued', { nonces: plan.before.join(', ') })}
              >
                {t('afterQueuedText')}
              </Notice>
            )}
            {isUnknown && (
              <Notice tone="warning" title={t('queueUnknown')}>
                {t('queueUnknownModules')}
              </Notice>
            )}
          </>
        )
      }}
    </ProposalForm>
  )
}
