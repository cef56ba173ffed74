import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  Checkbox,
  formatAmount,
  Notice,
  readAddressInput,
  readAmountInput,
  SelectField,
  Stack,
  TextArea,
} from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import {
  type AbiFunction,
  type Address,
  type Hex,
  toFunctionSignature,
} from 'viem'
import { useLocale } from '../../core/defineTexts.ts'
import { PageTop } from '../../core/PageTop.tsx'
import { useBasket } from '../../core/useBasket.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { abiKey, openAbiStore, setAbi } from '../../storage/abiStore.ts'
import { isHexText } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import {
  AdvancedFields,
  NoteField,
  useNonceChoice,
} from '../transfer-fields/NonceField.tsx'
import { ArgumentField, problemOf } from './ArgumentField.tsx'
import { useCallTexts } from './callTexts.ts'
import { encodeContractCall, readArgument } from './contractCall.ts'
import { AbiError, mostAbiCharacters, readAbi } from './readAbi.ts'
import type { ContractCode } from './readProxy.ts'
import { useContractAbi } from './useContractAbi.ts'

/** Who gave the names of the functions. */
type AbiOrigin = 'typed' | 'own' | 'gateway'

const raw = 'raw'

/** Functions of a typed ABI, or why it is none. */
function tryAbi(text: string): {
  functions?: readonly AbiFunction[]
  problem?: AbiError['problem']
} {
  if (text.trim() === '') return {}
  try {
    return { functions: readAbi(text) }
  } catch (error) {
    if (error instanceof AbiError) return { problem: error.problem }
    throw error
  }
}

/** The ABI that the form uses: the typed one, the owner's, or the gateway's. */
function useAbi(address: Address | null, typed: string) {
  const { chainId } = useOpenSafe()
  const store = openAbiStore(useServices().stores)
  const kept = useStore(store)
  const known = useContractAbi(address)
  const text = useDeferredValue(typed)
  const { functions, problem } = useMemo(() => tryAbi(text), [text])
  const key = address ? abiKey(chainId, address) : ''
  const own = kept[key]
  const source: AbiOrigin = functions ? 'typed' : own ? 'own' : 'gateway'
  return {
    ...{ problem, source, contract: known.data },
    isReading: address !== null && known.isPending,
    functions: functions ?? own ?? known.data?.functions ?? [],
    keep: (list: readonly AbiFunction[]) => key && setAbi(store, key, list),
    forget: () => setAbi(store, key),
  } as const
}

/** A function of a contract with its arguments, or raw data. */
export function CallForm({ draft }: { draft: FormDraft }) {
  const t = useCallTexts()
  const { values, set, review } = draft
  const safe = useOpenSafe()
  const locale = useLocale()
  const book = useBook(safe.chainId)
  const { basket } = useBasket()
  const search = useSearch({ from: '/safe/transactions/draft/call' })
  const edited = basket.items.find(({ id }) => id === search.item)
  const { shortName, nativeCurrency } = safe.chain
  const { decimals, symbol } = nativeCurrency
  const toText = values['to'] ?? edited?.to ?? search.to ?? ''
  const { address } = readAddressInput(toText, { shortName, anchors: book })
  const abi = useAbi(address, values['abi'] ?? '')
  const [submitted, setSubmitted] = useState(false)
  const [fault, setFault] = useState(false)
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))

  const named = abi.functions.map((entry) => ({
    entry,
    signature: toFunctionSignature(entry),
  }))
  const wanted = values['function'] ?? (edited ? raw : named[0]?.signature)
  const chosen = named.find(({ signature }) => signature === wanted)?.entry
  const isRaw = chosen === undefined
  const data = values['data'] ?? edited?.data ?? ''
  const takesCoin = isRaw || chosen.stateMutability === 'payable'
  const valueText =
    values['value'] ??
    (edited && edited.value !== '0'
      ? formatAmount(BigInt(edited.value), decimals, { group: false, locale })
      : '')
  const amount = readAmountInput(valueText, { decimals, locale })
  const wei = valueText.trim() === '' || !takesCoin ? 0n : amount.amount
  const textAt = (path: string) => values[`arg.${path}`] ?? ''

  const encode = (to: Address): Hex | undefined => {
    if (isRaw) return isHexText(data.trim()) ? (data.trim() as Hex) : undefined
    const problems = chosen.inputs.map((input, at) =>
      problemOf(input, textAt, String(at), shortName),
    )
    if (problems.some((problem) => problem !== undefined)) return undefined
    const args = chosen.inputs.map((input, at) =>
      readArgument(input, textAt, String(at), shortName),
    )
    return encodeContractCall(to, chosen, args)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    setFault(false)
    if (address === null || nonce.nonce === undefined || wei === null) return
    try {
      const call = encode(address)
      if (call === undefined || (call === '0x' && wei === 0n)) return
      const isKept = abi.source === 'typed' || values['keep'] === 'yes'
      if (isKept && !isRaw) abi.keep(abi.functions)
      review({ to: address, call, wei: String(wei), at: String(nonce.nonce) })
    } catch {
      setFault(true)
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageTop title={t('title')} description={t('description')} />
      <Stack gap={5}>
        <Card>
          <Stack gap={5}>
            <AddressInput
              label={t('contract')}
              value={toText}
              shortName={shortName}
              suggestions={book}
              onValueChange={(text) => set({ to: text })}
              error={
                submitted && toText === ''
                  ? t('noContract')
                  : abi.contract?.code?.hasCode === false
                    ? t('noCode')
                    : undefined
              }
            />
            <TextArea
              label={t('abi')}
              hint={t(abi.isReading ? 'readingAbi' : 'abiHint')}
              spellCheck={false}
              value={values['abi'] ?? ''}
              onValueChange={(text) =>
                set({
                  // A longer text is refused anyway, and would fill the storage.
                  abi: text.slice(0, mostAbiCharacters + 1),
                  function: undefined,
                })
              }
              error={abi.problem && t(abi.problem)}
            />
            {named.length > 0 && (
              <AbiSource
                source={abi.source}
                count={named.length}
                isKept={values['keep'] === 'yes'}
                onKeep={(isKept) => set({ keep: isKept ? 'yes' : undefined })}
                onForget={abi.forget}
              />
            )}
            {abi.contract?.code && <ProxyNote code={abi.contract.code} />}
          </Stack>
        </Card>
        <Card>
          <Stack gap={5}>
            <SelectField
              label={t('function')}
              value={isRaw ? raw : (wanted ?? raw)}
              options={[
                ...named.map(({ signature }) => ({
                  value: signature,
                  label: signature,
                })),
                { value: raw, label: t('raw') },
              ]}
              onValueChange={(next) => set({ function: next })}
            />
            {chosen?.inputs.map((input, at) => (
              <ArgumentField
                key={`${wanted} ${String(at)}`}
                parameter={input}
                path={String(at)}
                {...{ textAt, shortName, submitted }}
                onChange={(path, text) => set({ [`arg.${path}`]: text })}
              />
            ))}
            {isRaw && (
              <TextArea
                label={t('data')}
                hint={t('dataHint')}
                spellCheck={false}
                value={data}
                onValueChange={(text) => set({ data: text })}
                error={
                  submitted && !isHexText(data.trim()) ? t('noData') : undefined
                }
              />
            )}
            {takesCoin && (
              <AmountInput
                label={t('value')}
                hint={t('valueHint')}
                value={valueText}
                {...{ decimals, symbol }}
                onValueChange={(text) => set({ value: text })}
              />
            )}
            {fault && (
              <Notice tone="danger" role="alert" title={t('fault')}>
                {t('faultText')}
              </Notice>
            )}
            <NoteField draft={draft} />
            <AdvancedFields choice={nonce} draft={draft} />
          </Stack>
        </Card>
      </Stack>
      <div className="app-actions">
        <ReviewButtons draft={draft} isPending={nonce.isPending} />
      </div>
    </form>
  )
}

/** Says who names the functions, and lets the owner keep or forget that. */
function AbiSource({
  source,
  count,
  isKept,
  onKeep,
  onForget,
}: {
  source: AbiOrigin
  count: number
  isKept: boolean
  onKeep: (isKept: boolean) => void
  onForget: () => void
}) {
  const t = useCallTexts()
  return (
    <div>
      <p className="app-advice">{t(source, { count })}</p>
      {source === 'gateway' && (
        <Checkbox
          label={t('keep')}
          hint={t('keepHint')}
          checked={isKept}
          onCheckedChange={onKeep}
        />
      )}
      {source === 'own' && (
        <Button size="small" onClick={onForget}>
          {t('forget')}
        </Button>
      )}
    </div>
  )
}

/** Says whose code a proxy runs, and by which sources. */
function ProxyNote({
  code: { implementation, agreement },
}: {
  code: ContractCode
}) {
  const t = useCallTexts()
  if (agreement === 'contradicted')
    return (
      <Notice tone="warning" title={t('differentCode')}>
        {t('differentCodeText')}
      </Notice>
    )
  return (
    implementation && (
      <p className="app-advice">
        {t.rich(agreement === 'agreed' ? 'proxy' : 'proxyByRpc', {
          address: () => <span className="app-wrap">{implementation}</span>,
        })}
      </p>
    )
  )
}
