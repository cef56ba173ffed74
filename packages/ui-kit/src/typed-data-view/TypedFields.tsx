import type { CallContext } from '../call-tree/CallNodeView.tsx'
import { defaultCallTreeLabels } from '../call-tree/callTreeLabels.ts'
import { ParameterValue } from '../call-tree/ParameterValue.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { MessageView } from '../message-view/MessageView.tsx'
import { markInvisible } from '../message-view/markInvisible.ts'
import { cleanText } from '../text/cleanText.ts'
import { textOf } from '../text/textOf.ts'
import type { TypedNode } from './layoutTypedData.ts'
import type { TypedDataLabels } from './typedDataLabels.ts'

export interface TypedContext {
  chainPrefix: string | undefined
  names: Readonly<Record<string, string>>
  texts: TypedDataLabels
}

/** Values under their names and types, to any depth. */
export function TypedFields({
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
