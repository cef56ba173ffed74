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
import { useSwitcherTexts } from './switcherTexts.ts'

interface SafeOptionProps {
  safe: ListedSafe
  isOpen: boolean
  onChoose: () => void
}

function SafeOption({ safe, isOpen, onChoose }: SafeOptionProps) {
  const t = useSwitcherTexts()
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
          <b>{name ?? t('unnamed')}</b>
          <span>
            {chain?.chainName} ·{' '}
            {safe.creation
              ? t('notCreated')
              : name === undefined || overview === undefined
                ? shortenAddress(address)
                : t('threshold', {
                    threshold: String(overview.threshold),
                    count: String(overview.owners.length),
                  })}
          </span>
        </span>
        {imitated && (
          <Badge tone="danger" icon="alert">
            {imitated.name
              ? t('looksLike', { name: imitated.name })
              : t('looksLikeAnother')}
          </Badge>
        )}
        {waiting > 0 && (
          <Badge tone="accent">
            {t('toConfirm', { count: String(waiting) })}
          </Badge>
        )}
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
  const t = useSwitcherTexts()
  const [query, setQuery] = useState('')
  const { safes, isPending } = useSafeList({ query })
  const name = useAddressName(safe.chainId, safe.address)
  const explorer = useAddressUrl(safe.chainId)?.(safe.address)
  const { shortName } = safe.chain
  // Opened by a link. It is checked on the chain before it joins the list.
  const isUnlisted =
    query === '' && !isPending && safes.every(({ ref }) => ref !== safe.ref)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <ButtonLink to="/accounts" onClick={onClose}>
          {t('all')}
        </ButtonLink>
      }
    >
      <section className="switch-open" aria-label={t('open')}>
        <Address
          address={safe.address}
          name={name}
          shortName={shortName}
          variant="full"
          copy={false}
        />
        <div className="switch-actions">
          <CopyButton value={safe.address} label={t('copy')} labelled />
          <CopyButton
            value={safe.ref}
            label={t('copyPrefixed', { prefix: shortName })}
            labelled
          />
          {explorer !== undefined && (
            <ExternalLink href={explorer}>{t('explorer')}</ExternalLink>
          )}
        </div>
        {isUnlisted && (
          <p className="switch-unlisted">
            {t('unlisted')}{' '}
            <ButtonLink
              size="small"
              to="/open-safe"
              search={{ ref: safe.ref }}
              onClick={onClose}
            >
              {t('add')}
            </ButtonLink>
          </p>
        )}
      </section>
      <TextField
        label={t('search')}
        type="search"
        placeholder={t('searchBy')}
        value={query}
        onValueChange={setQuery}
        // A keyboard that slides in would cover the list.
        data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
      />
      {safes.length === 0 && query !== '' ? (
        <EmptyState title={t('notFound')} icon="search">
          <p>{t('notFoundText')}</p>
        </EmptyState>
      ) : (
        <ul className="switch-options" aria-label={t('list')}>
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
      {safes.some(({ overview }) => overview !== undefined) && (
        <p className="app-quiet">{t('byGateway')}</p>
      )}
      {isPending && <p className="app-quiet">{t('looking')}</p>}
    </Dialog>
  )
}
