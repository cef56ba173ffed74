import { Notice, Stack, TextField } from '@strongroom/ui-kit'
import type { GasTerms } from '../../chain/buildBatch.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import {
  gasAddresses,
  gasKey,
  gasNumbers,
  readTerms,
} from '../review/readTerms.ts'
import { useGasTexts } from './gasTexts.ts'

/** Gas limits and the refund of a transaction; each field is 0 until it is typed. */
export function GasFields({
  draft: { values, set },
}: {
  draft: Pick<FormDraft, 'values' | 'set'>
}) {
  const t = useGasTexts()
  const { gas, faults } = readTerms(values)
  const field = (name: keyof GasTerms, fault: string) => (
    <TextField
      key={name}
      label={t(`${name}Label`)}
      hint={t(`${name}Hint`)}
      spellCheck={false}
      value={values[gasKey(name)] ?? ''}
      placeholder="0"
      onValueChange={(text) => set({ [gasKey(name)]: text || undefined })}
      error={faults.includes(name) ? fault : undefined}
    />
  )
  return (
    <Stack gap={4}>
      <p className="app-advice">{t('description')}</p>
      {gasNumbers.map((name) => field(name, t('noNumber')))}
      {gasAddresses.map((name) => field(name, t('noAddress')))}
      {gas.gasPrice !== undefined && (
        <Notice tone="warning" role="status" title={t('pays')}>
          {t('paysText')}
        </Notice>
      )}
    </Stack>
  )
}
