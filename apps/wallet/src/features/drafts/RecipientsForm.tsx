import { useTokenFacts } from '@strongroom/react-hooks/review'
import {
  Button,
  Card,
  formatAmount,
  Notice,
  provenToken,
  Stack,
  TextArea,
  VirtualList,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { getAddress } from 'viem'
import { useLocale } from '../../core/defineTexts.ts'
import { FileButton } from '../../core/FileButton.tsx'
import { useBasket } from '../../core/useBasket.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import {
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../storage/formDrafts.ts'
import {
  useBook,
  useKnownAddresses,
} from '../address-book/useKnownAddresses.ts'
import { useReviewTexts } from '../review/texts.ts'
import { buildTransfer } from '../send/buildTransfer.ts'
import { useSendable } from '../transfer-fields/useSendable.ts'
import {
  type ListedAsset,
  mostCharacters,
  mostRecipients,
  type RecipientLine,
  RecipientsError,
  readRecipients,
  splitRecipients,
} from './recipientsCsv.ts'
import { useRecipientsTexts } from './recipientsTexts.ts'

const keyOf = ({ line }: RecipientLine) => String(line)

/** The value of a reading, or why the whole list is refused. */
function attempt<T>(read: () => T): { value?: T; error?: RecipientsError } {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof RecipientsError) return { error }
    throw error
  }
}

/** The coin and every token whose decimals are proven, those of the list included. */
function useAssets(text: string): readonly ListedAsset[] | undefined {
  const { chainId, address, chain } = useOpenSafe()
  const { options } = useSendable(undefined)
  const tokens = useMemo(() => {
    const rows = attempt(() => splitRecipients(text)).value ?? []
    const named = rows.flatMap(({ token }) => {
      const [found] = /0x[0-9a-f]{40}$/i.exec(token.trim()) ?? []
      return found ? getAddress(found.toLowerCase()) : []
    })
    const held = options.flatMap(({ value }) =>
      value === 'native' ? [] : getAddress(value),
    )
    return [...new Set([...named, ...held])].slice(0, 50)
  }, [text, options])
  const facts = useTokenFacts({ chainId, safeAddress: address, tokens })
  const { symbol, decimals } = chain.nativeCurrency
  return useMemo(() => {
    if (facts === undefined && tokens.length > 0) return undefined
    const proven = tokens.flatMap((token): ListedAsset[] => {
      const known = provenToken(facts?.[token.toLowerCase()], symbol)
      return known ? [{ token, ...known }] : []
    })
    return [{ token: undefined, symbol, decimals }, ...proven]
  }, [facts, tokens, symbol, decimals])
}

/** Reads many recipients at once, checks each line, and adds them to the draft. */
export function RecipientsForm() {
  const t = useRecipientsTexts()
  const shared = useReviewTexts()
  const safe = useOpenSafe()
  const { toasts } = useServices()
  const { add } = useBasket()
  const navigate = useNavigate()
  const locale = useLocale()
  const book = useBook(safe.chainId)
  const known = useKnownAddresses(safe.chainId)
  const entry = `recipients.${safe.ref}`
  const [typed, setTyped] = useState(() => readFormDraft(entry)?.['text'] ?? '')
  const [isTooLong, setTooLong] = useState(false)
  const setText = (next: string) => {
    // Chromium takes minutes to show tens of thousands of lines in a field.
    setTooLong(next.length > mostCharacters)
    if (next.length > mostCharacters) return
    setTyped(next)
    keepFormDraft(entry, { text: next })
  }
  const text = useDeferredValue(typed)
  const assets = useAssets(text)
  const { value: lines, error } = useMemo(
    () =>
      attempt(() =>
        text.trim() === '' || assets === undefined
          ? undefined
          : readRecipients(text, {
              ...{ safe: safe.address, locale, assets, book },
              shortName: safe.chain.shortName,
              known: [...known, ...safe.owners.map((address) => ({ address }))],
            }),
      ),
    [text, assets, safe, locale, book, known],
  )
  const good = (lines ?? []).flatMap(({ transfer }) => transfer ?? [])
  const left = (lines ?? []).length - good.length
  const totals = useMemo(() => {
    const sums = new Map<ListedAsset, bigint>()
    for (const { transfer } of lines ?? [])
      if (transfer)
        sums.set(
          transfer.asset,
          (sums.get(transfer.asset) ?? 0n) + transfer.units,
        )
    return [...sums].map(
      ([{ symbol, decimals }, sum]) =>
        `${formatAmount(sum, decimals, { locale })} ${symbol}`,
    )
  }, [lines, locale])
  const addAll = () => {
    const calls = good.map(({ to, asset, units }) =>
      buildTransfer({ token: asset.token, recipient: to, amount: units }),
    )
    if (!add(calls)) {
      toasts.add({
        tone: 'warning',
        title: shared('full'),
        description: shared('fullText'),
      })
      return
    }
    dropFormDraft(entry)
    void navigate({ to: '/transactions/draft' })
  }
  return (
    <>
      <Stack gap={5}>
        <Card>
          <Stack gap={4}>
            <TextArea
              label={t('list')}
              hint={t('hint', {
                coin: safe.chain.nativeCurrency.symbol,
                most: String(mostRecipients),
              })}
              rows={8}
              spellCheck={false}
              value={typed}
              onValueChange={setText}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text')
                if (pasted.length <= mostCharacters) return
                event.preventDefault()
                setText(pasted)
              }}
              error={
                isTooLong
                  ? t('tooLong', { most: String(mostRecipients) })
                  : error &&
                    t(error.problem, {
                      count: error.lines,
                      most: String(mostRecipients),
                    })
              }
            />
            <div>
              <FileButton
                label={t('fileToRead')}
                accept="text/csv,.csv,text/plain,.txt,.tsv"
                onChoose={(chosen) =>
                  // Only as much is read as shows that the file is too long.
                  void chosen
                    .slice(0, 4 * mostCharacters + 4)
                    .text()
                    .then(setText, () => setText(''))
                }
              >
                {t('file')}
              </FileButton>
            </div>
          </Stack>
        </Card>
        {lines && (
          <Card
            title={t('lines', { count: lines.length })}
            description={
              totals.length > 0
                ? t('totals', { sums: totals.join(' · ') })
                : undefined
            }
            flush
          >
            <VirtualList
              aria-label={t('checked')}
              className="app-rows"
              items={lines}
              getKey={keyOf}
              estimateSize={() => 92}
              renderRow={(one) => <LineRow {...{ one, locale }} />}
            />
          </Card>
        )}
        {left > 0 && (
          <Notice
            tone="warning"
            role="status"
            title={t('left', { count: left })}
          >
            {t('leftText')}
          </Notice>
        )}
      </Stack>
      <div className="app-actions">
        <Button
          variant="primary"
          size="large"
          disabledReason={good.length === 0 ? t('nothing') : undefined}
          onClick={addAll}
        >
          {t('add', { count: good.length })}
        </Button>
      </div>
    </>
  )
}

function LineRow({ one, locale }: { one: RecipientLine; locale: string }) {
  const t = useRecipientsTexts()
  const { transfer, fault, doubts } = one
  return (
    <div className="app-row">
      <div className="app-row-main">
        <span className="app-quiet">
          {t('line', { line: String(one.line) })}
        </span>
        <span className="app-wrap">{transfer?.to ?? one.recipient}</span>
        {fault && <strong>{t(fault)}</strong>}
        {doubts.map((doubt) => (
          <strong key={doubt.kind}>
            {doubt.kind === 'looksLike'
              ? t('looksLike', { other: doubt.other })
              : t('repeated', { line: doubt.line })}
          </strong>
        ))}
      </div>
      <div className="app-row-end">
        {transfer
          ? `${formatAmount(transfer.units, transfer.asset.decimals, { locale })} ${transfer.asset.symbol}`
          : `${one.amount} ${one.token}`}
      </div>
    </div>
  )
}
