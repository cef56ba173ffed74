import type { KnownSafeContract } from '@strongroom/safe-protocol'
import {
  Address,
  Card,
  DescriptionList,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { SafeState } from '../../chain/readSafeState.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { SecurityState } from '../safe-state/SecurityState.tsx'
import { readVersion } from './readVersion.ts'
import { useVersionTexts } from './texts.ts'
import { useCodeStates } from './useCodeStates.ts'

// Many safes have no update.
const UpdateForm = lazy(async () => {
  const { UpdateForm: component } = await import('./UpdateForm.tsx')
  return { default: component }
})

const codeTexts = {
  official: 'codeOfficial',
  differs: 'codeDiffers',
  missing: 'codeMissing',
} as const

/** Version and kind of the code that the safe runs, and whether it is official. */
function CurrentVersion({
  state,
  code,
}: {
  state: SafeState
  code: KnownSafeContract | undefined
}) {
  const t = useVersionTexts()
  const contracts = useContractTexts()
  const { chain } = useOpenSafe()
  const codes = useCodeStates(code ? [code] : [])
  const found = codes.data?.[0]
  return (
    <Card
      title={t('now')}
      description={t('readAt', { block: String(state.block) })}
    >
      <Stack gap={4}>
        {found !== undefined && found !== 'official' && (
          <Notice tone="danger" title={t(codeTexts[found])} role="alert" />
        )}
        {codes.error && (
          <Notice tone="warning" title={t('noAnswer')} role="alert" />
        )}
        <DescriptionList
          items={[
            {
              term: t('version'),
              value: code
                ? code.version
                : t('claims', { version: state.version }),
            },
            ...(code
              ? [
                  {
                    term: t('kind'),
                    value: t(code.name === 'singletonL2' ? 'l2' : 'l1'),
                  },
                  {
                    term: t('code'),
                    value: t(
                      found === undefined ? 'codeChecking' : codeTexts[found],
                    ),
                  },
                ]
              : []),
            {
              term: t('implementation'),
              value: (
                <Address
                  address={state.singleton}
                  name={describeContract(state.singleton, contracts)}
                  shortName={chain.shortName}
                  variant="full"
                />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** What the safe runs by the chain, and its update or why there is none. */
export function VersionState({
  draft,
  state,
}: {
  draft: FormDraft
  state: SafeState
}) {
  const t = useVersionTexts()
  const { chainId } = useOpenSafe()
  const version = readVersion(state, chainId)
  return (
    <Stack gap={5}>
      <SecurityState isBrief />
      <CurrentVersion
        state={state}
        code={'code' in version ? version.code : undefined}
      />
      {version.kind === 'update' ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <UpdateForm draft={draft} {...version} />
        </Suspense>
      ) : (
        <Notice
          tone={version.kind === 'unknown' ? 'danger' : 'info'}
          title={t(version.kind)}
        >
          {t(`${version.kind}Text`)}
        </Notice>
      )}
    </Stack>
  )
}
