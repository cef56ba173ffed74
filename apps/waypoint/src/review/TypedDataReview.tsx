import { Card, DescriptionList } from '@strongroom/ui-kit'
import { hashStruct, hashTypedData } from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'
import { definition } from './definition.ts'
import { HashLine } from './HashLine.tsx'
import { hashDomainOf } from './hashDomainOf.ts'
import { TypedDataFields } from './TypedDataFields.tsx'

/** Typed data: only what its types cover, since only that is signed. */
export function TypedDataReview({
  typedData,
  chainId,
}: {
  typedData: TypedData
  chainId: number
}) {
  const { types, domain, primaryType, message } = typedData
  const domainItems = Object.entries(domain)
    .filter(([name]) => name !== 'chainId')
    .map(([term, value]) => ({ term, value: <code>{String(value)}</code> }))
  return (
    <>
      <Card title="For">
        <DescriptionList
          items={[{ term: 'Chain', value: String(chainId) }, ...domainItems]}
        />
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
