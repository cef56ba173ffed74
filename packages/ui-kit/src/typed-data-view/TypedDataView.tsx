import { type ComponentProps, useMemo } from 'react'
import { Tag } from '../badge/Tag.tsx'
import { alert } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { textOf } from '../text/textOf.ts'
import {
  layoutTypedData,
  type TypedDataInput,
  type TypedNode,
} from './layoutTypedData.ts'
import { TypedFields } from './TypedFields.tsx'
import {
  defaultTypedDataLabels,
  type TypedDataLabels,
} from './typedDataLabels.ts'

export interface TypedDataViewProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  data: TypedDataInput
  /** EIP-3770 short name, put before each address. */
  chainPrefix?: string | undefined
  /** The chain that is worked on, decimal: another one in the domain is marked. */
  chainId?: string | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  labels?: Partial<TypedDataLabels> | undefined
}

/**
 * Typed data (EIP-712) as it is hashed: the requesting domain, and each value
 * under the name and type it is signed with. Values outside the types are
 * listed apart, because they are not signed.
 */
export function TypedDataView({
  data,
  chainPrefix,
  chainId,
  names = {},
  labels,
  className,
  ...rest
}: TypedDataViewProps) {
  const texts = useLabels('typedDataView', defaultTypedDataLabels, labels)
  const { domain, message, unsigned, hidden } = useMemo(
    () => layoutTypedData(data),
    [data],
  )
  const stated = chainOf(domain)
  const isOther =
    chainId !== undefined && stated !== undefined && stated !== chainId
  // Addresses of another chain must not look like ones of this.
  const context = isOther
    ? { chainPrefix: undefined, names: {}, texts }
    : { chainPrefix, names, texts }
  return (
    <div {...rest} className={classNames('sr-typed', className)}>
      {hidden > 0 && <Notice tone="danger" title={texts.hidden(hidden)} />}
      <section className="sr-typed" aria-label={texts.domain}>
        <p className="sr-typed-title">
          {texts.domain}
          {isOther && (
            <Tag tone="danger" path={alert}>
              {texts.otherChain(stated, chainId)}
            </Tag>
          )}
        </p>
        {domain.length === 0 ? (
          <p className="sr-message-note">{texts.noDomain}</p>
        ) : (
          <TypedFields nodes={domain} context={context} />
        )}
      </section>
      <section className="sr-typed" aria-label={texts.message}>
        <p className="sr-typed-title">
          {texts.message}
          <span className="sr-call-parameter-type" dir="ltr">
            {cleanText(data.primaryType, 64).text}
          </span>
        </p>
        <TypedFields nodes={message} context={context} />
      </section>
      {unsigned.length > 0 && (
        <Notice tone="warning" title={texts.unsigned}>
          {unsigned.map((name) => cleanText(name, 64).text).join(', ')}
        </Notice>
      )}
    </div>
  )
}

/** The domain's chain in decimal, however it is written. */
function chainOf(domain: readonly TypedNode[]): string | undefined {
  const value = domain.find(({ name }) => name === 'chainId')?.value
  if (value === undefined) return undefined
  const text = textOf(value)
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/iu.test(text)
    ? BigInt(text).toString()
    : cleanText(text, 32).text
}
