import { Address, Card } from '@strongroom/ui-kit'
import { Fragment } from 'react'
import {
  getTypesForEIP712Domain,
  type Hex,
  hashDomain,
  hashStruct,
  hashTypedData,
  isAddress,
} from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'
import { definition } from './definition.ts'
import { HashLine } from './HashLine.tsx'

/** Hash of the domain, by its declared type or by the fields it has. */
function hashDomainOf({ domain, types }: TypedData): Hex {
  const derived = getTypesForEIP712Domain({ domain: domain as never })
  return hashDomain({
    domain: domain as never,
    types: { EIP712Domain: derived, ...types } as never,
  })
}

const array = /^(.*)\[\d*\]$/

/** Renders a value by its type, nested structures and lists included. */
function TypedDataFields({
  types,
  type,
  value,
}: {
  types: TypedData['types']
  type: string
  value: unknown
}) {
  const [, item] = array.exec(type) ?? []
  if (item !== undefined)
    return (
      <ol className="typed-list">
        {(Array.isArray(value) ? value : []).map((entry, index) => (
          <li key={index}>
            <TypedDataFields types={types} type={item} value={entry} />
          </li>
        ))}
      </ol>
    )
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (fields === undefined) return <TypedValue type={type} value={value} />
  const record = (value ?? {}) as Record<string, unknown>
  return (
    <dl className="typed-fields">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            {field.name} <span className="quiet">{field.type}</span>
          </dt>
          <dd>
            <TypedDataFields
              types={types}
              type={field.type}
              value={record[field.name]}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TypedValue({ type, value }: { type: string; value: unknown }) {
  if (type === 'address' && typeof value === 'string' && isAddress(value))
    return <Address address={value} variant="full" copy={false} />
  return <code className="typed-value">{String(value)}</code>
}

/** Typed data: only what its types cover, since only that is signed. */
export function TypedDataReview({
  typedData,
  chainId,
  chainName,
}: {
  typedData: TypedData
  chainId: number
  chainName: string
}) {
  const { types, domain, primaryType, message } = typedData
  const names = Object.keys(domain).filter((name) => name !== 'chainId')
  return (
    <>
      <Card title="For">
        <dl className="domain">
          <dt>Chain</dt>
          <dd>
            {chainName} ({chainId})
          </dd>
          {names.map((name) => (
            <Fragment key={name}>
              <dt>{domainTerms.get(name) ?? name}</dt>
              <dd>
                <DomainValue value={domain[name]} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </Card>
      <Card title={primaryType}>
        <TypedDataFields types={types} type={primaryType} value={message} />
      </Card>
      <HashLine
        label="Hash (EIP-712)"
        hash={hashTypedData(definition(typedData))}
      />
      <details className="more-hashes">
        <summary>Domain and message hash</summary>
        <HashLine label="Domain hash" hash={hashDomainOf(typedData)} />
        <HashLine
          label="Message hash"
          hash={hashStruct({ data: message, primaryType, types } as never)}
        />
      </details>
    </>
  )
}

const domainTerms = new Map([
  ['name', 'Name'],
  ['version', 'Version'],
  ['verifyingContract', 'Contract'],
  ['salt', 'Salt'],
])

function DomainValue({ value }: { value: unknown }) {
  if (typeof value === 'string' && isAddress(value))
    return <Address address={value} variant="full" copy={false} />
  return <span className="typed-value">{String(value)}</span>
}
