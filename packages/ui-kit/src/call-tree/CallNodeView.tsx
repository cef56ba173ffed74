import { Address } from '../address/Address.tsx'
import { Tag } from '../badge/Tag.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, shield, warning } from '../icon/paths.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { CallNotices } from './CallNotices.tsx'
import { CallParameters } from './CallParameters.tsx'
import type { CallTreeLabels } from './callTreeLabels.ts'
import type { CallLayout } from './layoutCalls.ts'
import { RawData } from './RawData.tsx'

export interface CallContext {
  chainPrefix: string | undefined
  names: Readonly<Record<string, string>>
  nativeCurrency: { symbol: string; decimals: number }
  /** By lower-case address. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  explorerUrl: ((address: string) => string | undefined) | undefined
  texts: CallTreeLabels
}

/** Methods whose last argument counts units of the contract that is called. */
const amounts =
  /^(?:transfer|approve|increaseAllowance|decreaseAllowance)\(address,uint256\)$|^transferFrom\(address,address,uint256\)$/u

/** The token that a call moves, where its symbol and decimals are proven. */
function tokenOf(
  { method, to }: CallLayout['node'],
  { tokens, nativeCurrency }: CallContext,
) {
  if (!amounts.test(method?.signature ?? '')) return undefined
  return provenToken(tokens?.[to.toLowerCase()], nativeCurrency.symbol)
}

export interface CallNodeViewProps {
  call: CallLayout
  context: CallContext
  /** Shows more of the calls that are left out. */
  onMore: () => void
}

/** One call and those inside it. */
export function CallNodeView({ call, context, onMore }: CallNodeViewProps) {
  const { texts, names, nativeCurrency } = context
  const { node, path, kind, delegated, unknown, children, hidden } = call
  const { method, to, value, contract } = node
  const trusted = delegated === 'trusted'
  // Calls from other sources than the decoder may lack them.
  const parameters = method?.parameters ?? []
  // A batch has its calls instead of the bytes they are packed in, which the
  // raw data shows.
  const isPacked =
    node.children.length > 0 &&
    parameters.length < 2 &&
    parameters.every(({ type }) => type === 'bytes')
  return (
    <li
      className="sr-call"
      data-risk={call.risky || undefined}
      data-delegate={delegated || undefined}
    >
      <div className="sr-call-head">
        <span className="sr-call-path" dir="ltr">
          {path}
        </span>
        {kind === 'unknown' && (
          <Glyph path={warning} className="sr-call-alarm" />
        )}
        <span className="sr-call-method">
          {method ? (
            <ForeignText value={method.name} />
          ) : (
            texts[kind as 'unknown']
          )}
        </span>
        {delegated && (
          <Tag
            tone={trusted ? 'warning' : 'danger'}
            path={trusted ? shield : alert}
          >
            {trusted ? texts.trustedDelegateCall : texts.delegateCall}
          </Tag>
        )}
        {unknown && method && (
          <Tag tone="danger" path={warning}>
            {texts.unknown}
          </Tag>
        )}
        {contract && (
          <Tag>
            {cleanText(`${contract.name} ${contract.version}`, 64).text}
          </Tag>
        )}
        {value > 0n && (
          <TokenAmount
            value={value}
            {...nativeCurrency}
            sign="-"
            className="sr-call-value"
          />
        )}
      </div>
      <div className="sr-call-body">
        <Address
          address={to}
          name={names[to.toLowerCase()]}
          shortName={context.chainPrefix}
          variant="full"
          explorerUrl={context.explorerUrl?.(to)}
        />
        <CallNotices call={call} texts={texts} />
        {method && !isPacked && (
          <CallParameters
            parameters={parameters}
            context={context}
            token={tokenOf(node, context)}
          />
        )}
        {call.hasData && (
          <RawData
            data={node.data}
            signature={method?.signature}
            texts={texts}
          />
        )}
      </div>
      {children.length > 0 && (
        <ol
          className="sr-calls-list"
          aria-label={texts.calls(node.children.length)}
        >
          {children.map((child) => (
            <CallNodeView
              key={child.path}
              call={child}
              context={context}
              onMore={onMore}
            />
          ))}
        </ol>
      )}
      {hidden.calls > 0 && (
        <p className="sr-call-more">
          <button
            type="button"
            className="sr-button"
            data-variant="secondary"
            data-size="small"
            onClick={onMore}
          >
            {texts.more(hidden.calls)}
          </button>
          {hidden.risky > 0 && (
            <Tag tone="danger" path={alert}>
              {texts.moreRisky(hidden.risky)}
            </Tag>
          )}
        </p>
      )}
    </li>
  )
}
