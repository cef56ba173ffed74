import { useTokenFacts } from '@strongroom/react-hooks/review'
import {
  Button,
  Card,
  EmptyState,
  Stack,
  TextField,
  TransactionSentence,
} from '@strongroom/ui-kit'
import { type FormEvent, useMemo, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useBasket } from '../../core/useBasket.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useOwnAbis } from '../../core/useOwnAbis.ts'
import type { BasketItem } from '../../storage/basketStore.ts'
import { useNames } from '../address-book/useNames.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { TransactionTabs } from '../transactions/TransactionTabs.tsx'
import { useTransactionsTexts } from '../transactions/texts.ts'
import {
  AdvancedFields,
  NoteField,
  useNonceChoice,
} from '../transfer-fields/NonceField.tsx'
import { DraftList } from './DraftList.tsx'
import { summarizeItem, summarizeItems } from './summarizeItems.ts'
import { useDraftTexts } from './texts.ts'

/** Sentences of the items and of all together, with the tokens they name. */
function useSentences(items: readonly BasketItem[]) {
  const safe = useOpenSafe()
  const { chainId, chain, address } = safe
  const names = useNames(chainId)
  const abis = useOwnAbis(chainId)
  const { summaries, total } = useMemo(() => {
    return {
      summaries: items.map((item) => summarizeItem(item, safe, abis)),
      total: items.length > 1 ? summarizeItems(items, safe, abis) : undefined,
    }
  }, [items, safe, abis])
  const addresses = useMemo(() => {
    const found = summaries.flatMap((one) =>
      one.kind === 'token' || one.kind === 'approval' ? one.token : [],
    )
    return [...new Set(found)].slice(0, 50) as `0x${string}`[]
  }, [summaries])
  const tokens = useTokenFacts({
    ...{ chainId, safeAddress: address },
    tokens: addresses.length > 0 ? addresses : undefined,
  })
  const { nativeCurrency } = chain
  return { summaries, total, context: { names, tokens, nativeCurrency } }
}

function AddLinks() {
  const t = useDraftTexts()
  return (
    <>
      <ButtonLink to="/send">{t('addTransfer')}</ButtonLink>
      <ButtonLink to="/transactions/draft/recipients">
        {t('addList')}
      </ButtonLink>
      <ButtonLink to="/transactions/draft/call">{t('addCall')}</ButtonLink>
      <ButtonLink to="/balances">{t('addNft')}</ButtonLink>
    </>
  )
}

/** The actions of the draft, and the way to their review. */
export function DraftForm({ draft }: { draft: FormDraft }) {
  const { values, set, review } = draft
  const t = useDraftTexts()
  const tList = useTransactionsTexts()
  const { basket, isStored, rename } = useBasket()
  const { items } = basket
  const { summaries, total, context } = useSentences(items)
  const [name, setName] = useState<string>()
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nonce.nonce === undefined) return
    review({
      ids: items.map(({ id }) => id).join(),
      at: String(nonce.nonce),
    })
  }
  const top = (
    <>
      <PageTop title={t('title')} heading={tList('title')} />
      <TransactionTabs />
      <p className="app-advice">{t('description')}</p>
    </>
  )
  if (items.length === 0)
    return (
      <>
        {top}
        <EmptyState title={t('empty')} icon="batch" actions={<AddLinks />}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      </>
    )
  return (
    <>
      {top}
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <Card>
            <Stack gap={4}>
              <TextField
                label={t('name')}
                hint={t('nameHint')}
                value={name ?? basket.name}
                maxLength={64}
                onValueChange={(text) => {
                  setName(text)
                  rename(text)
                }}
                onBlur={() => setName(undefined)}
              />
              {total && (
                <div>
                  <p className="app-quiet">{t('total')}</p>
                  <TransactionSentence summary={total} {...context} />
                </div>
              )}
            </Stack>
          </Card>
          <DraftList {...{ items, summaries, context }} />
          <Card title={t('add')}>
            <Stack direction="row" gap={2} wrap>
              <AddLinks />
            </Stack>
          </Card>
          <Card>
            <Stack gap={4}>
              <NoteField draft={draft} />
              <AdvancedFields choice={nonce} draft={draft} />
            </Stack>
          </Card>
        </Stack>
        <div className="app-actions">
          <p className="app-advice">{t(isStored ? 'stored' : 'inTab')}</p>
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={nonce.isPending}
          >
            {t('review', { count: items.length })}
          </Button>
        </div>
      </form>
    </>
  )
}
