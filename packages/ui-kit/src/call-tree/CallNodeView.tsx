'use client'

import type { Description } from '@strongroom/react-hooks/clear-signing'
import { memo, useRef, useState } from 'react'
import { Address } from '../address/Address.tsx'
import { Tag } from '../badge/Tag.tsx'
import { StepButton } from '../button/StepButton.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, chevronRight, shield, warning } from '../icon/paths.ts'
import { Notice } from '../notice/Notice.tsx'
import { CallSentence } from '../review/CallSentence.tsx'
import { DescriptionClaim } from '../review/DescriptionClaim.tsx'
import type { IndexedFacts } from '../review/indexFindings.ts'
import { summarizeNode } from '../review/summarizeNode.ts'
import { cleanText } from '../text/cleanText.ts'
import { type KnownToken, provenToken } from '../token/provenToken.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import type { CallParameter } from './CallTreeNode.ts'
import type { CallTreeLabels } from './callTreeLabels.ts'
import { HexBlock } from './HexBlock.tsx'
import type { CallLayout } from './layoutCalls.ts'
import { ParameterValue } from './ParameterValue.tsx'

interface RawDataProps {
  data: string
  signature: string | undefined
  texts: CallTreeLabels
}

/** The bytes of a call behind a toggle. */
function RawData({ data, signature, texts }: RawDataProps) {
  const bytes = Math.ceil((data.length - 2) / 2)
  return (
    <details className="sr-raw">
      <summary className="sr-raw-summary">
        <Glyph path={chevronRight} className="sr-raw-chevron" />
        {texts.raw}
        <span className="sr-raw-size">{texts.bytes(bytes)}</span>
      </summary>
      <div className="sr-raw-body">
        {signature !== undefined && (
          <p className="sr-wrap" dir="ltr">
            {cleanText(signature, 500).text}
          </p>
        )}
        <div className="sr-raw-data">
          <HexBlock hex={data} />
          <CopyButton value={data} label={texts.copyData} />
        </div>
      </div>
    </details>
  )
}

interface CallParametersProps {
  parameters: readonly CallParameter[]
  context: CallContext
  /** The token whose units the last argument counts. */
  token?: { symbol: string; decimals: number } | undefined
}

/** The arguments of a call with their names and types. */
function CallParameters({ parameters, context, token }: CallParametersProps) {
  if (parameters.length === 0) {
    return <p className="sr-advice">{context.texts.noParameters}</p>
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
                <>
                  <TokenAmount value={parameter.value} {...token} />{' '}
                </>
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

interface CallNoticesProps {
  call: CallLayout
  texts: CallTreeLabels
}

/** Notices about one call, worst first. */
function CallNotices({ call, texts }: CallNoticesProps) {
  const { node, delegated, unknown, tooDeep } = call
  return (
    <>
      {delegated === 'untrusted' && (
        <Notice tone="danger">{texts.delegateCallRisk}</Notice>
      )}
      {unknown && <Notice tone="danger">{texts.unknownRisk}</Notice>}
      {tooDeep && <Notice tone="danger">{texts.tooDeep}</Notice>}
      {node.unusual === true && <Notice tone="warning">{texts.unusual}</Notice>}
      {node.zeroMeansSelf === true && (
        <Notice tone="warning">{texts.zeroMeansSelf}</Notice>
      )}
    </>
  )
}

export interface CallContext {
  chainPrefix: string | undefined
  names: Readonly<Record<string, string>>
  nativeCurrency: { symbol: string; decimals: number }
  /** By lower-case address. */
  tokens?: Readonly<Record<string, KnownToken | undefined>> | undefined
  explorerUrl: ((address: string) => string | undefined) | undefined
  descriptions?: readonly Description[] | undefined
  texts: CallTreeLabels
}

interface TreeContext extends CallContext {
  findings: IndexedFacts
  /** Shows the calls inside a call from one of them on. */
  onStart: (path: string, start: number) => void
  /** Most calls shown at once. */
  step: number
  /** Shows equal calls one by one. */
  onUnfold: (path: string) => void
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

/** The place of a description as the tree counts: `1`, `1.2`. */
const placeOf = (path: readonly number[]) =>
  ['1', ...path.map((at) => at + 1)].join('.')

export interface CallNodeViewProps {
  call: CallLayout
  context: TreeContext
}

/** Target, parameters and bytes of a call. */
function CallDetails({ call, context }: CallNodeViewProps) {
  const { texts, names } = context
  const { method, to, data } = call.node
  return (
    <div className="sr-call-body">
      <Address
        address={to}
        name={names[to.toLowerCase()]}
        shortName={context.chainPrefix}
        variant="full"
        explorerUrl={context.explorerUrl?.(to)}
      />
      {method && !isPacked(call) && (
        <CallParameters
          // Calls from other sources than the decoder may lack them.
          parameters={method.parameters ?? []}
          context={context}
          token={tokenOf(call.node, context)}
        />
      )}
      {call.hasData && (
        <RawData data={data} signature={method?.signature} texts={texts} />
      )}
    </div>
  )
}

/**
 * A batch has its calls instead of the bytes they are packed in, which the raw
 * data shows.
 */
const isPacked = ({ node: { children, method } }: CallLayout) =>
  children.length > 0 &&
  (method?.parameters ?? []).length < 2 &&
  (method?.parameters ?? []).every(({ type }) => type === 'bytes')

/** Whether a call without others inside reads as it did. */
function isSame(before: CallNodeViewProps, after: CallNodeViewProps) {
  const { children, hidden: _, shown: __, ...facts } = before.call
  return (
    before.context === after.context &&
    children.length + after.call.node.children.length === 0 &&
    Object.entries(facts).every(
      ([name, value]) => after.call[name as keyof CallLayout] === value,
    )
  )
}

/** One call and those inside it. */
export const CallNodeView = memo(CallRow, isSame)

function CallRow({ call, context }: CallNodeViewProps) {
  const { texts, names, tokens, nativeCurrency, findings } = context
  const { node, path, delegated, unknown, children, repeats, hidden, shown } =
    call
  const { value, contract } = node
  const list = useRef<HTMLOListElement>(null)
  const isAlone = path === '1' && node.children.length === 0
  const [isOpen, setIsOpen] = useState(isAlone)
  const trusted = delegated === 'trusted'
  const isBatch = isPacked(call) && delegated !== 'untrusted'
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
        {unknown && <Glyph path={warning} className="sr-call-alarm" />}
        <span className="sr-call-method">
          {repeats > 1 && `${texts.times(repeats)} `}
          {isBatch ? (
            texts.batch(node.children.length)
          ) : (
            <CallSentence
              summary={summarizeNode(node, path, findings)}
              {...{ names, tokens, nativeCurrency }}
            />
          )}
        </span>
        {delegated && (
          <Tag
            tone={trusted ? 'warning' : 'danger'}
            path={trusted ? shield : alert}
          >
            {trusted
              ? texts.trustedDelegateCall(
                  /^multiSend/i.test(contract?.name ?? ''),
                )
              : texts.delegateCall}
          </Tag>
        )}
        {unknown && (
          <Tag tone="danger" path={warning}>
            {texts.unknown}
          </Tag>
        )}
        {node.approved && <Tag>{texts.approved}</Tag>}
        {node.method?.fromAbi && <Tag tone="warning">{texts.fromAbi}</Tag>}
        {contract && (
          <Tag>
            {cleanText(`${contract.name} ${contract.version}`, 64).text}
          </Tag>
        )}
        {isBatch && value > 0n && (
          <TokenAmount value={value} {...nativeCurrency} sign="-" />
        )}
        {repeats > 1 && (
          <button
            type="button"
            className="sr-button"
            data-variant="ghost"
            data-size="small"
            onClick={() => context.onUnfold(path)}
          >
            {texts.showEach}
          </button>
        )}
      </div>
      <CallNotices call={call} texts={texts} />
      <details
        className="sr-raw"
        open={isAlone}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="sr-raw-summary">
          <Glyph path={chevronRight} className="sr-raw-chevron" />
          {texts.details}
        </summary>
        {/* Hundreds of calls show in time only without their parameters. */}
        {isOpen && <CallDetails call={call} context={context} />}
      </details>
      {context.descriptions
        ?.filter((one) => placeOf(one.path) === path)
        .map((description) => (
          <DescriptionClaim
            key={path}
            description={description}
            names={names}
            chainPrefix={context.chainPrefix}
            explorerUrl={context.explorerUrl}
          />
        ))}
      {children.length > 0 && (
        <ol
          ref={list}
          className="sr-calls-list"
          aria-label={texts.calls(node.children.length)}
          tabIndex={hidden.calls > 0 ? -1 : undefined}
        >
          {children.map((child) => (
            <CallNodeView key={child.path} call={child} context={context} />
          ))}
        </ol>
      )}
      {hidden.calls > 0 && (
        <p className="sr-call-more">
          {shown.from > 0 && (
            <StepButton
              list={list}
              onStep={() =>
                context.onStart(path, Math.max(0, shown.from - context.step))
              }
            >
              {texts.previous}
            </StepButton>
          )}
          {shown.to < node.children.length && (
            <StepButton
              list={list}
              onStep={() => context.onStart(path, shown.to)}
            >
              {texts.more(shown.left)}
            </StepButton>
          )}
          {hidden.risky > 0 && (
            <Tag tone="danger" path={alert}>
              {texts.moreRisky(hidden.risky)}
            </Tag>
          )}
          {shown.risky !== undefined && (
            <StepButton
              list={list}
              onStep={() => context.onStart(path, shown.risky ?? 0)}
            >
              {texts.nextRisky}
            </StepButton>
          )}
        </p>
      )}
    </li>
  )
}
