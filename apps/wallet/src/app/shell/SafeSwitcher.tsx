import './safe-switcher.css'
import {
  Address,
  Badge,
  CopyButton,
  Dialog,
  EmptyState,
  ExternalLink,
  Icon,
  Identicon,
  shortenAddress,
  TextField,
} from '@strongroom/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useAddressUrl } from '../../core/useTransactionUrl.ts'
import type { ListedSafe } from '../../features/accounts/arrangeSafes.ts'
import { useSafeList } from '../../features/accounts/useSafeList.ts'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { pageOfSafe } from './pageOfSafe.ts'

interface SafeOptionProps {
  safe: ListedSafe
  isOpen: boolean
  onChoose: () => void
}

function SafeOption({ safe, isOpen, onChoose }: SafeOptionProps) {
  const { pathname } = useLocation()
  const { address, chain, imitated, name, overview, ref } = safe
  // A network that is not known yet has no link.
  if (ref === undefined) return null
  const waiting = overview?.awaitingConfirmation ?? 0
  return (
    <li>
      <Link
        className="switch-option"
        to={pageOfSafe(pathname)}
        search={{ safe: ref }}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onChoose}
      >
        <Identicon address={address} size={32} />
        <span className="switch-option-text">
          <b>{name ?? 'Unnamed safe'}</b>
          <span>
            {chain?.chainName} ·{' '}
            {name === undefined || overview === undefined
              ? shortenAddress(address)
              : `${overview.threshold} of ${overview.owners.length}`}
          </span>
        </span>
        {imitated && (
          <Badge tone="danger" icon="alert">
            Looks like {imitated.name ?? 'another safe'}
          </Badge>
        )}
        {waiting > 0 && <Badge tone="accent">{waiting} to confirm</Badge>}
        {isOpen && <Icon name="check" />}
      </Link>
    </li>
  )
}

/**
 * Changes to another safe on the same page, and copies the address of the open
 * one. Loaded on demand.
 */
export function SafeSwitcher({
  safe,
  onClose,
}: {
  safe: OpenSafe
  onClose: () => void
}) {
  const [query, setQuery] = useState('')
  const { safes, isPending } = useSafeList({ query })
  const name = useAddressName(safe.chainId, safe.address)
  const explorer = useAddressUrl(safe.chainId)?.(safe.address)
  const { shortName } = safe.chain
  return (
    <Dialog
      open
      onClose={onClose}
      title="Switch safe"
      footer={
        <ButtonLink to="/accounts" onClick={onClose}>
          All safes
        </ButtonLink>
      }
    >
      <section className="switch-open" aria-label="Open safe">
        <Address
          address={safe.address}
          name={name}
          shortName={shortName}
          variant="full"
          copy={false}
        />
        <div className="switch-actions">
          <CopyButton value={safe.address} label="Copy address" labelled />
          <CopyButton
            value={safe.ref}
            label={`Copy with ${shortName}:`}
            labelled
          />
          {explorer !== undefined && (
            <ExternalLink href={explorer}>Block explorer</ExternalLink>
          )}
        </div>
      </section>
      <TextField
        label="Search safes"
        type="search"
        placeholder="Name, address or network"
        value={query}
        onValueChange={setQuery}
        // A keyboard that slides in would cover the list.
        data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
      />
      {safes.length === 0 && query !== '' ? (
        <EmptyState title="No safe found" icon="search">
          <p>Search by name, address or network.</p>
        </EmptyState>
      ) : (
        <ul className="switch-options" aria-label="Safes">
          {safes.map((each) => (
            <SafeOption
              key={`${each.chainId}:${each.address}`}
              safe={each}
              isOpen={each.ref === safe.ref}
              onChoose={onClose}
            />
          ))}
        </ul>
      )}
      {isPending && <p className="app-quiet">Looking for more safes…</p>}
    </Dialog>
  )
}
