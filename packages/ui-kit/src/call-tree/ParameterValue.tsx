import { Address } from '../address/Address.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { CallContext } from './CallNodeView.tsx'
import { HexBlock } from './HexBlock.tsx'

export interface ParameterValueProps {
  type: string
  value: unknown
  context: CallContext
}

/** One value by its type: address, number, bytes, text, list or struct. */
export function ParameterValue({ type, value, context }: ParameterValueProps) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="sr-mono">[]</span>
    const inner = type.replace(/\[\d*\]$/u, '')
    const keyed = value.map((item: unknown, index) => ({
      key: `item-${index}`,
      item,
    }))
    return (
      <ol className="sr-call-values">
        {keyed.map(({ key, item }) => (
          <li key={key}>
            <ParameterValue
              type={inner === type ? '' : inner}
              value={item}
              context={context}
            />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <dl className="sr-call-struct">
        {Object.entries(value).map(([key, item]: [string, unknown]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>
              <ParameterValue type="" value={item} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  const text = String(value)
  if (/^0x[0-9a-f]{40}$/iu.test(text) && !type.startsWith('bytes')) {
    return (
      <Address
        address={text}
        name={context.names[text.toLowerCase()]}
        shortName={context.chainPrefix}
        variant="full"
        explorerUrl={context.explorerUrl?.(text)}
      />
    )
  }
  if (typeof value === 'bigint' || /^u?int/u.test(type)) {
    const grouped = /^-?\d{1,80}$/u.test(text)
      ? formatAmount(BigInt(text), 0)
      : text
    return (
      <span className="sr-mono sr-call-number" dir="ltr">
        {grouped}
      </span>
    )
  }
  if (/^0x[0-9a-f]*$/iu.test(text)) return <HexBlock hex={text} />
  return <ForeignText value={text} max={2_000} className="sr-call-text" />
}
