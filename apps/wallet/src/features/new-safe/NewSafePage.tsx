import '../../core/owner-fields.css'
import { useConnection } from '@strongroom/react-hooks'
import {
  AddressInput,
  Button,
  Card,
  Checkbox,
  IconButton,
  Notice,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { recommendedThreshold } from '../owners/adviseThreshold.ts'
import { checkOwners, type OwnerDraft } from '../owners/checkOwners.ts'
import { useOwnerRuleTexts } from '../owners/ruleTexts.ts'
import { useThresholdAdvice } from '../owners/useThresholdAdvice.ts'
import { ScanField } from '../scan/ScanField.tsx'
import {
  type FormDraft,
  keepDraft,
  newOwner,
  readKeptDraft,
  type SafeDraft,
} from './SafeDraft.ts'
import { useNewSafeTexts } from './texts.ts'

const NewSafeReview = lazy(async () => {
  const { NewSafeReview: component } = await import('./NewSafeReview.tsx')
  return { default: component }
})

// Below the fields that every owner fills in.
const AdvancedFields = lazy(async () => {
  const { AdvancedFields: component } = await import('./AdvancedFields.tsx')
  return { default: component }
})
// Few safes start on several networks.
const NetworksReview = lazy(async () => {
  const { NetworksReview: component } = await import('./NetworksReview.tsx')
  return { default: component }
})
const CreateOnNetworks = lazy(async () => {
  const { CreateOnNetworks: component } = await import('./CreateOnNetworks.tsx')
  return { default: component }
})

/** One owner: an optional name and an address. */
function OwnerFields({
  index,
  owner,
  chain,
  error,
  known,
  onChange,
  onRemove,
}: {
  index: number
  owner: OwnerDraft
  chain: ChainRecord | undefined
  error: string | undefined
  /** Name this address already has here. */
  known: string | undefined
  onChange: (owner: OwnerDraft) => void
  /** Undefined for the last owner left. */
  onRemove: (() => void) | undefined
}) {
  const t = useNewSafeTexts()
  const [text, setText] = useState<string>()
  const number = String(index + 1)
  return (
    <div className="app-owner">
      <TextField
        label={t('ownerName', { number })}
        value={owner.name}
        maxLength={64}
        placeholder={known}
        onValueChange={(name) => onChange({ ...owner, name })}
      />
      <ScanField
        chain={chain}
        onScan={(address) => {
          setText(address)
          onChange({ ...owner, touched: true, address })
        }}
      >
        <AddressInput
          label={t('ownerAddress', { number })}
          value={text ?? owner.address ?? ''}
          shortName={chain?.shortName}
          onValueChange={(value, parsed) => {
            setText(value)
            onChange({
              ...owner,
              touched: true,
              address: (parsed.address as Address | null) ?? undefined,
            })
          }}
          error={error}
        />
      </ScanField>
      {onRemove && (
        <IconButton
          icon="cross"
          label={t('removeOwner', { number })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

function NewSafeForm({
  draft,
  onChange,
  onReview,
}: {
  draft: FormDraft
  onChange: (draft: FormDraft) => void
  onReview: () => void
}) {
  const t = useNewSafeTexts()
  const rules = useOwnerRuleTexts()
  const advise = useThresholdAdvice()
  const { chains } = useChainRecords()
  const { account } = useConnection()
  const [asked, setAsked] = useState(false)
  const { name, owners } = draft
  const chain = chainOf(draft, chains)
  const names = useNames(chain?.chainId ?? '')
  const problems = checkOwners(owners)
  const incomplete = owners.some(({ address }) => address === undefined)
  const required = thresholdOf(draft)
  const otherIds = othersOf(draft, chains).map(({ chainId }) => chainId)
  const isOwner = owners.some(
    ({ address }) => address?.toLowerCase() === account?.toLowerCase(),
  )

  const setOwners = (next: readonly OwnerDraft[]) =>
    onChange({ ...draft, owners: next })
  const change = (next: OwnerDraft) =>
    setOwners(owners.map((owner) => (owner.key === next.key ? next : owner)))
  const problemOf = ({ key, address }: OwnerDraft) => {
    const problem = problems.get(key)
    if (problem !== undefined) return rules(problem)
    return asked && address === undefined ? t('noAddress') : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const { saltText } = draft
    const isSalt =
      saltText === undefined || saltText === String(draft.saltNonce)
    if (chain === undefined || incomplete || problems.size > 0 || !isSalt)
      return
    onReview()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Card title={t('nameAndNetwork')}>
          <Stack>
            <TextField
              label={t('name')}
              hint={t('nameHint')}
              value={name}
              maxLength={64}
              placeholder={t('nameExample')}
              onValueChange={(text) => onChange({ ...draft, name: text })}
            />
            <SelectField
              label={t('network')}
              value={chain?.chainId ?? ''}
              onValueChange={(chainId) => onChange({ ...draft, chainId })}
              options={chains.map(({ chainId, chainName }) => ({
                value: chainId,
                label: chainName,
              }))}
            />
            {chains.length > 1 && (
              <fieldset className="app-choices">
                <legend>{t('others')}</legend>
                {chains
                  .filter(({ chainId }) => chainId !== chain?.chainId)
                  .map(({ chainId, chainName }) => (
                    <Checkbox
                      key={chainId}
                      label={chainName}
                      checked={otherIds.includes(chainId)}
                      onCheckedChange={(isChosen) =>
                        onChange({
                          ...draft,
                          otherChainIds: isChosen
                            ? [...otherIds, chainId]
                            : otherIds.filter((other) => other !== chainId),
                        })
                      }
                    />
                  ))}
              </fieldset>
            )}
          </Stack>
        </Card>
        <Card title={t('owners')} description={t('ownersText')}>
          <Stack>
            {owners.map((owner, index) => (
              <OwnerFields
                key={owner.key}
                known={nameOf(names, owner.address)}
                index={index}
                owner={owner}
                chain={chain}
                error={problemOf(owner)}
                onChange={change}
                onRemove={
                  owners.length > 1
                    ? () =>
                        setOwners(owners.filter(({ key }) => key !== owner.key))
                    : undefined
                }
              />
            ))}
            <Button onClick={() => setOwners([...owners, newOwner()])}>
              {t('addOwner')}
            </Button>
            {account !== null && !isOwner && !incomplete && (
              <Notice tone="warning" title={t('notAmong')}>
                {t('notAmongText')}
              </Notice>
            )}
          </Stack>
        </Card>
        <Card title={t('threshold')}>
          <Stack>
            <SelectField
              label={t('confirmations')}
              value={String(required)}
              onValueChange={(value) =>
                onChange({ ...draft, threshold: Number(value) })
              }
              options={owners.map((_, index) => ({
                value: String(index + 1),
                label: t('ofOwners', {
                  threshold: String(index + 1),
                  owners: String(owners.length),
                }),
              }))}
            />
            <p className="app-advice">{advise(required, owners.length)}</p>
          </Stack>
        </Card>
        {chain && (
          <Suspense>
            <AdvancedFields
              draft={draft}
              chainIds={[chain.chainId, ...otherIds]}
              onChange={onChange}
            />
          </Suspense>
        )}
        <div className="app-actions">
          <Button type="submit" variant="primary" size="large">
            {t('review')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const chainOf = (draft: FormDraft, chains: readonly ChainRecord[]) =>
  chains.find(({ chainId }) => chainId === draft.chainId) ?? chains[0]

/** The further networks that are chosen and known. */
const othersOf = (draft: FormDraft, chains: readonly ChainRecord[]) => {
  const first = chainOf(draft, chains)
  return chains.filter(
    (chain) =>
      chain !== first && draft.otherChainIds?.includes(chain.chainId) === true,
  )
}

const thresholdOf = ({ threshold, owners }: FormDraft) =>
  Math.min(threshold ?? recommendedThreshold(owners.length), owners.length)

/** The draft as it is reviewed; undefined while something is missing or wrong. */
function useReviewed(draft: FormDraft): SafeDraft | undefined {
  const { chains } = useChainRecords()
  const chain = chainOf(draft, chains)
  const names = useNames(chain?.chainId ?? '')
  const { name, owners, saltNonce } = draft
  const isComplete = owners.every(({ address }) => address !== undefined)
  if (!chain || !isComplete || checkOwners(owners).size > 0) return undefined
  return {
    name,
    chain,
    saltNonce,
    version: draft.version,
    others: othersOf(draft, chains),
    threshold: thresholdOf(draft),
    owners: owners.map((owner) => ({
      ...owner,
      name: owner.name || (nameOf(names, owner.address) ?? ''),
    })),
  }
}

/** Name, network, owners and threshold; then the address; then the wallet. */
export function NewSafePage() {
  const t = useNewSafeTexts()
  const { account } = useConnection()
  const navigate = useNavigate()
  const { step, address } = useSearch({ from: '/new-safe' })
  const [draft, setDraft] = useState<FormDraft>(
    () =>
      readKeptDraft() ?? {
        name: '',
        chainId: undefined,
        owners: [newOwner(account ?? undefined)],
        threshold: undefined,
        saltNonce: BigInt(Date.now()),
      },
  )
  useEffect(() => keepDraft(draft), [draft])
  const [first, ...others] = draft.owners
  // A user who connects on this page is most likely the first owner, also when
  // the wallet answers only after other fields have been filled in.
  if (
    account !== null &&
    first !== undefined &&
    first.address === undefined &&
    first.touched !== true
  )
    setDraft({
      ...draft,
      owners: [{ ...first, address: account, touched: true }, ...others],
    })
  const reviewed = useReviewed(draft)
  const isReview = step === 'review' && reviewed !== undefined
  const reviewProps = {
    onBack: () => void navigate({ to: '/new-safe', replace: true }),
    onOtherAddress: () =>
      setDraft({
        ...draft,
        saltNonce: draft.saltNonce + 1n,
        saltText: undefined,
      }),
  }
  if (step === 'networks' && address !== undefined)
    return (
      <Suspense fallback={<Skeleton shape="block" lines={6} />}>
        <CreateOnNetworks address={address} />
      </Suspense>
    )
  return (
    <>
      <PageTop
        title={t('title')}
        description={t(isReview ? 'reviewDescription' : 'description')}
      />
      {isReview ? (
        <Suspense fallback={<Skeleton shape="block" lines={6} />}>
          {reviewed.others?.length ? (
            <NetworksReview {...reviewProps} draft={reviewed} />
          ) : (
            <NewSafeReview {...reviewProps} draft={reviewed} />
          )}
        </Suspense>
      ) : (
        <NewSafeForm
          draft={draft}
          onChange={setDraft}
          onReview={() =>
            void navigate({ to: '/new-safe', search: { step: 'review' } })
          }
        />
      )}
    </>
  )
}
