import { useConnection } from '@strongroom/react-hooks'
import {
  Address,
  Checkbox,
  CopyButton,
  Icon,
  Notice,
  QrCode,
  shortenAddress,
} from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useConcerns } from '../safe-state/useConcerns.ts'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { useFundingTexts } from './texts.ts'
import './funding.css'

/** "you, Bob and 0x15d3…6A65": the owners in words. */
function useOwnersInWords(): string {
  const t = useFundingTexts()
  const locale = useLocale()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(safe.chainId)
  const words = safe.owners.map((owner) =>
    owner.toLowerCase() === account?.toLowerCase()
      ? t('you')
      : (nameOf(names, owner) ?? shortenAddress(owner)),
  )
  return new Intl.ListFormat(locale).format(words)
}

/** Whether the contract is what it claims to be, checked before it can be paid. */
function ContractCheck() {
  const t = useFundingTexts()
  const safe = useOpenSafe()
  const { data: state, error } = useSafeState(safe)
  const concerns = useConcerns(state, safe.info)
  const owners = useOwnersInWords()
  if (error && !state)
    return (
      <Notice tone="warning" title={t('notChecked')}>
        {t('notCheckedText')}
      </Notice>
    )
  if (!state) return <p className="funding-check">{t('checking')}</p>
  const [danger] = concerns.filter(({ tone }) => tone === 'danger')
  if (danger)
    return (
      <Notice tone="danger" title={danger.title}>
        {t('dangerText', { concern: danger.text })}
      </Notice>
    )
  return (
    <p className="funding-check">
      <Icon name="shield" />
      <span>{t('checked', { version: state.version, owners })}</span>
    </p>
  )
}

/** The address of the safe in groups, with or without its prefix, and as a code. */
export function ReceiveAddress({
  heading,
  actions,
  check = <ContractCheck />,
  children,
}: {
  heading: ReactNode
  /** What was checked about the address. @default the contract that stands there */
  check?: ReactNode
  /** Behind the button that copies. */
  actions?: ReactNode | undefined
  /** Buttons before the one that copies. */
  children?: ReactNode | undefined
}) {
  const t = useFundingTexts()
  const safe = useOpenSafe()
  const [withPrefix, setWithPrefix] = useState(false)
  const { shortName } = safe.chain
  const text = withPrefix ? safe.ref : safe.address
  return (
    <div className="funding-add">
      <div className="funding-main">
        {heading}
        <div className="funding-address">
          <Address
            address={safe.address}
            shortName={withPrefix ? shortName : undefined}
            variant="full"
            identicon={false}
            copy={false}
          />
        </div>
        <Checkbox
          label={t('withPrefix', { prefix: shortName })}
          hint={t('withPrefixHint')}
          checked={withPrefix}
          onCheckedChange={setWithPrefix}
        />
        {check}
        <div className="funding-actions">
          {children}
          <CopyButton
            value={text}
            label={t('copyAddress')}
            labelled
            className="sr-button"
            data-variant="secondary"
          />
          {actions}
        </div>
      </div>
      <figure className="funding-code">
        <QrCode value={text} label={t('codeOf', { text })} size={150} />
        <figcaption className="app-quiet">{t('scan')}</figcaption>
      </figure>
    </div>
  )
}
