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
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { adviseThreshold, recommendedThreshold } from './adviseThreshold.ts'
import { checkOwners, type OwnerDraft } from './checkOwners.ts'
import { NewSafeReview } from './NewSafeReview.tsx'
import type { SafeDraft } from './SafeDraft.ts'

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

const newOwner = (): OwnerDraft => ({
  key: crypto.randomUUID(),
  name: '',
  address: undefined,
})

function NewSafeForm({
  initial,
  onReview,
}: {
  initial: SafeDraft | undefined
  onReview: (draft: SafeDraft) => void
}) {
  const { chains } = useChainRecords()
  const { account } = useConnection()
  const [name, setName] = useState(initial?.name ?? '')
  const [chosen, setChosen] = useState(initial?.chain.chainId)
  const [owners, setOwners] = useState<readonly OwnerDraft[]>(
    initial?.owners ?? [{ ...newOwner(), address: account ?? undefined }],
  )
  const [threshold, setThreshold] = useState(initial?.threshold)
  const [asked, setAsked] = useState(false)

  const [first] = owners
  // A user who connects on this page is most likely the first owner, also when
  // the wallet answers only after other fields have been filled in.
  if (
    account !== null &&
    first !== undefined &&
    first.address === undefined &&
    first.touched !== true
  )
    setOwners([
      { ...first, address: account, touched: true },
      ...owners.slice(1),
    ])

  const chain = chains.find(({ chainId }) => chainId === chosen) ?? chains[0]
  const names = useNames(chain?.chainId ?? '')
  const problems = checkOwners(owners)
  const incomplete = owners.some(({ address }) => address === undefined)
  const required = Math.min(
    threshold ?? recommendedThreshold(owners.length),
    owners.length,
  )
  const isOwner = owners.some(
    ({ address }) => address?.toLowerCase() === account?.toLowerCase(),
  )

  const change = (next: OwnerDraft) =>
    setOwners(owners.map((owner) => (owner.key === next.key ? next : owner)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (chain === undefined || incomplete || problems.size > 0) return
    onReview({
      name,
      chain,
      threshold: required,
      owners: owners.map((owner) => ({
        ...owner,
        name: owner.name || (nameOf(names, owner.address) ?? ''),
      })),
    })
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
              onValueChange={setName}
            />
            <SelectField
              label="Network"
              value={chain?.chainId ?? ''}
              onValueChange={setChosen}
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
              onValueChange={(value) => setThreshold(Number(value))}
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

/** Name, network, owners and threshold; then the address; then the wallet. */
export function NewSafePage() {
  const [draft, setDraft] = useState<SafeDraft>()
  const [reviewing, setReviewing] = useState(false)
  return (
    <>
      <PageTop
        title="Create a safe"
        description={
          reviewing
            ? 'Check the address and the owners before anything is signed.'
            : 'A safe is a contract that moves money when enough owners agree.'
        }
      />
      {reviewing && draft !== undefined ? (
        <NewSafeReview draft={draft} onBack={() => setReviewing(false)} />
      ) : (
        <NewSafeForm
          initial={draft}
          onReview={(next) => {
            setDraft(next)
            setReviewing(true)
          }}
        />
      )}
    </>
  )
}
