import { useTransactionStatuses } from '@strongroom/react-hooks'
import {
  Button,
  Dialog,
  ErrorState,
  Notice,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { saveFile } from '../../../core/saveFile.ts'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { useNames } from '../../address-book/useNames.ts'
import { useHistoryExportTexts } from './exportTexts.ts'
import {
  csvHead,
  type ExportedItem,
  readForExport,
  writeTransaction,
} from './historyCsv.ts'
import { countSettings } from './historyFilter.ts'
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'

/** Reads a history page by page; stops with the component. */
function useExport(safe: OpenSafe) {
  const { gateway } = useServices()
  const names = useNames(safe.chainId)
  const running = useRef<AbortController>(undefined)
  const [items, setItems] = useState<readonly ExportedItem[]>([])
  const [state, setState] = useState<'idle' | 'reading' | 'read'>('idle')
  const [error, setError] = useState<unknown>()
  useEffect(() => () => running.current?.abort(), [])

  const start = async (filter: HistoryFilter) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setItems([])
    setError(undefined)
    setState('reading')
    try {
      const pages = readForExport({
        gateway,
        chainId: safe.chainId,
        safeAddress: safe.address,
        filter,
        names,
        coin: safe.chain.nativeCurrency,
        signal,
      })
      for await (const page of pages)
        if (!signal.aborted) setItems((all) => [...all, ...page])
      if (!signal.aborted) setState('read')
    } catch (problem) {
      if (signal.aborted) return
      setError(problem)
      setState('idle')
    }
  }
  const cancel = () => {
    running.current?.abort()
    setItems([])
    setState('idle')
  }
  return { items, state, error, names, start, cancel }
}

/** Exports the listed transactions of any days as a CSV file. */
export function ExportHistory({
  safe,
  filter,
  onClose,
}: {
  safe: OpenSafe
  filter: HistoryFilter
  onClose: () => void
}) {
  const t = useHistoryExportTexts()
  const [from, setFrom] = useState(filter.from ?? '')
  const [until, setUntil] = useState(filter.until ?? '')
  const { items, state, error, names, start, cancel } = useExport(safe)
  const listed = useMemo(() => items.map(({ item }) => item), [items])
  const proofs = useTransactionStatuses({
    chainId: safe.chainId,
    safeAddress: safe.address,
    items: listed,
  })
  const proven = listed.filter(
    ({ transaction: { id } }) => proofs.get(id)?.status === 'proven',
  ).length
  const { from: _, until: __, spam: ___, ...others } = filter
  const isNarrowed = countSettings(others) > 0 || filter.q !== undefined
  const isBackwards = from !== '' && until !== '' && until < from

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBackwards) return
    void start({ ...filter, ...readHistoryFilter({ ...filter, from, until }) })
  }
  const save = () => {
    const input = {
      names,
      coin: safe.chain.nativeCurrency,
      safeAddress: safe.address,
    }
    const lines = items.map((one) =>
      writeTransaction(one, proofs.get(one.item.transaction.id), input),
    )
    const days = from && until ? t('days', { from, until }) : from || until
    saveFile(
      `${safe.chain.shortName}-${safe.address}${days && `-${days}`}.csv`,
      'text/csv',
      [csvHead(), ...lines],
    )
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t(isNarrowed ? 'narrowed' : 'description')}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={state === 'reading' ? cancel : onClose}>
            {t('cancel')}
          </Button>
          {state === 'read' ? (
            <Button
              variant="primary"
              disabled={items.length === 0}
              onClick={save}
            >
              {t('save')}
            </Button>
          ) : (
            <Button
              variant="primary"
              type="submit"
              form="history-export"
              busy={state === 'reading'}
            >
              {t('read')}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack>
        <form
          id="history-export"
          onSubmit={submit}
          noValidate
          className="app-filters-form"
        >
          <TextField
            label={t('from')}
            type="date"
            value={from}
            disabled={state !== 'idle'}
            onValueChange={setFrom}
            hint={t('fromHint')}
          />
          <TextField
            label={t('until')}
            type="date"
            value={until}
            disabled={state !== 'idle'}
            onValueChange={setUntil}
            hint={t('untilHint')}
            error={isBackwards ? t('backwards') : undefined}
          />
        </form>
        {state === 'reading' && (
          <p className="app-advice" role="status">
            {t('reading', { count: items.length })}
          </p>
        )}
        {state === 'read' && (
          <Notice
            tone={items.length === 0 ? 'warning' : 'info'}
            role="status"
            title={t('done', { count: items.length })}
          >
            {items.length === 0
              ? t('noMatch')
              : proven === items.length
                ? t('allProven')
                : t('someProven', { count: String(proven) })}
          </Notice>
        )}
        {error !== undefined && (
          <ErrorState error={error} title={t('failed')} />
        )}
      </Stack>
    </Dialog>
  )
}
