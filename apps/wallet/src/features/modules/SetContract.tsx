import {
  AddressInput,
  Notice,
  RiskList,
  readAddressInput,
  SelectField,
  Skeleton,
} from '@strongroom/ui-kit'
import { type Address, zeroAddress } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { ProposalForm } from './ProposalForm.tsx'
import {
  type ContractSetting,
  changeOf,
  currentOf,
  encodeSetting,
  isKnownHandler,
  officialHandler,
} from './settings.ts'
import { useModulesTexts } from './texts.ts'
import { useSettingRisks } from './useSettingRisks.ts'

const titles = {
  guard: 'setGuard',
  moduleGuard: 'setModuleGuard',
  handler: 'setHandler',
} as const

/** Findings for which the form does not go on, whatever an owner would accept. */
const refused: ReadonlySet<string> = new Set([
  'unsafe-handler',
  'unusable-guard',
  'library-code',
])

/** Why an address cannot be set, before the chain is asked. */
function problemOf(
  address: Address | null,
  safe: Address,
  current: Address | null,
) {
  const key = address?.toLowerCase()
  if (key === undefined) return undefined
  if (key === zeroAddress) return 'zeroAddress'
  if (key === safe.toLowerCase()) return 'safeItself'
  return key === current?.toLowerCase() ? 'sameAsNow' : undefined
}

/** Sets a guard, a guard of modules or the fallback handler. */
export function SetContract({
  draft,
  state,
  setting,
}: {
  draft: FormDraft
  state: SafeState
  setting: ContractSetting
}) {
  const t = useModulesTexts()
  const contracts = useContractTexts()
  const safe = useOpenSafe()
  const book = useBook(safe.chainId)
  const { values, set } = draft
  const { shortName } = safe.chain
  const current = currentOf(setting, state)
  const official =
    setting === 'handler' ? officialHandler(state, safe.chainId) : undefined
  const canRestore =
    official !== undefined && official.toLowerCase() !== current?.toLowerCase()
  const isOther = !canRestore || (values['choice'] ?? 'official') === 'other'
  const text = values['address'] ?? ''
  const typed = readAddressInput(text, { shortName, anchors: book })
    .address as Address | null
  const address = isOther ? typed : (official ?? null)
  const problem = problemOf(address, safe.address, current)
  const change =
    address && !problem ? changeOf(setting, address, safe.address) : undefined
  const { verdict, error, isFetching } = useSettingRisks(change)
  const isRefused =
    verdict?.decision === 'refuse' ||
    verdict?.reasons.some(({ finding }) => refused.has(finding.kind)) === true
  const isRisky =
    address !== null &&
    change !== undefined &&
    verdict !== undefined &&
    !isRefused &&
    !(setting === 'handler' && isKnownHandler(address))
  return (
    <ProposalForm
      draft={draft}
      title={t(titles[setting])}
      confirmed={isRisky ? address : undefined}
      dataAt={() =>
        address && verdict && !isRefused && !isFetching
          ? encodeSetting(setting, address)
          : undefined
      }
    >
      {({ isSubmitted }) => (
        <>
          <p>{t(`${titles[setting]}Text`)}</p>
          {canRestore && (
            <SelectField
              label={t('handler')}
              value={isOther ? 'other' : 'official'}
              options={[
                {
                  value: 'official',
                  label: t('officialHandler', {
                    name: describeContract(official, contracts) ?? official,
                  }),
                },
                { value: 'other', label: t('otherHandler') },
              ]}
              onValueChange={(choice) => set({ choice, confirm: undefined })}
            />
          )}
          {isOther && (
            <AddressInput
              label={t('address')}
              value={text}
              shortName={shortName}
              suggestions={book}
              anchors={book}
              onValueChange={(value) =>
                set({ address: value, confirm: undefined })
              }
              error={
                problem
                  ? t(problem)
                  : isSubmitted && text === ''
                    ? t('noAddress')
                    : undefined
              }
            />
          )}
          {isFetching && verdict === undefined && (
            <>
              <p role="status">{t('checking')}</p>
              <Skeleton lines={2} />
            </>
          )}
          {error && change && (
            <Notice tone="warning" title={t('notChecked')} role="alert">
              {t('notCheckedText')}
            </Notice>
          )}
          {change && verdict && (
            <div aria-live="polite">
              <RiskList reasons={verdict.reasons} />
              {isRefused && (
                <p className="app-module-refused">{t('refused')}</p>
              )}
            </div>
          )}
        </>
      )}
    </ProposalForm>
  )
}
