import type { ExecutionRecord } from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { Address } from '../address/Address.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { HexBlock } from '../call-tree/HexBlock.tsx'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { Fold } from '../fold/Fold.tsx'
import { code, user } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { Notice } from '../notice/Notice.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { safeHref } from '../text/safeHref.ts'
import type { KnownToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import {
  defaultExecutionFactsLabels,
  type ExecutionFactsLabels,
} from './executionFactsLabels.ts'

/** Props of `ExecutionFacts`. */
export interface ExecutionFactsProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Result of `useExecutionRecord`; undefined while it is read. */
  record: ExecutionRecord | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** @default { symbol: 'ETH', decimals: 18 } */
  nativeCurrency?: KnownToken | undefined
  shortName?: string | undefined
  /** Page of a chain transaction in a block explorer. */
  transactionUrl?: ((hash: string) => string | undefined) | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<ExecutionFactsLabels> | undefined
}

/** The chain transaction of an execution, as the owner's node has it. */
export function ExecutionFacts({
  record,
  names = {},
  nativeCurrency = { symbol: 'ETH', decimals: 18 },
  shortName,
  transactionUrl,
  locale: given,
  timeZone,
  labels,
  ...rest
}: ExecutionFactsProps) {
  const texts = useLabels('executionFacts', defaultExecutionFactsLabels, labels)
  const locale = useLocale(given)
  if (record === undefined)
    return (
      <Card {...rest} title={texts.title}>
        <Skeleton lines={6} label={texts.loading} />
      </Card>
    )
  const { txHash, status } = record
  const page = safeHref(transactionUrl?.(txHash))
  const who = (address: string) => (
    <Address
      address={address}
      name={names[address.toLowerCase()]}
      shortName={shortName}
      variant="full"
    />
  )
  const hash = {
    term: texts.chainTransaction,
    value: (
      <>
        <code className="sr-wrap">{txHash}</code>{' '}
        <CopyButton value={txHash} label={texts.copyHash} />
      </>
    ),
    hint: page && (
      <ExternalLink href={page}>
        {texts.explorer(new URL(page).host)}
      </ExternalLink>
    ),
  }
  if (status !== 'found')
    return (
      <Card {...rest} title={texts.title}>
        <Stack gap={4}>
          <Notice
            tone={status === 'unrelated' ? 'danger' : 'warning'}
            title={texts.lost[status]}
          >
            <p>{texts.lostHint[status]}</p>
          </Notice>
          <DescriptionList items={[hash]} />
        </Stack>
      </Card>
    )
  const { signatures, through, data } = record
  return (
    <Card {...rest} title={texts.title} description={texts.source}>
      <Stack gap={4}>
        {!record.succeeded && <Notice tone="danger" title={texts.failed} />}
        <DescriptionList
          items={[
            {
              term: texts.time,
              value: (
                <TimeOfDay
                  timestamp={record.timestamp}
                  locale={locale}
                  timeZone={timeZone}
                  precision="datetime"
                />
              ),
            },
            {
              term: texts.block,
              value: formatAmount(BigInt(record.block), 0, { locale }),
            },
            {
              term: texts.confirmations,
              value: texts.depth(record.confirmations),
            },
            {
              term: texts.fee,
              value: (
                <TokenAmount
                  value={record.fee}
                  symbol={nativeCurrency.symbol}
                  decimals={nativeCurrency.decimals}
                  maxDecimals={9}
                />
              ),
              hint: texts.gas(formatAmount(record.gasUsed, 0, { locale })),
            },
            {
              term: record.kind === 'incoming' ? texts.sentBy : texts.sender,
              value: who(record.sender),
            },
            ...(through ? [{ term: texts.through, value: who(through) }] : []),
            hash,
          ]}
        />
        {signatures && (
          <Fold path={user} title={texts.signatures(signatures.length)}>
            {signatures.length === 0 && <p>{texts.unreadSignatures}</p>}
            <DescriptionList
              items={signatures.map((signature, index) => ({
                id: `${index}`,
                term: texts.kinds[signature.kind],
                value: (
                  <>
                    {who(signature.signer)}
                    {'data' in signature && (
                      <>
                        <HexBlock hex={signature.data} />{' '}
                        <CopyButton
                          value={signature.data}
                          label={texts.copySignature}
                        />
                      </>
                    )}
                  </>
                ),
              }))}
            />
          </Fold>
        )}
        {data !== '0x' && (
          <Fold path={code} title={texts.data}>
            <HexBlock hex={data} />{' '}
            <CopyButton value={data} label={texts.copyData} />
          </Fold>
        )}
      </Stack>
    </Card>
  )
}
