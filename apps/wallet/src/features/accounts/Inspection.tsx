import '../../core/owner-fields.css'
import { useConnection } from '@strongroom/react-hooks'
import { identifyContract } from '@strongroom/safe-protocol'
import {
  Address,
  Button,
  Card,
  ChainBadge,
  DescriptionList,
  ErrorState,
  findLookAlike,
  Notice,
  Owners,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Address as AddressText } from 'viem'
import {
  type InspectedSafe,
  type SafeDenial,
  SafeDeniedError,
} from '../../chain/inspectSafe.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useServices } from '../../core/useServices.ts'
import { cleanName } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { setName } from '../address-book/setName.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useConcerns } from '../safe-state/useConcerns.ts'
import { rememberSafe } from './editSafes.ts'
import { useInspectionTexts } from './inspectionTexts.ts'

const denials = {
  noContract: ['notSafe', 'noContractText'],
  delegatedAccount: ['notSafe', 'delegatedAccountText'],
  notSafe: ['notSafe', 'notSafeText'],
  noRpc: ['notChecked', 'noRpcText'],
  unreachable: ['unreachable', 'unreachableText'],
  wrongChain: ['notChecked', 'wrongChainText'],
  sourcesDisagree: ['sourcesDisagree', 'sourcesDisagreeText'],
} as const satisfies Record<SafeDenial, readonly [string, string]>

function Denied({
  error,
  chain,
  onRetry,
}: {
  error: Error
  chain: ChainRecord
  onRetry: () => void
}) {
  const t = useInspectionTexts()
  const reason = error instanceof SafeDeniedError ? error.reason : 'unreachable'
  const [title, text] = denials[reason]
  return (
    <ErrorState
      error={undefined}
      title={t(title)}
      onRetry={onRetry}
      actions={<ButtonLink to="/accounts">{t('back')}</ButtonLink>}
    >
      <p>
        {t(text, { chain: chain.chainName })} {t('notAdded')}
      </p>
    </ErrorState>
  )
}

/** Everything about a safe that decides who controls it, before it is accepted. */
function Acceptance({
  chain,
  address,
  inspected: { state, sources },
}: {
  chain: ChainRecord
  address: AddressText
  inspected: InspectedSafe
}) {
  const t = useInspectionTexts()
  const { stores } = useServices()
  const navigate = useNavigate()
  const { account } = useConnection()
  const { chainId, shortName } = chain
  const names = useNames(chainId)
  const known = useKnownAddresses(chainId)
  const concerns = useConcerns(state, undefined)
  const [name, setNameText] = useState(nameOf(names, address) ?? '')
  const [owners, setOwners] = useState<Readonly<Record<string, string>>>({})
  const { singleton, guard, modules, threshold } = state
  const code = identifyContract(singleton)
  const isOfficial = code?.name === 'singleton' || code?.name === 'singletonL2'
  const isOwner = state.owners.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  const block = String(state.block)
  const imitated = findLookAlike(address, known)
  const contract = (value: AddressText) => (
    <Address address={value} shortName={shortName} variant="full" />
  )

  const accept = (event: FormEvent) => {
    event.preventDefault()
    rememberSafe(stores, { chainId, address }, { openedAt: Date.now() })
    const given = { ...owners, [address]: name }
    for (const [named, text] of Object.entries(given)) {
      const clean = cleanName(text)
      if (clean !== undefined)
        setName(stores.names, chainId, named as AddressText, clean)
    }
    void navigate({ to: '/home', search: { safe: `${shortName}:${address}` } })
  }

  return (
    <form className="safes-accept" onSubmit={accept}>
      {imitated && (
        <Notice tone="danger" title={t('imitated')}>
          {imitated.name
            ? t('imitatedText', { name: imitated.name })
            : t('imitatedListedText')}
        </Notice>
      )}
      {concerns.map(({ kind, tone, title, text }) => (
        <Notice key={kind} tone={tone} title={title}>
          {text}
        </Notice>
      ))}
      <Card title={t('safe')}>
        <Stack>
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            maxLength={64}
            placeholder={t('nameExample')}
            value={name}
            onValueChange={setNameText}
          />
          <DescriptionList
            items={[
              { term: t('address'), value: contract(address) },
              {
                term: t('network'),
                value: <ChainBadge name={chain.chainName} />,
              },
              {
                term: t('contract'),
                value: isOfficial
                  ? t('official', { version: code.version })
                  : t('unknownCode', { version: state.version }),
              },
              {
                term: t('modules'),
                value:
                  modules.length === 0 ? (
                    t('noModules')
                  ) : (
                    <Owners
                      owners={modules.map((module) => ({ address: module }))}
                      shortName={shortName}
                    />
                  ),
              },
              {
                term: t('guard'),
                value: guard === null ? t('noGuard') : contract(guard),
              },
            ]}
          />
          <p className="app-advice">
            {sources === 1
              ? t('readByOne', { block })
              : t('readByMore', { block, count: String(sources) })}
          </p>
        </Stack>
      </Card>
      <Card
        title={t('owners', {
          threshold: String(threshold),
          count: String(state.owners.length),
        })}
        description={t('ownersText')}
      >
        <Stack>
          {state.owners.map((owner, index) => (
            <div key={owner} className="app-owner">
              <TextField
                label={t('ownerName', { number: String(index + 1) })}
                maxLength={64}
                value={owners[owner] ?? nameOf(names, owner) ?? ''}
                onValueChange={(text) =>
                  setOwners({ ...owners, [owner]: text })
                }
              />
              <span className="safes-owner">{contract(owner)}</span>
            </div>
          ))}
          {account !== null && (
            <p className="app-advice">
              {isOwner ? t('isOwner') : t('isNotOwner')}
            </p>
          )}
        </Stack>
      </Card>
      <div className="app-actions">
        <ButtonLink to="/accounts">{t('cancel')}</ButtonLink>
        <Button type="submit" variant="primary" size="large">
          {t('add')}
        </Button>
      </div>
    </form>
  )
}

/** Everything about an inspected safe, or why it is denied. Loaded on demand. */
export function Inspection({
  chain,
  address,
  inspected,
  error,
  onRetry,
}: {
  chain: ChainRecord
  address: AddressText
  inspected: InspectedSafe | undefined
  error: Error | null
  onRetry: () => void
}) {
  if (inspected !== undefined)
    return <Acceptance {...{ chain, address, inspected }} />
  return error && <Denied {...{ chain, error, onRetry }} />
}
