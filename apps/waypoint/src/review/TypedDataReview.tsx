import { Address, Card } from '@strongroom/ui-kit'
import { Fragment } from 'react'
import { hashStruct, hashTypedData, isAddress } from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'
import { definition } from './definition.ts'
import { HashLine } from './HashLine.tsx'
import { hashDomainOf } from './hashDomainOf.ts'
import { TypedDataFields } from './TypedDataFields.tsx'

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
