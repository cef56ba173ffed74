import { cleanText } from '../text/cleanText.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import type { CallContext } from './CallNodeView.tsx'
import type { CallParameter } from './CallTreeNode.ts'
import { ParameterValue } from './ParameterValue.tsx'

export interface CallParametersProps {
  parameters: readonly CallParameter[]
  context: CallContext
  /** The token whose units the last argument counts. */
  token?: { symbol: string; decimals: number } | undefined
}

/** The arguments of a call with their names and types. */
export function CallParameters({
  parameters,
  context,
  token,
}: CallParametersProps) {
  if (parameters.length === 0) {
    return <p className="sr-call-none">{context.texts.noParameters}</p>
  }
  const keyed = parameters.map((parameter, index) => ({
    key: `${index} ${parameter.name}`,
    parameter,
    index,
  }))
  return (
    <dl className="sr-call-parameters">
      {keyed.map(({ key, parameter, index }) => (
        <div key={key} className="sr-call-parameter">
          <dt>
            <span className="sr-call-parameter-name">
              {cleanText(parameter.name || `[${index}]`, 64).text}
            </span>
            <span className="sr-call-parameter-type" dir="ltr">
              {cleanText(parameter.type, 64).text}
            </span>
          </dt>
          <dd>
            {token &&
              index === parameters.length - 1 &&
              typeof parameter.value === 'bigint' && (
                <TokenAmount value={parameter.value} {...token} />
              )}
            <ParameterValue
              type={parameter.type}
              value={parameter.value}
              context={context}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
