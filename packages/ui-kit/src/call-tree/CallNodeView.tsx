import { Address } from '../address/Address.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { CallNotices } from './CallNotices.tsx'
import { CallParameters } from './CallParameters.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'
import type { CallTreeLabels } from './callTreeLabels.ts'
import { RawData } from './RawData.tsx'

export interface CallContext {
  chainPrefix: string | undefined
  names: Readonly<Record<string, string>>
  nativeCurrency: { symbol: string; decimals: number }
  isTrustedDelegateCall: (to: string) => boolean
  explorerUrl: ((address: string) => string | undefined) | undefined
  texts: CallTreeLabels
}

export interface CallNodeViewProps {
  node: CallTreeNode
  /** Place in the tree: `1`, `1.2`, `1.2.1`. */
  path: string
  context: CallContext
}

/** A call without data is a transfer only when it carries something. */
function nameOfPlainCall(
  { to, self, value, operation }: CallTreeNode,
  path: string,
): 'transfer' | 'rejection' | 'nothing' | 'emptyCall' {
  if (value > 0n && operation === 0) return 'transfer'
  if (operation !== 0 || self?.toLowerCase() !== to.toLowerCase())
    return 'emptyCall'
  return path === '1' ? 'rejection' : 'nothing'
}

/** One call and those inside it. */
export function CallNodeView({ node, path, context }: CallNodeViewProps) {
  const { texts, names, nativeCurrency } = context
  const delegated = node.operation !== 0
  const trusted = delegated && context.isTrustedDelegateCall(node.to)
  const hasData = node.data !== '0x' && node.data !== ''
  const unknown =
    node.unknown === true || (hasData && node.method === undefined)
  const risk = (delegated && !trusted) || unknown || node.tooDeep === true
  // A batch has its calls instead of parameters.
  const emptyBatch =
    node.children.length > 0 && node.method?.parameters.length === 0
  const children = node.children.map((child, index) => ({
    child,
    path: `${path}.${index + 1}`,
  }))
  return (
    <li
      className="sr-call"
      data-risk={risk || undefined}
      data-delegate={
        delegated ? (trusted ? 'trusted' : 'untrusted') : undefined
      }
    >
      <div className="sr-call-head">
        <span className="sr-call-path" dir="ltr">
          {path}
        </span>
        {unknown && node.method === undefined && (
          <Icon name="warning" className="sr-call-alarm" />
        )}
        <span className="sr-call-method">
          {node.method !== undefined ? (
            <ForeignText value={node.method.name} />
          ) : unknown ? (
            texts.unknown
          ) : (
            texts[nameOfPlainCall(node, path)]
          )}
        </span>
        {delegated && (
          <Badge
            tone={trusted ? 'warning' : 'danger'}
            icon={trusted ? 'shield' : 'alert'}
          >
            {trusted ? texts.trustedDelegateCall : texts.delegateCall}
          </Badge>
        )}
        {unknown && node.method !== undefined && (
          <Badge tone="danger" icon="warning">
            {texts.unknown}
          </Badge>
        )}
        {node.contract !== undefined && (
          <Badge>
            {node.contract.name} {node.contract.version}
          </Badge>
        )}
        {node.value > 0n && (
          <TokenAmount
            value={node.value}
            {...nativeCurrency}
            sign="-"
            className="sr-call-value"
          />
        )}
      </div>
      <div className="sr-call-body">
        <Address
          address={node.to}
          name={names[node.to.toLowerCase()]}
          shortName={context.chainPrefix}
          variant="full"
          explorerUrl={context.explorerUrl?.(node.to)}
        />
        <CallNotices
          node={node}
          untrusted={delegated && !trusted}
          unknown={unknown}
          texts={texts}
        />
        {node.method !== undefined && !emptyBatch && (
          <CallParameters
            parameters={node.method.parameters}
            context={context}
          />
        )}
        {hasData && (
          <RawData
            data={node.data}
            signature={node.method?.signature}
            texts={texts}
          />
        )}
      </div>
      {children.length > 0 && (
        <ol className="sr-calls-list" aria-label={texts.calls(children.length)}>
          {children.map(({ child, path: childPath }) => (
            <CallNodeView
              key={childPath}
              node={child}
              path={childPath}
              context={context}
            />
          ))}
        </ol>
      )}
    </li>
  )
}
