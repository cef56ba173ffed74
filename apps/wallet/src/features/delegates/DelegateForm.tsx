import type { Delegate } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  AddressInput,
  Button,
  Card,
  Notice,
  readAddressInput,
  SelectField,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { ScanField } from '../scan/ScanField.tsx'
import { checkDelegate } from './checkDelegate.ts'
import { useDelegatesTexts } from './texts.ts'

// Opens with the button.
const DelegateDialog = lazy(async () => {
  const { DelegateDialog: component } = await import('./DelegateDialog.tsx')
  return { default: component }
})

const longestLabel = 50

/** Adds a delegate in the name of the connected owner. */
export function DelegateForm({
  owners,
  delegates,
}: {
  owners: readonly Address[]
  delegates: readonly Delegate[]
}) {
  const t = useDelegatesTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const book = useBook(safe.chainId)
  const [text, setText] = useState('')
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState('safe')
  const [submitted, setSubmitted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [connecting, setConnecting] = useState(false)
  const { shortName } = safe.chain
  const { address } = readAddressInput(text, { shortName, anchors: book })
  const isEverySafe = scope === 'all'
  const isOwner = owners.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  const problem = address
    ? checkDelegate(address as Address, {
        ...{ safe: safe.address, owners, delegates, isEverySafe, known: book },
        delegator: account ?? undefined,
      })
    : undefined
  const isLabelled = label.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (account === null) setConnecting(true)
    else if (isOwner && address && problem === undefined && isLabelled)
      setOpen(true)
  }
  return (
    <Card title={t('add')} description={t('addText')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ScanField chain={safe.chain} onScan={setText}>
            <AddressInput
              label={t('address')}
              value={text}
              shortName={shortName}
              suggestions={book}
              onValueChange={setText}
              error={
                problem
                  ? t(problem)
                  : submitted && text === ''
                    ? t('noAddress')
                    : undefined
              }
            />
          </ScanField>
          <TextField
            label={t('label')}
            hint={t('labelHint')}
            value={label}
            maxLength={longestLabel}
            onValueChange={setLabel}
            error={submitted && !isLabelled ? t('noLabel') : undefined}
          />
          <SelectField
            label={t('scope')}
            hint={t(isEverySafe ? 'everywhereHint' : 'hereHint')}
            value={scope}
            onValueChange={setScope}
            options={[
              { value: 'safe', label: t('here') },
              { value: 'all', label: t('everywhere') },
            ]}
          />
          {account !== null && !isOwner && (
            <Notice tone="warning" title={t('notOwner')}>
              {t('notOwnerText')}
            </Notice>
          )}
          <div className="app-actions">
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabledReason={
                account !== null && !isOwner ? t('notOwner') : undefined
              }
            >
              {t(account === null ? 'connect' : 'review')}
            </Button>
          </div>
        </Stack>
      </form>
      {isOpen && address && (
        <Suspense>
          <DelegateDialog
            request={{
              action: 'add',
              chainId: safe.chainId,
              safeAddress: safe.address,
              delegate: address as Address,
              label: label.trim(),
              isEverySafe,
            }}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              setText('')
              setLabel('')
              setSubmitted(false)
            }}
          />
        </Suspense>
      )}
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </Card>
  )
}
