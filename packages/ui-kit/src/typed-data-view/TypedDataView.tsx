import { type ComponentProps, useMemo } from 'react'
import { Tag } from '../badge/Tag.tsx'
import type { CallContext } from '../call-tree/CallNodeView.tsx'
import { defaultCallTreeLabels } from '../call-tree/callTreeLabels.ts'
import { ParameterValue } from '../call-tree/ParameterValue.tsx'
import { alert } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { MessageView } from '../message-view/MessageView.tsx'
import { markInvisible } from '../message-view/markInvisible.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { textOf } from '../text/textOf.ts'
import {
  layoutTypedData,
  type TypedDataInput,
  type TypedNode,
} from './layoutTypedData.ts'
import {
  defaultTypedDataLabels,
  type TypedDataLabels,
} from './typedDataLabels.ts'

interface TypedContext {
  chainPrefix: string | undefined
  names: Readonly<Record<string, string>>
  texts: TypedDataLabels
}

/** Values under their names and types, to any depth. */
function TypedFields({
  nodes,
  context,
}: {
  nodes: readonly TypedNode[]
  context: TypedContext
}) {
  return (
    <dl className="sr-call-parameters">
      {nodes
        .map((node, index) => ({ node, key: `${index} ${node.name}` }))
        .map(({ node, key }) => (
          <div
            key={key}
            className="sr-call-parameter"
            // Nodes with children take the whole width: nesting is narrow
            // enough.
            data-holds={node.children.length > 0 ? true : undefined}
          >
            <dt>
              <span className="sr-call-parameter-name">
                {cleanText(node.name, 64).text}
              </span>
              <span className="sr-call-parameter-type" dir="ltr">
                {cleanText(node.type, 64).text}
              </span>
            </dt>
            <dd>
              <TypedValue node={node} context={context} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function TypedValue({
  node,
  context,
}: {
  node: TypedNode
  context: TypedContext
}) {
  const callTexts = useLabels('callTree', defaultCallTreeLabels)
  const { texts, names, chainPrefix } = context
  const { kind, type, value, children } = node
  if (kind === 'missing' || kind === 'deep')
    return (
      <span className="sr-call-alarm">
        {kind === 'missing' ? texts.missing : texts.tooDeep}
      </span>
    )
  if (kind === 'list' && children.length === 0) return texts.emptyList
  if (kind !== 'value')
    return <TypedFields nodes={children} context={context} />
  // A signed text is shown complete, although it is untrusted.
  if (type === 'string' && typeof value === 'string')
    return isPlain(value) ? (
      <bdi className="sr-call-text">{value}</bdi>
    ) : (
      <MessageView message={value} />
    )
  const call: CallContext = {
    chainPrefix,
    names,
    nativeCurrency: { symbol: '', decimals: 0 },
    explorerUrl: undefined,
    texts: callTexts,
  }
  // A value of another type than declared is shown as its data.
  const shown = typeof value === 'object' ? textOf(value) : value
  return <ParameterValue type={type} value={shown} context={call} />
}

/** Short, on one line, and all of it to be seen. */
function isPlain(text: string): boolean {
  return (
    text !== '' &&
    text.length <= 200 &&
    !/[\n\t]/.test(text) &&
    markInvisible(text).every(({ invisible }) => !invisible)
  )
}

/** Props of `TypedDataView`. */
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
