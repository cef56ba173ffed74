import { Address } from '../address/Address.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { useLocale } from '../labels/useLocale.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { CallContext } from './CallNodeView.tsx'
import { HexBlock } from './HexBlock.tsx'
import { longestHex } from './longestHex.ts'

export interface ParameterValueProps {
  type: string
  value: unknown
  context: CallContext
  /** The lists and structs it is inside of. */
  inside?: readonly unknown[] | undefined
}

// More would freeze the page; the raw data has all.
const most = 100
const deepest = 16
const none: readonly unknown[] = []

/** One value by its type: address, number, bytes, text, list or struct. */
export function ParameterValue({
  type,
  value,
  context,
  inside = none,
}: ParameterValueProps) {
  const locale = useLocale()
  if (typeof value === 'object' && value !== null) {
    // A value that contains itself would never end.
    if (inside.length > deepest || inside.includes(value))
      return context.texts.tooDeep
    const isList = Array.isArray(value)
    const all: readonly [string, unknown][] = Object.entries(value)
    if (isList && all.length === 0) return <span className="sr-mono">[]</span>
    const entries = all.slice(0, most)
    const left = all.length - most
    const more = left > 0 && context.texts.moreValues(left)
    const within = [...inside, value]
    if (isList) {
      const inner = type.replace(/\[\d*\]$/u, '')
      return (
        <ol className="sr-call-values">
          {entries.map(([key, item]) => (
            <li key={key}>
              <ParameterValue
                type={inner === type ? '' : inner}
                value={item}
                context={context}
                inside={within}
              />
            </li>
          ))}
          {more && <li className="sr-call-alarm">{more}</li>}
        </ol>
      )
    }
    return (
      <>
        <dl className="sr-call-struct">
          {entries.map(([key, item]) => (
            <div key={key}>
              <dt>{cleanText(key, 64).text}</dt>
              <dd>
                <ParameterValue
                  type=""
                  value={item}
                  context={context}
                  inside={within}
                />
              </dd>
            </div>
          ))}
        </dl>
        {more && <p className="sr-call-alarm">{more}</p>}
      </>
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
  const isNumber = typeof value === 'bigint' || /^u?int/u.test(type)
  if (isNumber && /^-?\d{1,80}$/u.test(text)) {
    return (
      <span className="sr-mono" dir="ltr">
        {formatAmount(BigInt(text), 0, { locale })}
      </span>
    )
  }
  if (/^0x[0-9a-f]*$/iu.test(text)) {
    const block = <HexBlock hex={text} />
    // The whole value can be opened.
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
