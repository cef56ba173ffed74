import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import {
  AddressInput,
  Button,
  Dialog,
  Notice,
  readAddressInput,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { inspectSafe, SafeDeniedError } from '../../chain/inspectSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import { setName } from '../address-book/setName.ts'
import {
  useBook,
  useKnownAddresses,
} from '../address-book/useKnownAddresses.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useOwnerChangeTexts } from '../owner-conflicts/changeTexts.ts'
import { ScanField } from '../scan/ScanField.tsx'
import { checkOwners } from './checkOwners.ts'
import { useOwnerRuleTexts } from './ruleTexts.ts'

/** What the chain knows about an address that shall own the safe. */
function useAccountKind(address: Address | undefined) {
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'account-kind', rpc?.url, address],
    retry: 1,
    queryFn:
      rpc === undefined || address === undefined
        ? skipToken
        : async ({ signal }): Promise<'safe' | 'contract' | 'new' | 'used'> => {
            try {
              await inspectSafe([rpc], { chainId, address }, { signal })
              return 'safe'
            } catch (error) {
              const reason =
                error instanceof SafeDeniedError ? error.reason : undefined
              if (reason === 'notSafe') return 'contract'
              if (reason === 'delegatedAccount') return 'used'
              if (reason !== 'noContract') throw error
            }
            const sent = await rpc.request({
              method: 'eth_getTransactionCount',
              params: [address, 'latest'],
              signal,
            })
            return BigInt(String(sent)) === 0n ? 'new' : 'used'
          },
  }).data
}

/** Asks for an owner to add, or to put in the place of another one. */
export function NewOwner({
  wanted,
  replaced,
  onClose,
  onAdd,
}: {
  /** Owners and threshold as the draft has them. */
  wanted: OwnerPolicy
  /** The owner who goes. */
  replaced: Address | undefined
  onClose: () => void
  onAdd: (owner: Address) => void
}) {
  const t = useOwnerChangeTexts()
  const rules = useOwnerRuleTexts()
  const { stores } = useServices()
  const { chainId, chain, address: safe } = useOpenSafe()
  const names = useNames(chainId)
  const book = useBook(chainId)
  const known = useKnownAddresses(chainId)
  const [nameText, setNameText] = useState<string>()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const anchors = [...known, ...wanted.owners.map((address) => ({ address }))]
  const { shortName } = chain
  const { address } = readAddressInput(text, { shortName, anchors })
  const owner = (address ?? undefined) as Address | undefined
  const problem = checkOwners(
    [...wanted.owners, owner].map((one, at) => ({
      ...{ key: String(at), name: '', address: one },
    })),
    safe,
  ).get(String(wanted.owners.length))
  const kind = useAccountKind(problem ? undefined : owner)
  const knownName = nameOf(names, owner)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (owner === undefined || problem) return
    const name = cleanName(nameText)
    if (name !== undefined && name !== knownName)
      setName(stores.names, chainId, owner, name)
    onAdd(owner)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        replaced
          ? t('replaceTitle', { name: nameOf(names, replaced) ?? replaced })
          : t('addTitle')
      }
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="new-owner">
            {t(replaced ? 'replace' : 'add')}
          </Button>
        </Stack>
      }
    >
      <form id="new-owner" onSubmit={submit} noValidate>
        <Stack>
          <ScanField chain={chain} onScan={setText}>
            <AddressInput
              label={t('address')}
              value={text}
              shortName={shortName}
              suggestions={book}
              anchors={anchors}
              data-autofocus
              onValueChange={setText}
              error={
                problem
                  ? rules(problem)
                  : asked && text === ''
                    ? t('noAddress')
                    : undefined
              }
            />
          </ScanField>
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            value={nameText ?? knownName ?? ''}
            maxLength={64}
            onValueChange={setNameText}
          />
          {(kind === 'safe' || kind === 'contract') && (
            <Notice
              tone={kind === 'safe' ? 'info' : 'warning'}
              title={t(kind === 'safe' ? 'isSafe' : 'isContract')}
            >
              {t(kind === 'safe' ? 'isSafeText' : 'isContractText')}
            </Notice>
          )}
          {kind === 'new' && (
            <Notice tone="info" title={t('isNew')}>
              {t('isNewText')}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
