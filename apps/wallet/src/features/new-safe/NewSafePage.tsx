import { useConnection } from '@strongroom/react-hooks'
import {
  AddressInput,
  Button,
  Card,
  IconButton,
  Notice,
  SelectField,
  Stack,
  TextField,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { adviseThreshold, recommendedThreshold } from './adviseThreshold.ts'
import { checkOwners, type OwnerDraft } from './checkOwners.ts'
import { NewSafeReview } from './NewSafeReview.tsx'
import {
  type FormDraft,
  keepDraft,
  newOwner,
  readKeptDraft,
  type SafeDraft,
} from './SafeDraft.ts'

/** One owner: an optional name and an address. */
function OwnerFields({
  index,
  owner,
  shortName,
  error,
  known,
  onChange,
  onRemove,
}: {
  index: number
  owner: OwnerDraft
  shortName: string | undefined
  error: string | undefined
  /** Name this address already has here. */
  known: string | undefined
  onChange: (owner: OwnerDraft) => void
  /** Undefined for the last owner left. */
  onRemove: (() => void) | undefined
}) {
  const [text, setText] = useState<string>()
  return (
    <div className="app-owner">
      <TextField
        label={`Name of owner ${index + 1}`}
        value={owner.name}
        maxLength={64}
        placeholder={known}
        onValueChange={(name) => onChange({ ...owner, name })}
      />
      <AddressInput
        label={`Address of owner ${index + 1}`}
        value={text ?? owner.address ?? ''}
        shortName={shortName}
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
      {onRemove && (
        <IconButton
          icon="cross"
          label={`Remove owner ${index + 1}`}
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
  const { chains } = useChainRecords()
  const { account } = useConnection()
  const [asked, setAsked] = useState(false)
  const { name, owners } = draft
  const chain = chainOf(draft, chains)
  const names = useNames(chain?.chainId ?? '')
  const problems = checkOwners(owners)
  const incomplete = owners.some(({ address }) => address === undefined)
  const required = thresholdOf(draft)
  const isOwner = owners.some(
    ({ address }) => address?.toLowerCase() === account?.toLowerCase(),
  )

  const setOwners = (next: readonly OwnerDraft[]) =>
    onChange({ ...draft, owners: next })
  const change = (next: OwnerDraft) =>
    setOwners(owners.map((owner) => (owner.key === next.key ? next : owner)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (chain === undefined || incomplete || problems.size > 0) return
    onReview()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Card title="Name and network">
          <Stack>
            <TextField
              label="Safe name"
              hint="Kept in this browser only."
              value={name}
              maxLength={64}
              placeholder="Treasury"
              onValueChange={(text) => onChange({ ...draft, name: text })}
            />
            <SelectField
              label="Network"
              value={chain?.chainId ?? ''}
              onValueChange={(chainId) => onChange({ ...draft, chainId })}
              options={chains.map(({ chainId, chainName }) => ({
                value: chainId,
                label: chainName,
              }))}
            />
          </Stack>
        </Card>
        <Card
          title="Owners"
          description="Each owner confirms with an account of their own. Names stay in this browser."
        >
          <Stack>
            {owners.map((owner, index) => (
              <OwnerFields
                key={owner.key}
                known={nameOf(names, owner.address)}
                index={index}
                owner={owner}
                shortName={chain?.shortName}
                error={
                  problems.get(owner.key) ??
                  (asked && owner.address === undefined
                    ? 'Enter the address of this owner.'
                    : undefined)
                }
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
              Add owner
            </Button>
            {account !== null && !isOwner && !incomplete && (
              <Notice tone="warning" title="You are not among the owners">
                The connected account pays for the creation but will not be able
                to confirm anything.
              </Notice>
            )}
          </Stack>
        </Card>
        <Card title="Threshold">
          <Stack>
            <SelectField
              label="Confirmations needed"
              value={String(required)}
              onValueChange={(value) =>
                onChange({ ...draft, threshold: Number(value) })
              }
              options={owners.map((_, index) => ({
                value: String(index + 1),
                label: `${index + 1} of ${owners.length}`,
              }))}
            />
            <p className="app-advice">
              {adviseThreshold(required, owners.length)}
            </p>
          </Stack>
        </Card>
        <div className="app-actions">
          <Button type="submit" variant="primary" size="large">
            Review
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const chainOf = (draft: FormDraft, chains: readonly ChainRecord[]) =>
  chains.find(({ chainId }) => chainId === draft.chainId) ?? chains[0]

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
    threshold: thresholdOf(draft),
    owners: owners.map((owner) => ({
      ...owner,
      name: owner.name || (nameOf(names, owner.address) ?? ''),
    })),
  }
}

/** Name, network, owners and threshold; then the address; then the wallet. */
export function NewSafePage() {
  const { account } = useConnection()
  const navigate = useNavigate()
  const { step } = useSearch({ from: '/new-safe' })
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
  return (
    <>
      <PageTop
        title="Create a safe"
        description={
          isReview
            ? 'Check the address and the owners before anything is signed.'
            : 'A safe is a contract that moves money when enough owners agree.'
        }
      />
      {isReview ? (
        <NewSafeReview
          draft={reviewed}
          onBack={() => void navigate({ to: '/new-safe', replace: true })}
          onOtherAddress={() =>
            setDraft({ ...draft, saltNonce: draft.saltNonce + 1n })
          }
        />
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
