import { Address } from '../address/Address.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { CallContext } from './CallNodeView.tsx'
import { HexBlock } from './HexBlock.tsx'
import { longestHex } from './longestHex.ts'

export interface ParameterValueProps {
  type: string
  value: unknown
  context: CallContext
  /** How many lists and structs it is inside of. */
  depth?: number | undefined
}

// More would freeze the page; the raw data has all.
const most = 100
const deepest = 16

/** One value by its type: address, number, bytes, text, list or struct. */
export function ParameterValue({
  type,
  value,
  context,
  depth = 0,
}: ParameterValueProps) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="sr-mono">[]</span>
    const inner = type.replace(/\[\d*\]$/u, '')
    const keyed = value.slice(0, most).map((item: unknown, index) => ({
      key: `item-${index}`,
      item,
    }))
    if (depth > deepest) return context.texts.tooDeep
    return (
      <ol className="sr-call-values">
        {keyed.map(({ key, item }) => (
          <li key={key}>
            <ParameterValue
              type={inner === type ? '' : inner}
              value={item}
              context={context}
              depth={depth + 1}
            />
          </li>
        ))}
        {value.length > most && (
          <li className="sr-call-alarm">
            {context.texts.moreValues(value.length - most)}
          </li>
        )}
      </ol>
    )
  }
  if (typeof value === 'object' && value !== null) {
    if (depth > deepest) return context.texts.tooDeep
    return (
      <dl className="sr-call-struct">
        {Object.entries(value)
          .slice(0, most)
          .map(([key, item]: [string, unknown]) => (
            <div key={key}>
              <dt>{cleanText(key, 64).text}</dt>
              <dd>
                <ParameterValue
                  type=""
                  value={item}
                  context={context}
                  depth={depth + 1}
                />
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
  if (/^0x[0-9a-f]*$/iu.test(text)) {
    const block = <HexBlock hex={text} />
    // What is cut off can be had whole.
    return text.length > longestHex ? (
      <div className="sr-raw-data">
        {block}
        <CopyButton value={text} label={context.texts.copyValue} />
      </div>
    ) : (
      block
    )
  }
  return <ForeignText value={text} max={2_000} className="sr-call-text" />
}
