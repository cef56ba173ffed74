import type { SafeMigration } from '@strongroom/safe-protocol'
import {
  Address,
  Button,
  Card,
  DescriptionList,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import type { FormEvent } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { NonceField, useNonceChoice } from '../transfer-fields/NonceField.tsx'
import { useVersionTexts } from './texts.ts'
import { useCodeStates } from './useCodeStates.ts'
import './version.css'

const brings = {
  '1.3.0': [],
  '1.4.1': ['brings141Guard', 'brings141Handler', 'brings141Events'],
  '1.5.0': ['brings150Guard', 'brings150Reason', 'brings150Signature'],
} as const

/** Says what the next version brings, checks its contracts and proposes the update. */
export function UpdateForm({
  draft: { values, set, review },
  migration,
  keepsHandler,
}: {
  draft: FormDraft
  migration: SafeMigration
  keepsHandler: boolean
}) {
  const t = useVersionTexts()
  const contracts = useContractTexts()
  const { chain } = useOpenSafe()
  const { version } = migration
  const needed = Object.entries(migration.contracts)
  const codes = useCodeStates(needed.map(([, contract]) => contract))
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const problem = codes.data?.find((state) => state !== 'official')
  const isReady = codes.data !== undefined && problem === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || nonce.nonce === undefined) return
    const { to, data } = migration
    review({ to, data, at: String(nonce.nonce) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Card title={t('update', { version })} description={t('updateText')}>
          <Stack gap={5}>
            <section className="app-version-part">
              <h3>{t('brings')}</h3>
              <ul>
                {brings[version].map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
                <li>
                  {keepsHandler
                    ? t('handlerStays')
                    : t('handlerChanges', { version })}
                </li>
              </ul>
            </section>
            <section className="app-version-part">
              <h3>{t('contracts')}</h3>
              <DescriptionList
                items={needed.map(([name, { address }], index) => {
                  const state = codes.data?.[index]
                  return {
                    term: t(name as keyof SafeMigration['contracts']),
                    value: (
                      <Stack gap={1}>
                        <Address
                          address={address}
                          name={describeContract(address, contracts)}
                          shortName={chain.shortName}
                          variant="full"
                        />
                        <span className="app-version-state" data-state={state}>
                          {state ? t(state) : <Skeleton />}
                        </span>
                      </Stack>
                    ),
                  }
                })}
              />
            </section>
            {codes.error && (
              <Notice tone="warning" title={t('noAnswer')} role="alert" />
            )}
            {problem !== undefined && (
              <Notice tone="danger" title={t('notPossible')} role="alert">
                {t(
                  problem === 'missing'
                    ? 'notPossibleMissing'
                    : 'notPossibleDiffers',
                )}
              </Notice>
            )}
            {problem === undefined && <NonceField choice={nonce} />}
            {problem === undefined && (
              <p className="app-version-state">{t('afterwards')}</p>
            )}
          </Stack>
        </Card>
        {problem === undefined && (
          <div className="app-actions">
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabled={!isReady || nonce.isPending}
            >
              {t('review')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}
