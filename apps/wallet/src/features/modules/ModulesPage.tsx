import {
  Address,
  Button,
  Card,
  ErrorState,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Address as AddressText, Hex } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { hasModuleGuards } from './hasModuleGuards.ts'
import { useModulesTexts } from './texts.ts'

// It waits for the state of the safe anyway.
const ModuleList = lazy(async () => {
  const { ModuleList: component } = await import('./ModuleList.tsx')
  return { default: component }
})
const SecurityState = lazy(async () => {
  const { SecurityState: component } = await import(
    '../safe-state/SecurityState.tsx'
  )
  return { default: component }
})

// They are needed once an owner chose what to change.
const SettingChange = lazy(async () => {
  const { SettingChange: component } = await import('./SettingChange.tsx')
  return { default: component }
})

/** One contract that the safe names, and what can be done about it. */
function ContractSettingCard({
  title,
  text,
  address,
  children,
}: {
  title: string
  text: string
  address: AddressText | null
  children: ReactNode
}) {
  const t = useModulesTexts()
  const contracts = useContractTexts()
  const { chain, chainId } = useOpenSafe()
  const names = useNames(chainId)
  return (
    <Card title={title} description={text} actions={children}>
      {address === null ? (
        <p>{t('notSet')}</p>
      ) : (
        <Address
          address={address}
          name={nameOf(names, address) ?? describeContract(address, contracts)}
          shortName={chain.shortName}
          variant="full"
        />
      )}
    </Card>
  )
}

function Settings({ draft, state }: { draft: FormDraft; state: SafeState }) {
  const t = useModulesTexts()
  const { set } = draft
  const start = (action: string) => () => set({ action })
  const hasGuards = hasModuleGuards(state)
  return (
    <Stack gap={5}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SecurityState isBrief />
        <ModuleList
          state={state}
          onRemove={(module) => set({ action: 'removeModule', module })}
        />
      </Suspense>
      <ContractSettingCard
        title={t('guard')}
        text={t('guardText')}
        address={state.guard}
      >
        {state.guard !== null && (
          <Button onClick={start('removeGuard')}>{t('removeGuard')}</Button>
        )}
        <Button onClick={start('guard')}>{t('setGuard')}</Button>
      </ContractSettingCard>
      <ContractSettingCard
        title={t('moduleGuard')}
        text={t(hasGuards ? 'moduleGuardText' : 'moduleGuardSince')}
        address={state.moduleGuard}
      >
        {hasGuards && (
          <>
            {state.moduleGuard !== null && (
              <Button onClick={start('removeModuleGuard')}>
                {t('removeModuleGuard')}
              </Button>
            )}
            <Button onClick={start('moduleGuard')}>
              {t('setModuleGuard')}
            </Button>
          </>
        )}
      </ContractSettingCard>
      <ContractSettingCard
        title={t('handler')}
        text={t('handlerText')}
        address={state.fallbackHandler}
      >
        <Button onClick={start('handler')}>{t('setHandler')}</Button>
      </ContractSettingCard>
    </Stack>
  )
}

function Modules({ draft }: { draft: FormDraft }) {
  const t = useModulesTexts()
  const safe = useOpenSafe()
  const { data, error, refetch } = useSafeState(safe)
  return (
    <>
      <SettingsTop page="security" title={t('title')} />
      {data === undefined ? (
        error ? (
          <ErrorState
            error={error}
            title={t('noAnswer')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={6} />
        )
      ) : draft.values['action'] ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <SettingChange draft={draft} state={data} />
        </Suspense>
      ) : (
        <Settings draft={draft} state={data} />
      )}
    </>
  )
}

/** What acts for the safe, checks it or answers for it, with a way to change each. */
export function ModulesPage() {
  const { address } = useOpenSafe()
  return (
    <ReviewedForm
      form={(draft) => <Modules draft={draft} />}
      calls={({ data, at }) =>
        data?.startsWith('0x') && at !== undefined
          ? {
              calls: [{ to: address, value: 0n, data: data as Hex }],
              nonce: BigInt(at),
            }
          : undefined
      }
    />
  )
}
